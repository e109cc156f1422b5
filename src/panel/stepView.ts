// A step as it goes to the view, in plain data, and the guard for it. Cells count from 0 to 80, digits from 1 to 9.
import { integer, list, oneOf, orNull, isBoolean, shape, words, type Guard } from '../views/guards';
import { isAction, type ActionView } from './views';

/** One of 729. */
export interface CandidateAt {
  readonly cell: number;
  readonly digit: number;
}

const CELL_PARTS = ['look', 'pattern'] as const;

/** What a cell is in a step: one to look at, or one of its pattern. */
export type CellPart = (typeof CELL_PARTS)[number];

const CANDIDATE_PARTS = ['pattern', 'assumedOn', 'assumedOff', 'on', 'off', 'eliminated', 'placed'] as const;

/**
 * What a candidate is in a step: one of its pattern; by the chain that is drawn true or false, as it is assumed or as it
 * follows; eliminated, or placed.
 */
export type CandidatePart = (typeof CANDIDATE_PARTS)[number];

export interface CellMark {
  readonly cell: number;
  readonly part: CellPart;
}

export interface CandidateMark extends CandidateAt {
  readonly part: CandidatePart;
}

/** A statement of a chain follows from another. */
export interface LinkView {
  readonly from: CandidateAt;
  readonly to: CandidateAt;
  /** Whether what follows is that the candidate is true, which takes a strong link. */
  readonly isStrong: boolean;
}

/** All that is marked. */
export interface StepMarks {
  /** No cell has the same part twice; nor has a candidate. */
  readonly cells: readonly CellMark[];
  readonly candidates: readonly CandidateMark[];
  readonly links: readonly LinkView[];
}

/** Where one is among several chains. */
export interface ChainView {
  readonly label: string;
  readonly previous: ActionView;
  readonly next: ActionView;
}

/** A step that is shown. */
export interface StepView {
  /** “Step 3 of 41 · 3.0 · Naked pair”; empty if there is no step. */
  readonly place: string;
  readonly back: ActionView;
  readonly forward: ActionView;
  readonly apply: ActionView;
  /** What `apply` does, or why it does nothing. */
  readonly applyTitle: string;
  readonly hide: ActionView;
  /** What is told of it: one sentence at least. */
  readonly sentences: readonly string[];
  readonly marks: StepMarks;
  /** null unless the step has several chains and one of them is drawn. */
  readonly chain: ChainView | null;
}

/** What there is to show of the steps of a board. */
export interface StepsView {
  readonly next: ActionView;
  /** What `next` does, or why it does nothing. */
  readonly nextTitle: string;
  /** That steps are looked for, and how far that is, which is empty before the first; null if none are. */
  readonly search: { readonly label: string; readonly text: string; readonly cancel: ActionView } | null;
  /** What is remembered of steps that the text has no place for; null if nothing is. */
  readonly memory: { readonly text: string; readonly forget: ActionView } | null;
  readonly step: StepView | null;
}

/**
 * Links that are drawn of a chain: one of several hundred statements, each of which follows from a few, cannot be made out
 * anyway.
 */
export const MOST_LINKS = 2000;

/** Sentences of a step: where to look, the pattern, the move, its chain, and how the path ends. */
const MOST_SENTENCES = 10;

const cell = integer(0, 80);
const digit = integer(1, 9);
const candidate = shape<CandidateAt>({ cell, digit });

const hasEnds = shape<LinkView>({ from: candidate, to: candidate, isStrong: isBoolean });

/** Whether it leads from one candidate to another: from a candidate to itself there is no direction to draw it in. */
const isLinkView: Guard<LinkView> = (value): value is LinkView =>
  hasEnds(value) && (value.from.cell !== value.to.cell || value.from.digit !== value.to.digit);

const isStepMarks = shape<StepMarks>({
  cells: list(shape<CellMark>({ cell, part: oneOf(...CELL_PARTS) }), 81 * CELL_PARTS.length),
  candidates: list(
    shape<CandidateMark>({ cell, digit, part: oneOf(...CANDIDATE_PARTS) }),
    729 * CANDIDATE_PARTS.length,
  ),
  links: list(isLinkView, MOST_LINKS),
});

const isStepView = shape<StepView>({
  place: words,
  back: isAction,
  forward: isAction,
  apply: isAction,
  applyTitle: words,
  hide: isAction,
  sentences: list(words, MOST_SENTENCES, 1),
  marks: isStepMarks,
  chain: orNull(shape<ChainView>({ label: words, previous: isAction, next: isAction })),
});

export const isStepsView: Guard<StepsView> = shape<StepsView>({
  next: isAction,
  nextTitle: words,
  search: orNull(shape<NonNullable<StepsView['search']>>({ label: words, text: words, cancel: isAction })),
  memory: orNull(shape<NonNullable<StepsView['memory']>>({ text: words, forget: isAction })),
  step: orNull(isStepView),
});
