// The drawn board: an ARIA grid of 81 cells, one of which is the tab stop.
import type { BoardView, CellView } from '../protocol';
import { element, setAttributes, setText } from './dom';
import { consume, meaningOfEvent } from './keys';
import type { Wish } from './outbox';

export class Grid {
  readonly root = element('div', 'grid', { role: 'grid', 'aria-rowcount': '9', 'aria-colcount': '9' });
  private readonly cells: readonly HTMLElement[];
  /** The tab stop, and the marked cell. */
  private active = 0;

  /** @param problemId the id of the element that tells the problem with an index in `BoardView.problems` */
  constructor(
    private readonly onWish: (wish: Wish) => void,
    private readonly problemId: (index: number) => string,
  ) {
    this.cells = Array.from({ length: 81 }, (_, cell) =>
      element('div', 'cell', { role: 'gridcell', tabindex: cell === 0 ? '0' : '-1' }),
    );
    for (let row = 0; row < 9; row++) {
      const line = element('div', 'row', { role: 'row' });
      line.append(...this.cells.slice(9 * row, 9 * row + 9));
      this.root.append(line);
    }
    this.root.addEventListener('keydown', (event) => {
      this.onKey(event);
    });
    this.root.addEventListener('click', ({ target }) => {
      const cell = this.cellOf(target);
      if (cell >= 0) {
        this.go(cell);
      }
    });
    // A screen reader, or a press that is let go elsewhere, moves the focus by itself.
    this.root.addEventListener('focusin', ({ target }) => {
      const cell = this.cellOf(target);
      if (cell >= 0 && cell !== this.active) {
        this.go(cell);
      }
    });
  }

  update({ label, cells, cursor }: BoardView): void {
    setAttributes(this.root, { 'aria-label': label });
    cells.forEach((view, cell) => {
      this.updateCell(cell, view);
    });
    this.setCursor(cursor);
  }

  /** Marks the cell at the text's cursor. While the board has the focus, its own cell leads and the text follows. */
  setCursor(cell: number | null): void {
    if (cell !== null && cell !== this.active && !this.hasFocus()) {
      // The page would give the focus back to the cell that had it.
      this.cells[this.active]?.blur();
      this.activate(cell);
    }
  }

  /** Puts the focus on the marked cell. */
  focus(): void {
    this.cells[this.active]?.focus();
  }

  /** The cell that is the target of an event, -1 if none is. */
  private cellOf(target: EventTarget | null): number {
    return target instanceof HTMLElement ? this.cells.indexOf(target) : -1;
  }

  private hasFocus(): boolean {
    return document.hasFocus() && this.root.contains(document.activeElement);
  }

  private updateCell(cell: number, { digit, kind, name, problems }: CellView): void {
    const target = this.cells[cell];
    if (!target) {
      return;
    }
    const isWrong = problems.length > 0;
    target.className = `cell ${kind}${isWrong ? ' conflict' : ''}`;
    setText(target, digit > 0 ? String(digit) : '');
    setAttributes(target, {
      'aria-label': name,
      'aria-readonly': String(kind === 'given'),
      'aria-selected': String(cell === this.active),
      'aria-invalid': isWrong ? 'true' : null,
      'aria-describedby': isWrong ? problems.map(this.problemId).join(' ') : null,
    });
  }

  private activate(cell: number): void {
    if (cell !== this.active) {
      setAttributes(this.cells[this.active] ?? this.root, { tabindex: '-1', 'aria-selected': 'false' });
      this.active = cell;
    }
    setAttributes(this.cells[cell] ?? this.root, { tabindex: '0', 'aria-selected': 'true' });
  }

  private go(cell: number): void {
    this.activate(cell);
    this.focus();
    this.onWish({ type: 'move', cell });
  }

  private onKey(event: KeyboardEvent): void {
    const meaning = meaningOfEvent(event, this.active);
    if (meaning?.type === 'go') {
      consume(event);
      this.go(meaning.cell);
    } else if (meaning?.type === 'enter') {
      consume(event);
      this.onWish({ type: 'enter', cell: this.active, digit: meaning.digit });
    }
  }
}
