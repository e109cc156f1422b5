// Every message between the two sides of the search view, and the guards that both sides check what arrives with.
// Messages are plain data. The search itself is made in the view: it gets a puzzle, and what became of its text.
import type { SearchMethod } from '../core/search/trace';
import {
  anyOf,
  integer,
  list,
  MOST_WORDS,
  oneOf,
  orNull,
  shape,
  text,
  words,
  type Guard,
} from '../views/guards';
import { isProblemView, type ProblemView } from './problemView';

/** Where the puzzle comes from, and the puzzle: what is kept over a reload. Untrusted when it comes back. */
export interface SearchSource {
  /** The address of its document; null if it comes from none. The host opens no document for it. */
  readonly uri: string | null;
  /** Which board of the text it was, from 0. */
  readonly board: number;
  /** What the panel calls it. */
  readonly name: string;
  readonly problem: ProblemView;
}

/** Which searches are shown: one of them, or both side by side. */
export type Choice = SearchMethod | 'both';

/** Where they stop. */
export type Until = 'first' | 'all';

/** What the view keeps over a reload. Untrusted when it comes back. */
export interface SearchState {
  readonly source: SearchSource;
  readonly choice: Choice;
  readonly until: Until;
  /** So many visits are made. */
  readonly visited: number;
  /** Visits in a second while it plays. */
  readonly speed: number;
}

/** A template of the words in English, and in the reader's language. */
export type Translation = readonly [english: string, localised: string];

export type ToView =
  /** Search this. Only templates that differ from English need be among the translations. */
  | {
      readonly type: 'search';
      readonly source: SearchSource;
      readonly translations: readonly Translation[];
    }
  /** What became of the puzzle in its text: as it was, another one, or no longer there. */
  | { readonly type: 'text'; readonly now: TextNow }
  /** Why a wish was not fulfilled, or that it was. */
  | { readonly type: 'notice'; readonly text: string };

export type TextNow = 'same' | 'changed' | 'gone';

/** All that the view may ask for. */
export type ToHost =
  /** The view is there and shows nothing yet; answered by `search`. */
  | { readonly type: 'ready' }
  /** Search the puzzle as it stands in its text now; answered by `search`, or by `text` if it turns out to be gone. */
  | { readonly type: 'again' }
  /** Ask the reader for a file, and write this picture into it; answered by `notice`. */
  | { readonly type: 'save'; readonly svg: string };

/** The longest address in code units. */
const ADDRESS = 8192;
/** Templates of all of Backtrack's words. */
const MOST_TEMPLATES = 5000;
/** The longest picture in code units: a thousand nodes take a tenth of it. */
const MOST_PICTURE = 4_000_000;

const isSource: Guard<SearchSource> = shape<SearchSource>({
  uri: orNull(text(ADDRESS)),
  board: integer(0),
  name: words,
  problem: isProblemView,
});

const isTranslation = (value: unknown): value is Translation => list(text(MOST_WORDS), 2, 2)(value);

export const isSearchState: Guard<SearchState> = shape<SearchState>({
  source: isSource,
  choice: oneOf('backtracking', 'unpruned', 'both'),
  until: oneOf('first', 'all'),
  visited: integer(0),
  speed: integer(1),
});

/** Whether something that arrived at the view is a message of the host. */
export const isToView: Guard<ToView> = anyOf<ToView>({
  search: shape({
    type: oneOf('search'),
    source: isSource,
    translations: list(isTranslation, MOST_TEMPLATES),
  }),
  text: shape({ type: oneOf('text'), now: oneOf('same', 'changed', 'gone') }),
  notice: shape({ type: oneOf('notice'), text: words }),
});

const picture = text(MOST_PICTURE);

/** Whether something that arrived at the host is a message of the view. */
export const isToHost: Guard<ToHost> = anyOf<ToHost>({
  ready: shape({ type: oneOf('ready') }),
  again: shape({ type: oneOf('again') }),
  save: shape({
    type: oneOf('save'),
    svg: (value): value is string => picture(value) && value.startsWith('<svg '),
  }),
});
