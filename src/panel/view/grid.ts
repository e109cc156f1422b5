// The drawn board: an ARIA grid of cells, one of which is the tab stop.
import type { BoardView, LineView } from '../boardView';
import type { StepMarks } from '../stepView';
import { Cells } from './cells';
import { element, setAttributes } from '../../views/view/dom';
import { consume } from '../../views/view/consume';
import { meaningOfEvent } from './keys';
import { squaresInLine } from './lines';
import { targetOf } from './moves';
import type { Wish } from './outbox';
import { Overlay } from './overlay';
import { Typing } from './typing';

export class Grid {
  readonly root = element('div', 'grid', { role: 'grid' });
  private readonly overlay = new Overlay();
  private cells = new Cells(0, 1, 1);
  private board: BoardView | undefined;
  /** The tab stop, and the marked cell. */
  private active = 0;
  private readonly typing = new Typing(
    (value) => {
      this.onWish({ type: 'enter', cell: this.active, value });
    },
    () => {
      this.showTyped();
    },
  );

  /** @param problemId the id of the element that tells the problem with an index in `BoardView.problems` */
  constructor(
    private readonly onWish: (wish: Wish) => void,
    private readonly problemId: (index: number) => string,
  ) {
    this.root.addEventListener('keydown', (event) => {
      if (this.takes(event)) {
        consume(event);
      }
    });
    this.root.addEventListener('click', ({ target }) => {
      const cell = this.cells.indexOf(target);
      if (cell >= 0) {
        this.go(cell);
      }
    });
    // A screen reader, or a press that is let go elsewhere, moves the focus by itself.
    this.root.addEventListener('focusin', ({ target }) => {
      const cell = this.cells.indexOf(target);
      if (cell >= 0 && cell !== this.active) {
        this.go(cell);
      }
    });
    this.root.addEventListener('focusout', () => {
      this.typing.finish();
    });
  }

  /** @param marks what is marked of a step, which only a 9×9 board has */
  update(board: BoardView, marks?: StepMarks): void {
    const { puzzle, size, boxRows, boxColumns, keys, label, cursor } = board;
    const hadFocus = this.hasFocus();
    const isNew = this.cells.size !== size || this.cells.boxRows !== boxRows;
    if (isNew || this.board?.keys.join() !== keys.join()) {
      this.typing.begin(keys);
    }
    this.board = board;
    if (isNew) {
      this.cells = new Cells(size, boxRows, boxColumns);
      this.root.replaceChildren(...this.cells.rows);
      setAttributes(this.root, { 'aria-rowcount': String(size), 'aria-colcount': String(size) });
      this.active = 0;
      this.activate(cursor ?? 0);
    }
    this.root.className = `grid ${puzzle}`;
    setAttributes(this.root, { 'aria-label': label });
    this.cells.drawAll(board, marks, this.problemId);
    this.drawLinks(board, marks);
    this.markLines(board);
    this.markReach();
    this.showTyped();
    this.setCursor(cursor);
    if (isNew && hadFocus) {
      this.focus();
    }
  }

  /** What follows is about another board: what was typed and marked on this one means nothing there. */
  turn(): void {
    this.typing.drop();
    this.setCursor(0);
  }

  /** Marks the cell at the text's cursor. While the board has the focus, its own cell leads and the text follows. */
  setCursor(cell: number | null): void {
    if (cell !== null && cell !== this.active && !this.hasFocus()) {
      // The page would give the focus back to the cell that had it.
      this.cells.at(this.active)?.blur();
      this.activate(cell);
    }
  }

  /** Puts the focus on the marked cell. */
  focus(): void {
    this.cells.at(this.active)?.focus();
  }

  private hasFocus(): boolean {
    return document.hasFocus() && this.root.contains(document.activeElement);
  }

  /** Shows the digit that waits for another, in place of the value. */
  private showTyped(): void {
    const value = this.board?.cells[this.active]?.value ?? 0;
    const { waiting } = this.typing;
    this.cells.at(this.active)?.classList.toggle('typing', waiting !== '');
    this.cells.showValue(this.active, waiting || (this.board?.symbols[value - 1] ?? ''));
  }

  private activate(cell: number): void {
    this.typing.finish();
    const mark = (marked: number, isActive: boolean): void => {
      const target = this.cells.at(marked);
      if (target) {
        setAttributes(target, { tabindex: isActive ? '0' : '-1', 'aria-selected': String(isActive) });
      }
    };
    mark(this.active, false);
    this.active = cell;
    mark(cell, true);
    this.markReach();
  }

  private drawLinks({ cells }: BoardView, marks: StepMarks | undefined): void {
    const links = marks?.links ?? [];
    this.overlay.update(links, ({ cell, digit }) => cells[cell]?.candidates.includes(digit) === true);
    if (links.length === 0) {
      this.overlay.root.remove();
    } else if (!this.overlay.root.isConnected) {
      // In front of the rows in the page, so that the last of these stays the last; above them by its style.
      this.root.prepend(this.overlay.root);
    }
  }

  /** Marks the rows and columns that are marked as a whole. */
  private markLines({ size, lines }: BoardView): void {
    const every = Array.from({ length: size }, (_, other) => other);
    const cellsOf = (line: LineView['line'], cellAt: (index: number, other: number) => number): number[] =>
      lines
        .filter((one) => one.line === line)
        .flatMap(({ index }) => every.map((other) => cellAt(index, other)));
    this.cells.mark(
      'full-row',
      cellsOf('row', (index, other) => size * index + other),
    );
    this.cells.mark(
      'full-column',
      cellsOf('column', (index, other) => size * other + index),
    );
  }

  /** Marks the squares that the queen on the marked square attacks, if there is one. */
  private markReach(): void {
    const { puzzle, size = 0, cells } = this.board ?? {};
    if (puzzle === 'queens') {
      const isQueen = (cells?.[this.active]?.value ?? 0) > 0;
      this.cells.mark('reached', isQueen ? squaresInLine(this.active, size) : []);
    }
  }

  /** Puts the value, on a board that has but one. */
  private putOnly(): boolean {
    const isOnly = this.board?.symbols.length === 1;
    if (isOnly) {
      this.onWish({ type: 'enter', cell: this.active, value: 1 });
    }
    return isOnly;
  }

  private go(cell: number): void {
    this.activate(cell);
    this.focus();
    this.onWish({ type: 'move', cell });
  }

  /** Does what the key means on the board; false if it means nothing here. */
  private takes(event: KeyboardEvent): boolean {
    const meaning = meaningOfEvent(event);
    switch (meaning?.type) {
      case 'go':
        this.go(targetOf(meaning.move, this.active, this.cells));
        return true;
      case 'type':
        return this.typing.take(meaning.character);
      case 'clear':
        if (!this.typing.drop()) {
          this.onWish({ type: 'enter', cell: this.active, value: 0 });
        }
        return true;
      case 'confirm':
        return this.typing.finish() || this.putOnly();
      case 'undo':
        return this.typing.drop();
      case 'redo':
      case 'leave':
      case undefined:
        return false;
    }
  }
}
