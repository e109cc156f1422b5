// Patterns on given positions: exactly what each removes. Single cases of HoDoKu's library of techniques, by its numbers.
import assert from 'node:assert/strict';
import { findBug } from '../../../../src/core/sudoku/logic/bug';
import { almostLockedSets } from '../../../../src/core/sudoku/logic/patterns/almostLockedSets';
import { emptyRectangle } from '../../../../src/core/sudoku/logic/patterns/emptyRectangle';
import { finnedFish } from '../../../../src/core/sudoku/logic/patterns/finnedFish';
import type { Recogniser } from '../../../../src/core/sudoku/logic/patterns/goal';
import { remotePair } from '../../../../src/core/sudoku/logic/patterns/remotePair';
import { simpleColouring } from '../../../../src/core/sudoku/logic/patterns/simpleColouring';
import { turbotFish } from '../../../../src/core/sudoku/logic/patterns/turbotFish';
import { wWing } from '../../../../src/core/sudoku/logic/patterns/wWing';
import type { PatternName } from '../../../../src/core/sudoku/logic/step';
import { solutionsOf } from './boards';
import { marksOfLibrary, positionOfLibrary, written } from './library';

describe('a bivalue universal grave', () => {
  it('leaves the one cell with three candidates the digit that is too much', () => {
    const grid =
      '.+9.+613.+8+4...2+5+7+1+393.184+92..968+5+7+1+42+3+4379+2+6+81+5+1..+3+84......+1+9+2..8..9+435+67+1+51.+76+8..+2';
    const found = findBug(positionOfLibrary(grid));
    assert.deepEqual(found && [found.technique, written(found.eliminations)], ['bug1', ['373', '673']]);
  });
});

/** Name and recogniser, number in the library, its digits, grid, removed candidates, and what the pattern removes. */
const CASES: readonly (readonly [PatternName, Recogniser, string, string, string, string, string])[] = [
  [
    'finnedXWing',
    finnedFish,
    '0310',
    '3',
    '1.........5.....61..8+1..2...7...9.......1.3..4...5...6.+6.+398+14+2+9+42+5+71+6..+8+136+4279+5',
    '962',
    '315 335',
  ],
  [
    'finnedXWing',
    finnedFish,
    '0310',
    '9',
    '.8+3.49+26..7...+2...2....+35.......6....57.3+1+6.26..27+5...+7+6+5+328+14939.1.4.....1..+7...',
    '',
    '948 958',
  ],
  [
    'finnedSwordfish',
    finnedFish,
    '0311',
    '5',
    '.+6.4+1+7.+83+3+1+4+98..+7.8+7..+6+39147+43.29..+8..+8+3+4+6.2+7..6.+7.34+96..+75+4+8+314+3+1.+9.7..58+7631+4+9+2',
    '',
    '557',
  ],
  [
    'finnedSwordfish',
    finnedFish,
    '0311',
    '5',
    '....4...97+9..124+6....9+6....2...+9.3.....+2....6.784+3...5329+1+8+4+6+5+78+5+7+6291..4+16..38+9+2',
    '',
    '555',
  ],
  [
    'finnedJellyfish',
    finnedFish,
    '0312',
    '8',
    '+64+12+5.7.3+3826+7..+1+5....+31+6...9+3+1.+6..+74+1+6.27+3.......3.61.+2.+7+65+13.+765+31....+13...+2+576',
    '934 938 939 979 986 993',
    '879',
  ],
  [
    'finnedJellyfish',
    finnedFish,
    '0312',
    '7',
    '..2.18.+6..+6..+9+4+8+1.+8+14..+597.658+1....+9+1...+59.+8...+9+8...51.354..1.82.+1+583..64+8+69.+1...',
    '752 754 259 762 299',
    '787',
  ],
  [
    'sashimiXWing',
    finnedFish,
    '0320',
    '8',
    '4..5.769....+3....2.68+1...3.65.2.4..9...+73.4.....9.......+68........+6.3..73894+7....',
    '',
    '859 869',
  ],
  [
    'sashimiSwordfish',
    finnedFish,
    '0321',
    '6',
    '.+489+127+3.2..6..14.....4....9.42..87....+49.+3...32..15+94....2.+4..+471..9..3.+251.49..',
    '331 373 678 679 699',
    '638',
  ],
  [
    'sashimiSwordfish',
    finnedFish,
    '0321',
    '6',
    '5+8.74...+39..+3.8....4319+5..+22.7..+9.3+64.8.3.5+79+39...+72.1+8+2.+97361....5....8+1...84..7',
    '613 122 623 664 686 693',
    '622',
  ],
  [
    'sashimiJellyfish',
    finnedFish,
    '0322',
    '8',
    '..+34+16+2..2+6...+3+1.41.+4....36.463+7+15.+2.+2184......7+62.+41...5.3..41..+2+1.+4...+4+1.5+6732.',
    '536 936 976',
    '871 872 881 882',
  ],
  [
    'sashimiJellyfish',
    finnedFish,
    '0322',
    '6',
    '.+5+92+87.+1.+218.+4+9+7.54.+7.+5.+2+8+9+58.+7+941.27.+4.+2..5....53..+4+7....6+5.7..459+7..2..7..12+59.',
    '663 166 373 381',
    '657 659 667',
  ],
  [
    'skyscraper',
    turbotFish,
    '0400',
    '6',
    '+1+6+328+9754+79.4.38.+1+4+8.+1.....+6397+1+428+584+7+5....3+25+1..+8+47.+5+28.+41.9+7+9+7+4+8.5..23+16+9..+5+4+8',
    '',
    '657 658 664 665',
  ],
  [
    'skyscraper',
    turbotFish,
    '0400',
    '1',
    '+6+9+7.....+2..19+72.6+3..+3..679.9+12...6.+737+4+2+6.95.+8+65+7.+9.+2414+8+6+93+2+757.9.24..+6..+68.+7..+9',
    '',
    '117 118 134 135',
  ],
  [
    'twoStringKite',
    turbotFish,
    '0401',
    '3',
    '+156+87+49+3+2.4+762.+18+528....+4+7+6....8.+5+9.73....618+8.5...+32.........+3.7.5...49....487.1',
    '',
    '381',
  ],
  [
    'twoStringKite',
    turbotFish,
    '0401',
    '9',
    '+3617..+2+95842+395+6+7+1.5.+26+14+8+3+1.+8+5+2+6.3+4+625....+1+8.+341..+526+4..+6+1.+8+5+2+58...+2+1672+1+6+8+5+7349',
    '',
    '976',
  ],
  [
    'emptyRectangle',
    emptyRectangle,
    '0402',
    '9',
    '7+2+4+956+1381+6842+3+5+9+7+9+3+5+7+1+8+6+2+45..3..+8+1..4..8+17+5..+81.+7.24..+13....+7+2...1...+85.5...7.6+1',
    '',
    '986',
  ],
  [
    'emptyRectangle',
    emptyRectangle,
    '0402',
    '2',
    '7+2+4+956+1381+6842+3+5+9+7+9+3+5+7+1+8+6+2+45..3..+8+1..4..8+17+5..+81.+7.24..+13....+7+2...1...+85.5...7.6+1',
    '',
    '293',
  ],
  [
    'emptyRectangle',
    emptyRectangle,
    '0402-1',
    '3',
    '96...+758..4.8.+5.6.8.+5.+62+4+7..+9..8.72...8.7.9+4..74.5..+1..+8.3..+2+57.2.+5.6.3.+351+7+2+8+694',
    '221 151 154 359 185',
    '349',
  ],
  [
    'emptyRectangle',
    emptyRectangle,
    '0402-1',
    '2',
    '46..2..1.3..+1.9+4...91......98..41.72+1........72+539+8+164......68+1...8+1.+7.3.1..7..45',
    '336 337 353 554 654 556 656 357 373 376 683 693',
    '293',
  ],
  [
    'turbotFish',
    turbotFish,
    '0403',
    '2',
    '2+64+9+13587.3+1.+8+5..2.+58..6+3.+1+4+7+9+6+3..+5+8+12+6+8+54+739+3+8+5.9...659+3+1.+8..+4+84.5+6.+91+361.3+49+8.5',
    '',
    '277',
  ],
  [
    'turbotFish',
    turbotFish,
    '0403',
    '1',
    '29+35..+1.+4...+4.3+2+9....+29.3.5..+96.84+3+2826+93+45+1+73...+2+59..+6+8534+9+721+917+8+5264+3+4+3+2...+8+5+9',
    '',
    '131',
  ],
  [
    'simpleColouring',
    simpleColouring,
    '0500',
    '1',
    '+23.7.+68+955972+8...+6+6..+9+3+5.+7.+3.+6.9.5.7+7+5.+36...+9+4.+9+5+7.+683+872.+5396.+94+5+6.7..+8+1638.+9+7+5.',
    '439',
    '127 128 132 133',
  ],
  [
    'simpleColouring',
    simpleColouring,
    '0500',
    '3',
    '21+4..+6.....+79.+2..4...4.7.....+1+87..32..+26+9.....48.21..642.+7.986+1..91+68...1+86+2+4...9',
    '937 938 387 587 787 588 788 789',
    '319 339 381',
  ],
  [
    'simpleColouring',
    simpleColouring,
    '0501',
    '8',
    '+6+5+9...+1+3...+1.3.6+252.+31+65.4+9.+2..9+63+1.+36.7..5+9.+91.+3.4.+6279.6..+2+5+35.+6...9811.2...+4+7+6',
    '814 815 424 826 443 843 849 855 856 863 875 285 896',
    '819 821 824 832 844 853 867 876 892 895',
  ],
  [
    'simpleColouring',
    simpleColouring,
    '0501',
    '1',
    '+548..+3....+674.+9+8359..8+5+7+6...+9..+382+5+73..57.4..+8+7+52+9+4163689+7+4+5+31+2...+9..+5...+513.2...',
    '',
    '114 119 125 132 141 156 185',
  ],
  [
    'remotePair',
    remotePair,
    '0703',
    '58',
    '..+1.+4+9+2+636+3.21+7+9+4.942+63..+7.2634.+17.98.+4.+9..2...+9.+6+2.+34..7..4.9.+4..9+7631..+9+6.+2.+4.7',
    '',
    '577 579 594 596 877 879 894 896',
  ],
  [
    'remotePair',
    remotePair,
    '0703',
    '18',
    '.+4.2..+6+7.7.+2.6+3+459.+6.4+7.8+2.47+6+9..+23+512+8+5+37+964+5+396+4+2+71+8..4+7..+3+96.+9...+65+4+7+65+7+39+418+2',
    '',
    '175 176 183 875 876 881',
  ],
  [
    'wWing',
    wWing,
    '0803',
    '14',
    '6..+9+5..7...+9.2.....58.+31...+1+64+3+8+9+7+52...1+7+59+46597+24+6..892+54+1+76+8+3...5+6+2.....68+93...',
    '',
    '417 427 437 489 499',
  ],
  [
    'wWing',
    wWing,
    '0803',
    '36',
    '1+6+9..58.+4+8+54.+1.+9.+2+37+2+48+965+14+97...12.+2.+59+7.+4+86+6.+8.+4.7+9.+7.31..+5+495.+6.9+43+1+7+9+4+1+357+268',
    '',
    '315 346 356 366',
  ],
  [
    'almostLockedSets',
    almostLockedSets,
    '0901-1',
    '3',
    '.24.6.+7..5.74.9.1.....+7......+5.9+4+87+14+7.+6.85.3..8..7.6.+7......46.+46..3.+57.5.7+4+61..',
    '314 819 225 134 237 937 238 938 239 839 269 372 972 973 274 291 891 999',
    '327',
  ],
  [
    'almostLockedSets',
    almostLockedSets,
    '0901-1',
    '7',
    '.........2.....3495...3926..9.........41..+98....598..4..182...6......7....3..6...',
    '111 711 811 112 712 812 713 813 714 515 715 516 716 722 625 725 726 739 341 744 348 162 589 794',
    '752',
  ],
  [
    'almostLockedSets',
    almostLockedSets,
    '0901-2',
    '12479',
    '.......+3.6..5..18..83.1..+2....9573...6.....92...........+6...254.487...1+3..23.....',
    '111 615 616 636 453 457 261 262 164 464 664 465 467 667 668 669 171 971 172 972 985 986 791 792 895 995 196 896 996',
    '141 149 151 153 161 162 163 212 413 463 725 925 926',
  ],
  [
    'almostLockedSets',
    almostLockedSets,
    '0901-2',
    '23468',
    '42+5.8...1....57....+78..1...893....2.5........+71....69.+659.1...3....9645.2........',
    '624 628 629 937 239 439 445 354 654 355 655 356 193 494 495 496 797 897 798 898 799 899',
    '254 264 335 444 454 464 635 644 876',
  ],
];

describe('a pattern people know', () => {
  for (const [name, recognise, number, digits, grid, removed, expected] of CASES) {
    it(`removes what it does in case ${number} of digits ${digits} of the library, and no more: ${name}`, () => {
      const position = positionOfLibrary(grid, removed);
      const eliminations = marksOfLibrary(expected);
      assert.equal(recognise(position, { eliminations, placements: [] }), name);
      const single = Array.from({ length: 729 }, (_, candidate) => ({
        cell: Math.floor(candidate / 9),
        digits: 1 << (candidate % 9),
      })).filter(
        (mark) =>
          (position.candidates[mark.cell]! & mark.digits) !== 0 &&
          digits.includes(String(32 - Math.clz32(mark.digits))) &&
          recognise(position, { eliminations: [mark], placements: [] }) === name,
      );
      assert.deepEqual(written(single), expected.split(' ').sort());
    });
  }

  it('is none for what no pattern removes, and for several at once of which it removes one', () => {
    for (const [, recognise, , , grid, removed, expected] of CASES) {
      const position = positionOfLibrary(grid, removed);
      const eliminations = [...marksOfLibrary(expected)];
      // The whole of another cell cannot be gone, too.
      const cell = position.candidates.findIndex(
        (digits, at) => digits !== 0 && !eliminations.some((mark) => mark.cell === at),
      );
      const more = [...eliminations, { cell, digits: position.candidates[cell]! }];
      assert.equal(recognise(position, { eliminations: more, placements: [] }), undefined);
      assert.equal(recognise(position, { eliminations: [], placements: [] }), undefined);
    }
  });
});

describe('simple colouring', () => {
  it('places a digit where the other colour sees itself', () => {
    const grid =
      '+548..+3....+674.+9+8359..8+5+7+6...+9..+382+5+73..57.4..+8+7+52+9+4163689+7+4+5+31+2...+9..+5...+513.2...';
    const position = positionOfLibrary(grid);
    const placed = Array.from({ length: 81 }, (_, cell) => cell).filter(
      (cell) =>
        (position.candidates[cell]! & 1) !== 0 &&
        simpleColouring(position, { eliminations: [], placements: [{ cell, digit: 1 }] }) !== undefined,
    );
    const [solution] = solutionsOf(position.values, 1);
    assert.ok(placed.length > 1);
    assert.ok(placed.every((cell) => solution?.[cell] === 1));
  });
});
