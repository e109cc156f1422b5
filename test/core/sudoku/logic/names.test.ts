// The names of steps that a scale counts among chains: on puzzles that need such a pattern.
import assert from 'node:assert/strict';
import { solveByLogic } from '../../../../src/core/sudoku/logic/path';
import { positionOf } from '../../../../src/core/sudoku/logic/position';
import type { PatternName, Step, Technique } from '../../../../src/core/sudoku/logic/step';
import { cellsOf } from '../boards';
import { pathOf } from './boards';

/**
 * The name, the technique that the scale has for it, and a puzzle: exemplars of HoDoKu's collection, for most of which that
 * pattern is the hardest step of its own path too, and random ones made with QQWing.
 */
const PUZZLES: readonly (readonly [PatternName, Technique, string])[] = [
  [
    'skyscraper',
    'forcingXChain',
    '5..16......8...9......8..6.39...1...........3.1.8.2....8.2.95.6....1...8.3.7..19.',
  ],
  [
    'twoStringKite',
    'forcingXChain',
    '.56.7.9...4.62..8.28...........8....73....618..5....2...........7.5...49....487.1',
  ],
  [
    'turbotFish',
    'forcingXChain',
    '..1..8.42.3....15.6.....8..........7...4.......4.63.98.............2..1595.7..36.',
  ],
  [
    'finnedXWing',
    'nishio',
    '.8..49.6..7.......2.....5.......6....57.3...26..27........28.4939.1.4.....1......',
  ],
  [
    'sashimiSwordfish',
    'forcingXChain',
    '2.7.9....5..7....8.9...6...............6...938.9.5.764.....2......54......3..14.6',
  ],
  [
    'sashimiJellyfish',
    'nishio',
    '...4.6...2.......41......36.463..5....184......7.2..1...5.3..41............5.732.',
  ],
  [
    'simpleColouring',
    'forcingXChain',
    '.3.7..8.55972..................9.5.7....6...........83.72..396..4...7....638.....',
  ],
  [
    'simpleColouring',
    'forcingXChain',
    '.............3.6.52..1.5.4.....9.3...6.7..5...1...4..279.6.....5.....9811.2......',
  ],
  [
    'wWing',
    'forcingChain',
    '..9.3.2...3.2...9.....4..7..98....233.....5....4.2...11.........8.4.....4539..1..',
  ],
  [
    'xyChain',
    'forcingChain',
    '...9.7................2.76...5..248..32.781...8415.2..54.7...1.61....3.5..9......',
  ],
  [
    'alternatingInferenceChain',
    'forcingChain',
    '.......5.....2.1....38........6....22..4.8.934.1....851..........6.359.7745......',
  ],
  [
    'continuousNiceLoop',
    'cycle',
    '....6.1...275....6.....43.84....798.....5.2.1...........4.......619...24.3...1...',
  ],
  [
    'xChain',
    'forcingXChain',
    '3.4.2..8...6.......5..7.3.....68..2.....34....6.15.7...1.........9....6...8217..5',
  ],
  [
    'almostLockedSets',
    'regionForcing',
    '5.7....1....56..87..427...........6.......8.5....5..42.32.9.4..1..3..........265.',
  ],
];

/** A step's name alone. */
function nameOf(step: Step | undefined): Pick<Step, 'name'> {
  return step?.name ? { name: step.name } : {};
}

describe('the name of a step', () => {
  for (const [name, technique, puzzle] of PUZZLES) {
    it(`is found on a puzzle that needs it: ${name}`, () => {
      const { steps } = solveByLogic(positionOf(cellsOf(puzzle)), { isUnique: true, isNamed: true });
      assert.ok(
        steps.some((step) => step.name === name && step.technique === technique),
        steps.map((step) => `${step.technique} ${String(step.name)}`).join(),
      );
      // Nothing but the names is added.
      const named = pathOf(puzzle).steps.map((step, index) => ({ ...step, ...nameOf(steps[index]) }));
      assert.deepEqual(steps, named);
      assert.ok(steps.every((step) => step.chains.length > 0 || step.name === undefined));
    });
  }
});
