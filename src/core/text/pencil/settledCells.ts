// Tells the cells of a candidate grid that hold a value from those that have one candidate left.
import { peersOfShape, type Shape } from '../../sudoku/shape';
import { isSingle } from './pencilCell';

/**
 * The values of cells that are known by their candidates alone: n * n of them, 0 = blank. A cell with one candidate holds
 * it as its value if no peer with several candidates has it among them. Else nobody has placed it yet, and it is a naked
 * single (HoDoKu's rule); but if few of the peers have it that could, somebody has placed it and noted it there by mistake.
 *
 * @param candidates for each cell the candidates left, value v as bit v - 1
 */
export function settledCells(shape: Shape, candidates: Uint32Array): Uint8Array {
  const peers = peersOfShape(shape);
  const isListed = (set: number, peer: number): boolean =>
    candidates[peer] !== set && ((candidates[peer] ?? 0) & set) !== 0;
  const isValue = candidates.map((set, cell) =>
    isSingle(set) && !peers[cell]?.some((peer) => isListed(set, peer)) ? 1 : 0,
  );
  const doubtful = [...candidates.keys()].filter(
    (cell) => isValue[cell] === 0 && isSingle(candidates[cell] ?? 0),
  );

  /**
   * Whether enough peers have the digit of a cell, of those that no other cell keeps from having it: most, or two and as
   * many as do not.
   */
  const isNakedSingle = (cell: number): boolean => {
    const set = candidates[cell] ?? 0;
    let having = 0;
    let lacking = 0;
    for (const peer of peers[cell] ?? []) {
      const isOpen =
        !isSingle(candidates[peer] ?? 0) &&
        !peers[peer]?.some((other) => other !== cell && isValue[other] === 1 && candidates[other] === set);
      if (isOpen && isListed(set, peer)) {
        having++;
      } else if (isOpen) {
        lacking++;
      }
    }
    return having > lacking || (having > 1 && having === lacking);
  };

  // Each is taken for a value until it is shown to be none, which may show others: no more rounds than there are cells.
  let left: readonly number[] = doubtful;
  let shown: readonly number[];
  setAll(isValue, left, 1);
  do {
    shown = left.filter(isNakedSingle);
    setAll(isValue, shown, 0);
    left = left.filter((cell) => isValue[cell] === 1);
  } while (shown.length > 0);
  return Uint8Array.from(candidates, (set, cell) => (isValue[cell] === 1 ? 32 - Math.clz32(set) : 0));
}

function setAll(flags: Uint32Array, cells: readonly number[], flag: 0 | 1): void {
  for (const cell of cells) {
    flags[cell] = flag;
  }
}
