// What Backtrack says, in English and ready for translation: a template and what goes into it. The core gives facts; the
// editor, the panel and the terminal all take their words from this folder, and `l10n/bundle.l10n.json` lists the templates.
/** A template and what goes into its {0}, {1}…; an argument may be a sentence of its own, or several to be listed. */
export interface Sentence {
  readonly template: string;
  readonly args: readonly Argument[];
}

export type Argument = string | number | Sentence | readonly Sentence[];

/** Makes a sentence; the template is a literal, so that it can be listed for translation. */
export function say(template: string, ...args: readonly Argument[]): Sentence {
  return { template, args };
}

/**
 * The text of a sentence.
 *
 * @param translate gives the template in the reader's language, with its arguments put in; English if left out
 */
export function textOf(sentence: Sentence, translate: Translate = fillIn): string {
  const args = sentence.args.map((arg) => {
    if (typeof arg === 'string' || typeof arg === 'number') {
      return String(arg);
    }
    return 'template' in arg ? textOf(arg, translate) : arg.map((part) => textOf(part, translate)).join(', ');
  });
  return translate(sentence.template, args);
}

export type Translate = (template: string, args: readonly string[]) => string;

/** The template with its arguments put in. */
export function fillIn(template: string, args: readonly string[]): string {
  return template.replace(/\{(\d)\}/g, (_, index: string) => args[Number(index)] ?? '');
}

/** The first of several things to say of one board, and how many more there are; at least one. */
export function describeSeveral(sentences: readonly Sentence[]): Sentence {
  const [first, ...more] = sentences;
  return first && more.length === 0 ? first : say('{0} And {1} more.', sentences.slice(0, 1), more.length);
}

/** A sentence for a number of things, none for no things. */
export function counted(count: number, one: Sentence, more: Sentence): readonly Sentence[] {
  return count === 0 ? [] : [count === 1 ? one : more];
}
