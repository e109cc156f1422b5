// The links of a chain lead from candidate to candidate, beside what they must not hide.
import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CandidateAt, LinkView } from '../../../src/panel/stepView';
import { curvesOf, headOf, middleOf, pathOfCurve, type Curve } from '../../../src/panel/view/curves';

function link(from: CandidateAt, to: CandidateAt): LinkView {
  return { from, to, isStrong: true };
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The point of a curve half-way. */
function halfWay({ start, control, end }: Curve): { x: number; y: number } {
  return { x: (start.x + 2 * control.x + end.x) / 4, y: (start.y + 2 * control.y + end.y) / 4 };
}

const ALL = (): boolean => true;
const NONE = (): boolean => false;

describe('the links of a chain', () => {
  it('know where candidates are', () => {
    for (const [cell, digit, x, y] of [
      [0, 1, 5.6, 5.6],
      [80, 9, 264.4, 264.4],
      [10, 6, 54.4, 45],
    ] as const) {
      assert.ok(distance(middleOf({ cell, digit }), { x, y }) < 1e-9);
    }
  });

  it('begin and end beside their candidates, for any two of them', () => {
    const corners = [0, 4, 8, 40, 72, 80].flatMap((cell) =>
      [1, 5, 9].map((digit): CandidateAt => ({ cell, digit })),
    );
    for (const from of corners) {
      for (const to of corners.filter((other) => other !== from)) {
        const [curve] = curvesOf([link(from, to)], ALL);
        assert.ok(curve);
        assert.ok(Math.abs(distance(curve.start, middleOf(from)) - 4.3) < 1e-9);
        assert.ok(Math.abs(distance(curve.end, middleOf(to)) - 4.3) < 1e-9);
        assert.match(
          pathOfCurve(curve) + headOf(curve),
          /^M[-\d.]+ [-\d.]+Q[-\d. ]+M[-\d. ]+L[-\d. ]+L[-\d. ]+Z$/,
        );
      }
    }
  });

  it('go round the candidates between', () => {
    // Along the top row of candidates of a row of cells, all of which are there or none.
    const straight = link({ cell: 36, digit: 4 }, { cell: 44, digit: 6 });
    const hidden = (curve: Curve | undefined): number => {
      assert.ok(curve);
      const { start, control, end } = curve;
      let count = 0;
      for (let t = 0.02; t < 1; t += 0.02) {
        const x = (1 - t) ** 2 * start.x + 2 * t * (1 - t) * control.x + t ** 2 * end.x;
        const y = (1 - t) ** 2 * start.y + 2 * t * (1 - t) * control.y + t ** 2 * end.y;
        count += Math.abs(y - 135) < 3.6 && x > 10 && x < 260 ? 1 : 0;
      }
      return count;
    };
    const inRow = ({ cell, digit }: CandidateAt): boolean =>
      Math.floor(cell / 9) === 4 && digit >= 4 && digit <= 6;
    assert.ok(hidden(curvesOf([straight], inRow)[0]) < 10);
  });

  it('do not run over one another', () => {
    const there = link({ cell: 0, digit: 5 }, { cell: 8, digit: 5 });
    const back = link({ cell: 8, digit: 5 }, { cell: 0, digit: 5 });
    const [one, other, third] = curvesOf([there, back, there], NONE).map(halfWay);
    assert.ok(one && other && third);
    for (const [first, second] of [
      [one, other],
      [one, third],
      [other, third],
    ] as const) {
      assert.ok(distance(first, second) > 6, JSON.stringify([first, second]));
    }
  });

  it('stay on the board', () => {
    const alongEdges = [
      link({ cell: 0, digit: 1 }, { cell: 8, digit: 3 }),
      link({ cell: 8, digit: 3 }, { cell: 80, digit: 9 }),
      link({ cell: 72, digit: 7 }, { cell: 80, digit: 9 }),
      link({ cell: 0, digit: 1 }, { cell: 72, digit: 7 }),
    ];
    for (const curve of curvesOf(alongEdges, NONE)) {
      const { x, y } = halfWay(curve);
      assert.ok(x >= 0 && y >= 0 && x <= 270 && y <= 270, JSON.stringify(curve));
    }
  });
});
