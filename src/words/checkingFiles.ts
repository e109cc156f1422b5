// What is said of whole files: how many puzzles they hold, and what is wrong with which.
import { counted, say, type Sentence } from './sentence';

/** Sentences on single lines of files. */
export const filesChecked = {
  duplicate: (line: number): Sentence => say('The same puzzle stands in line {0}.', line),
  duplicateIn: (file: string, line: number): Sentence =>
    say('The same puzzle stands in {0}, line {1}.', file, line),
  /** @param most how many puzzles are remembered */
  notAllDuplicates: (most: number): Sentence =>
    say('Only the first {0} puzzles were compared with those that follow.', most),
};

/** How many there are of each kind; kinds that there are none of are left out. */
export interface Numbers {
  readonly boards: number;
  readonly unique: number;
  readonly many: number;
  readonly none: number;
  readonly gaveUp: number;
  readonly flawed: number;
  readonly wrongAnswer: number;
  readonly duplicate: number;
}

/** The numbers of a text or of several, as one sentence. */
export function describeNumbers(numbers: Numbers): Sentence {
  const { boards, unique, many, none, gaveUp, flawed, wrongAnswer, duplicate } = numbers;
  const parts = [
    ...counted(unique, say('1 with one solution'), say('{0} with one solution', unique)),
    ...counted(many, say('1 with several'), say('{0} with several', many)),
    ...counted(none, say('1 without any'), say('{0} without any', none)),
    ...counted(gaveUp, say('1 not known'), say('{0} not known', gaveUp)),
    ...counted(flawed, say('1 not whole'), say('{0} not whole', flawed)),
    ...counted(wrongAnswer, say('1 wrong answer'), say('{0} wrong answers', wrongAnswer)),
    ...counted(duplicate, say('1 that comes again'), say('{0} that come again', duplicate)),
  ];
  const all = counted(boards, say('1 puzzle'), say('{0} puzzles', boards));
  return all.length === 0 ? say('no puzzles') : say('{0}: {1}', all, parts);
}
