// What can be done about a problem at once: edits that make it go, each in the board's own marks.
import type { Edit, Flaw, FlawedBoard, FoundBoard, QueensBoard, Span, SudokuBoard } from './board';
import { judge, type QueensVerdict, type Verdict } from './judge';
import { EDITOR_NODES, FIX_NODES } from './limits';
import { removableGivens } from './sudoku/redundant';
import { uniqueGiven, type Given } from './sudoku/uniqueGiven';
import { addGiven, blankGivens, correctAnswer, removeBoard, writeAnswer } from './text/mend/amend';
import { cellAt } from './text/cells';
import { blankBadCharacter, completeRow } from './text/mend/mend';
import { withoutCandidate } from './text/pencil/withoutCandidate';
import { squareAt } from './text/queens/squares';
import { withoutQueen } from './text/queens/withoutQueen';

/** One way to make a problem go. Rows and columns count from 1, cells from 0. */
export type Fix = { readonly edits: readonly Edit[] } & (
  | { readonly kind: 'blank-character'; readonly row: number; readonly column: number }
  | { readonly kind: 'complete-row'; readonly row: number }
  | { readonly kind: 'blank-given'; readonly board: SudokuBoard; readonly cell: number }
  | ({ readonly kind: 'add-given' | 'remove-candidate'; readonly board: SudokuBoard } & Given)
  /** So many givens of the board are made blank. */
  | { readonly kind: 'blank-redundant'; readonly count: number }
  | { readonly kind: 'remove-queen'; readonly board: QueensBoard; readonly square: number }
  | { readonly kind: 'write-answer' | 'correct-answer' | 'remove-board' }
);

/** A problem as it was reported: the code of its kind, and where it is marked. */
export interface Problem {
  readonly code: string;
  readonly span: Span;
}

type Broken = Extract<Verdict, { readonly kind: 'broken' }>;
type Sound = Extract<Verdict, { readonly kind: 'sound' }>;

/**
 * The fixes for a problem, the best first; none for most kinds.
 *
 * @param verdict on one of the boards of `text`
 * @param problem one of that board's
 */
export function fixesFor(text: string, verdict: Verdict, problem: Problem): readonly Fix[] {
  switch (problem.code) {
    case 'bad-character':
    case 'short-row':
      return verdict.kind === 'flawed' ? mending(text, verdict.board, verdict.flaws, problem) : [];
    case 'duplicate-in-row':
    case 'duplicate-in-column':
    case 'duplicate-in-box':
      return verdict.kind === 'broken' ? blanking(text, verdict, problem) : [];
    case 'impossible-candidate':
      return removingCandidates(text, verdict, problem);
    case 'no-solution':
      return verdict.kind === 'sound' ? releasing(text, verdict) : [];
    case 'many-solutions':
      return verdict.kind === 'sound' ? narrowing(text, verdict) : [];
    case 'redundant-given':
      return verdict.kind === 'sound' ? sparing(text, verdict, problem) : [];
    case 'wrong-answer':
      return verdict.kind === 'sound' ? correcting(verdict) : [];
    case 'answer-not-unique':
      return verdict.kind === 'sound' ? accepting(text, verdict) : [];
    case 'queens-attack':
    case 'too-many-queens':
      return verdict.kind === 'queens' ? removingQueens(verdict, problem) : [];
    case 'duplicate-puzzle':
      return removal(text, verdict.board);
    default:
      return [];
  }
}

function mending(
  text: string,
  board: FlawedBoard,
  flaws: readonly Flaw[],
  { code, span }: Problem,
): readonly Fix[] {
  const flaw = flaws.find((one) => one.code === code && one.span.start === span.start);
  if (flaw?.code === 'bad-character') {
    const { row, column } = flaw;
    const edits = blankBadCharacter(text, board, flaw);
    return edits ? [{ kind: 'blank-character', row, column, edits }] : [];
  }
  if (flaw?.code === 'short-row') {
    const edits = completeRow(text, board, flaw);
    return edits ? [{ kind: 'complete-row', row: flaw.row, edits }] : [];
  }
  return [];
}

/** Either of two equal givens may go; of more, only the one that is marked, as blanking another leaves the problem. */
function blanking(text: string, { board, violations }: Broken, { span }: Problem): readonly Fix[] {
  const cell = cellAt(board, span.start);
  const clashes = violations.flatMap((one) => ('clashes' in one && one.cell === cell ? one.clashes : []));
  if (cell === undefined || clashes.length === 0) {
    return [];
  }
  const partners = clashes.length === 1 ? clashes.map((other) => other.cell) : [];
  return [cell, ...partners].flatMap((one) => {
    const edits = blankGivens(text, board, [one]);
    return edits ? [{ kind: 'blank-given', board, cell: one, edits }] : [];
  });
}

/** Fixes that are offered at most where each makes another given blank. */
const MOST_BLANKED = 5;

/**
 * Of the givens that cannot hold together any one may go, if there is a solution then: first those that a player placed,
 * and before others those without which there is just one solution. None as long as nobody has looked for them.
 */
function releasing(text: string, { board, conflict = [] }: Sound): readonly Fix[] {
  const ranked = conflict.flatMap((cell) => {
    const cells = board.cells.slice().fill(0, cell, cell + 1);
    const verdict = judge({ ...board, cells, answer: undefined }, FIX_NODES);
    const kind = verdict.kind === 'sound' ? verdict.outcome.kind : 'none';
    const isPlaced = board.placed?.includes(cell) === true;
    return kind === 'unique' || kind === 'many'
      ? [{ cell, rank: (isPlaced ? 0 : 2) + (kind === 'unique' ? 0 : 1) }]
      : [];
  });
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST_BLANKED)
    .flatMap(({ cell }) => {
      const edits = blankGivens(text, board, [cell]);
      return edits ? [{ kind: 'blank-given', board, cell, edits } as const] : [];
    });
}

/** Several candidates of one cell may be impossible, and all are marked there. */
function removingCandidates(text: string, verdict: Verdict, { span }: Problem): readonly Fix[] {
  if (verdict.kind !== 'sound' && verdict.kind !== 'broken') {
    return [];
  }
  const { board } = verdict;
  const cell = cellAt(board, span.start);
  const all = verdict.kind === 'sound' ? verdict.impossible : verdict.violations;
  return all.flatMap((violation) => {
    if (violation.code !== 'impossible-candidate' || violation.cell !== cell) {
      return [];
    }
    const { digit } = violation;
    const edit = withoutCandidate(text, board, cell, digit);
    return edit ? [{ kind: 'remove-candidate', board, cell, digit, edits: [edit] }] : [];
  });
}

/** One more given, if one is enough and is found at once. */
function narrowing(text: string, { board, outcome }: Sound): readonly Fix[] {
  const given = uniqueGiven(board, outcome, FIX_NODES);
  return given ? [adding(text, board, given)] : [];
}

function adding(text: string, board: SudokuBoard, { cell, digit }: Given): Fix {
  return { kind: 'add-given', board, cell, digit, edits: addGiven(text, board, cell, digit) };
}

/** The given itself, and as many as can go together. */
function sparing(text: string, { board }: Sound, { span }: Problem): readonly Fix[] {
  const cell = cellAt(board, span.start);
  const one = cell === undefined ? undefined : blankGivens(text, board, [cell]);
  const cells = removableGivens(board, EDITOR_NODES) ?? [];
  const all = cells.length > 1 ? blankGivens(text, board, cells) : undefined;
  return [
    ...(one && cell !== undefined ? [{ kind: 'blank-given', board, cell, edits: one } as const] : []),
    ...(all ? [{ kind: 'blank-redundant', count: cells.length, edits: all } as const] : []),
  ];
}

/** Only where there is exactly one solution is it known what the answer should be. */
function correcting({ board, outcome }: Sound): readonly Fix[] {
  return outcome.kind === 'unique'
    ? [{ kind: 'correct-answer', edits: correctAnswer(board, outcome.solution) }]
    : [];
}

/** Cells whose value in the answer is tried as a given that makes it the only solution. */
const MOST_TRIED = 16;

/** A given of the answer with which it is the only one, if one is enough; or the answer in the place of all blanks. */
function accepting(text: string, { board, answerFaults }: Sound): readonly Fix[] {
  const answer = board.answer?.cells ?? board.cells;
  const differing = answerFaults.flatMap(({ cells }) => cells).slice(0, MOST_TRIED);
  const cell = differing.find((one) => {
    const cells = board.cells.map((value, at) => (at === one ? (answer[at] ?? 0) : value));
    const verdict = judge({ ...board, cells, answer: undefined }, FIX_NODES);
    return verdict.kind === 'sound' && verdict.outcome.kind === 'unique';
  });
  const edits = writeAnswer(text, board);
  return [
    ...(cell === undefined ? [] : [adding(text, board, { cell, digit: answer[cell] ?? 0 })]),
    ...(edits.length > 0 ? [{ kind: 'write-answer', edits } as const] : []),
  ];
}

/** Either of two queens that attack each other may go; of more, and of those that are too many, the one that is marked. */
function removingQueens({ board, violations }: QueensVerdict, { code, span }: Problem): readonly Fix[] {
  const square = squareAt(board, span.start);
  const violation = violations.find(
    (one) => one.code === code && one.code !== 'no-free-square' && one.square === square,
  );
  if (square === undefined || !violation) {
    return [];
  }
  const attackers = violation.code === 'queens-attack' ? violation.attackers : [];
  const partners = attackers.length === 1 ? attackers.map((attacker) => attacker.square) : [];
  return [square, ...partners].flatMap((one) => {
    const edit = withoutQueen(board, one);
    return edit ? [{ kind: 'remove-queen', board, square: one, edits: [edit] } as const] : [];
  });
}

function removal(text: string, board: FoundBoard): readonly Fix[] {
  const edit = removeBoard(text, board);
  return edit ? [{ kind: 'remove-board', edits: [edit] }] : [];
}
