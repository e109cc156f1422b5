// What may be told of a puzzle besides its cells, and how it is gathered from a text.

/** What a text tells of a puzzle, beside the board itself: each as it stands there, without the spaces around it. */
export interface Metadata {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly description?: string | undefined;
  /** Line by line. */
  readonly comments: readonly string[];
  readonly source?: string | undefined;
  /** How hard the text calls the puzzle: a word, or a number on a scale of its own. */
  readonly level?: string | undefined;
  readonly date?: string | undefined;
  /** Measured difficulty, such as `1.2` or `ED=1.2/1.2/1.2`. */
  readonly rating?: string | undefined;
  readonly url?: string | undefined;
  /** What else the text tells by name, such as the other columns of a table. */
  readonly fields: readonly NamedField[];
}

/** A fact that the text has its own name for. */
export interface NamedField {
  readonly name: string;
  readonly value: string;
}

/** What has a place of its own in the metadata. */
export type Key = Exclude<keyof Metadata, 'fields' | 'comments'> | 'comment';

/** Gathers what is told, the likeliest first. */
export class Told {
  private readonly known = new Map<Key, string>();
  private readonly comments: string[] = [];
  private readonly fields: NamedField[] = [];

  /** Keeps the first value of each key, and every comment; nothing that is empty. */
  add(key: Key, value: string): void {
    const trimmed = value.trim();
    if (trimmed === '') {
      return;
    }
    if (key === 'comment') {
      this.comments.push(trimmed);
    } else if (!this.known.has(key)) {
      this.known.set(key, trimmed);
    }
  }

  /** What the text has a name for: a key's, or one of its own. */
  addNamed(name: string, value: string): void {
    const key = keyNamed(name);
    if (key) {
      this.add(key, value);
    } else if (
      value.trim() !== '' &&
      name.trim() !== '' &&
      !this.fields.some((field) => field.name === name)
    ) {
      this.fields.push({ name, value: value.trim() });
    }
  }

  metadata(): Metadata {
    const { known, comments, fields } = this;
    return { ...Object.fromEntries(known), comments, fields };
  }
}

const NAMES: Readonly<Record<Key, readonly string[]>> = {
  title: ['title', 'name', 'label'],
  author: ['author', 'by', 'setter', 'creator', 'composer'],
  description: ['description', 'desc'],
  comment: ['comment', 'comments', 'note', 'notes'],
  source: ['source', 'origin', 'from', 'collection'],
  level: ['level', 'difficulty', 'grade'],
  date: ['date', 'created', 'published'],
  rating: ['rating', 'score', 'er', 'ed', 'se'],
  url: ['url', 'link', 'href'],
};
const KEYS = new Map(
  (Object.entries(NAMES) as [Key, readonly string[]][]).flatMap(([key, names]) =>
    names.map((name) => [name, key] as const),
  ),
);

/** The key that a name in a text means, in any case. */
export function keyNamed(name: string): Key | undefined {
  return KEYS.get(name.trim().toLowerCase());
}
