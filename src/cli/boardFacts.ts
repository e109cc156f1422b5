// What there is to say about one board, for a person in one sentence and for a program as one object.
import type { Flaw, FoundBoard, House, Violation } from '../core/board';
import type { Verdict } from '../core/judge';
import { cellName, nameAt } from '../core/sudoku/geometry';
import { textOfCells } from '../core/sudoku/puzzleText';
import { cellSpan } from '../core/text/cells';
import { describeFlaw, describeViolation } from '../words/boards';
import { problemsOf } from '../words/problems';
import { textOf } from '../words/sentence';
import { describeVerdict } from '../words/verdicts';
import { placed, type PlaceOf } from './placed';
import { queensFacts } from './queensFacts';

/** The verdict in one sentence; of several flaws or violations the first is told, and how many more there are. */
export function messageOf(verdict: Verdict): string {
  return textOf(describeVerdict(verdict));
}

/** The offset that the message is about: that of the first flaw or violation, else that of the board. */
export function offsetOf(verdict: Verdict): number {
  const [first] = problemsOf(verdict, () => Infinity);
  return first?.span.start ?? verdict.board.start;
}

/** One line of `--json`: plain data, its names and values the same in every version. */
export function boardFacts(file: string, number: number, verdict: Verdict, placeOf: PlaceOf): object {
  const board: FoundBoard = verdict.board;
  return {
    file,
    board: number,
    ...placeOf(board.start),
    notation: board.notation,
    ...verdictFacts(verdict, placeOf),
    message: messageOf(verdict),
  };
}

function verdictFacts(verdict: Verdict, placeOf: PlaceOf): object {
  if (verdict.kind === 'flawed') {
    return { outcome: 'flawed', flaws: verdict.flaws.map((flaw) => flawFacts(flaw, placeOf)) };
  }
  if (verdict.kind === 'queens') {
    return queensFacts(verdict, placeOf);
  }
  const givens = textOfCells(verdict.board.cells, '0');
  if (verdict.kind === 'broken') {
    const facts = verdict.violations.map((violation) => ({
      ...placed(
        violation.code,
        describeViolation(violation, verdict.board),
        cellSpan(verdict.board, firstCell(violation)).start,
        placeOf,
      ),
      ...violationFacts(violation, verdict.board.shape.size),
    }));
    return { outcome: 'broken', givens, violations: facts };
  }
  const { outcome } = verdict;
  switch (outcome.kind) {
    case 'unique':
      return {
        outcome: outcome.kind,
        givens,
        solution: textOfCells(outcome.solution, '0'),
        nodes: outcome.nodes,
      };
    case 'many':
      return {
        outcome: outcome.kind,
        givens,
        solution: textOfCells(outcome.solution, '0'),
        ...(outcome.isFirst ? {} : { first: false }),
        other: textOfCells(outcome.other, '0'),
        differing: outcome.differing.map((cell) => cellName(cell, verdict.board.shape.size)),
        nodes: outcome.nodes,
      };
    case 'none':
    case 'gaveUp':
      return { outcome: outcome.kind, givens, nodes: outcome.nodes };
  }
}

function flawFacts(flaw: Flaw, placeOf: PlaceOf): object {
  const facts = placed(flaw.code, describeFlaw(flaw), flaw.span.start, placeOf);
  switch (flaw.code) {
    case 'short-row':
    case 'long-row':
      return { ...facts, row: flaw.row, found: flaw.found };
    case 'bad-character':
      return { ...facts, cell: nameAt(flaw.row, flaw.column), found: flaw.found };
    case 'missing-row':
    case 'extra-row':
    case 'wrong-length':
      return { ...facts, found: flaw.found };
    case 'variant':
      return { ...facts, variant: flaw.variant };
    case 'not-square':
      return { ...facts, rows: flaw.rows, columns: flaw.columns };
    case 'mixed-sizes':
      return { ...facts, fewest: flaw.fewest, most: flaw.most };
    case 'unknown-symbols':
    case 'lost-digits':
      return facts;
  }
}

function violationFacts(violation: Violation, size: number): object {
  const nameOf = (cell: number): string => cellName(cell, size);
  switch (violation.code) {
    case 'duplicate-in-row':
    case 'duplicate-in-column':
    case 'duplicate-in-box':
      return {
        cell: nameOf(violation.cell),
        digit: violation.digit,
        clashes: violation.clashes.map(({ cell, houses }) => ({
          cell: nameOf(cell),
          houses: houses.map(houseName),
        })),
      };
    case 'no-candidate':
      return { cell: nameOf(violation.cell), blockers: violation.blockers.map(nameOf) };
    case 'no-place':
      return {
        house: houseName(violation.house),
        digit: violation.digit,
        cells: violation.cells.map(nameOf),
        blockers: violation.blockers.map(nameOf),
      };
    case 'impossible-candidate':
      return {
        cell: nameOf(violation.cell),
        digit: violation.digit,
        blockers: violation.blockers.map(nameOf),
      };
  }
}

function firstCell(violation: Violation): number {
  return violation.code === 'no-place' ? (violation.cells[0] ?? 0) : violation.cell;
}

function houseName({ type, index }: House): string {
  return `${type} ${String(index + 1)}`;
}
