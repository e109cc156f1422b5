// Locked candidates, pairs and X-wings within chains, with the candidates that had to go before they were there.
/* eslint-disable @typescript-eslint/no-non-null-assertion --
   Every index below is within its array by construction. */
import { eachFish } from './fish';
import { eachHidden } from './hiddenSubsets';
import { ALL, COLUMNS, ROWS, SHARED } from './houses';
import { eachLocked, lostToLocked } from './lockedCandidates';
import { cellsAt, indicesOf, marksOf } from './marks';
import { eachNaked } from './nakedSubsets';
import type { Position } from './position';
import type { Inner } from './proof';
import { finding, type CellDigits, type Technique } from './step';

/** Takes what a step removes, and the candidates it rests on. */
type Add = (eliminations: readonly CellDigits[], parents: readonly number[], inner: () => Inner) => void;

/**
 * Tells all steps of one technique after the other, until one of them has led to something; returns whether one has. `start`
 * is the board without the chain.
 */
export function eachPlain(start: Position, now: Position, add: Add, isEnough: () => boolean): boolean {
  return [locked, hiddenPairs, nakedPairs, xWings].some((technique) => {
    technique(start, now, add);
    return isEnough();
  });
}

function tell(
  add: Add,
  technique: Technique,
  houses: readonly number[],
  pattern: () => readonly CellDigits[],
  eliminations: readonly CellDigits[],
  parents: readonly number[],
): void {
  if (eliminations.length > 0 && parents.length > 0) {
    add(eliminations, parents, () => ({
      finding: finding(technique, { houses, candidates: pattern(), eliminations }),
    }));
  }
}

/** The candidates of a digit that a house has lost, but for those places that `kept` has. */
function lostPlaces(start: Position, now: Position, house: number, digit: number, kept: number): number[] {
  const at = 9 * house + digit;
  return cellsAt(house, start.places[at]! & ~now.places[at]! & ~kept).map((cell) => 9 * cell + digit);
}

function locked(start: Position, now: Position, add: Add): void {
  eachLocked(now, (house, other, digit) => {
    const lost = lostToLocked(now, house, other, digit);
    if (lost !== 0) {
      tell(
        add,
        house >= 18 ? 'pointing' : 'claiming',
        [house, other],
        () => marksOf(now.candidates, cellsAt(house, ALL), 1 << digit),
        marksOf(now.candidates, cellsAt(other, lost), 1 << digit),
        lostPlaces(start, now, house, digit, SHARED[27 * house + other]!),
      );
    }
    return undefined;
  });
}

function hiddenPairs(start: Position, now: Position, add: Add): void {
  eachHidden(now, 2, 4, (house, digits, places) => {
    const cells = cellsAt(house, places);
    const eliminations = marksOf(now.candidates, cells, ALL & ~digits);
    if (eliminations.length > 0) {
      const parents = cellsAt(house, ALL & ~places).flatMap((cell) =>
        indicesOf(start.candidates[cell]! & digits).map((digit) => 9 * cell + digit),
      );
      tell(add, 'hiddenPair', [house], () => marksOf(now.candidates, cells, digits), eliminations, parents);
    }
    return undefined;
  });
}

function nakedPairs(start: Position, now: Position, add: Add): void {
  eachNaked(now, 2, (house, places, digits) => {
    const cells = cellsAt(house, places);
    const eliminations = marksOf(now.candidates, cellsAt(house, ALL & ~places), digits);
    if (eliminations.length > 0) {
      const parents = cells.flatMap((cell) =>
        indicesOf(start.candidates[cell]! & ~digits).map((digit) => 9 * cell + digit),
      );
      tell(add, 'nakedPair', [house], () => marksOf(now.candidates, cells, digits), eliminations, parents);
    }
    return undefined;
  });
}

function xWings(start: Position, now: Position, add: Add): void {
  eachFish(now, 2, (kind, lines, across, digit) => {
    const cover = ROWS + COLUMNS - kind;
    const covers = indicesOf(across).map((line) => cover + line);
    const bases = indicesOf(lines).map((line) => kind + line);
    const eliminations = covers.flatMap((house) =>
      marksOf(now.candidates, cellsAt(house, ALL & ~lines), 1 << digit),
    );
    if (eliminations.length > 0) {
      tell(
        add,
        'xWing',
        [...bases, ...covers],
        () => bases.flatMap((house) => marksOf(now.candidates, cellsAt(house, ALL), 1 << digit)),
        eliminations,
        bases.flatMap((house) => lostPlaces(start, now, house, digit, across)),
      );
    }
    return undefined;
  });
}
