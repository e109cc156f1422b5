// Tells the cells of a candidate grid that hold a value from those that have one candidate left.
import { peersOfShape, type Shape } from '../../sudoku/shape';

/**
 * The values of cells that are known by their candidates alone: n * n of them, 0 = blank. A cell with one candidate holds
 * it as its value unless a peer with several candidates still has it among them: then nobody has placed it yet, and it
 * is a naked single. (HoDoKu's rule.)
 *
 * @param candidates for each cell the candidates left, value v as bit v - 1
 */
export function settledCells(shape: Shape, candidates: Uint32Array): Uint8Array {
  const peers = peersOfShape(shape);
  return Uint8Array.from(candidates, (set, cell) => {
    const isOpen = (peer: number): boolean => {
      const other = candidates[peer] ?? 0;
      return other !== set && (other & set) !== 0;
    };
    return isSingle(set) && !peers[cell]?.some(isOpen) ? 32 - Math.clz32(set) : 0;
  });
}

function isSingle(set: number): boolean {
  return set !== 0 && (set & (set - 1)) === 0;
}
