// The N-Queens boards among lines that follow one another without a gap, each a row, a rule or an axis.
import type { FoundBoard } from '../../board';
import { boardOfGrid } from './gridBoard';
import { hasPieces, type GridLine } from './gridLine';
import type { GridRow } from './gridRow';

type RowLine = Extract<GridLine, { readonly kind: 'row' }>;

/** The boards of a block, in its order. One with other chess pieces has none. @param isNamed whether N-Queens is named */
export function boardsOfLines(
  text: string,
  lines: readonly GridLine[],
  isNamed: boolean,
): readonly FoundBoard[] {
  const rows = lines.filter((line): line is RowLine => line.kind === 'row');
  if (rows.some(hasPieces)) {
    return [];
  }
  const boards = boardsWithMargin(text, lines, isNamed);
  return boards.some(isQueens) ? boards : (boardsOpened(text, lines, isNamed) ?? boards);
}

function isQueens({ kind }: FoundBoard): boolean {
  return kind === 'queens';
}

/** The same where a comment, a string or an item begins on the first line, with a mark that its other lines do not have. */
function boardsOpened(
  text: string,
  lines: readonly GridLine[],
  isNamed: boolean,
): readonly FoundBoard[] | undefined {
  const [first, second] = firmRows(lines);
  const [margin] = second?.readings.keys() ?? [];
  if (!first || margin === undefined) {
    return undefined;
  }
  for (const [own, row] of first.readings) {
    const opened: RowLine = { ...first, readings: new Map([[margin, row]]) };
    const boards =
      own === margin
        ? []
        : boardsWithMargin(
            text,
            lines.map((line) => (line === first ? opened : line)),
            isNamed,
          );
    if (boards.some(isQueens)) {
      return boards;
    }
  }
  return undefined;
}

function firmRows(lines: readonly GridLine[]): readonly RowLine[] {
  return lines.filter((line): line is RowLine => line.kind === 'row' && !line.isDrawn);
}

/** The boards of lines that have the same margin. */
function boardsWithMargin(text: string, lines: readonly GridLine[], isNamed: boolean): readonly FoundBoard[] {
  const firm = firmRows(lines);
  let nearly: readonly FoundBoard[] = [];
  for (const margin of firm[0]?.readings.keys() ?? []) {
    const parts = firm.every(({ readings }) => readings.has(margin)) ? partsOf(lines, firm, margin) : [];
    const boards = boardsOfParts(text, parts, isNamed);
    if (boards.some(isQueens)) {
      return boards;
    }
    nearly = nearly.length > 0 ? nearly : boards;
  }
  return nearly;
}

/** The rows as they are read with a margin, parted where rules and axes stand. */
function partsOf(
  lines: readonly GridLine[],
  firm: readonly RowLine[],
  margin: string,
): readonly (readonly GridRow[])[] {
  const marks = new Set(firm.flatMap(({ readings }) => readings.get(margin)?.codes ?? []));
  const width = firm[0]?.readings.get(margin)?.codes.length;
  const parts: GridRow[][] = [[]];
  for (const line of lines) {
    const row = line.kind === 'row' ? line.readings.get(margin) : undefined;
    // A line of dashes is a row where blanks are dashes.
    const isRow =
      row &&
      line.kind === 'row' &&
      (!line.isDrawn || (row.codes.length === width && row.codes.every((code) => marks.has(code))));
    if (isRow) {
      parts[parts.length - 1]?.push(row);
    } else {
      parts.push([]);
    }
  }
  return parts.filter((part) => part.length > 0);
}

/** All parts together are one board, or each is one, or so many rows are. */
function boardsOfParts(
  text: string,
  parts: readonly (readonly GridRow[])[],
  isNamed: boolean,
): readonly FoundBoard[] {
  const rows = parts.flat();
  const whole = boardOfGrid(text, rows, isNamed);
  if (whole?.kind === 'queens') {
    return [whole];
  }
  const width = rows[0]?.codes.length ?? 0;
  for (const grids of [parts, ...[width, width - 1, width - 2].map((size) => chunks(rows, size))]) {
    const boards = grids.flatMap((grid) => boardOfGrid(text, grid, isNamed) ?? []);
    if (
      grids.length > 1 &&
      boards.length === grids.length &&
      boards.every((board) => isFull(board, grids === parts))
    ) {
      return boards;
    }
  }
  return whole ? [whole] : [];
}

/** Rows that nothing parts are several boards only if each has all its queens. */
function isFull(board: FoundBoard, isParted: boolean): boolean {
  return board.kind === 'queens' && (isParted || board.queens.length === board.size);
}

/** So many rows each; none if they do not come out even. */
function chunks(rows: readonly GridRow[], size: number): readonly (readonly GridRow[])[] {
  return size > 1 && rows.length > size && rows.length % size === 0
    ? Array.from({ length: rows.length / size }, (_, index) => rows.slice(size * index, size * (index + 1)))
    : [];
}
