// Boards with answers that were published or found by another program, for the tests of the terminal.

/** The example of Wikipedia's article without the 7 in its last row: two solutions, found by plain backtracking. */
export const twoSolutions = {
  line: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8...9',
  first: '534678192672195348198342567859761423426853971713924856961537284287419635345286719',
  second: '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
};

/** The same example with a wrong 2 at r1c3: plain backtracking finds no solution. */
export const noSolution = '532.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The same example with a second 5 in the first row and box. */
export const twoFives = '535.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
