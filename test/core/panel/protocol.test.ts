// What arrives at either side of the panel is believed only if it is exactly what the other side can send.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { BoardView } from '../../../src/panel/boardView';
import type { StepsView, StepView } from '../../../src/panel/stepView';
import {
  isPanelState,
  isToHost,
  isToView,
  type PanelState,
  type ShowMessage,
  type ToHost,
  type ToView,
} from '../../../src/panel/protocol';

const version = fc.nat();
const board = fc.nat();
const cell = fc.integer({ min: 0, max: 3599 });
const words = fc.string({ maxLength: 40 });
const action = fc.record({ label: words, enabled: fc.boolean() });
const state: fc.Arbitrary<PanelState> = fc.record({ uri: words, board, solutionShown: fc.boolean() });

type Measures = Pick<BoardView, 'puzzle' | 'size' | 'boxRows' | 'boxColumns'> & { readonly values: number };

function sudoku(boxRows: number, boxColumns: number): Measures {
  const size = boxRows * boxColumns;
  return { puzzle: 'sudoku', size, boxRows, boxColumns, values: size };
}

function queens(size: number): Measures {
  return { puzzle: 'queens', size, boxRows: size, boxColumns: size, values: 1 };
}

/** A board of any size, with the parts that it can have. */
const boardView: fc.Arbitrary<BoardView> = fc
  .constantFrom(
    ...[sudoku(2, 2), sudoku(2, 3), sudoku(3, 2), sudoku(2, 4), sudoku(3, 3), sudoku(2, 5), sudoku(3, 4)],
    ...[1, 2, 4, 8, 13].map(queens),
  )
  .chain(boardOf);

function boardOf({ puzzle, size, boxRows, boxColumns, values: most }: Measures): fc.Arbitrary<BoardView> {
  const values = fc.array(fc.integer({ min: 1, max: most }), { maxLength: 3 });
  const symbols = fc.array(fc.string({ maxLength: 2 }), { minLength: most, maxLength: most });
  return fc.array(words, { maxLength: 4 }).chain((problems) =>
    fc.record({
      puzzle: fc.constant(puzzle),
      label: words,
      size: fc.constant(size),
      boxRows: fc.constant(boxRows),
      boxColumns: fc.constant(boxColumns),
      symbols,
      keys: symbols,
      cells: fc.array(
        fc.record({
          value: fc.nat(most),
          kind: fc.constantFrom('blank', 'given', 'placed', 'entered', 'solution', 'solved'),
          candidates: values,
          impossible: values,
          name: words,
          problems:
            problems.length > 0
              ? fc.array(fc.nat(problems.length - 1), { maxLength: 3 })
              : fc.constant<number[]>([]),
        }),
        { minLength: size * size, maxLength: size * size },
      ),
      lines: fc.array(
        fc.record({ line: fc.constantFrom('row' as const, 'column' as const), index: fc.nat(size - 1) }),
        { maxLength: 2 * size },
      ),
      cursor: fc.option(fc.nat(size * size - 1)),
      problems: fc.constant(problems),
    }),
  );
}

const candidate = { cell: fc.nat(80), digit: fc.integer({ min: 1, max: 9 }) };

const stepView: fc.Arbitrary<StepView> = fc.record({
  place: words,
  back: action,
  forward: action,
  apply: action,
  applyTitle: words,
  hide: action,
  sentences: fc.array(words, { minLength: 1, maxLength: 3 }),
  marks: fc.record({
    cells: fc.array(
      fc.record({ cell: fc.nat(80), part: fc.constantFrom('look' as const, 'pattern' as const) }),
      {
        maxLength: 3,
      },
    ),
    candidates: fc.array(
      fc.record({
        ...candidate,
        part: fc.constantFrom(
          ...(['pattern', 'assumedOn', 'assumedOff', 'on', 'off', 'eliminated', 'placed'] as const),
        ),
      }),
      { maxLength: 3 },
    ),
    links: fc.array(
      fc
        .record({ from: fc.record(candidate), to: fc.record(candidate), isStrong: fc.boolean() })
        .filter(({ from, to }) => from.cell !== to.cell || from.digit !== to.digit),
      { maxLength: 3 },
    ),
  }),
  chain: fc.option(fc.record({ label: words, previous: action, next: action })),
});

const stepsView = (step: fc.Arbitrary<StepView | null>): fc.Arbitrary<StepsView> =>
  fc.record({
    next: action,
    nextTitle: words,
    search: fc.option(fc.record({ label: words, text: words, cancel: action })),
    memory: fc.option(fc.record({ text: words, forget: action })),
    step,
  });

/** A message that shows a board, or none; with a step, or without. */
const showing = (
  shown: fc.Arbitrary<BoardView | null>,
  step: fc.Arbitrary<StepView | null>,
): fc.Arbitrary<ShowMessage> =>
  fc.record({
    type: fc.constant('show' as const),
    version,
    state: fc.option(state),
    heading: words,
    title: words,
    details: fc.array(fc.record({ label: words, text: words }), { maxLength: 3 }),
    position: fc.option(fc.record({ label: words, previous: action, next: action })),
    board: shown,
    actions: fc.option(fc.record({ showSolution: action, writeSolution: action })),
    sentences: fc.array(words, { minLength: 1, maxLength: 3 }),
    steps: fc.option(stepsView(step)),
  });

const show: fc.Arbitrary<ShowMessage> = fc.oneof(
  showing(fc.option(boardView), fc.constant(null)),
  showing(boardOf(sudoku(3, 3)), fc.option(stepView)),
);

const toView: fc.Arbitrary<ToView> = fc.oneof(
  show,
  fc.record({ type: fc.constant('cursor' as const), version, board, cell: fc.option(cell) }),
  fc.record({ type: fc.constant('notice' as const), version, text: words }),
  fc.record({ type: fc.constant('focus' as const), version }),
);

const toHost: fc.Arbitrary<ToHost> = fc.oneof(
  fc.constant({ type: 'ready', version: 0 } as const),
  fc.record({ type: fc.constant('move' as const), version, board, cell }),
  fc.record({
    type: fc.constant('enter' as const),
    version,
    board,
    cell,
    value: fc.integer({ min: 0, max: 25 }),
  }),
  fc.record({
    type: fc.constantFrom(
      ...(['undo', 'redo', 'writeSolution', 'leave'] as const),
      ...(['hint', 'applyStep', 'hideSteps', 'cancelSearch', 'forgetSteps'] as const),
    ),
    version,
    board,
  }),
  fc.record({ type: fc.constant('showSolution' as const), version, board, shown: fc.boolean() }),
  fc.record({
    type: fc.constantFrom('step' as const, 'walk' as const, 'turnChain' as const),
    version,
    board,
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
);

/** A value no property of any message can have. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    -1,
    0.5,
    NaN,
    Infinity,
    2 ** 53,
    '',
    '0',
    [],
    {},
    [[0]],
    81.5,
    Symbol.iterator,
  ),
  fc.bigInt(),
  fc.double().filter((value) => !Number.isSafeInteger(value)),
);

/** Every place in a message, as the keys that lead to it. */
function places(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  return typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))]
    : [path];
}

/** A copy of the message with what is at a place changed. */
function changed(
  message: unknown,
  [key, ...rest]: readonly string[],
  change: (old: unknown) => unknown,
): unknown {
  if (key === undefined) {
    return change(message);
  }
  const copy = (Array.isArray(message) ? [...(message as unknown[])] : { ...(message as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = changed(copy[key], rest, change);
  return copy;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

for (const [name, guard, messages] of [
  ['isToView', isToView, toView],
  ['isToHost', isToHost, toHost],
  ['isPanelState', isPanelState, state],
] as const) {
  describe(name, () => {
    it('accepts what the other side sends', () => {
      fc.assert(fc.property(messages as fc.Arbitrary<unknown>, (message) => guard(structuredClone(message))));
    });

    it('rejects anything else without throwing', () => {
      fc.assert(
        fc.property(
          fc.anything({
            withBigInt: true,
            withDate: true,
            withMap: true,
            withNullPrototype: true,
            withSparseArray: true,
            withTypedArray: true,
          }),
          (thing) => !guard(thing),
        ),
        { numRuns: 2000 },
      );
    });

    it('rejects a property too much, anywhere', () => {
      fc.assert(
        fc.property(messages as fc.Arbitrary<unknown>, fc.nat(), (message, at) => {
          const objects = places(message).filter((path) => {
            let value: unknown = message;
            for (const key of path) {
              value = (value as Record<string, unknown>)[key];
            }
            return isObject(value);
          });
          const path = objects[at % objects.length] ?? [];
          return !guard(
            changed(message, path, (old) =>
              Array.isArray(old)
                ? Object.assign([...(old as unknown[])], { extra: 0 })
                : { ...(old as object), extra: 0 },
            ),
          );
        }),
      );
    });

    it('rejects a property too few, anywhere', () => {
      fc.assert(
        fc.property(messages as fc.Arbitrary<unknown>, fc.nat(), (message, at) => {
          const inner = places(message).filter((path) => path.length > 0 && !/^\d+$/.test(path.at(-1) ?? ''));
          const path = inner[at % inner.length] ?? [];
          return !guard(
            changed(message, path.slice(0, -1), (old) => {
              const entries = Object.entries(old as object).filter(([key]) => key !== path.at(-1));
              return Object.fromEntries(entries);
            }),
          );
        }),
      );
    });

    it('rejects a number, a list or an object that is none, anywhere', () => {
      fc.assert(
        fc.property(messages as fc.Arbitrary<unknown>, fc.nat(), wrong, (message, at, value) => {
          const all = places(message);
          const path = all[at % all.length] ?? [];
          let old: unknown = message;
          for (const key of path) {
            old = (old as Record<string, unknown>)[key];
          }
          // Of the right sort all the same: another text for a text, another list for a list.
          fc.pre(
            typeof old !== 'string' ||
              typeof value !== 'string' ||
              ['type', 'kind', 'part'].includes(path.at(-1) ?? ''),
          );
          fc.pre(!(Array.isArray(old) && Array.isArray(value)));
          // A step goes one board back or forth.
          fc.pre(!(path.at(-1) === 'by' && (value === 1 || value === -1)));
          return !guard(changed(message, path, () => value));
        }),
        { numRuns: 1000 },
      );
    });
  });
}

describe('the messages of the view', () => {
  const accepted = { type: 'enter', version: 3, board: 0, cell: 3599, value: 25 };

  for (const [what, message] of [
    ['a cell beyond the largest board', { ...accepted, cell: 3600 }],
    ['a value beyond 25', { ...accepted, value: 26 }],
    ['a value as text', { ...accepted, value: '9' }],
    ['half a version', { ...accepted, version: 0.5 }],
    ['an address', { ...accepted, uri: 'file:///etc/passwd' }],
    ['an unknown type', { ...accepted, type: 'execute' }],
    ['a type that every object has', { ...accepted, type: 'constructor' }],
    [
      'a type that is inherited',
      Object.assign(Object.create({ type: 'undo' }) as object, { version: 1, board: 0 }),
    ],
    ['a step over two boards', { type: 'step', version: 3, board: 0, by: 2 }],
    ['a first message with a version', { type: 'ready', version: 1 }],
  ] as const) {
    it(`may not hold ${what}`, () => {
      assert.equal(isToHost(accepted), true);
      assert.equal(isToHost(message), false);
    });
  }

  it('are not those of the host', () => {
    fc.assert(fc.property(toHost, (message) => !isToView(message)));
    fc.assert(fc.property(toView, (message) => !isToHost(message)));
  });
});

describe('a step on its way to the view', () => {
  const [of9, of4] = [sudoku(3, 3), sudoku(2, 2)].map((measure) =>
    fc.sample(showing(boardOf(measure), stepView), { numRuns: 20, seed: 1 }),
  ) as [ShowMessage[], ShowMessage[]];
  const good = of9.find(({ steps }) => steps?.step);

  it('comes with a 9×9 board only', () => {
    assert.ok(good);
    assert.equal(isToView(good), true);
    assert.equal(isToView({ ...good, board: null }), false);
    const other = of4.find(({ steps }) => steps?.step);
    assert.ok(other);
    assert.equal(isToView(other), false);
    assert.equal(isToView({ ...other, steps: null }), true);
  });

  it('marks what is on the board, and no more than there can be', () => {
    const marked = (marks: object): unknown => ({
      ...good,
      steps: {
        ...good?.steps,
        step: { ...good?.steps?.step, marks: { cells: [], candidates: [], links: [], ...marks } },
      },
    });
    const at = { cell: 80, digit: 9 };
    const link = { from: at, to: { cell: 0, digit: 1 }, isStrong: true };
    assert.equal(isToView(marked({ links: Array(2000).fill(link) })), true);
    for (const bad of [
      { links: Array(2001).fill(link) },
      { links: [{ ...link, from: { cell: 81, digit: 1 } }] },
      { links: [{ ...link, to: { cell: 0, digit: 10 } }] },
      { links: [{ ...link, to: { cell: 0, digit: 0 } }] },
      { links: [{ ...link, to: at }] },
      { cells: [{ cell: 81, part: 'look' }] },
      { cells: [{ cell: 0, part: 'placed' }] },
      { cells: Array(163).fill({ cell: 0, part: 'look' }) },
      { candidates: [{ ...at, part: 'look' }] },
      { candidates: [{ cell: 0, digit: 0, part: 'on' }] },
    ]) {
      assert.equal(isToView(marked(bad)), false, JSON.stringify(bad).slice(0, 100));
    }
  });
});

describe('a board on its way to the view', () => {
  /** Boards of every size that is read, and one with other boxes than usual. */
  const measures = [
    ...[sudoku(2, 2), sudoku(2, 3), sudoku(3, 2), sudoku(2, 4), sudoku(3, 3), sudoku(2, 5), sudoku(3, 4)],
    ...[sudoku(3, 5), sudoku(4, 4), sudoku(5, 5)],
    ...[1, 2, 3, 4, 8, 27, 60].map(queens),
  ];
  const showing = (shown: unknown): unknown => ({
    ...{ type: 'show', version: 1, state: null, heading: '', title: '', details: [], position: null },
    ...{ board: shown, actions: null, sentences: ['-'], steps: null },
  });

  for (const measure of measures) {
    const { puzzle, size, boxRows, boxColumns, values } = measure;
    const name = `${puzzle} of ${String(boxRows)} by ${String(boxColumns)} in a box`;
    it(`has all its cells, and nothing beyond them: ${name}`, () => {
      const [good] = fc.sample(boardOf(measure), { numRuns: 1, seed: size });
      assert.ok(good);
      assert.equal(isToView(showing(good)), true);
      const first = good.cells[0];
      const withCell = (change: object): unknown => ({
        ...good,
        cells: [{ ...first, ...change }, ...good.cells.slice(1)],
      });
      for (const bad of [
        { ...good, cells: good.cells.slice(1) },
        { ...good, cells: [...good.cells, first] },
        { ...good, symbols: good.symbols.slice(1) },
        { ...good, symbols: [...good.symbols, 'x'] },
        { ...good, symbols: good.symbols.map(() => 'xxx') },
        { ...good, keys: good.keys.slice(1) },
        { ...good, keys: [...good.keys, 'x'] },
        { ...good, puzzle: puzzle === 'sudoku' ? 'queens' : 'sudoku', symbols: ['x', 'y'], keys: ['x', 'y'] },
        { ...good, size: size + 1 },
        { ...good, boxRows: boxRows + 1 },
        { ...good, boxColumns: boxColumns - 1 },
        { ...good, cursor: size * size },
        { ...good, lines: [{ line: 'row', index: size }] },
        { ...good, lines: [{ line: 'diagonal', index: 0 }] },
        withCell({ value: values + 1 }),
        withCell({ candidates: [0] }),
        withCell({ candidates: [values + 1] }),
        withCell({ impossible: [values + 1] }),
        withCell({ problems: [good.problems.length] }),
      ]) {
        assert.equal(isToView(showing(bad)), false, JSON.stringify(bad).slice(0, 200));
      }
    });
  }

  const cell = { value: 0, kind: 'blank', candidates: [], impossible: [], name: '', problems: [] };
  const blank = ({ values, ...board }: Measures): unknown => {
    const symbols = Array(values).fill('x');
    const cells = Array(board.size ** 2).fill(cell);
    return showing({
      ...board,
      label: '',
      symbols,
      keys: symbols,
      cells,
      lines: [],
      cursor: null,
      problems: [],
    });
  };

  it('is never larger than 25 by 25 for Sudoku', () => {
    assert.equal(isToView(blank(sudoku(5, 5))), true);
    assert.equal(isToView(blank(sudoku(2, 13))), false);
    assert.equal(isToView(blank(sudoku(6, 6))), false);
  });

  it('is never larger than 60 by 60 for N-Queens', () => {
    assert.equal(isToView(blank(queens(60))), true);
    assert.equal(isToView(blank(queens(61))), false);
  });
});
