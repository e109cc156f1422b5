// The document that explains a solution: exact for a small path, and safe whatever stands in the text.
import { equal, ok } from 'node:assert/strict';
import { version } from '../../../package.json';
import { pathOf } from '../../../src/core/logic';
import { applyStep, type LogicPath } from '../../../src/core/sudoku/logic/path';
import { positionOf } from '../../../src/core/sudoku/logic/position';
import { scan } from '../../../src/core/text/scan';
import { boardTextAt } from '../../../src/core/text/steps/boardText';
import { DIGITS } from '../../../src/core/text/symbols';
import { explanationText, type Explained } from '../../../src/words/explanation';

const LINE = '534678912672195348198342567859761423426853791713924856961537284287419635345286...';

/** The only board of a text with its path. */
function explained(text: string): Explained {
  const [board] = scan(text);
  ok(board?.kind === 'sudoku');
  const path = pathOf({ cells: board.cells }, { isNamed: true });
  const position = positionOf(board.cells);
  const grids = [boardTextAt(text, board, position)];
  for (const step of path.steps) {
    applyStep(position, step);
    grids.push(boardTextAt(text, board, position));
  }
  return { title: undefined, symbols: board.symbols, isBegun: false, path, grids };
}

/** Without any step. */
const EMPTY: LogicPath = {
  steps: [],
  rating: { er: 0, ep: 0, ed: 0 },
  end: 'stuck',
  tried: ['hiddenSingle', 'nakedPair'],
  nodes: 0,
};

function explainedAs(change: Partial<Explained>): string {
  return explanationText({
    title: undefined,
    symbols: DIGITS,
    isBegun: false,
    path: EMPTY,
    grids: ['53..'],
    ...change,
  });
}

describe('the explanation of a solution', () => {
  it('has one heading a step, with its sentences and the board behind it', () => {
    equal(
      explanationText(explained(`${LINE}\n`)),
      `# Sudoku

ED=1.0/1.0/1.0 (SE 1.2.1, Backtrack ${version}): 3 steps, the hardest of them: Full house.

\`\`\`text
534678912672195348198342567859761423426853791713924856961537284287419635345286...
\`\`\`

## 1. Full house (1.0)

Full house: column 7 has one blank left, r9c7. r9c7 is 1.

\`\`\`text
5346789126721953481983425678597614234268537917139248569615372842874196353452861..
\`\`\`

## 2. Full house (1.0)

Full house: column 8 has one blank left, r9c8. r9c8 is 7.

\`\`\`text
53467891267219534819834256785976142342685379171392485696153728428741963534528617.
\`\`\`

## 3. Full house (1.0)

Full house: box 9 has one blank left, r9c9. r9c9 is 9.

\`\`\`text
534678912672195348198342567859761423426853791713924856961537284287419635345286179
\`\`\`

The board is solved.
`,
    );
  });

  it('tells chains in paragraphs of their own', () => {
    const puzzle = '.59..2.........19.6...7......5..3....28.......9..1.3...165.873..8..315.....7....2';
    const blocks = explanationText(explained(`${puzzle}\n`)).split('\n\n');
    const chain = blocks.findIndex((block) => /^## .*chain.* \([67]\.\d\)$/.test(block));
    ok(chain > 0);
    ok(blocks[chain + 1]!.endsWith('.') && blocks[chain + 2]!.startsWith('If '), blocks[chain + 2]);
    ok(blocks[chain + 3]!.startsWith('```text\n'));
  });

  it('says what became of a board that is not solved', () => {
    equal(
      explainedAs({}).split('\n\n').at(-1),
      'No step was found. What was looked for: hidden singles, naked pairs.\n',
    );
    equal(
      explainedAs({ path: { ...EMPTY, end: 'stopped', nodes: 1234 } })
        .split('\n\n')
        .at(-1),
      'Stopped at the limit, after 1,234 statements of chains: no step was found so far.\n',
    );
  });

  it('says where it begins', () => {
    ok(
      explainedAs({ isBegun: true }).includes(
        'The steps and the rating begin with the values and candidates of the text.',
      ),
    );
    ok(!explainedAs({}).includes('begin with'));
  });

  it('shows titles as they are written, whatever they hold', () => {
    const heading = (title: string): string => explainedAs({ title }).split('\n')[0]!;
    equal(heading('Grid 01 (hard)'), '# Grid 01 (hard)');
    equal(
      heading('[a](http://b) <img src=x> `c` *d* _e_ #1 & ~~f~~ | $g$ h@i.j \\'),
      '# \\[a\\](http\\://b) \\<img src=x\\> \\`c\\` \\*d\\* \\_e\\_ \\#1 \\& \\~\\~f\\~\\~ \\| \\$g\\$ h\\@i.j \\\\',
    );
    equal(heading('see www.a.b\n# two'), '# see www\\.a.b \\# two');
  });

  it('has fences longer than any within the board', () => {
    const text = explainedAs({ grids: ['53.. ````\n```'] });
    ok(text.includes('\n`````text\n53.. ````\n```\n`````\n'), text);
  });

  it('is translated sentence by sentence', () => {
    const { grids, ...others } = explained(`${LINE}\n`);
    const text = explanationText({ ...others, grids }, (template) => template.toUpperCase());
    ok(text.startsWith('# SUDOKU\n') && text.includes('THE BOARD IS SOLVED.'), text);
  });
});
