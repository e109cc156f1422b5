// The thread of `bigBoards.ts`: ours or dancing-links goes through boards of any size.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { SOLVE_NODES } from '../../src/core/limits';
import { findSolutionsOfShape } from '../../src/core/sudoku/anySize/search';
import { peersOfShape, shapeOf, type Shape } from '../../src/core/sudoku/shape';
import { isSolutionOf } from '../core/sudoku/anySize/bigBoards';

export interface BigOrder {
  readonly boards: readonly { readonly shape: Shape; readonly cells: Uint8Array }[];
  readonly limit: number;
  /** Where the rivals are installed, if dancing-links is to do it. */
  readonly rivals: string | undefined;
}

/** What a thread sends for each board. */
export interface BigStep {
  /** CPU milliseconds, or undefined if it was not decided. */
  readonly ms: number | undefined;
  /** Up to the limit. */
  readonly solutions: number | undefined;
  /** Whether all that were found are solutions, and different ones. */
  readonly isRight: boolean;
}

type Find = (shape: Shape, cells: Uint8Array, limit: number) => readonly Uint8Array[] | undefined;

const ours: Find = (shape, cells, limit) => {
  const count = shape.size ** 2;
  const found = new Uint8Array(limit * count);
  const tally = { solutions: 0, nodes: 0, gaveUp: false };
  findSolutionsOfShape({ shape, cells }, limit, SOLVE_NODES, found, tally);
  return tally.gaveUp
    ? undefined
    : Array.from({ length: tally.solutions }, (_, index) =>
        found.subarray(count * index, count * (index + 1)),
      );
};

/** The part used of the package's face; it is not installed on a clean clone. */
interface DancingLinks {
  readonly DancingLinks: new () => {
    createSolver(options: { columns: number }): {
      addSparseConstraints(rows: readonly { data: number; columnIndices: readonly number[] }[]): void;
      find(limit: number): readonly (readonly { readonly data: number }[])[];
    };
  };
}

async function dancingLinks(folder: string): Promise<Find> {
  const path = join(folder, 'node_modules', 'dancing-links/built/lib/index.js');
  const links = new ((await import(pathToFileURL(path).href)) as DancingLinks).DancingLinks();
  return (shape, cells, limit) => {
    const { size, boxRows, boxColumns } = shape;
    const peers = peersOfShape(shape);
    const rows: { data: number; columnIndices: number[] }[] = [];
    for (const [cell, given] of cells.entries()) {
      const [row, column] = [Math.floor(cell / size), cell % size];
      const box = boxRows * Math.floor(row / boxRows) + Math.floor(column / boxColumns);
      for (let digit = 1; digit <= size; digit++) {
        const clashes = given === 0 && peers[cell]?.some((peer) => cells[peer] === digit);
        if ((given === 0 || given === digit) && clashes !== true) {
          const columnIndices = [row, size + column, 2 * size + box].map(
            (house) => size * size + size * house + digit - 1,
          );
          rows.push({ data: size * cell + digit - 1, columnIndices: [cell, ...columnIndices] });
        }
      }
    }
    const solver = links.createSolver({ columns: 4 * size * size });
    solver.addSparseConstraints(rows);
    return solver.find(limit).map((cover) => {
      const solution = new Uint8Array(size * size);
      for (const { data } of cover) {
        solution[Math.floor(data / size)] = (data % size) + 1;
      }
      return solution;
    });
  };
}

async function run({ boards, limit, rivals }: BigOrder): Promise<void> {
  const find = rivals === undefined ? ours : await dancingLinks(rivals);
  for (const { shape, cells } of boards) {
    // Shapes are objects of their own in each thread.
    const own = shapeOf(shape.boxRows, shape.boxColumns) ?? shape;
    // Not `cpuSeconds`: collecting garbage before each board makes V8 drop compiled code, as it never would in use.
    const start = process.cpuUsage();
    const found = find(own, cells, limit);
    const { user, system } = process.cpuUsage(start);
    const ms = (user + system) / 1000;
    const texts = new Set(found?.map((solution) => solution.join(' ')));
    const step: BigStep = {
      ms: found === undefined ? undefined : ms,
      solutions: found?.length,
      isRight:
        found === undefined ||
        (texts.size === found.length && found.every((solution) => isSolutionOf(own, solution, cells))),
    };
    parentPort?.postMessage(step);
  }
}

void run(workerData as BigOrder);
