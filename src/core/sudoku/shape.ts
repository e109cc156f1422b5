// Boards of any size: how their boxes are cut, their houses and peers.

/**
 * How a board is cut into boxes. A board of size n has n rows, n columns and n boxes of `boxRows` × `boxColumns`
 * cells, and its digits are 1..n. Cells count from 0, row by row.
 *
 * There is one object for each shape, so shapes can be compared by `===`.
 */
export interface Shape {
  /** Rows of a box. */
  readonly boxRows: number;
  /** Columns of a box. */
  readonly boxColumns: number;
  /** Rows, columns, boxes and digits of the board: `boxRows` × `boxColumns`, 1..25. */
  readonly size: number;
}

/** The largest size: sets of digits are bits of a 32-bit integer, and larger boards are beyond any search. */
const LARGEST_SIZE = 25;

const shapes = new Map<number, Shape>();
const houses = new Map<Shape, readonly Uint16Array[]>();
const peers = new Map<Shape, readonly Uint16Array[]>();

/**
 * The shape with boxes of `boxRows` × `boxColumns` cells; undefined unless both are whole numbers from 1 whose
 * product is at most 25. With boxes of one row or one column the boxes are the rows or columns once more.
 */
export function shapeOf(boxRows: number, boxColumns: number): Shape | undefined {
  const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;
  const size = boxRows * boxColumns;
  if (!isCount(boxRows) || !isCount(boxColumns) || size > LARGEST_SIZE) {
    return undefined;
  }
  const key = 100 * boxRows + boxColumns;
  const shape = shapes.get(key) ?? { boxRows, boxColumns, size };
  shapes.set(key, shape);
  return shape;
}

/**
 * The shape a board of this size usually has: boxes as near to squares as can be, and wider than high (6 = 2×3,
 * 12 = 3×4). Undefined for sizes over 25 and those that can only be cut into strips: 1, 2, 3 and the other primes.
 */
export function usualShapeOf(size: number): Shape | undefined {
  let boxRows = Math.floor(Math.sqrt(size));
  while (boxRows > 1 && size % boxRows !== 0) {
    boxRows--;
  }
  return boxRows > 1 ? shapeOf(boxRows, size / boxRows) : undefined;
}

/** The common shape: nine rows of nine, boxes of 3×3. */
export const NINE_BY_NINE: Shape = { boxRows: 3, boxColumns: 3, size: 9 };
shapes.set(303, NINE_BY_NINE);

/** Whether a shape is the common one, which has a solver of its own. */
export function isNineByNine({ boxRows, boxColumns }: Shape): boolean {
  return boxRows === 3 && boxColumns === 3;
}

/**
 * The cells of each house of a shape, in reading order: rows from the top, columns from the left, boxes row by row.
 * Made on first need and kept: the tables themselves, not to be written to, as with `peersOfShape`.
 */
export function housesOfShape(shape: Shape): readonly Uint16Array[] {
  const made = houses.get(shape) ?? makeHouses(shape);
  houses.set(shape, made);
  return made;
}

/** The peers of each cell of a shape, ascending: the other cells of its row, column and box. */
export function peersOfShape(shape: Shape): readonly Uint16Array[] {
  const made = peers.get(shape) ?? makePeers(shape);
  peers.set(shape, made);
  return made;
}

function makeHouses({ boxRows, boxColumns, size }: Shape): readonly Uint16Array[] {
  const house = (cellAt: (place: number) => number): Uint16Array =>
    Uint16Array.from({ length: size }, (_, place) => cellAt(place));
  const all = Array.from({ length: size }, (_, index) => index);
  // There are `boxRows` boxes side by side, as size / boxColumns = boxRows.
  const corner = (box: number): number =>
    boxRows * Math.floor(box / boxRows) * size + boxColumns * (box % boxRows);
  return [
    ...all.map((row) => house((place) => size * row + place)),
    ...all.map((column) => house((place) => size * place + column)),
    ...all.map((box) =>
      house((place) => corner(box) + size * Math.floor(place / boxColumns) + (place % boxColumns)),
    ),
  ];
}

function makePeers(shape: Shape): readonly Uint16Array[] {
  const { size } = shape;
  const all = housesOfShape(shape);
  /** The row, column and box of each cell, one after the other. */
  const own = new Uint8Array(3 * size ** 2);
  for (const [index, cells] of all.entries()) {
    for (const cell of cells) {
      own[3 * cell + Math.floor(index / size)] = index;
    }
  }
  return Array.from({ length: size ** 2 }, (_, cell) => {
    const near: number[] = [];
    for (let other = 0; other < size ** 2; other++) {
      const [at, to] = [3 * cell, 3 * other];
      if (
        other !== cell &&
        (own[at] === own[to] || own[at + 1] === own[to + 1] || own[at + 2] === own[to + 2])
      ) {
        near.push(other);
      }
    }
    return Uint16Array.from(near);
  });
}
