// The texts that the fuzzer tries: real ones with something changed, boards next to one another, and garbage.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '../core/sudoku/boards';

/** What means something to some reader, and what should not. */
const NASTY = Array.from(
  '0123456789.-_*?xXABGPQqYabg|+=:\'"`[](){}<>/\\#%@$,; \t\n\r│─┼═║┃５．·①…\ufeff\u00a0\u200b\u202e\u2028\u0000\ud83d\udc51\ud800Zé',
);
const PIECES = [
  ...NASTY,
  ...[
    '\n\n',
    '\r\n',
    '---------',
    '+---+---+---+',
    '[[',
    ']]',
    '/*',
    '*/',
    '//',
    '# ',
    '[Puzzle]',
    '[State]',
  ],
  ...[
    '[PencilMarks]',
    '::',
    ':0000:x:',
    'puzzle,solution',
    'Solution:',
    'Grid 01',
    'data="',
    'ED=7.2/1.2/1.2',
  ],
  ...[
    '# N-Queens',
    '```queens',
    '9663',
    'Solution 1:',
    '..Q.',
    '. Q . .',
    '0 0 1 0',
    '| Q |   |',
    'a b c d',
    '1 2 3 4',
  ],
  ...['\u265b', '\u2b1c', '\u25a1\ufe0e', 'a8 e7', '(1,2)', '[1,3,0,2]', 'Q7/4Q3', '".Q..",', 'x Q x x'],
  ...['123', '12 345', '{69}', '16', '25', '-1', 'null', 'None', '5.3E+80', '......... ', '. '.repeat(9)],
];

const FOLDERS = ['examples', 'test/specs', 'test/fuzz/crashes', 'docs'];
/** Longer files are cut, so that many inputs are tried in little time. */
const LONGEST = 1_500;

/** The repository's own files with boards, and each example of its pages by itself. */
export function seedTexts(): readonly string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:md|txt|sudoku|sdk|sdm|java|py|csv)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
  const examples = files.flatMap((text) => text.split(/^(?:~~~|```\w*)$/m));
  return [...files, ...examples].map((text) => text.slice(0, LONGEST)).filter((text) => text.trim() !== '');
}

/** The input with this number, from 0 on: the same for the same seed and the same files. */
export function inputOf(seeds: readonly string[], seed: number, number: number): string {
  const random = randomFrom((seed + Math.imul(number, 0x9e3779b1)) | 0);
  const upTo = (limit: number): number => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length)]!;
  if (random() < 0.1) {
    return Array.from({ length: upTo(300) }, () => pick(PIECES)).join('');
  }
  let text = pick(seeds);
  for (let left = 1 + upTo(6); left > 0; left--) {
    text = mutated(text, upTo, pick, seeds);
  }
  return text.slice(0, 2 * LONGEST);
}

/** A text with one thing changed. */
function mutated(
  text: string,
  upTo: (limit: number) => number,
  pick: <Item>(items: readonly Item[]) => Item,
  seeds: readonly string[],
): string {
  const at = upTo(text.length + 1);
  const lines = text.split('\n');
  const line = upTo(lines.length);
  switch (upTo(10)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1 + upTo(12));
    case 1:
      return text.slice(0, at) + pick(PIECES) + text.slice(at);
    case 2:
      return text.slice(0, at) + pick(NASTY) + text.slice(at + 1);
    case 3:
      return [...lines.slice(0, line), ...lines.slice(line + 1)].join('\n');
    case 4:
      return [...lines.slice(0, line), lines[upTo(lines.length)]!, ...lines.slice(line)].join('\n');
    case 5:
      return text.replaceAll('\n', pick(['\r\n', '\r', '\n\n', '\u2028']));
    case 6:
      return lines.map((one) => pick([' ', '// ', '> ', '\t', '* ']) + one).join('\n');
    case 7:
      return text.replaceAll(
        pick(['.', '0', ' ', '|', ',', '5']),
        pick(['.', '0', '*', '-', '', ' ', 'x', ';']),
      );
    case 8:
      return text.slice(0, at) + pick(['\n', '\n\n', ' ']) + pick(seeds);
    default:
      return text.slice(at);
  }
}
