// Makes values of the characters that are typed. Most boards write each value as one character. Where values are numbers
// of up to two digits, a digit that may be the first of two waits for the second; and letters stand for the numbers from
// ten on, for who would rather not hurry: A for 10, B for 11.

/** How long a digit waits for another, in milliseconds. */
const WAIT = 1000;

export class Typing {
  private typed = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How the board writes its values, from 1 on. */
  private symbols: readonly string[] = [];

  /**
   * @param enter gets each value that was typed
   * @param show gets the digits that wait, and none once they wait no more
   */
  constructor(
    private readonly enter: (value: number) => void,
    private readonly show: (waiting: string) => void,
  ) {}

  /** The digit that waits for another; empty if none does. */
  get waiting(): string {
    return this.typed;
  }

  /** What follows is typed on a board with these symbols; what waits for more is dropped. */
  begin(symbols: readonly string[]): void {
    this.drop();
    this.symbols = symbols;
  }

  /** Takes a digit or letter; false if it is, or begins, no value of the board. */
  take(character: string): boolean {
    const longer = this.typed + character;
    const typed = this.typed !== '' && this.valueOf(longer) > 0 ? longer : character;
    const value = this.valueOf(typed);
    if (value === 0) {
      return false;
    }
    this.drop();
    if (this.symbols.some((symbol) => symbol.length > typed.length && symbol.startsWith(typed))) {
      this.typed = typed;
      this.show(typed);
      this.timer = setTimeout(() => {
        this.finish();
      }, WAIT);
    } else {
      this.enter(value);
    }
    return true;
  }

  /** Enters what waits for more, as it is; tells whether something did. */
  finish(): boolean {
    const value = this.valueOf(this.typed);
    const did = this.drop();
    if (did) {
      this.enter(value);
    }
    return did;
  }

  /** Forgets what waits for more; tells whether something did. */
  drop(): boolean {
    clearTimeout(this.timer);
    const did = this.typed !== '';
    this.typed = '';
    if (did) {
      this.show('');
    }
    return did;
  }

  /** The value that a text stands for, in either case of letters; 0 if none. */
  private valueOf(typed: string): number {
    const upper = typed.toUpperCase();
    const value = 1 + this.symbols.findIndex((symbol) => symbol.toUpperCase() === upper);
    if (value > 0 || !/^[A-P]$/.test(upper)) {
      return value;
    }
    return 1 + this.symbols.indexOf(String(upper.charCodeAt(0) - 55));
  }
}
