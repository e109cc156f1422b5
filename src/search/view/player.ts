// Plays a search: makes its steps one after another, some of them at once where they are faster than the screen.

/** Frames that a screen shows in a second, at most: steps that follow faster are made several a frame. */
const FRAMES = 60;

export class Player {
  private timer: number | undefined;
  private stepsASecond = 1;

  /**
   * @param step makes so many steps forward and tells whether there are more
   * @param changed is called whenever it begins or stops to play
   */
  constructor(
    private readonly step: (count: number) => boolean,
    private readonly changed: () => void,
  ) {}

  get isPlaying(): boolean {
    return this.timer !== undefined;
  }

  get speed(): number {
    return this.stepsASecond;
  }

  set speed(stepsASecond: number) {
    this.stepsASecond = stepsASecond;
    if (this.isPlaying) {
      clearTimeout(this.timer);
      this.wait(performance.now());
    }
  }

  play(): void {
    if (!this.isPlaying) {
      this.wait(performance.now());
      this.changed();
    }
  }

  pause(): void {
    if (this.isPlaying) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.changed();
    }
  }

  private wait(since: number): void {
    const pause = 1000 / Math.min(this.stepsASecond, FRAMES);
    this.timer = window.setTimeout(() => {
      const now = performance.now();
      // A timer is late when the page is busy; a page that was hidden does not catch up.
      const late = Math.min(now - since, 250);
      const hasMore = this.step(Math.max(1, Math.round((late * this.stepsASecond) / 1000)));
      if (hasMore && this.isPlaying) {
        this.wait(now);
      } else {
        this.pause();
      }
    }, pause);
  }
}
