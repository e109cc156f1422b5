// Where a board begins for the eye.
import { equal } from 'node:assert/strict';
import { topOfBoard } from '../../../src/core/text/frame';
import { scan } from '../../../src/core/text/scan';

const ROWS = '| 5 3 . | . 7 . | . . . |\n'.repeat(9);
const RULE = '+-------+-------+-------+\n';

function top(text: string): string {
  return text.slice(topOfBoard(text, scan(text)[0]!)).split(/\r?\n/)[0]!;
}

describe('topOfBoard', () => {
  it('is the rule above the first row of a drawn grid', () => {
    equal(top(`words\n${RULE}${ROWS}`), RULE.trim());
    equal(top(`words\n${RULE}${ROWS}`.replaceAll('\n', '\r\n')), RULE.trim());
    equal(top(`// ${RULE}${ROWS.replaceAll('|  5', '// | 5')}`), `// ${RULE.trim()}`);
  });

  it('is the first row where there is no rule, or the text starts with it', () => {
    equal(top(`words\n${ROWS}`), '| 5 3 . | . 7 . | . . . |');
    equal(top(ROWS), '| 5 3 . | . 7 . | . . . |');
    equal(top(`---\n${'53..7....\n'.repeat(9)}`), '53..7....');
  });
});
