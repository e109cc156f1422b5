// `npm run bench -- sudoku`: our solver and its rivals, taking turns over the same puzzles.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { barFor, bestBarFor } from './bars';
import { installRivals } from './install';
import { compileNative, type NativeRival } from './native';
import { refuseUnknown, type Line, type Options, type Report } from './report';
import { loadRivals } from './rivals';
import { measureSet, type SetResult } from './measureSet';
import { puzzleSets, setNames } from './sets';
import { OURS, type Solver } from './solver';

const ROUNDS = 5;

export async function sudoku(options: Options): Promise<Report> {
  const folder = process.env.BACKTRACK_PUZZLES;
  const rounds = options.rounds ?? ROUNDS;
  refuseUnknown('set', options.sets, setNames(folder));
  const isWanted = ({ name }: { readonly name: string }): boolean =>
    options.rivals.length === 0 || options.rivals.some((part) => name.includes(part));
  const rivalsFolder = installRivals(options.progress);
  const packages = await loadRivals(rivalsFolder);
  const rivals = packages.filter(isWanted);
  const scratch = mkdtempSync(join(tmpdir(), 'backtrack-native-'));
  try {
    const compiled = compileNative(process.env.BACKTRACK_NATIVE, scratch, options.progress);
    const native = compiled.filter(isWanted);
    if (rivals.length + native.length === 0 && options.rivals.length > 0) {
      const names = [...packages, ...compiled].map(({ name }) => name);
      throw new Error(
        `No rival has “${options.rivals.join('” or “')}” in its name; there are ${names.join(', ')}.`,
      );
    }
    const lines: Line[] = [];
    let wrong = 0;
    for (const set of puzzleSets(folder, options.sets)) {
      options.progress(
        `${set.name}: ${String(set.all.length)} puzzles, ${String(set.sample.length)} to measure …`,
      );
      const result = await measureSet(set, rivals, rivalsFolder, native, rounds);
      wrong += result.wrong;
      lines.push(...linesOf(set.name, result));
    }
    return { name: 'sudoku', about: about(rounds, folder, rivals, native), lines, wrong };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function about(
  rounds: number,
  folder: string | undefined,
  rivals: readonly Solver[],
  native: readonly NativeRival[],
): string[] {
  const sets = folder === undefined ? 'the samples in this repository' : 'even samples of the full sets';
  return [
    `Uniqueness (up to two solutions), one thread, CPU time, medians of ${String(rounds)} rounds in which all take turns.`,
    `Puzzles: ${sets}. × = how many times as fast as the rival ours is, on the same puzzles in the same round.`,
    ...[OURS, ...rivals, ...native].map(({ name, how }) => `  ${name}: ${how}`),
  ];
}

function linesOf(set: string, { ours, remark, rivals }: SetResult): Line[] {
  const own: Line = {
    name: `${set}: ours`,
    value: ours.perSecond,
    unit: 'puzzles/s',
    more: { 'rival/s': '', boards: ours.boards },
    remark,
  };
  const each = rivals.map((rival): Line => {
    const bar = barFor(set, rival.name);
    return {
      name: `${set}: ours / ${rival.name}`,
      value: rival.ratio,
      unit: '×',
      more: { 'rival/s': rival.perSecond ?? '', boards: rival.boards },
      ...(bar && { bar }),
      remark: rival.remark,
    };
  });
  const packages = rivals.filter(({ isPackage, ratio }) => isPackage && ratio !== undefined);
  const best = packages.reduce<(typeof packages)[number] | undefined>(
    (least, rival) => (least === undefined || rival.ratio! < least.ratio! ? rival : least),
    undefined,
  );
  const bar = bestBarFor(set);
  const summary: Line[] =
    best === undefined
      ? []
      : [
          {
            name: `${set}: ours / best npm rival`,
            value: best.ratio,
            unit: '×',
            more: { 'rival/s': best.perSecond ?? '', boards: best.boards },
            ...(bar && { bar }),
            remark: best.name,
          },
        ];
  return [own, ...each, ...summary];
}
