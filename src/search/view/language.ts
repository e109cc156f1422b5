// The view's words in the reader's language, as the host sent them.
import { fillIn, textOf, type Sentence } from '../../words/sentence';
import { numberWriter } from '../numbers';
import type { Translation } from '../protocol';

export class Language {
  readonly number: (value: number | bigint) => string;
  private readonly localised: ReadonlyMap<string, string>;

  /** @param tag the language, for its numbers */
  constructor(translations: readonly Translation[], tag: string) {
    this.localised = new Map(translations);
    this.number = numberWriter(tag);
  }

  readonly say = (sentence: Sentence): string =>
    textOf(sentence, (template, args) => fillIn(this.localised.get(template) ?? template, args));
}
