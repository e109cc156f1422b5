// The drawn cells of one board of any size, in their rows.
import type { BoardView, CellView } from '../boardView';
import type { StepMarks } from '../stepView';
import { element, setAttributes, setText } from '../../views/view/dom';

export class Cells {
  readonly rows: readonly HTMLElement[];
  private readonly cells: readonly HTMLElement[];
  private readonly values: readonly HTMLElement[];
  /** The candidates that each cell shows, in short. */
  private readonly marks: string[] = [];

  /** Makes empty cells, none of which is the tab stop. */
  constructor(
    readonly size: number,
    readonly boxRows: number,
    boxColumns: number,
  ) {
    const every = Array.from({ length: size }, (_, index) => index);
    const endsBox = (index: number, length: number): boolean =>
      (index + 1) % length === 0 && index + 1 < size;
    const rows = every.map((row) =>
      every.map((column) =>
        element('div', 'cell', {
          role: 'gridcell',
          tabindex: '-1',
          'aria-selected': 'false',
          'data-place': placeOf({
            'box-end': endsBox(column, boxColumns),
            'box-foot': endsBox(row, boxRows),
            dark: (row + column) % 2 === 1,
          }),
        }),
      ),
    );
    this.cells = rows.flat();
    this.values = this.cells.map((cell) => {
      const value = element('span', 'value');
      cell.append(value);
      return value;
    });
    this.rows = rows.map((cells) => {
      const row = element('div', 'row', { role: 'row' });
      row.append(...cells);
      return row;
    });
  }

  at(cell: number): HTMLElement | undefined {
    return this.cells[cell];
  }

  /** The cell that an element is or is in, -1 if it is none. */
  indexOf(target: EventTarget | null): number {
    const cell = target instanceof Element ? target.closest<HTMLElement>('.cell') : null;
    return cell ? this.cells.indexOf(cell) : -1;
  }

  /** Gives a class to the cells that are told, and takes it from all others. */
  mark(className: string, cells: Iterable<number>): void {
    const marked = new Set(cells);
    this.cells.forEach((target, cell) => {
      target.classList.toggle(className, marked.has(cell));
    });
  }

  /** Draws the cells of a board, and what is marked of a step. */
  drawAll(board: BoardView, marks: StepMarks | undefined, problemId: (index: number) => string): void {
    const parts = partsOf(marks);
    board.cells.forEach((_, cell) => {
      this.draw(cell, board, parts.get(cell) ?? NO_PARTS, problemId);
    });
  }

  private draw(cell: number, board: BoardView, parts: CellParts, problemId: (index: number) => string): void {
    const view = board.cells[cell];
    const target = this.cells[cell];
    if (!view || !target) {
      return;
    }
    const { value, kind, name, problems } = view;
    const isWrong = problems.length > 0;
    target.className = ['cell', kind, ...(isWrong ? ['conflict'] : []), ...parts.own].join(' ');
    this.showValue(cell, board.symbols[value - 1] ?? '');
    this.drawMarks(cell, target, view, board.symbols, parts);
    setAttributes(target, {
      'aria-label': name,
      'aria-readonly': String(kind === 'given' || kind === 'placed'),
      'aria-invalid': isWrong ? 'true' : null,
      'aria-describedby': isWrong ? problems.map(problemId).join(' ') : null,
    });
  }

  /** Shows a text as the value of a cell. */
  showValue(cell: number, text: string): void {
    const value = this.values[cell];
    if (value) {
      setText(value, text);
    }
  }

  /** Draws the candidates that are left to the cell, each in its place. They are part of the cell's name. */
  private drawMarks(
    cell: number,
    target: HTMLElement,
    { candidates, impossible }: CellView,
    symbols: readonly string[],
    { ofCandidates }: CellParts,
  ): void {
    const classes = symbols.map((_, index) =>
      [
        ...(impossible.includes(index + 1) ? ['impossible'] : []),
        ...(ofCandidates.get(index + 1) ?? []),
      ].join(' '),
    );
    const marks = candidates.length > 0 ? [symbols.join(), candidates.join(), classes.join()].join(' ') : '';
    if (marks === (this.marks[cell] ?? '')) {
      return;
    }
    this.marks[cell] = marks;
    target.querySelector('.marks')?.remove();
    if (marks) {
      const all = element('span', 'marks', { 'aria-hidden': 'true' });
      const left = new Set(candidates);
      for (const [index, symbol] of symbols.entries()) {
        const mark = left.has(index + 1) ? symbol : '';
        // The spaces are not seen; they part the marks as they are parted in the cell's name.
        all.append(element('span', classes[index] ?? '', {}, mark), ' ');
      }
      target.append(all);
    }
  }
}

/** The classes of a cell for what it is in a step, and those of its candidates by their digits. */
interface CellParts {
  readonly own: readonly string[];
  readonly ofCandidates: ReadonlyMap<number, readonly string[]>;
}

const NO_PARTS: CellParts = { own: [], ofCandidates: new Map() };

/** The classes for what is marked, by cell. */
function partsOf(marks: StepMarks | undefined): ReadonlyMap<number, CellParts> {
  const parts = new Map<number, { own: string[]; ofCandidates: Map<number, string[]> }>();
  const of = (cell: number): { own: string[]; ofCandidates: Map<number, string[]> } => {
    const known = parts.get(cell) ?? { own: [], ofCandidates: new Map<number, string[]>() };
    parts.set(cell, known);
    return known;
  };
  for (const { cell, part } of marks?.cells ?? []) {
    of(cell).own.push(`in-${part}`);
  }
  for (const { cell, digit, part } of marks?.candidates ?? []) {
    const { ofCandidates } = of(cell);
    ofCandidates.set(digit, [...(ofCandidates.get(digit) ?? []), `is-${part}`]);
  }
  return parts;
}

/** The names of what holds, as one text. */
function placeOf(place: Readonly<Record<string, boolean>>): string {
  return Object.entries(place)
    .flatMap(([name, holds]) => (holds ? [name] : []))
    .join(' ');
}
