// The drawn board: what is given, what the current path has placed, what was just taken back, and what forbids the last choice.
import { momentAt } from '../../core/search/moment';
import { stepAt, type SearchStep } from '../../core/search/step';
import type { SearchTrace } from '../../core/search/trace';
import { setAttributes } from '../../views/view/dom';
import { describeSearchBoard } from '../../words/searchSteps';
import type { Subject } from './subject';
import { svgElement } from '../../views/view/svg';

/** Units of a square's side. */
export const SQUARE = 40;

/** A queen in a square, seen from the side: a crown on a base. */
const QUEEN = 'M6 13L12 23L14.5 9L20 21L25.5 9L28 23L34 13L31 28H9ZM9 30H31V34H9Z';

export class BoardDrawing {
  readonly svg: SVGSVGElement;
  private readonly placed: readonly SVGGElement[];
  private readonly ghosts = svgElement('g');
  private readonly marks = svgElement('g');
  private readonly givens: number;

  constructor(
    private readonly trace: SearchTrace,
    private readonly subject: Subject,
  ) {
    const { size, levels, givens } = subject.problem;
    const side = size * SQUARE;
    this.svg = svgElement('svg', {
      class: 'board',
      viewBox: `-2 -2 ${String(side + 4)} ${String(side + 4)}`,
      role: 'img',
    });
    this.placed = Array.from({ length: levels }, () => svgElement('g', { class: 'piece placed' }));
    this.givens = givens.filter((value) => value > 0).length;
    this.svg.append(this.lines());
    givens.forEach((value, cell) => {
      if (value > 0) {
        const piece = svgElement('g', { class: 'piece given' });
        this.put(piece, cell, value);
        this.svg.append(piece);
      }
    });
    this.svg.append(this.ghosts, ...this.placed, this.marks);
  }

  /** Shows the board once so many visits are made. */
  update(visited: number): void {
    const { trace, subject } = this;
    const { problem } = subject;
    const { path } = momentAt(trace, visited);
    const step = visited > 0 ? stepAt(trace, visited) : undefined;
    this.placed.forEach((piece, level) => {
      const choice = path[level];
      if (choice === undefined) {
        piece.replaceChildren();
      } else {
        this.put(piece, problem.cellOf(level, choice), choice);
      }
      const isRejected = step?.result === 'forbidden' && level === path.length - 1;
      setAttributes(piece, {
        class: `piece placed${level === path.length - 1 ? ' last' : ''}${isRejected ? ' rejected' : ''}`,
      });
    });
    this.markTakenBack(visited, path);
    this.markAttack(step);
    setAttributes(this.svg, {
      'aria-label': subject.language.say(describeSearchBoard(problem, this.givens + path.length)),
    });
  }

  /** The squares of an N-Queens board in two shades, or the cells of a Sudoku with its boxes. */
  private lines(): SVGGElement {
    const { size, shape } = this.subject.problem;
    const side = size * SQUARE;
    const group = svgElement('g');
    let shaded = '';
    for (let cell = 0; cell < size * size && !shape; cell++) {
      const [row, column] = [Math.floor(cell / size), cell % size];
      shaded +=
        (row + column) % 2 === 1
          ? `M${String(column * SQUARE)} ${String(row * SQUARE)}h${String(SQUARE)}v${String(SQUARE)}h-${String(SQUARE)}z`
          : '';
    }
    const thin: string[] = [];
    const thick: string[] = [];
    for (let at = 0; at <= size; at++) {
      const place = String(at * SQUARE);
      const end = String(side);
      (at % (shape?.boxRows ?? size) === 0 ? thick : thin).push(`M0 ${place}H${end}`);
      (at % (shape?.boxColumns ?? size) === 0 ? thick : thin).push(`M${place} 0V${end}`);
    }
    group.append(
      svgElement('path', { class: 'shaded', d: shaded }),
      svgElement('path', { class: 'thin', d: thin.join('') }),
      svgElement('path', { class: 'thick', d: thick.join('') }),
    );
    return group;
  }

  /** Puts a queen or a value into a cell. */
  private put(piece: SVGGElement, cell: number, value: number): void {
    const { problem, symbolOf } = this.subject;
    setAttributes(piece, {
      transform: `translate(${String((cell % problem.size) * SQUARE)} ${String(Math.floor(cell / problem.size) * SQUARE)})`,
      'data-cell': String(cell),
    });
    if (problem.puzzle === 'queens') {
      if (!piece.firstChild) {
        piece.append(svgElement('path', { d: QUEEN }));
      }
      return;
    }
    const text = piece.firstElementChild ?? svgElement('text', { x: SQUARE / 2, y: SQUARE / 2 + 9 });
    text.textContent = symbolOf(value);
    piece.append(text);
  }

  /** Shows faintly, struck through, what stood on the board before this visit and does not any more. */
  private markTakenBack(visited: number, path: readonly number[]): void {
    const { problem } = this.subject;
    const before = visited > 1 ? momentAt(this.trace, visited - 1).path : [];
    const last = path.length - 1;
    const ghosts: SVGGElement[] = [];
    for (let level = Math.max(last, 0); level < before.length; level++) {
      const choice = before[level] ?? 0;
      const cell = problem.cellOf(level, choice);
      const taken = path[level];
      if (taken === undefined || problem.cellOf(level, taken) !== cell) {
        const piece = svgElement('g', { class: 'piece taken-back' });
        this.put(piece, cell, choice);
        piece.append(svgElement('path', { class: 'strike', d: 'M6 34L34 6' }));
        ghosts.push(piece);
      }
    }
    this.ghosts.replaceChildren(...ghosts);
  }

  /** Marks the cell that cannot be filled so and the one that forbids it, with a line between them. */
  private markAttack(step: SearchStep | undefined): void {
    const attack = step?.attack;
    if (!attack) {
      this.marks.replaceChildren();
      return;
    }
    const { size } = this.subject.problem;
    const middle = (cell: number): readonly [number, number] => [
      (cell % size) * SQUARE + SQUARE / 2,
      Math.floor(cell / size) * SQUARE + SQUARE / 2,
    ];
    const frame = (cell: number, name: string): SVGRectElement => {
      const [x, y] = middle(cell);
      const side = SQUARE - 4;
      return svgElement('rect', {
        class: name,
        x: x - side / 2,
        y: y - side / 2,
        width: side,
        height: side,
        'data-cell': cell,
      });
    };
    const [fromX, fromY] = middle(attack.cell);
    const [toX, toY] = middle(attack.by);
    const badge = svgElement('g', {
      class: 'badge',
      transform: `translate(${String(toX + 13)} ${String(toY - 13)})`,
    });
    badge.append(svgElement('circle', { r: 7 }), svgElement('text', { y: 4 }, '!'));
    this.marks.replaceChildren(
      svgElement('path', {
        class: 'attack',
        d: `M${String(fromX)} ${String(fromY)}L${String(toX)} ${String(toY)}`,
      }),
      frame(attack.cell, 'attacked'),
      frame(attack.by, 'attacker'),
      badge,
    );
  }
}
