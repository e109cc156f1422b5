// What every fact of `--json` on a flaw or violation tells: its code, its place and a sentence.
import type { Place } from '../files/places';
import { textOf, type Sentence } from '../words/sentence';

export type PlaceOf = (offset: number) => Place;

export function placed(code: string, sentence: Sentence, offset: number, placeOf: PlaceOf): object {
  return { code, ...placeOf(offset), message: textOf(sentence) };
}
