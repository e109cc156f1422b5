// Locked candidates that place a digit at once.
import assert from 'node:assert/strict';
import { findDirectLocked } from '../../../../src/core/sudoku/logic/lockedCandidates';
import { positionOf } from '../../../../src/core/sudoku/logic/position';
import { findHiddenSingle } from '../../../../src/core/sudoku/logic/singles';

/** A blank board on which a digit has only these places in the first three rows: cells from 0. */
function position(digit: number, cells: readonly number[]): ReturnType<typeof positionOf> {
  const bit = 1 << (digit - 1);
  const candidates = Array.from({ length: 81 }, (_, cell) =>
    cell > 26 || cells.includes(cell) ? 0x1ff : 0x1ff & ~bit,
  );
  return positionOf(new Uint8Array(81), candidates);
}

describe('direct claiming', () => {
  // Row 1 has 1 only in box 1, so row 2 has not there and keeps r2c4. Box 3 has then 1 in row 3 alone: if in one place, or if
  // box 2 has it in row 2 alone, there is a hidden single; if not, box 3 points along row 3 and box 2 keeps r2c4 as well. So
  // with hidden singles and pointing before it, claiming never places a digit.
  it('places a digit where a line keeps one place', () => {
    const start = position(1, [0, 1, 11, 12, 24]);
    const found = findDirectLocked(start);
    assert.deepEqual(found && [found.technique, found.placements], [
      'directClaiming',
      [{ cell: 12, digit: 1 }],
    ]);
    assert.ok(findHiddenSingle(start), 'found before');
  });

  it('comes after pointing that does the same', () => {
    const start = position(1, [0, 1, 11, 12, 21, 24, 25]);
    assert.equal(findHiddenSingle(start), undefined);
    const found = findDirectLocked(start);
    assert.deepEqual(found && [found.technique, found.placements], [
      'directPointing',
      [{ cell: 12, digit: 1 }],
    ]);
  });
});
