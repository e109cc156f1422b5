// Checks files one after the other, and tells what is found and how far it is.
import { checkingPuzzleFiles, filesChecked } from '../words/checkingFiles';
import type { Sentence } from '../words/sentence';
import { findingsIn } from './checkText';
import { Stopped, type Engine } from './engine';
import { FileCounts } from './fileCounts';
import type { Finding } from './findings';
import type { Scan } from './pieces';
import { kindOfFile } from './puzzleFiles';
import { PuzzlePlaces } from './puzzlePlaces';
import type { CheckResult, FileResult } from './summary';

/** A file to check. */
export interface CheckedFile {
  /** As the reader knows it. */
  readonly name: string;
  /** Its bytes, or why they cannot be read. */
  readonly bytes: AsyncIterable<Uint8Array> | Sentence;
  /** Whether another finding would be of use. */
  readonly wantsMore: () => boolean;
  /** Is told of findings, in the order of the file. */
  readonly found: (findings: readonly Finding[]) => void;
}

/** How files are checked, and who is told how far it is. */
export interface FilesCheck {
  readonly engine: Engine;
  readonly scan?: Scan;
  /** Asked again and again; when it says no, the check stops. */
  readonly isWanted: () => boolean;
  /** Is waited for between short stretches of work, so that other things can be done as well. */
  readonly breathe: () => Promise<void>;
  /** So many bytes of all files have been read, and so many puzzles found in them, of which so many come in a second. */
  readonly progress: (name: string, bytes: number, puzzles: number, rate: number) => void;
  /** Notes an error that the reader is told of as a file that cannot be read. */
  readonly report: (error: unknown) => void;
}

/** Checks the files in their order; what was found until then is told if it is stopped. Puzzles are compared in all files. */
export async function checkFiles(
  files: AsyncIterable<CheckedFile> | Iterable<CheckedFile>,
  check: FilesCheck,
): Promise<CheckResult> {
  const start = performance.now();
  const results: FileResult[] = [];
  const total = new FileCounts();
  const places = new PuzzlePlaces();
  let bytes = 0;
  const progress = (name: string, puzzles: number): void => {
    const seconds = (performance.now() - start) / 1000;
    const all = total.boards + puzzles;
    check.progress(name, bytes, all, all / Math.max(seconds, 0.001));
  };
  for await (const file of files) {
    if (!check.isWanted()) {
      break;
    }
    const counts = new FileCounts();
    const number = results.length;
    const puzzles = {
      places,
      file: number,
      nameOf: (other: number) => (other === number ? undefined : results[other]?.name),
    };
    const { name, wantsMore } = file;
    const problem =
      'template' in file.bytes
        ? file.bytes
        : await readToEnd(
            findingsIn(
              counted(file.bytes, (length) => {
                bytes += length;
                progress(name, counts.boards);
              }),
              { engine: check.engine, counts, puzzles, wantsMore, kind: kindOfFile(name), scan: check.scan },
            ),
            file,
            check,
          );
    results.push({ name, counts, problem });
    total.addAll(counts);
    progress(name, 0);
  }
  return {
    files: results,
    total,
    wasStopped: !check.isWanted(),
    seconds: (performance.now() - start) / 1000,
    notes: places.isFull ? [filesChecked.notAllDuplicates(places.most)] : [],
  };
}

/** Takes all findings; says what went wrong, if something did. */
async function readToEnd(
  found: AsyncIterable<readonly Finding[]>,
  file: CheckedFile,
  check: FilesCheck,
): Promise<Sentence | undefined> {
  try {
    for await (const findings of found) {
      file.found(findings);
      await check.breathe();
      if (!check.isWanted()) {
        break;
      }
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof Stopped)) {
      check.report(error);
      return checkingPuzzleFiles.unreadable;
    }
    return undefined;
  }
}

async function* counted(
  source: AsyncIterable<Uint8Array>,
  count: (length: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of source) {
    count(piece.length);
    yield piece;
  }
}
