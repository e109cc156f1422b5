// The one live region: says what changed, once things are quiet.
import { element } from './dom';

/** How long nothing must have changed before it is said, in milliseconds: typing is not interrupted. */
const QUIET_TIME = 700;

export class Announcer {
  readonly root = element('div', 'unseen', { role: 'status', 'aria-live': 'polite' });
  private timer: number | undefined;
  private next = '';

  /** Says this, unless something newer comes first or it is what was said last. */
  say(text: string): void {
    this.next = text;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.root.textContent = this.next;
    }, QUIET_TIME);
  }
}
