// What single lines tell by name: `#A N. N.` in an `.sdk` file, `Author: N. N.`, `<author>N. N.</author>`; and ratings.
import { keyNamed, type Key, type Told } from './told';

/** The letters of a header in an `.sdk` file. SadMan has a space behind them, SudoCue has none. */
const HEADERS: Readonly<Record<string, Key | 'solutions' | 'clues' | 'seconds'>> = {
  A: 'author',
  D: 'description',
  C: 'comment',
  B: 'date',
  S: 'source',
  L: 'level',
  U: 'url',
  N: 'solutions',
  H: 'clues',
  T: 'seconds',
};

/** A header of an `.sdk` file; without a space behind its letter it goes on in an upper-case letter, a digit or an address. */
export function headerIn(line: string): { readonly key: string; readonly value: string } | undefined {
  const [, letter = '', space = '', value = ''] = /^#([ADCBSLUNHT])( ?)(.+)$/.exec(line) ?? [];
  const key = HEADERS[letter];
  const isWord = space === '' && !/^(?:[\p{Lu}\d]|https?:)/u.test(value);
  const isNumber = /^\d+$/.test(value);
  const wantsNumber = letter === 'N' || letter === 'H' || letter === 'T';
  const isShouted = space === '' && /^\p{Lu}+$/u.test(value);
  return key === undefined || isWord || isShouted || (wantsNumber && !isNumber) ? undefined : { key, value };
}

/** Reads `Author: N. N.`, `"author": "N. N.",`, `<author>N. N.</author>` or a rating; whether it is one of these. */
export function readNamed(line: string, told: Told): boolean {
  const rating = ratingIn(line)?.[1];
  if (rating) {
    told.add('rating', rating);
    return true;
  }
  const [, name = '', value = ''] =
    /^"?(\p{L}[\w ]{0,20})"? {0,3}: {0,3}(\S.*)$/u.exec(line) ??
    // Without quotes, what is behind `=` is code.
    /^(\p{L}\w{0,20}) {0,3}= {0,3}((?:"[^"]*"|'[^']*'),?);?$/u.exec(line) ??
    /^<(\w{1,20})>([^<>]*)<\/\w{1,20}>$/.exec(line) ??
    [];
  const key = keyNamed(name);
  if (!key) {
    return false;
  }
  told.add(key, unquoted(value.endsWith(',') ? value.slice(0, -1) : value));
  return true;
}

function unquoted(value: string): string {
  const quote = value.charAt(0);
  return (quote === '"' || quote === "'") && value.length > 1 && value.endsWith(quote)
    ? value.slice(1, -1)
    : value;
}

/** A line without the marks of a comment or a quotation around it. */
export function uncommented(line: string): string {
  const content = line.replace(/^(?:\/\/+|\/\*+|\* |#+|%+|--+|;+|>+|<!--)/, '');
  const end = ['*/', '-->'].find((mark) => content.endsWith(mark)) ?? '';
  return content.slice(0, content.length - end.length).trim();
}

/** A rating at the start of a text, and what follows it. */
export function ratingIn(text: string): RegExpExecArray | null {
  return (
    /^(E[DRP]=\d[\d./]{0,20})(?:\s(.*)|)$/.exec(text) ??
    /^(\d{1,2}\.\d{1,2}(?:\/\d{1,2}\.\d{1,2}){0,2})(?:\s(.*)|)$/.exec(text)
  );
}
