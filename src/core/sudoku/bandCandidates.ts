// Boards whose text leaves only some digits to a blank: the position they start from.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { STATE, UNSOLVED, load } from './bandState';

/**
 * As `load`, and takes from the blanks the digits that `candidates` does not list for them (81 sets of digits, bit
 * digit - 1; a missing one is empty). All digits are to be looked at after it in any case.
 */
export function loadListed(cells: Uint8Array, candidates: Uint32Array): number {
  const dirty = load(cells);
  const state = STATE;
  for (let cell = 0; cell < 81; cell++) {
    const band = (cell / 27) | 0;
    const bit = 1 << (cell - 27 * band);
    const listed = candidates[cell] ?? 0;
    for (let digit = 0; digit < 9 && (state[UNSOLVED + band]! & bit) !== 0; digit++) {
      if (((listed >> digit) & 1) === 0) {
        state[9 * band + digit]! &= ~bit;
      }
    }
  }
  return dirty;
}
