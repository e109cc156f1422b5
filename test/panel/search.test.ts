// The search view in a browser: stepped by keys and buttons, scrubbed, played, saved.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { inRepository } from '../host/root';
import { eventually } from './board';
import { queens, SearchPage, sudoku } from './searchPage';

/** One visit of the 4-queens search, of those counted by hand; rows and columns from 1. */
interface Visit {
  readonly visit: number;
  readonly path: readonly number[];
  readonly promising: boolean;
  readonly solution: boolean;
  readonly attackedBy?: { readonly kind: string; readonly row: number };
}

const { walk4 } = JSON.parse(readFileSync(inRepository('test/core/queens/cases.json'), 'utf8')) as {
  readonly walk4: readonly Visit[];
};

/** A puzzle whose first solution takes 135,881 visits. */
const LONG = '87.1...26.523.6....64.72.89..8..........5....5..8..29..1.2..7....7..54..4.5.6...1';
const LONG_VISITS = 135_881;

function inWords({ path, promising, solution, attackedBy }: Visit): string {
  const place = `queen in row ${String(path.length)}, column ${String(path.at(-1))}`;
  if (path.length === 0) {
    return 'nothing is placed yet, promising';
  }
  if (attackedBy) {
    return `${place}, attacked by the queen in row ${String(attackedBy.row)} on the ${attackedBy.kind}`;
  }
  assert.ok(promising);
  return solution ? `${place}, a solution` : `${place}, promising`;
}

describe('the search view', function () {
  this.timeout(120_000);
  let search: SearchPage;

  before(async () => {
    search = await SearchPage.open();
  });

  after(() => search.close());

  afterEach(() => {
    assert.deepEqual(search.errors, []);
  });

  /** Checks all that is shown at a visit of the 4-queens search. */
  async function showsVisit(visit: Visit): Promise<void> {
    const { visit: number, path, promising, solution, attackedBy } = visit;
    const what = `visit ${String(number)}`;
    const pane = search.pane();
    const sentence = (await pane.sentence()) ?? '';
    assert.ok(sentence.startsWith(`Visit ${String(number)} of 27: `), `${what}: ${sentence}`);
    assert.ok(sentence.includes(inWords(visit)), `${sentence} has not: ${inWords(visit)}`);
    assert.equal(await pane.figure('visited'), String(number), what);
    assert.equal(await pane.figure('depth'), String(path.length), what);
    assert.equal(await pane.figure('path'), path.length === 0 ? 'nothing placed' : path.join(' '), what);
    const visited = walk4.slice(0, number);
    assert.equal(await pane.figure('promising'), String(visited.filter((one) => one.promising).length), what);
    assert.equal(await pane.figure('pruned'), String(visited.filter((one) => !one.promising).length), what);
    assert.equal(await pane.figure('solutions'), solution ? '1' : '0', what);
    assert.deepEqual(
      await pane.placed(),
      path.map((column, row) => 4 * row + column - 1),
      what,
    );
    const by = attackedBy && 4 * (attackedBy.row - 1) + (path[attackedBy.row - 1] ?? 0) - 1;
    assert.equal(await pane.attacker(), by ?? null, what);
    const nodes = await pane.nodes();
    assert.equal(nodes.size, 27, what);
    assert.match(nodes.get(number) ?? '', /\bcurrent\b/, what);
    assert.match(
      nodes.get(number) ?? '',
      solution ? /\bsolution\b/ : promising ? /\bpromising\b/ : /\bpruned\b/,
      what,
    );
    for (const later of walk4.slice(number)) {
      assert.match(nodes.get(later.visit) ?? '', /\bahead\b/, what);
    }
    const line = await pane.root.locator('.code [aria-current=step]').getAttribute('data-line');
    assert.equal(line, solution ? 'solution' : promising ? 'descend' : 'test', what);
  }

  it('steps through the 27 visits of 4 queens and back again', async () => {
    await search.show(queens(4));
    await search.shows(0);
    assert.equal(walk4.length, 27);
    assert.equal(await search.pane().sentence(), 'Before the first of 27 visits.');
    for (const visit of walk4) {
      await search.press('ArrowRight', visit.visit);
      await showsVisit(visit);
    }
    await search.page.keyboard.press('ArrowRight'); // There is no further one.
    assert.equal(
      await search.pane().root.locator('.end').textContent(),
      'The search stops at the first solution, after 27 visits.',
    );
    for (const visit of [...walk4].reverse()) {
      await search.shows(visit.visit);
      await showsVisit(visit);
      await search.page.keyboard.press('ArrowLeft');
    }
    await search.shows(0);
    assert.deepEqual(await search.pane().placed(), []);
    assert.equal(await search.pane().figure('visited'), '0');
  });

  it('tells the four countings', async () => {
    await search.show(queens(4));
    assert.deepEqual(await search.counts(), {
      'unpruned-first': '155 (by formula)',
      'unpruned-whole': '341 (by formula)',
      'backtracking-first': '27',
      'backtracking-whole': '61',
      'promising-first': '9',
      'promising-whole': '17',
    });
  });

  it('shows both searches side by side under one slider', async () => {
    await search.show(queens(4));
    await search.list('Search').selectOption('both');
    await search.pane('unpruned').root.waitFor();
    await search.shows(0);
    await search.page.locator('body').press('End');
    await search.shows(155);
    assert.equal(await search.pane('unpruned').figure('visited'), '155');
    assert.equal(await search.pane('backtracking').figure('visited'), '27');
    assert.deepEqual(await search.pane('unpruned').placed(), [1, 7, 8, 14]);
    assert.deepEqual(await search.pane('backtracking').placed(), [1, 7, 8, 14]);
    const slider = search.page.getByRole('slider');
    await slider.fill('20');
    await search.shows(20);
    assert.equal(await search.pane('unpruned').figure('visited'), '20');
    assert.equal(await search.pane('backtracking').figure('visited'), '20');
    assert.match(
      (await slider.getAttribute('aria-valuetext')) ?? '',
      /^No pruning: Visit 20 of 155: .* Backtracking: Visit 20 of 27: /,
    );
  });

  it('finds all solutions if it is to go on to the end', async () => {
    await search.show(queens(4));
    await search.list('Stop at').selectOption('all');
    await search.page.locator('.position', { hasText: '/ 61' }).waitFor();
    await search.page.locator('h1').click();
    await search.press('s', 27);
    await search.press('s', 39);
    assert.equal(await search.button('Next solution (S)').getAttribute('aria-disabled'), 'true');
    await search.press('End', 61);
    assert.equal(
      await search.pane().root.locator('.end').textContent(),
      'All 61 nodes are visited: there are 2 solutions.',
    );
    await search.press('Shift+S', 39);
    await search.press('Shift+S', 27);
  });

  it('goes to dead ends, and to either end', async () => {
    await search.show(queens(4));
    await search.shows(0);
    // The nodes (1 3) and (1 4 2) are expanded in vain: all that is known once the last child of each is visited.
    await search.press('d', 9);
    assert.match((await search.pane().sentence()) ?? '', /which leaves a dead end\.$/);
    await search.press('d', 16);
    await search.press('Shift+D', 9);
    await search.press('End', 27);
    await search.press('Home', 0);
    assert.equal(await search.button('Step back (Left Arrow)').getAttribute('aria-disabled'), 'true');
    await search.button('Next dead end (D)').click();
    await search.shows(9);
    await search.button('Step forward (Right Arrow)').click();
    await search.shows(10);
  });

  it('labels what is pruned with the nodes saved below it, and draws kinds of nodes in shapes of their own', async () => {
    await search.show(queens(4));
    await search.press('End', 27);
    const node = search.page.locator('.tree .node[data-visit="2"]');
    assert.equal(await node.locator('.label').textContent(), '20');
    assert.equal(await node.locator('title').textContent(), 'Visit 3, pruned: 20 nodes below it are saved');
    const shapes = await search.page
      .locator('.legend .node path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    assert.equal(new Set(shapes).size, 6);
  });

  it('plays only when told to, and stops when told to', async () => {
    await search.show(queens(4));
    await search.shows(0);
    await search.page.waitForTimeout(1_000);
    assert.equal(await search.pane().figure('visited'), '0');
    await search.list('Speed').selectOption('30');
    await search.page.locator('h1').click();
    await search.page.keyboard.press(' ');
    await search.shows(27);
    await search.button('Play (Space)').waitFor();
    await search.press('Home', 0);
    await search.list('Speed').selectOption('1');
    await search.button('Play (Space)').click();
    await search.button('Pause (Space)').click();
    const visited = await search.pane().figure('visited');
    await search.page.waitForTimeout(1_500);
    assert.equal(await search.pane().figure('visited'), visited);
  });

  it('announces each step as a sentence, and names the tree and the board', async () => {
    await search.show(queens(4));
    await search.press('ArrowRight', 1);
    await search.press('ArrowRight', 2);
    await search.press('ArrowRight', 3);
    const sentence = 'Visit 3 of 27: queen in row 2, column 1, attacked by the queen in row 1 on the column.';
    await search.page.locator('[role=status][aria-live=polite]', { hasText: sentence }).waitFor();
    const slider = search.page.getByRole('slider');
    assert.equal(await slider.getAttribute('aria-valuetext'), sentence);
    assert.deepEqual(
      await search.page
        .getByRole('img')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
      [
        'Search tree of 27 nodes, 27 of them drawn; depth 2, path 1 1',
        'Board of 4 rows and columns, queens on it: 2',
      ],
    );
  });

  it('shows what was taken back', async () => {
    await search.show(queens(4));
    await search.page.getByRole('slider').fill('19');
    await search.shows(19);
    assert.match(
      (await search.pane().sentence()) ?? '',
      /: back by 2 levels, queen in row 1, column 2, promising\.$/,
    );
    const ghosts = search.page.locator('.piece.taken-back');
    assert.deepEqual(
      await ghosts.evaluateAll((all) => all.map((one) => Number((one as SVGElement).dataset.cell))),
      [0, 7, 11],
    );
  });

  it('draws little of a long search, wherever it is scrubbed to', async () => {
    await search.show(sudoku(LONG));
    await search.press('End', LONG_VISITS);
    assert.equal(
      await search.pane().root.locator('.end').textContent(),
      'The search stops at the first solution, after 135,881 visits.',
    );
    const most = await search.page.evaluate(async (visits) => {
      const slider = document.querySelector<HTMLInputElement>('.slider');
      const tree = document.querySelector('.tree-drawing');
      let changes = 0;
      const observer = new MutationObserver((records) => (changes += records.length));
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const found = { nodes: 0, changes: 0, frames: 0 };
      for (let step = 0; step < 100 && slider && tree; step++) {
        changes = 0;
        slider.value = String(Math.floor((step * 1.618 * visits) % visits));
        slider.dispatchEvent(new Event('input'));
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
        found.nodes = Math.max(found.nodes, tree.querySelectorAll('.node').length);
        found.changes = Math.max(found.changes, changes);
        found.frames += changes > 0 ? 1 : 0;
      }
      return found;
    }, LONG_VISITS);
    assert.ok(most.frames > 50, `${String(most.frames)} moments were shown`);
    assert.ok(most.nodes > 10 && most.nodes <= 400, `${String(most.nodes)} nodes at once`);
    assert.ok(most.changes <= 5_000, `${String(most.changes)} changes at once`);
  });

  it('says where it stops, if the search is too long to be shown', async () => {
    await search.show(queens(12));
    await search.list('Search').selectOption('unpruned');
    await search.page.locator('.position', { hasText: '/ 1,500,000' }).waitFor();
    await search.page.locator('h1').click();
    await search.press('End', 1_500_000);
    assert.equal(
      await search.pane('unpruned').root.locator('.end').textContent(),
      'Only the first 1,500,000 visits are shown: the search goes on behind them.',
    );
    assert.equal((await search.counts())['unpruned-first'], '161,280,554,227 (by formula)');
  });

  it('steps at either end of the smallest searches, of full boards and of boards with attacks', async () => {
    for (const [problem, visits, end] of [
      [queens(1), 2, 'The search stops at the first solution, after 2 visits.'],
      [queens(2), 7, 'All 7 nodes are visited: there is no solution.'],
      [queens(3), 19, 'All 19 nodes are visited: there is no solution.'],
      [
        { type: 'queens', size: 4, queens: [1, 7, 8, 14] },
        1,
        'Only the root is visited: the board is a solution.',
      ],
      [{ type: 'queens', size: 4, queens: [0, 10] }, 1, 'Only the root is visited: there is no solution.'],
    ] as const) {
      await search.show(problem);
      await search.shows(0);
      await search.page.keyboard.press('ArrowLeft');
      await search.page.keyboard.press('ArrowRight');
      await search.press('ArrowRight', Math.min(visits, 2));
      await search.press('End', visits);
      assert.equal(await search.pane().root.locator('.end').textContent(), end);
      await search.page.keyboard.press('ArrowRight');
      await search.page.keyboard.press(' ');
      await search.press('Home', 0);
      await search.page.getByRole('slider').press('PageUp');
      await search.page.locator('main:not([data-visited="0"])').waitFor();
      await search.list('Search').selectOption('both');
      await search.pane('unpruned').root.waitFor();
    }
  });

  it('ignores messages that are none of its host, and shows the next that is', async () => {
    await search.show(queens(4));
    await search.press('End', 27);
    await search.page.evaluate(() => {
      const problem = { type: 'queens', size: 4, queens: [] as number[] };
      const source = { uri: null, board: 0, name: 'test', problem };
      for (const message of [
        null,
        'search',
        { type: 'search' },
        { type: 'search', source: { ...source, problem: { ...problem, size: 51 } }, translations: [] },
        { type: 'search', source: { ...source, problem: { ...problem, queens: [16] } }, translations: [] },
        { type: 'search', source, translations: [['one']] },
        { type: 'text', now: 'other' },
        { type: 'notice', text: 7 },
      ]) {
        window.postMessage(message, '*');
      }
    });
    await search.send({ type: 'notice', text: 'heard' });
    await search.page.locator('.notice', { hasText: 'heard' }).waitFor();
    assert.equal(await search.pane().figure('visited'), '27');
  });

  it('makes an SVG picture that stands by itself', async () => {
    await search.show(queens(4));
    await search.press('End', 27);
    await search.button('Save as SVG…').click();
    const picture = (await search.sent()).find((message) => message.type === 'save');
    assert.ok(picture?.type === 'save');
    assert.doesNotMatch(picture.svg, /var\(|class=|style=|<script|href/);
    await search.page.goto('about:blank');
    const facts = await search.page.evaluate(async (svg) => {
      const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      return {
        errors: parsed.querySelectorAll('parsererror').length,
        root: parsed.documentElement.namespaceURI,
        nodes: parsed.querySelectorAll('g[data-visit]').length,
        title: parsed.querySelector('title')?.textContent,
        width: image.naturalWidth,
      };
    }, picture.svg);
    assert.ok(facts.width > 300, `${String(facts.width)} pixels wide`);
    assert.deepEqual(
      { ...facts, width: 0 },
      {
        errors: 0,
        root: 'http://www.w3.org/2000/svg',
        nodes: 27,
        title: 'Visit 27 of 27: queen in row 4, column 3, a solution.',
        width: 0,
      },
    );
  });

  it('is moved and made larger and smaller', async () => {
    await search.show(queens(4));
    await search.press('ArrowRight', 1);
    const node = search.page.locator('.tree .node[data-visit="0"]');
    const box = async (): Promise<{ x: number; y: number; width: number; height: number }> => {
      await search.page.waitForTimeout(300); // It may glide.
      return (await node.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const before = await box();
    await search.button('Larger').click();
    const larger = await box();
    assert.ok(larger.width > 1.1 * before.width, `${String(larger.width)} after ${String(before.width)}`);
    await search.button('Smaller').click();
    const back = await box();
    assert.ok(Math.abs(back.x - before.x) < 1 && Math.abs(back.width - before.width) < 1);
    const tree = await search.page.locator('.tree-drawing').boundingBox();
    assert.ok(tree);
    const [x, y] = [tree.x + 200, tree.y + 200];
    await search.page.mouse.move(x, y);
    await search.page.mouse.down();
    await search.page.mouse.move(x + 30, y + 40, { steps: 3 });
    await search.page.mouse.up();
    const dragged = await box();
    assert.ok(Math.abs(dragged.x - back.x - 30) < 2 && Math.abs(dragged.y - back.y - 40) < 2);
    await search.page.keyboard.down('Control');
    await search.page.mouse.wheel(0, -100);
    await search.page.keyboard.up('Control');
    assert.ok((await box()).width > 1.1 * back.width);
  });

  it('leaves keys to lists, and those with Ctrl to VS Code', async () => {
    await search.show(queens(4));
    await search.shows(0);
    await search.list('Speed').focus();
    await search.page.keyboard.press('ArrowDown');
    await search.page.locator('h1').click();
    await search.page.keyboard.press('Control+ArrowRight');
    await search.press('ArrowRight', 1);
    assert.equal(await search.list('Speed').inputValue(), '5');
  });

  it('comes back to where it was', async () => {
    await search.show(queens(4));
    await search.list('Search').selectOption('both');
    await search.pane('unpruned').root.waitFor();
    await search.page.getByRole('slider').fill('12');
    await search.shows(12);
    await eventually(async () => {
      assert.deepEqual(await search.kept(), {
        source: { uri: null, board: 0, name: 'test', problem: queens(4) },
        choice: 'both',
        until: 'first',
        visited: 12,
        speed: 2,
      });
    });
    await search.show(queens(4), await search.kept());
    await search.shows(12);
    assert.equal(await search.pane('unpruned').figure('visited'), '12');
    // Of another puzzle it begins at the beginning.
    await search.show(queens(5), await search.kept());
    await search.shows(0);
  });

  it('tells that the board in the text has changed, and offers to search that', async () => {
    await search.show(queens(4));
    const again = search.button('Search the board as it is now');
    assert.equal(await again.isVisible(), false);
    await search.send({ type: 'text', now: 'changed' });
    await again.click();
    assert.deepEqual((await search.sent()).at(-1), { type: 'again' });
    await search.send({ type: 'text', now: 'gone' });
    await search.page.locator('.notice', { hasText: 'no longer in the text' }).first().waitFor();
    assert.equal(await again.isVisible(), false);
    await search.send({ type: 'text', now: 'same' });
    await search.page.locator('.notice.text').waitFor({ state: 'hidden' });
  });
});

describe('the search view with reduced motion', function () {
  this.timeout(60_000);

  for (const [preference, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    it(`${moves ? 'glides' : 'does not glide'} by the preference “${preference}”`, async () => {
      const search = await SearchPage.open(preference);
      try {
        await search.show(queens(4));
        await search.press('ArrowRight', 1);
        const durations = await search.page
          .locator('main, main *')
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).transitionDuration));
        assert.equal(
          durations.some((duration) => duration !== '0s'),
          moves,
        );
        await search.list('Speed').selectOption('30');
        await search.button('Play (Space)').click();
        await search.shows(27);
        assert.deepEqual(search.errors, []);
      } finally {
        await search.close();
      }
    });
  }
});
