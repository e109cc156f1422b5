// What every benchmark of `npm run bench` gives back, and how it is printed: as a table or as JSON.
//
// A benchmark is a function `(options: Options) => Promise<Report>`, listed by its name in `benches.ts`.

/** Throws unless there is each of what was asked for, by name. */
export function refuseUnknown(what: string, asked: readonly string[], known: readonly string[]): void {
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No ${what} “${unknown.join('”, “')}”; there are ${known.join(', ')}.`);
  }
}

/** What the command line asks for; each benchmark takes what it knows and has its own default for the rest. */
export interface Options {
  /** How many times each solver goes over each set. */
  readonly rounds: number | undefined;
  /** For whatever is made at random. */
  readonly seed: number | undefined;
  /** How many boards (or lines of a list) to use. */
  readonly boards: number | undefined;
  /** Names of the sets to use; all of them if empty. */
  readonly sets: readonly string[];
  /** Parts of the names of the rivals to measure; all of them if empty. */
  readonly rivals: readonly string[];
  /** Whether to have the reference program rate the hardest known boards, too: that takes it an hour. */
  readonly extremes: boolean;
  /** Tells what is going on, on standard error, so that the table or JSON stands alone on standard output. */
  readonly progress: (sentence: string) => void;
}

/** What a figure should be, in the unit of its line. */
export type Bar =
  { readonly atLeast: number; readonly aim?: true } | { readonly atMost: number; readonly aim?: true };

/** One line of the table: one figure with a name of its own. */
export interface Line {
  /** Unique within the report; the key of the figure in the JSON. */
  readonly name: string;
  /** The figure, or undefined if it could not be had; `remark` then says why. */
  readonly value: number | undefined;
  /** What `value` counts: `ms`, `s`, `×`, `puzzles/s`, … */
  readonly unit: string;
  /** What the figure should be, if there is a bar for it; `aim` marks one that is hoped for, not asked. */
  readonly bar?: Bar;
  /** Further columns, the same keys in the same order in every line that has them. */
  readonly more?: Readonly<Record<string, number | string>>;
  readonly remark?: string;
}

/** The result of one benchmark. */
export interface Report {
  /** The name it was asked for by. */
  readonly name: string;
  /** Sentences that stand above the table: what was measured, and how. */
  readonly about: readonly string[];
  readonly lines: readonly Line[];
  /** How many answers of our own were wrong, or not as published; any at all make the run fail. */
  readonly wrong: number;
}

/** Whether a line meets its bar; undefined if it has none, or no figure. */
export function isMet({ bar, value }: Line): boolean | undefined {
  if (bar === undefined || value === undefined) {
    return undefined;
  }
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
}

/** The report as a table of text, one line a figure, ended by a line feed. */
export function asTable(report: Report): string {
  const extra = [...new Set(report.lines.flatMap((line) => Object.keys(line.more ?? {})))];
  const head = ['figure', 'value', 'unit', ...extra, 'bar', 'met', 'remark'];
  const rows = report.lines.map((line) => {
    const met = isMet(line);
    return [
      line.name,
      line.value === undefined ? '-' : readable(line.value),
      line.unit,
      ...extra.map((key) => {
        const cell = line.more?.[key];
        return typeof cell === 'number' ? readable(cell) : (cell ?? '');
      }),
      barText(line.bar),
      met === undefined ? '' : met ? 'yes' : 'MISSED',
      line.remark ?? '',
    ];
  });
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const alignRight = new Set([1, ...extra.map((_, index) => 3 + index)]);
  const print = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return alignRight.has(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [...report.about, '', print(head), rule, ...rows.map(print), '', verdict(report), ''].join('\n');
}

/** The report as one JSON object; `figures` has one member for each line of the table. */
export function asJson(report: Report): string {
  const figures = Object.fromEntries(
    report.lines.map((line) => {
      const { name, value, bar, more, ...rest } = line;
      return [
        name,
        { value: value ?? null, ...rest, ...more, ...(bar && { bar, met: isMet(line) ?? null }) },
      ];
    }),
  );
  const { name, about, wrong } = report;
  return JSON.stringify({ name, about, wrong, figures }, null, 2) + '\n';
}

function barText(bar: Bar | undefined): string {
  if (bar === undefined) {
    return '';
  }
  return (
    ('atLeast' in bar ? `≥ ${String(bar.atLeast)}` : `≤ ${String(bar.atMost)}`) + (bar.aim ? ' (aim)' : '')
  );
}

function verdict({ lines, wrong }: Report): string {
  const met = lines.filter((line) => isMet(line) === true).length;
  const missed = lines.filter((line) => isMet(line) === false).length;
  const answers = wrong === 0 ? 'No answer of ours was wrong.' : `WRONG ANSWERS of ours: ${String(wrong)}.`;
  return (met + missed > 0 ? `Bars: ${String(met)} met, ${String(missed)} missed. ` : '') + answers;
}

/** Three significant digits, or all digits before the point, in groups of three. */
function readable(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return Math.abs(value) > 0 && Math.abs(value) < 0.1
    ? value.toPrecision(3)
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
