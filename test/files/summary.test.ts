// The summary of a check: what it lists, and that names cannot change how it reads.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { FileCounts } from '../../src/files/fileCounts';
import { summaryOf } from '../../src/files/summary';
import { checkingPuzzleFiles } from '../../src/words/checkingFiles';
import { textOf } from '../../src/words/sentence';

function countsOf(lines: Readonly<Record<number, Parameters<FileCounts['add']>[0]>>): FileCounts {
  const counts = new FileCounts();
  for (const [line, kind] of Object.entries(lines)) {
    counts.add(kind, Number(line));
  }
  return counts;
}

describe('the summary of a check', () => {
  it('has a row for each file with puzzles, the lines to look at, and what was not read', () => {
    const many = new FileCounts();
    for (let line = 1; line <= 60; line++) {
      many.add('many', line);
    }
    const files = [
      { name: 'good.sdm', counts: countsOf({ 1: 'unique', 2: 'unique' }) },
      { name: 'a|b_c.txt', counts: countsOf({ 3: 'unique', 4: 'none', 9: 'none' }) },
      { name: 'many.txt', counts: many },
      { name: 'words.txt', counts: new FileCounts() },
      { name: 'huge.txt', counts: new FileCounts(), problem: checkingPuzzleFiles.tooLarge(100) },
    ];
    const total = new FileCounts();
    for (const { counts } of files) {
      total.addAll(counts);
    }
    const lines = Array.from({ length: 50 }, (_, index) => index + 1).join(', ');
    assert.equal(
      summaryOf({ files, total, wasStopped: false, seconds: 0.5, notes: [] }, (sentence) => textOf(sentence)),
      `# Puzzle files

5 files, 65 puzzles: 3 with one solution, 60 with several, 2 without a solution. 0.5 seconds, 130 puzzles a second.

Not checked:

- huge.txt: larger than 100 MB, which is as much as can be read here

| file | puzzles | one solution | several | none |
| --- | ---: | ---: | ---: | ---: |
| good.sdm | 2 | 2 | 0 | 0 |
| a\\|b\\_c.txt | 3 | 1 | 0 | 2 |
| many.txt | 60 | 0 | 60 | 0 |
| all | 65 | 3 | 60 | 2 |

## a\\|b\\_c.txt

- No solution: lines 4, 9

## many.txt

- Several solutions: lines ${lines} and 10 more

No puzzle is in these files:

- words.txt
`,
    );
  });
});
