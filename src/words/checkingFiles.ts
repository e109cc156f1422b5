// What is said of whole files: how many puzzles they hold, and what is wrong with which.
import { counted, say, type Sentence } from './sentence';

/** Sentences on single lines of files. */
export const filesChecked = {
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
  /** N-Queens boards that can be completed. */
  readonly complete: number;
  readonly many: number;
  readonly none: number;
  readonly gaveUp: number;
  readonly flawed: number;
  readonly wrongAnswer: number;
  readonly duplicate: number;
}

/** The numbers of a text or of several, as one sentence. */
export function describeNumbers(numbers: Numbers): Sentence {
  const { boards, unique, complete, many, none, gaveUp, flawed, wrongAnswer, duplicate } = numbers;
  const parts = [
    ...counted(unique, say('1 with one solution'), say('{0} with one solution', unique)),
    ...counted(complete, say('1 that can be completed'), say('{0} that can be completed', complete)),
    ...counted(many, say('1 with several'), say('{0} with several', many)),
    ...counted(none, say('1 without a solution'), say('{0} without a solution', none)),
    ...counted(gaveUp, say('1 not known'), say('{0} not known', gaveUp)),
    ...counted(flawed, say('1 not whole'), say('{0} not whole', flawed)),
    ...counted(wrongAnswer, say('1 wrong answer'), say('{0} wrong answers', wrongAnswer)),
    ...counted(duplicate, say('1 that comes again'), say('{0} that come again', duplicate)),
  ];
  const all = counted(boards, say('1 puzzle'), say('{0} puzzles', boards));
  return all.length === 0 ? say('no puzzles') : say('{0}: {1}', all, parts);
}

/** What Check Puzzle Files asks and says of itself. */
export const checkingPuzzleFiles = {
  title: say('Checking puzzle files'),
  where: say('What is to be checked?'),
  files: say('Files…'),
  folders: say('Folders…'),
  workspace: say('All puzzle files of the workspace'),
  open: say('Check'),
  noFiles: say(
    'There are no puzzle files there: those end in .sudoku, .sdk, .sdm, .queens, .txt, .csv and the like.',
  ),
  busy: say('Puzzle files are being checked already.'),

  /** How far it is: the file, the puzzles so far and how many of them come in a second. */
  progress: (file: string, puzzles: number, rate: number): Sentence =>
    say('{0}: {1} puzzles, {2} a second', file, grouped(puzzles), grouped(rate)),

  /** How it ended. */
  done: (files: number, numbers: Numbers): Sentence =>
    say('{0}, {1}', countOfFiles(files), describeNumbers(numbers)),
  stopped: (files: number, numbers: Numbers): Sentence =>
    say('Stopped: {0}, {1}', countOfFiles(files), describeNumbers(numbers)),

  /** Why a file is left out. */
  tooLarge: (megabytes: number): Sentence =>
    say('larger than {0} MB, which is as much as can be read here', megabytes),
  unreadable: say('cannot be read'),
};

/** What stands in the summary of a check. */
export const summary = {
  heading: say('Puzzle files'),
  stopped: say('The check was stopped before its end.'),
  time: (seconds: number, rate: number): Sentence =>
    say('{0} seconds, {1} puzzles a second.', seconds.toFixed(1), grouped(rate)),
  columns: {
    file: say('file'),
    boards: say('puzzles'),
    unique: say('one solution'),
    complete: say('can be completed'),
    many: say('several'),
    none: say('none'),
    gaveUp: say('not known'),
    flawed: say('not whole'),
    wrongAnswer: say('wrong answers'),
    duplicate: say('come again'),
  },
  total: say('all'),
  /** Headings of lists of lines. */
  lists: {
    many: say('Several solutions'),
    none: say('No solution'),
    gaveUp: say('Not known'),
    flawed: say('Not whole'),
    wrongAnswer: say('Wrong answer'),
    duplicate: say('Comes again'),
  },
  lines: (lines: readonly number[], more: number): Sentence =>
    more > 0 ? say('lines {0} and {1} more', lines.join(', '), more) : say('lines {0}', lines.join(', ')),
  line: (line: number): Sentence => say('line {0}', line),
  noPuzzles: say('No puzzle is in these files:'),
  notRead: say('Not checked:'),
  moreFiles: (files: number): Sentence => say('And {0} more files.', files),
  moreProblems: say(
    'The Problems view shows the first 1,000 of each file, and of all files the first 50,000.',
  ),
};

function countOfFiles(files: number): Sentence {
  return files === 1 ? say('1 file') : say('{0} files', files);
}

/** A number that people can read, the same in every language. */
function grouped(count: number): string {
  return Math.round(count).toLocaleString('en');
}
