// Parts a long text of one-line puzzles into batches of whole lines, where it lies.
import type { Job } from './job';

/** Bytes in a batch, about: 800 puzzles, some milliseconds of work. */
const SIZE = 1 << 16;

/** The batches of shared bytes. Each ends behind a line feed, but for the last, which ends where the text does. */
export function lineBatches(bytes: SharedArrayBuffer, size = SIZE): Pick<Job, 'count' | 'batch'> {
  const text = new Uint8Array(bytes);
  /** The first line that starts at this offset or behind it. */
  const lineFrom = (offset: number): number => {
    const feed = offset === 0 ? -1 : text.indexOf(0x0a, offset - 1);
    return offset > 0 && feed < 0 ? text.length : feed + 1;
  };
  return {
    count: Math.ceil(text.length / size),
    batch: (index) => ({
      form: 'text',
      bytes,
      start: lineFrom(size * index),
      end: lineFrom(size * (index + 1)),
    }),
  };
}
