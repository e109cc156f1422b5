// Tables of the 9×9 board for the human solver: houses, places in them, peers, in the orders in which it looks.
//
// Houses count as in `namedHousesOf`: rows 0..8, columns 9..17, boxes 18..26. A set of places of a house, or of digits
// of a cell, is nine bits; digit d is bit d - 1.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { countBits } from '../bits';
import { housesOfShape, NINE_BY_NINE } from '../shape';

/** The number of the first row, column and box among the houses. */
export const ROWS = 0;
export const COLUMNS = 9;
export const BOXES = 18;

/** All nine digits, or places. */
export const ALL = 0x1ff;

/** The cell at each place of each house: 9 * house + place. */
export const CELLS = new Uint8Array(27 * 9);

/** The box, row and column of each cell, in this order, which is the one of chains: 3 * cell + 0..2. */
export const HOUSES_OF = new Uint8Array(81 * 3);

/** The place of each cell in its box, row and column: as in `HOUSES_OF`. */
export const PLACES_OF = new Uint8Array(81 * 3);

/** The 20 peers of each cell: 20 * cell + 0..19. First those of its box, then of its row, then of its column. */
export const PEERS = new Uint8Array(81 * 20);

/** 1 for two different cells that share a house: 81 * cell + other. */
export const SEES = new Uint8Array(81 * 81);

/** The places of a house that lie in another house too: 27 * house + other. */
export const SHARED = new Uint16Array(27 * 27);

/** How many of nine bits are in each set. */
export const COUNT = Uint8Array.from({ length: 512 }, (_, set) => countBits(set));

/** Of n: the sets of n of nine, ascending. */
export const SETS_OF: readonly Uint16Array[] = Array.from({ length: 10 }, (_, size) =>
  Uint16Array.from({ length: 512 }, (_set, set) => set).filter((set) => COUNT[set] === size),
);

housesOfShape(NINE_BY_NINE).forEach((cells, house) => {
  CELLS.set(cells, 9 * house);
  const kind = house >= BOXES ? 0 : house >= COLUMNS ? 2 : 1;
  cells.forEach((cell, place) => {
    HOUSES_OF[3 * cell + kind] = house;
    PLACES_OF[3 * cell + kind] = place;
  });
});

for (let cell = 0; cell < 81; cell++) {
  let count = 0;
  for (let kind = 0; kind < 3; kind++) {
    for (let place = 0; place < 9; place++) {
      const other = CELLS[9 * HOUSES_OF[3 * cell + kind]! + place]!;
      if (other !== cell && SEES[81 * cell + other] === 0) {
        SEES[81 * cell + other] = 1;
        PEERS[20 * cell + count++] = other;
      }
    }
    for (let other = 0; other < 3; other++) {
      const [house, crossing] = [HOUSES_OF[3 * cell + kind]!, HOUSES_OF[3 * cell + other]!];
      SHARED[27 * house + crossing]! |= 1 << PLACES_OF[3 * cell + kind]!;
    }
  }
}
