// A cell as it stands in a grid of candidates (pencil marks): a value, or the digits that are left for one.
import { cellValue, letterOf } from '../characters';

/** What a token shows. */
export interface PencilCell {
  /** Its digits, digit d as bit d - 1; 0 if it is a mark for a blank, or nothing. */
  readonly digits: number;
  /**
   * What its brackets or marks say it is: a given `<5>` or `**5**`, a value that a player placed `*5*` or `u5`,
   * candidates `{5}`. Where they say nothing, several digits are candidates, and a single one is `bare`.
   */
  readonly kind: 'bare' | 'given' | 'placed' | 'candidates';
}

/** A blank that tells no candidates. */
export const UNTOLD: PencilCell = { digits: 0, kind: 'bare' };

/** Marks that people and programs put to digits: of a step, a chain, an elimination. Letters are marks, too. */
const MARKS = '*#@+-^~!?$%&\'"<>=()[]{}';
/** The longest token: nine digits and their marks. */
const LONGEST = 20;
/** More marks than this are something else than a cell. */
const MOST_MARKS = 4;

/** What brackets and marks around digits say. Each is anchored, and linear. */
const KINDS: readonly (readonly [PencilCell['kind'], RegExp])[] = [
  ['given', /^(?:<[^<>]>|\*\*[^*]\*\*)$/],
  ['placed', /^(?:\*[^*]\*|[uU].)$/],
  ['candidates', /^(?:\{[^{}]+\}|\([^()]+\)|\[[^[\]]+\])$/],
];

/**
 * The cell that a token is, marks that do not say what it is ignored (`*678`, `A156`, `46+9`); undefined if it is none.
 * Its digits ascend and none is 0: `10`, `11` and `21` are numbers, not candidates.
 */
export function readPencilCell(text: string, start: number, end: number): PencilCell | undefined {
  if (end - start === 1 && cellValue(text.charCodeAt(start)) === 0) {
    return UNTOLD;
  }
  if (end - start > LONGEST) {
    return undefined;
  }
  let digits = 0;
  let marks = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    const value = cellValue(code);
    if (value > 0 && 1 << (value - 1) > digits) {
      digits |= 1 << (value - 1);
    } else if (value <= 0 && (letterOf(code) > 0 || MARKS.includes(text.charAt(at)))) {
      marks++;
    } else {
      return undefined;
    }
  }
  if (digits === 0 || marks > MOST_MARKS) {
    return undefined;
  }
  const token = text.slice(start, end);
  const told = marks > 0 ? KINDS.find(([, shape]) => shape.test(token))?.[0] : undefined;
  return { digits, kind: told ?? (isSeveral(digits) ? 'candidates' : 'bare') };
}

/** Whether a set of digits has just one. */
export function isSingle(digits: number): boolean {
  return digits !== 0 && !isSeveral(digits);
}

/** Whether a set of digits has more than one. */
export function isSeveral(digits: number): boolean {
  return (digits & (digits - 1)) !== 0;
}

/** The value that a cell shows by itself: 0 for candidates and blanks. */
export function shownValue({ digits, kind }: PencilCell): number {
  return kind === 'candidates' || digits === 0 ? 0 : 32 - Math.clz32(digits);
}
