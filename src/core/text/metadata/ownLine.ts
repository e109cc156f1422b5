// What a board's own lines tell of it, before, between and behind its cells: a rating, a comment, the keys beside it.
import type { FoundBoard, Span } from '../../board';
import { answerIn, boardSpan, reachOf } from '../cells';
import { ratingIn } from './named';
import { titleIn } from './title';
import type { Told } from './told';

/** A name and its value, as JSON has them. All repetitions are bounded, so the time is linear. */
const NAMED = /"([A-Za-z_]\w{0,30})" {0,4}: {0,4}(?:"([^"\\]{0,300})"|(-?\d[\d.]{0,20}))/g;

/** @param line from the start of the board's first line to the end of its last one, or as much of it as is looked at */
export function readOwnLine(text: string, line: Span, board: FoundBoard, told: Told): void {
  const { end } = boardSpan(board);
  const answer = board.kind === 'sudoku' ? answerIn(board) : undefined;
  const before = text.slice(line.start, board.start);
  const between = answer ? text.slice(end, answer.start) : '';
  const behind = text.slice(reachOf(board).end, line.end);
  const names = [before, between, behind].flatMap((part) => [...part.matchAll(NAMED)]);
  if (names.length > 0) {
    for (const [, name = '', word, number = ''] of names) {
      told.addNamed(name, word ?? number);
    }
    return;
  }
  if (board.notation === 'library') {
    told.addNamed('technique', before.split(':')[1] ?? '');
    return;
  }
  const count = /^:(\d{1,9}):/.exec(between || behind)?.[1];
  if (count) {
    told.addNamed('solutions', count);
    return;
  }
  // Sudoku Susser puts a label and a tab before a board.
  const title = titleIn(before.trim()) ?? /^(\p{L}[^\t]{0,80})\t$/u.exec(before)?.[1];
  if (title) {
    told.add('title', title);
  }
  readTail(behind.trim(), told);
}

/** What stands behind a board: ` # easy, from paper`, ` #1 Easy (204)`, ` ED=1.2/1.2/1.2`, `  1.2`. */
function readTail(tail: string, told: Told): void {
  const hodoku = /^#\d{1,4} (\p{L}[\p{L} ]{0,30}) \((\d{1,7})\)/u.exec(tail);
  if (hodoku) {
    told.add('level', hodoku[1] ?? '');
    told.add('rating', hodoku[2] ?? '');
    return;
  }
  const [, rating, rest = ''] = ratingIn(tail) ?? [undefined, undefined, tail];
  if (rating) {
    told.add('rating', rating);
  }
  const comment = /^(?:#+|\/\/|%|--)\s*([^\s#].*)$/.exec(rest.trim())?.[1];
  if (comment) {
    told.add('comment', comment);
  }
}
