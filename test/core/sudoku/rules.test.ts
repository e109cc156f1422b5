// The rules that givens break: boards from bug reports of other programs, and random boards judged a second time.
import assert from 'node:assert/strict';
import type { Violation } from '../../../src/core/board';
import { cellName } from '../../../src/core/sudoku/geometry';
import { impossibleCandidates, violations } from '../../../src/core/sudoku/rules';
import { NINE_BY_NINE, type Shape } from '../../../src/core/sudoku/shape';
import { cellsOfText, randomBoard as randomBoardOf, shape } from './anySize/bigBoards';
import { WIKIPEDIA, WIKIPEDIA_SOLVED, cellsOf, randomBoard, randomFrom, withCell } from './boards';

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** A violation in one line, cells by name. */
function told(violation: Violation, size = 9): string {
  const nameOf = (cell: number): string => cellName(cell, size);
  switch (violation.code) {
    case 'no-candidate':
      return `${violation.code} ${nameOf(violation.cell)} by ${violation.blockers.map(nameOf).join(' ')}`;
    case 'impossible-candidate':
      return `${violation.code} ${nameOf(violation.cell)} ${String(violation.digit)} by ${violation.blockers.map(nameOf).join(' ')}`;
    case 'no-place': {
      const { house, digit, cells, blockers } = violation;
      const where = `${house.type} ${String(house.index + 1)}`;
      return `no-place ${where} ${String(digit)} ${cells.map(nameOf).join(' ')} by ${blockers.map(nameOf).join(' ')}`;
    }
    case 'duplicate-in-row':
    case 'duplicate-in-column':
    case 'duplicate-in-box': {
      const clashes = violation.clashes.map(
        ({ cell, houses }) =>
          `${nameOf(cell)} (${houses.map((house) => `${house.type} ${String(house.index + 1)}`).join(', ')})`,
      );
      return `${violation.code} ${nameOf(violation.cell)} ${String(violation.digit)} with ${clashes.join(' ')}${violation.untold > 0 ? ` and ${String(violation.untold)} more` : ''}`;
    }
  }
}

const toldOf = (board: string, candidates?: Uint32Array): string[] =>
  violations({ shape: NINE_BY_NINE, cells: cellsOf(board), candidates }).map((violation) => told(violation));

describe('the rules', () => {
  it('are kept by the Wikipedia puzzle, its solution and the empty grid', () => {
    for (const board of [WIKIPEDIA, WIKIPEDIA_SOLVED, '.'.repeat(81)]) {
      assert.deepEqual(toldOf(board), []);
    }
  });

  it('tell each of two clashing cells once, with both houses they share', () => {
    assert.deepEqual(toldOf(withCell(WIKIPEDIA, 1, 3, '5')), [
      'duplicate-in-row r1c1 5 with r1c3 (row 1, box 1)',
      'duplicate-in-row r1c3 5 with r1c1 (row 1, box 1)',
    ]);
  });

  it('tell a cell with clashes in a row and elsewhere once, with all of them', () => {
    const board = '.'.repeat(63) + '9..9.....'.repeat(2);
    assert.deepEqual(toldOf(board), [
      'duplicate-in-row r8c1 9 with r8c4 (row 8) r9c1 (column 1, box 7)',
      'duplicate-in-row r8c4 9 with r8c1 (row 8) r9c4 (column 4, box 8)',
      'duplicate-in-row r9c1 9 with r8c1 (column 1, box 7) r9c4 (row 9)',
      'duplicate-in-row r9c4 9 with r8c4 (column 4, box 8) r9c1 (row 9)',
    ]);
  });

  it('tell of a full grid with one wrong digit just the cells that clash', () => {
    assert.deepEqual(toldOf(withCell(WIKIPEDIA_SOLVED, 9, 9, '1')), [
      'duplicate-in-column r5c9 1 with r9c9 (column 9)',
      'duplicate-in-row r9c7 1 with r9c9 (row 9, box 9)',
      'duplicate-in-row r9c9 1 with r5c9 (column 9) r9c7 (row 9, box 9)',
    ]);
  });

  it('tell a clash that is only in a box', () => {
    assert.deepEqual(toldOf(withCell(withCell('.'.repeat(81), 4, 4, '7'), 6, 5, '7')), [
      'duplicate-in-box r4c4 7 with r6c5 (box 5)',
      'duplicate-in-box r6c5 7 with r4c4 (box 5)',
    ]);
  });

  it('tell three cells where the second given of a row is also one of a column', () => {
    assert.deepEqual(toldOf(withCell(WIKIPEDIA, 5, 5, '8')), [
      'duplicate-in-row r5c4 8 with r5c5 (row 5, box 5)',
      'duplicate-in-row r5c5 8 with r5c4 (row 5, box 5) r9c5 (column 5)',
      'duplicate-in-column r9c5 8 with r5c5 (column 5)',
    ]);
  });

  it('tell each of 81 equal givens once, with the 8 of its row, and how many more there are', () => {
    const found = violations({ shape: NINE_BY_NINE, cells: cellsOf('5'.repeat(81)) });
    assert.equal(found.length, 81);
    for (const [cell, violation] of found.entries()) {
      assert.ok(violation.code === 'duplicate-in-row');
      assert.equal(violation.cell, cell);
      assert.equal(new Set(violation.clashes.map((clash) => clash.cell)).size, 8);
      assert.ok(violation.clashes.every((clash) => Math.floor(clash.cell / 9) === Math.floor(cell / 9)));
      assert.equal(violation.untold, 12);
    }
  });

  it('tell a blank without a candidate, with the first given against each digit', () => {
    let board = '.23456789'.padEnd(81, '.');
    board = withCell(withCell(board, 8, 1, '1'), 3, 2, '4');
    assert.equal(toldOf(board)[0], 'no-candidate r1c1 by r8c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9');
  });

  it('tell a digit without a place, with its blanks and the givens against it', () => {
    // 9 cannot go in r9c9, the only blank of row 9.
    assert.deepEqual(toldOf('........9'.padEnd(72, '.') + '12345678.'), [
      'no-candidate r9c9 by r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8 r1c9',
      'no-place row 9 9 r9c9 by r1c9',
    ]);
    // Row 3 has three clues in box 1, and the other boxes have their 1; box 1 has it in neither row 1 nor row 2.
    const board = '...1.....' + '......1..' + '234......' + '.'.repeat(54);
    assert.deepEqual(toldOf(board), [
      'no-place row 3 1 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9 by r1c4 r2c7',
      'no-place box 1 1 r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 by r1c4 r2c7',
    ]);
  });

  it('take values over 9 and missing cells for blanks', () => {
    assert.deepEqual(violations({ shape: NINE_BY_NINE, cells: new Uint8Array(81).fill(10) }), []);
    assert.deepEqual(toldOf('7.7'), [
      'duplicate-in-row r1c1 7 with r1c3 (row 1, box 1)',
      'duplicate-in-row r1c3 7 with r1c1 (row 1, box 1)',
    ]);
  });

  it('tell clashes of boards with boxes that are not square', () => {
    const cells = cellsOfText('1.....' + '.....2' + '..1...' + '......' + '......' + '.....2');
    assert.deepEqual(
      violations({ shape: shape(3, 2), cells }).map((violation) => told(violation, 6)),
      [
        'duplicate-in-column r2c6 2 with r6c6 (column 6)',
        'duplicate-in-column r6c6 2 with r2c6 (column 6)',
        'no-place column 5 2 r1c5 r2c5 r3c5 r4c5 r5c5 r6c5 by r2c6 r6c6',
      ],
    );
    cells[1] = 1;
    assert.deepEqual(
      violations({ shape: shape(2, 3), cells }).map((violation) => told(violation, 6)),
      [
        'duplicate-in-row r1c1 1 with r1c2 (row 1, box 1)',
        'duplicate-in-row r1c2 1 with r1c1 (row 1, box 1)',
        'duplicate-in-column r2c6 2 with r6c6 (column 6)',
        'duplicate-in-column r6c6 2 with r2c6 (column 6)',
        'no-place box 5 1 r5c1 r5c2 r5c3 r6c1 r6c2 r6c3 by r1c1 r1c2 r3c3',
      ],
    );
    const full = new Uint8Array(625).fill(25);
    const many = violations({ shape: shape(5, 5), cells: full });
    assert.equal(many.length, 625);
    assert.ok(
      many.every((each) => 'clashes' in each && each.clashes.length === 8 && each.untold === 2 * 24 + 16 - 8),
    );
  });

  it('respect the candidates that the text leaves', () => {
    const all = new Uint32Array(81).fill(0x1ff);
    const board = '1........'.padEnd(81, '.');
    // Nothing is said of cells to which all digits are left, nor of the given.
    assert.deepEqual(toldOf(board, all), []);
    const some = all.slice();
    some[1] = 0b11;
    assert.deepEqual(toldOf(board, some), ['impossible-candidate r1c2 1 by r1c1']);
    // No possible candidate: told once.
    some[1] = 0b1;
    assert.deepEqual(toldOf(board, some), ['no-candidate r1c2 by r1c1']);
    some[1] = 0;
    assert.deepEqual(toldOf(board, some), ['no-candidate r1c2 by ']);
    // A digit that no blank of a row is left, without a given against it.
    const none = all.slice().fill(0x1f0, 72, 81);
    assert.deepEqual(toldOf(board, none), [
      ...[1, 2, 3, 4].map(
        (digit) => `no-place row 9 ${String(digit)} r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8 r9c9 by `,
      ),
    ]);
    assert.deepEqual(
      impossibleCandidates({ shape: NINE_BY_NINE, cells: cellsOf(board), candidates: none }),
      [],
    );
  });

  const shapes = [
    [3, 3, 1500],
    [2, 2, 300],
    [2, 3, 300],
    [3, 2, 300],
    [2, 5, 60],
    [4, 4, 15],
  ] as const;
  for (const [boxRows, boxColumns, rounds] of shapes) {
    const title = `are judged alike a second time on ${String(rounds)} random boards of ${String(boxRows)}×${String(boxColumns)}`;
    it(`${title} (SEED=${String(SEED)})`, () => {
      const random = randomFrom(SEED + 10 * boxRows + boxColumns);
      const of = shape(boxRows, boxColumns);
      const below = (limit: number): number => Math.floor(random() * limit);
      const seen = new Set<string>();
      const judged = secondJudge(of);
      for (let round = 0; round < rounds; round++) {
        let cells =
          of === NINE_BY_NINE
            ? cellsOf(randomBoard(random))
            : randomBoardOf(of, 0.2 + 0.6 * random(), random);
        if (round % 3 === 0) {
          // Dense and careless, so that blanks and houses run out of digits.
          cells = cells.map((digit) => (random() < 0.3 ? 1 + below(of.size) : digit));
        }
        const candidates =
          round % 2 === 0
            ? undefined
            : Uint32Array.from(cells, () => (random() < 0.5 ? 2 ** of.size - 1 : below(2 ** of.size)));
        const expected = judged(cells, candidates);
        const found = violations({ shape: of, cells, candidates });
        assert.deepEqual(
          found.map((violation) => told(violation, of.size)),
          expected,
          `${cells.join(' ')} / ${candidates?.join(' ') ?? ''}`,
        );
        assert.deepEqual(
          impossibleCandidates({ shape: of, cells, candidates }),
          found.filter(({ code }) => code === 'impossible-candidate'),
        );
        expected.forEach((line) => seen.add(line.split(' ')[0]!));
      }
      assert.equal(seen.size, 6, [...seen].join(' '));
    });
  }
});

/** The same again, cell by cell over named coordinates, with no mask: a judge of boards of a shape. */
function secondJudge({
  size,
  boxRows,
  boxColumns,
}: Shape): (cells: Uint8Array, candidates?: Uint32Array) => string[] {
  const each = Array.from({ length: size }, (_, index) => index + 1);
  const all = each.flatMap((row) => each.map((column) => ({ row, column })));
  type Place = (typeof all)[number];
  const name = ({ row, column }: Place): string => `r${String(row)}c${String(column)}`;
  const box = ({ row, column }: Place): number =>
    (size / boxColumns) * (Math.ceil(row / boxRows) - 1) + Math.ceil(column / boxColumns);
  const common = (one: Place, other: Place): string[] => [
    ...(one.row === other.row ? [`row ${String(one.row)}`] : []),
    ...(one.column === other.column ? [`column ${String(one.column)}`] : []),
    ...(box(one) === box(other) ? [`box ${String(box(one))}`] : []),
  ];
  const around = new Map(
    all.map((one) => [one, all.filter((other) => other !== one && common(one, other).length > 0)]),
  );
  const see = (one: Place): Place[] => around.get(one)!;
  const houses = ['row', 'column', 'box']
    .flatMap((type) => each.map((index) => `${type} ${String(index)}`))
    .map((house) => ({ house, cells: all.filter((cell) => common(cell, cell).includes(house)) }));

  return (cells, candidates) => {
    const index = ({ row, column }: Place): number => size * (row - 1) + column - 1;
    const at = (place: Place): number => cells[index(place)]!;
    const isListed = (place: Place, digit: number): boolean =>
      candidates === undefined || Math.floor(candidates[index(place)]! / 2 ** (digit - 1)) % 2 === 1;
    const against = (blank: Place, digit: number): Place[] =>
      see(blank).filter((place) => at(place) === digit);

    const lines: string[] = [];
    for (const cell of all.filter((place) => at(place) > 0)) {
      const clashes = against(cell, at(cell));
      if (clashes.length > 0) {
        const shared = clashes.map((other) => common(cell, other).join(', '));
        const type = ['row', 'column', 'box'].find((word) => shared.some((text) => text.includes(word)))!;
        const order = [
          ...clashes.filter((_, which) => shared[which]!.includes(type)),
          ...clashes.filter((_, which) => !shared[which]!.includes(type)),
        ].slice(0, 8);
        const partners = clashes
          .map((other, which) => ({ other, text: `${name(other)} (${shared[which]!})` }))
          .filter(({ other }) => order.includes(other))
          .map(({ text }) => text);
        const more = clashes.length > 8 ? ` and ${String(clashes.length - 8)} more` : '';
        lines.push(
          `duplicate-in-${type} ${name(cell)} ${String(at(cell))} with ${partners.join(' ')}${more}`,
        );
      }
    }
    const blanks = all.filter((place) => at(place) === 0);
    const lost = blanks.filter((cell) =>
      each.every((digit) => !isListed(cell, digit) || against(cell, digit).length > 0),
    );
    for (const cell of lost) {
      const blockers = each
        .filter((digit) => isListed(cell, digit))
        .map((digit) => name(against(cell, digit)[0]!));
      lines.push(`no-candidate ${name(cell)} by ${blockers.join(' ')}`);
    }
    for (const { house, cells: members } of houses) {
      const free = members.filter((place) => at(place) === 0);
      for (const digit of each) {
        const given = members.some((place) => at(place) === digit);
        const open = free.some((blank) => isListed(blank, digit) && against(blank, digit).length === 0);
        if (!given && free.length > 0 && !open) {
          const blockers = free
            .filter((blank) => isListed(blank, digit))
            .map((blank) => against(blank, digit)[0]!);
          const names = all.filter((cell) => blockers.includes(cell)).map(name);
          lines.push(`no-place ${house} ${String(digit)} ${free.map(name).join(' ')} by ${names.join(' ')}`);
        }
      }
    }
    for (const cell of blanks.filter((place) => !lost.includes(place))) {
      const listed = each.filter((digit) => isListed(cell, digit));
      for (const digit of listed.length < size ? listed : []) {
        const blockers = against(cell, digit).slice(0, 8);
        if (blockers.length > 0) {
          lines.push(
            `impossible-candidate ${name(cell)} ${String(digit)} by ${blockers.map(name).join(' ')}`,
          );
        }
      }
    }
    return lines;
  };
}
