// Sends the reader's wishes one after another, each about what the view shows once the one before it is answered:
// who types fast loses no digit.
import type { ShowMessage, ToHost } from '../protocol';

/** A wish: a message without what it is about, which is known only when it is sent. */
export type Wish = ToHost extends infer Message
  ? Message extends { readonly type: 'ready' }
    ? never
    : Omit<Message, 'version' | 'board'>
  : never;

/** More wishes than this wait for nobody. */
const MOST_WAITING = 100;

export class Outbox {
  private readonly waiting: Wish[] = [];
  private shown: ShowMessage | undefined;
  private isAnswered = true;

  constructor(private readonly post: (message: ToHost) => void) {}

  /** Sends the wish, now or when its turn comes. */
  send(wish: Wish): void {
    if (this.waiting.length < MOST_WAITING) {
      this.waiting.push(wish);
      this.flush();
    }
  }

  /** The host has shown something: what waits is about that, unless it is another text. */
  answered(shown: ShowMessage): void {
    if (this.shown && this.shown.state?.uri !== shown.state?.uri) {
      this.waiting.length = 0;
    }
    this.shown = shown;
    this.isAnswered = true;
    this.flush();
  }

  private flush(): void {
    while (this.shown && this.isAnswered) {
      const wish = this.waiting.shift();
      if (!wish) {
        return;
      }
      this.isAnswered = wish.type === 'move' || wish.type === 'leave';
      this.post({ ...wish, version: this.shown.version, board: this.shown.state?.board ?? 0 });
    }
  }
}
