// Puzzles with other rules than those of Sudoku, told from it so that they are not checked by the wrong ones: killer
// (`3x3::k:2304;…`, or sums and `< ^ v >` towards the next cell of a cage), jigsaw (81 cells, then 81 letters that name
// their boxes), samurai and others in KSudoku's files.
import type { FoundBoard, Span, Variant } from '../../board';
import { housesOfShape, NINE_BY_NINE } from '../../sudoku/shape';
import { cellValue } from '../characters';
import { flawedBoard } from '../rows/row';
import { hasCode, kindOf, runsOf } from '../rows/runs';

const CELLS = 81;
/** Characters of a line's beginning, from its first one that is no space, in which a variant tells its name. */
const HEAD = 200;
/** Signs towards another cell that a killer Sudoku has at least; most have 50. */
const FEWEST_SIGNS = 20;

const LESS = 0x3c;
const GREATER = 0x3e;
const CELL_OR_LETTER = kindOf(isCellOrLetter);
/** Sums in digits and letters, blanks, and signs. */
const KILLER = kindOf((code) => isSign(code) || isCellOrLetter(code));

export function readVariants(text: string, line: Span): readonly FoundBoard[] {
  const span = trimmed(text, line);
  const variant = named(text, span);
  if (variant) {
    return [refused(span, variant)];
  }
  if (hasCode(text, span, LESS) || hasCode(text, span, GREATER)) {
    return runsOf(text, span, KILLER, CELLS).flatMap((run) =>
      run.end - run.start === CELLS && hasSigns(text, run) ? refused(run, 'killer') : [],
    );
  }
  return span.end - span.start < 2 * CELLS
    ? []
    : runsOf(text, span, CELL_OR_LETTER, 2 * CELLS).flatMap((run) =>
        isJigsaw(text, run) ? refused(run, 'jigsaw') : [],
      );
}

function refused(span: Span, variant: Variant): FoundBoard {
  return flawedBoard('line', [span], [{ code: 'variant', span, variant }]);
}

function trimmed(text: string, line: Span): Span {
  let { start, end } = line;
  while (start < end && text.charCodeAt(start) <= 0x20) {
    start++;
  }
  while (start < end && text.charCodeAt(end - 1) <= 0x20) {
    end--;
  }
  return { start, end };
}

/** The variant that a line begins with the name of. */
function named(text: string, { start, end }: Span): Variant | undefined {
  const isKSudoku = text.charCodeAt(start) === LESS;
  if (!isKSudoku && text.charAt(start + 1) !== 'x' && text.charAt(start + 2) !== 'x') {
    return undefined;
  }
  const head = text.slice(start, Math.min(end, start + HEAD));
  if (/^\d{1,2}x\d{1,2}:\w{0,9}:k:/.test(head)) {
    return 'killer';
  }
  if (!head.startsWith('<ksudoku')) {
    return undefined;
  }
  const lower = head.toLowerCase();
  return (['samurai', 'jigsaw', 'killer'] as const).find((variant) => lower.includes(variant));
}

/** One of `< > ^ v`. */
function isSign(code: number): boolean {
  return code === LESS || code === GREATER || code === 0x5e || code === 0x76;
}

function isCellOrLetter(code: number): boolean {
  return cellValue(code) >= 0 || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

/** Many signs, and of more than one kind besides the letter. */
function hasSigns(text: string, { start, end }: Span): boolean {
  const signs = Array.from(text.slice(start, end)).filter((character) => isSign(character.charCodeAt(0)));
  const kinds = new Set(signs);
  kinds.delete('v');
  return signs.length >= FEWEST_SIGNS && kinds.size >= 2;
}

/** 81 cells and 81 letters, nine of each of nine, that name other boxes than the usual ones. */
function isJigsaw(text: string, { start, end }: Span): boolean {
  if (end - start !== 2 * CELLS) {
    return false;
  }
  const letters = text.slice(start + CELLS, end);
  const counts = new Map<string, number>();
  for (const letter of letters) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  for (let at = start; at < start + CELLS; at++) {
    if (cellValue(text.charCodeAt(at)) < 0) {
      return false;
    }
  }
  return (
    /^[A-Za-z]{81}$/.test(letters) &&
    counts.size === 9 &&
    [...counts.values()].every((count) => count === 9) &&
    !areUsualBoxes(letters)
  );
}

function areUsualBoxes(letters: string): boolean {
  const boxes = housesOfShape(NINE_BY_NINE).slice(18);
  return boxes.every((box) => new Set(Array.from(box, (cell) => letters.charAt(cell))).size === 1);
}
