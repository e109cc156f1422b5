// The fuzzer: tries texts until the time or number asked for is over; `npm run fuzz -- --minutes 10`.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { randomFrom } from '../core/sudoku/boards';
import { inputOf, seedTexts } from './inputs';
import { checkText } from './invariants';

/** Processor time for a character of a text beyond which reading it is no longer linear, in microseconds. */
const MOST_PER_CHARACTER = 500;
/** What a text may take whatever its length, in microseconds. */
const MOST_AT_ALL = 500_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    inputs: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const end = values.minutes === undefined ? Infinity : Date.now() + 60_000 * Number(values.minutes);
const count = Number(values.inputs ?? (values.minutes === undefined ? 10_000 : Infinity));
const first = Number(values.only ?? 0);
const last = values.only === undefined ? count : first + 1;

const seeds = seedTexts();
const failures = new Map<string, number>();
let tried = 0;
for (let number = first; number < last && Date.now() < end; number++) {
  const text = inputOf(seeds, seed, number);
  const failure = failureOf(text, number);
  tried++;
  if (failure !== undefined) {
    const known = failures.get(failure) ?? 0;
    failures.set(failure, known + 1);
    if (known === 0) {
      const name = `test/fuzz/crashes/${createHash('sha256').update(text).digest('hex').slice(0, 12)}.txt`;
      writeFileSync(name, text);
      console.log(`${failure}\n  at input ${String(number)} of --seed ${String(seed)}, kept as ${name}`);
    }
  }
}
const failed = [...failures.values()].reduce((sum, one) => sum + one, 0);
console.log(
  `\nfuzz: ${String(tried)} inputs from ${String(seeds.length)} texts, seed ${String(seed)}: ${String(failed)} failed`,
);
process.exitCode = failed > 0 || tried === 0 ? 1 : 0;

/** What does not hold for a text, in one line; undefined if all is well. */
function failureOf(text: string, number: number): string | undefined {
  const random = randomFrom(seed ^ number);
  const start = Math.floor(random() * (text.length + 1));
  const stop = Math.min(text.length, start + Math.floor(random() * 20));
  const put = random() < 0.5 ? '' : text.slice(stop, stop + Math.floor(random() * 12));
  const begin = process.cpuUsage();
  try {
    checkText(text, { start, end: stop, length: put.length }, put);
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const place = stack.split('\n').find((line) => /^\s+at \w+ /.test(line) && !line.includes('node:'));
    return `${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}${place ?? ''}`;
  }
  const { user, system } = process.cpuUsage(begin);
  return user + system > MOST_AT_ALL + MOST_PER_CHARACTER * text.length ? 'too slow' : undefined;
}
