// What a text tells of its board beside the board: who made it, how hard it is.
import type { Metadata } from '../core/text/metadata/told';
import { DETAIL_WORDS } from '../words/panel';
import type { Say } from './drawing';
import { MOST_DETAILS, type DetailView } from './protocol';

/** Longest text of one detail, in code units: enough for some lines. */
const LONGEST = 1000;

/** All but the title, each with its name; of very many the first. */
export function detailsOf(metadata: Metadata, say: Say): readonly DetailView[] {
  const { author, description, source, url, level, rating, date, comments, fields } = metadata;
  const told = { author, description, source, url, level, rating, date, comments: comments.join('\n') };
  const named = Object.entries(DETAIL_WORDS).map(([key, name]) => ({
    name: say(name),
    value: told[key as keyof typeof DETAIL_WORDS] ?? '',
  }));
  return [...named, ...fields]
    .filter(({ value }) => value !== '')
    .slice(0, MOST_DETAILS)
    .map(({ name, value }) => ({ label: shortened(name), text: shortened(value) }));
}

/** The text, or its beginning if it is very long. */
export function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
