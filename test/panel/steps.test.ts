// The steps of a board in the panel: drawn, told and gone through, with nothing but the keyboard, and in a narrow panel.
import assert from 'node:assert/strict';
import { eventually } from './board';
import { StepPage } from './stepPage';

/** Rated 7.2 by Sudoku Explainer. */
const CHAINED = '7..9.8.....9.7..............2...6.1..3....5675..8....28.23....6.7...52.1.5..8.7..';
/** Rated 8.9. */
const DYNAMIC = '....1.3...2.894.6....3.6...31.2.98...541.82...........1.......368.....514.....6.8';
/** Rated 1.2: singles only. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

describe('the steps of a board', function () {
  this.timeout(120_000);
  let page: StepPage;

  before(async () => {
    page = await StepPage.open();
  });

  after(() => page.close());

  afterEach(() => {
    assert.deepEqual(page.errors, []);
  });

  async function waitForTold(...expected: readonly string[]): Promise<void> {
    await eventually(async () => {
      assert.deepEqual(await page.told(), expected);
    });
  }

  it('are told in three stages, and no more than asked for', async () => {
    await page.show(CHAINED);
    const next = page.button('Next Step');
    await next.click();
    await waitForTold('Step 1 of 64', 'Look at box 3.');
    assert.equal(await page.page.locator('.in-look').count(), 9);
    assert.equal(await page.page.locator('.marks > [class^=is-]').count(), 0);
    assert.equal(await page.button('Apply Step').getAttribute('aria-disabled'), 'true');
    await next.click();
    const place = 'Step 1 of 64 · 1.2 · Hidden single in a box';
    const pattern = 'Hidden single in a box: box 3 has only one place left for 7.';
    await waitForTold(place, pattern);
    assert.deepEqual(await page.marked('placed'), []);
    await next.click();
    await waitForTold(place, pattern, 'r3c8 is 7.');
    assert.deepEqual(await page.marked('placed'), ['25 7']);
    assert.equal(await page.button('Apply Step').getAttribute('aria-disabled'), 'false');
    await next.click();
    await eventually(async () => {
      assert.equal((await page.told())[0], 'Step 2 of 64');
    });
    await page.button('Hide Steps').click();
    await waitForTold();
    assert.equal(await page.page.locator('.solved, .in-look, .marks').count(), 0);
  });

  it('can be gone through with the keyboard alone, all the way forward and back', async () => {
    const { keyboard } = page.page;
    await page.show(EASY);
    const count = page.steps.length;
    const tabTo = async (name: string): Promise<void> => {
      for (let presses = 0; presses < 8; presses++) {
        await keyboard.press('Tab');
        if (await page.button(name).evaluate((button) => button === document.activeElement)) {
          return;
        }
      }
      throw new Error(`Tab does not reach "${name}"`);
    };
    const placeIs = (place: number): Promise<void> =>
      eventually(async () => {
        assert.match(
          (await page.told())[0] ?? '',
          new RegExp(`^Step ${String(place)} of ${String(count)}\\b`),
        );
      });
    await page.page.getByRole('gridcell').first().focus();
    await tabTo('Next Step');
    await keyboard.press('Enter');
    await placeIs(1);
    await tabTo('Forward');
    for (let place = 2; place <= count; place++) {
      await keyboard.press('Enter');
      await placeIs(place);
    }
    assert.equal(await page.button('Forward').getAttribute('aria-disabled'), 'true');
    assert.equal(await page.page.locator('.solved').count(), 50);
    assert.equal(await page.page.locator('.blank').count(), 1);
    await keyboard.press('Enter');
    await keyboard.press('Shift+Tab');
    for (let place = count - 1; place >= 1; place--) {
      await keyboard.press('Enter');
      await placeIs(place);
    }
    assert.equal(await page.button('Back').getAttribute('aria-disabled'), 'true');
    // What is hidden with the steps does not take the focus with it.
    await tabTo('Hide Steps');
    await keyboard.press(' ');
    await waitForTold();
    assert.ok(await page.button('Next Step').evaluate((button) => button === document.activeElement));
  });

  it('are drawn with the links of their chain, from candidate to candidate', async () => {
    await page.show(CHAINED);
    await page.goTo(page.steps.findIndex(({ technique }) => technique === 'forcingChain'));
    await page.page.locator('.link').first().waitFor();
    const links = await page.page.locator('.link').evaluateAll((all) =>
      all.map((link) => {
        const line = link.querySelector('path')!;
        const toScreen = line.getScreenCTM()!;
        const ends = [line.getPointAtLength(0), line.getPointAtLength(line.getTotalLength())];
        const told = [link.getAttribute('data-from') ?? '', link.getAttribute('data-to') ?? ''];
        // How far each end is from the middle of its candidate, in parts of the way to the next one.
        const gaps = told.map((at, index) => {
          const [cell = 0, digit = 1] = at.split(' ').map(Number);
          const marks = document.querySelectorAll('.cell')[cell]!.querySelectorAll('.marks > span');
          const [mark, ...others] = [marks[digit - 1]!, marks[0]!, marks[1]!].map((one) => {
            const box = one.getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          });
          const width = others[1]!.x - others[0]!.x;
          const { x, y } = new DOMPoint(ends[index]!.x, ends[index]!.y).matrixTransform(toScreen);
          return Math.hypot(mark!.x - x, mark!.y - y) / width;
        });
        return { gaps, told, name: link.getAttribute('class') };
      }),
    );
    // r3c1 is 3, not 2; r2c1 is 2; r2c8 is not 2, but 3; r1c8 is not 3; r1c3 is 3; r3c1 is not 3.
    assert.deepEqual(
      links.map(({ told, name }) => [...told, name]),
      [
        ['18 3', '18 2', 'link weak'],
        ['18 2', '9 2', 'link strong'],
        ['9 2', '16 2', 'link weak'],
        ['16 2', '16 3', 'link strong'],
        ['16 3', '7 3', 'link weak'],
        ['7 3', '2 3', 'link strong'],
        ['2 3', '18 3', 'link weak'],
      ],
    );
    for (const { gaps } of links) {
      assert.ok(
        gaps.every((gap) => gap > 0.3 && gap < 0.6),
        JSON.stringify(gaps),
      );
    }
    assert.deepEqual(await page.marked('assumedOn'), ['18 3']);
    assert.deepEqual(await page.marked('on'), ['2 3', '9 2', '16 3']);
    assert.deepEqual(
      await page.marked('off'),
      ['7 3', '16 2', '18 2', '18 3'].sort((a, b) => parseInt(a) - parseInt(b)),
    );
    assert.deepEqual(await page.marked('eliminated'), ['18 3']);
    const [whole, dashed] = await Promise.all(
      ['.strong', '.weak'].map((kind) =>
        page.page
          .locator(`${kind} .line`)
          .first()
          .evaluate((line) => getComputedStyle(line).strokeDasharray),
      ),
    );
    assert.equal(whole, 'none');
    assert.notEqual(dashed, 'none');
    assert.equal(await page.page.locator('svg.links').getAttribute('aria-hidden'), 'true');
    assert.equal(await page.page.locator('.grid > .row').count(), 9);
  });

  it('tell what is assumed from what follows, also where the system forces its colours', async () => {
    await page.page.emulateMedia({ forcedColors: 'active' });
    const looks = await Promise.all(
      ['.is-assumedOn', '.is-on'].map((part) =>
        page.page
          .locator(`.marks > ${part}`)
          .first()
          .evaluate((mark) => {
            const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(mark);
            return { outlineStyle, isTextColoured: outlineColor === backgroundColor };
          }),
      ),
    );
    await page.page.emulateMedia({ forcedColors: 'none' });
    assert.deepEqual(looks[0], { outlineStyle: 'solid', isTextColoured: true });
    assert.equal(looks[1]?.outlineStyle, 'none');
  });

  it('let presses through to the cells below the links', async () => {
    await page.page.getByRole('gridcell').nth(4).click();
    assert.equal(await page.page.getByRole('gridcell').nth(4).getAttribute('aria-selected'), 'true');
  });

  it('are drawn with one chain of several at a time', async () => {
    await page.show(DYNAMIC);
    const at = page.steps.findIndex(({ chains }) => chains.length === 3);
    await page.goTo(at);
    const chainIs = async (index: number): Promise<void> => {
      await page.page.getByText(`Chain ${String(index + 1)} of 3`, { exact: true }).waitFor();
      const links = page.step.chains[index]!.reduce((sum, { parents }) => sum + parents.length, 0);
      assert.equal(await page.page.locator('.link').count(), links);
    };
    await chainIs(0);
    assert.equal(await page.button('Previous chain').getAttribute('aria-disabled'), 'true');
    // However long what is told of each chain, their buttons stay under the pointer.
    const place = await page.button('Next chain').boundingBox();
    await page.button('Next chain').click();
    await chainIs(1);
    assert.deepEqual(await page.button('Next chain').boundingBox(), place);
    await page.button('Next chain').click();
    await chainIs(2);
    assert.equal(await page.button('Next chain').getAttribute('aria-disabled'), 'true');
    await page.button('Previous chain').click();
    await chainIs(1);
    await page.button('Back').click();
    await eventually(async () => {
      assert.match((await page.told())[0] ?? '', new RegExp(`^Step ${String(at)} of`));
    });
  });

  it('are all to be seen in 320 px, with nothing that runs out of the panel', async () => {
    await page.page.setViewportSize({ width: 320, height: 900 });
    await page.show(CHAINED);
    await page.goTo(page.steps.findIndex(({ technique }) => technique === 'forcingChain'));
    await page.page.locator('.link').first().waitFor();
    const { width, targets } = await page.page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      targets: Array.from(document.querySelectorAll('.cell, .button'), (target) => {
        const { width: wide, height, right } = target.getBoundingClientRect();
        return { wide, height, right };
      }).filter(({ wide }) => wide > 0),
    }));
    assert.ok(width <= 320, `${String(width)} px`);
    assert.ok(targets.length > 85);
    for (const { wide, height, right } of targets) {
      assert.ok(wide >= 24 && height >= 24 && right <= 320, JSON.stringify({ wide, height, right }));
    }
    await page.page.setViewportSize({ width: 700, height: 900 });
  });

  it('are not there for a board with several solutions: the button tells why', async () => {
    await page.show(`12${'.'.repeat(79)}`);
    const next = page.button('Next Step');
    assert.equal(await next.getAttribute('aria-disabled'), 'true');
    assert.equal(
      await next.getAttribute('title'),
      'The board has several solutions, so it has no rating and no next step: add givens first.',
    );
    await next.click({ force: true });
    await waitForTold();
  });
});
