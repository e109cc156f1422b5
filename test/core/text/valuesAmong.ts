// Which cells of a grid of candidates hold a value, told a second time and slowly.

/**
 * The values where nothing marks them, digit by digit: single digits, but for those that enough peers still have as a
 * candidate; what another value rules out does not count. Told in rounds, as a value less may rule out less.
 */
export function valuesAmong(
  sets: readonly (readonly number[])[],
  size: number,
  arePeers: (cell: number, peer: number) => boolean,
): number[] {
  const values = sets.map(() => 0);
  for (let digit = 1; digit <= size; digit++) {
    const peersOf = (cell: number): number[] => [...sets.keys()].filter((peer) => arePeers(cell, peer));
    const isOf = (cell: number): boolean => sets[cell]!.length === 1 && sets[cell]![0] === digit;
    const hasNoted = (cell: number): boolean => sets[cell]!.length > 1 && sets[cell]!.includes(digit);
    const singles = [...sets.keys()].filter(isOf);
    let held = singles;
    for (let before = -1; before !== held.length;) {
      before = held.length;
      const now = held;
      held = now.filter((cell) => {
        const free = peersOf(cell).filter(
          (peer) => sets[peer]!.length !== 1 && !now.some((other) => other !== cell && arePeers(other, peer)),
        );
        const noted = free.filter(hasNoted).length;
        return noted === 0 || 2 * noted < free.length || (noted === 1 && free.length === 2);
      });
    }
    for (const cell of held) {
      values[cell] = digit;
    }
  }
  return values;
}
