// Texts that are followed from version to version: the boards are those of the text as it is.
import { deepEqual, equal, ok } from 'node:assert/strict';
import { FollowedText } from '../../../src/core/text/live/following';
import { scanToKeep } from '../../../src/core/text/live/rescan';
import { scan } from '../../../src/core/text/scan';
import { stepsOf } from './steps';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const OTHER = LINE.replace('5', '.');

/** A text, and how often it was asked for. */
class Source {
  asked = 0;
  readonly followed: FollowedText;

  constructor(private text: string) {
    this.followed = new FollowedText(stepsOf(scanToKeep(text)));
  }

  /** Replaces characters, one stretch after the other. */
  replace(...replacements: (readonly [offset: number, length: number, text: string])[]): void {
    this.setTo(
      replacements.reduce(
        (text, [offset, length, put]) => text.slice(0, offset) + put + text.slice(offset + length),
        this.text,
      ),
    );
    this.followed.replace(
      replacements.map(([rangeOffset, rangeLength, text]) => ({ rangeOffset, rangeLength, text })),
    );
  }

  /** Replaces all of it without a word. */
  setTo(text: string): void {
    this.text = text;
  }

  update(): void {
    stepsOf(
      this.followed.update(this.text.length, () => {
        this.asked++;
        return this.text;
      }),
    );
    deepEqual(this.followed.boards, scan(this.text));
  }
}

describe('a followed text', () => {
  it('is put together from what is told', () => {
    const source = new Source(`${LINE}\n${OTHER}\n`);
    source.replace([0, 1, '7']);
    source.update();
    source.replace([82, 0, `${LINE}\n`], [0, 3, '']);
    source.replace([5, 0, 'x']);
    source.update();
    equal(source.asked, 0);
  });

  it('is asked for when very much is told', () => {
    const source = new Source(`${LINE}\n`.repeat(20));
    source.replace(...Array.from({ length: 20 }, (_, index) => [82 * (19 - index), 1, '.'] as const));
    source.update();
    equal(source.asked, 1);
    source.replace([0, 1, '5']);
    source.update();
    equal(source.asked, 1);
  });

  it('is compared when its length is not as expected, or nothing was told', () => {
    const source = new Source(`${LINE}\n${OTHER}\n`);
    source.setTo(`${LINE}\r\n${OTHER}\r\n`);
    source.update();
    equal(source.asked, 1);
    source.setTo(`${OTHER}\r\n${LINE}\r\n`);
    source.followed.mistrust();
    source.update();
    equal(source.asked, 2);
  });

  it('keeps the boards that an edit leaves alone', () => {
    const source = new Source(`${LINE}\n`.repeat(9));
    const before = source.followed.boards;
    source.replace([82 * 4, 82, `some words\n${OTHER}\n`]);
    source.update();
    const after = source.followed.boards;
    equal(after.length, 9);
    ok(before.every((board, index) => (index === 4) !== (board === after[index])));
  });

  it('is as before when looking is left off on the way', () => {
    const source = new Source(`${LINE}\n`.repeat(200));
    source.replace([0, 1, '.']);
    source.replace([82 * 199, 1, '.']);
    const steps = source.followed.update(82 * 200, () => '');
    equal(steps.next().done, false);
    source.replace([0, 0, '\n']);
    source.update();
    equal(source.asked, 0);
  });
});
