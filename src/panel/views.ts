// The buttons of what is shown, and their guard.
import { isBoolean, shape, words, type Guard } from '../views/guards';

/** A button: an action that makes no sense just now is not `enabled`. */
export interface ActionView {
  readonly label: string;
  readonly enabled: boolean;
}

export const isAction: Guard<ActionView> = shape<ActionView>({ label: words, enabled: isBoolean });
