// The summary of a check of files, as Markdown.
import { checkingPuzzleFiles, summary } from '../words/checkingFiles';
import type { Sentence } from '../words/sentence';
import type { FileCounts, Kind } from './fileCounts';

/** What became of one file. */
export interface FileResult {
  /** As the reader knows it. */
  readonly name: string;
  readonly counts: FileCounts;
  /** Why it was not read, or not to its end. */
  readonly problem?: Sentence | undefined;
}

/** What became of all of them. */
export interface CheckResult {
  readonly files: readonly FileResult[];
  readonly total: FileCounts;
  readonly wasStopped: boolean;
  readonly seconds: number;
  /** What else there is to know. */
  readonly notes: readonly Sentence[];
}

const COLUMNS = [
  'boards',
  'unique',
  'complete',
  'many',
  'none',
  'gaveUp',
  'flawed',
  'wrongAnswer',
  'duplicate',
] as const;

/** The kinds that are listed with their lines. */
const LISTS = [
  'flawed',
  'none',
  'wrongAnswer',
  'many',
  'gaveUp',
  'duplicate',
] as const satisfies readonly Kind[];

/** Files that are listed one by one, at most. */
const MOST_FILES = 1000;

/** @param textOf puts a sentence into the reader's language */
export function summaryOf(result: CheckResult, textOf: (sentence: Sentence) => string): string {
  const { files, total, seconds } = result;
  const withPuzzles = files.filter(({ counts }) => counts.boards > 0);
  const empty = files.filter(({ counts, problem }) => counts.boards === 0 && !problem);
  const unread = files.flatMap(({ name, problem }) => (problem ? `${plain(name)}: ${textOf(problem)}` : []));
  const say = result.wasStopped ? checkingPuzzleFiles.stopped : checkingPuzzleFiles.done;
  const parts = [
    `# ${textOf(summary.heading)}`,
    `${textOf(say(files.length, total.numbers))}. ${textOf(summary.time(seconds, total.boards / Math.max(seconds, 0.001)))}`,
    ...result.notes.map(textOf),
    ...list(textOf(summary.notRead), unread, textOf),
    ...(withPuzzles.length > 0 ? [table(withPuzzles, total, textOf)] : []),
    ...withPuzzles.slice(0, MOST_FILES).flatMap((file) => details(file, textOf)),
    ...list(
      textOf(summary.noPuzzles),
      empty.map(({ name }) => plain(name)),
      textOf,
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

function table(
  files: readonly FileResult[],
  total: FileCounts,
  textOf: (sentence: Sentence) => string,
): string {
  const shown = COLUMNS.filter((column) => column === 'boards' || total.numbers[column] > 0);
  const row = (name: string, { numbers }: FileCounts): string =>
    `| ${[name, ...shown.map((column) => numbers[column].toLocaleString('en'))].join(' | ')} |`;
  const more = files.length - MOST_FILES;
  return [
    `| ${[summary.columns.file, ...shown.map((column) => summary.columns[column])].map(textOf).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(shown.length)}`,
    ...files.slice(0, MOST_FILES).map(({ name, counts }) => row(plain(name), counts)),
    ...(files.length > 1 ? [row(textOf(summary.total), total)] : []),
    ...(more > 0 ? ['', textOf(summary.moreFiles(more))] : []),
  ].join('\n');
}

/** The lines of a file that need a look. */
function details({ name, counts }: FileResult, textOf: (sentence: Sentence) => string): readonly string[] {
  const items = LISTS.flatMap((kind) => {
    const { count, lines } = counts.of(kind);
    const [first] = lines;
    if (first === undefined) {
      return [];
    }
    const where = count === 1 ? summary.line(first) : summary.lines(lines, count - lines.length);
    return `- ${textOf(summary.lists[kind])}: ${textOf(where)}`;
  });
  return items.length > 0 ? [`## ${plain(name)}`, items.join('\n')] : [];
}

function list(
  heading: string,
  items: readonly string[],
  textOf: (sentence: Sentence) => string,
): readonly string[] {
  const more = items.length - MOST_FILES;
  return items.length === 0
    ? []
    : [
        heading,
        items
          .slice(0, MOST_FILES)
          .map((item) => `- ${item}`)
          .join('\n'),
        ...(more > 0 ? [textOf(summary.moreFiles(more))] : []),
      ];
}

/** A file's name without what Markdown would read as something else. */
function plain(name: string): string {
  return name.replace(/[\\`*_{}[\]<>#|&~]/g, '\\$&').replace(/[\r\n]/g, ' ');
}
