// The small parts of what is shown, and their guards.
import { isBoolean, shape, text, type Guard } from './guards';

/** A button: an action that makes no sense just now is not `enabled`. */
export interface ActionView {
  readonly label: string;
  readonly enabled: boolean;
}

/** The longest text in code units. None is longer by itself but what a document tells of a board, which is cut. */
export const MOST_WORDS = 4096;

export const words = text(MOST_WORDS);

export const isAction: Guard<ActionView> = shape<ActionView>({ label: words, enabled: isBoolean });
