// Where the links of a chain run over a 9×9 board: from candidate to candidate, bent so that they can be told apart.
import type { CandidateAt, LinkView } from '../stepView';

/** A point of the board; a cell is 30 wide and high. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A link as it is drawn: a quadratic Bézier curve. */
export interface Curve {
  readonly link: LinkView;
  readonly start: Point;
  readonly control: Point;
  readonly end: Point;
}

/** A cell's width, and that of the place of a candidate in it: of three, which leave a margin as the style sheet says. */
const CELL = 30;
const PLACE = (0.94 * CELL) / 3;
const MARGIN = 0.03 * CELL;

/** How far from the middle of a candidate its links begin and end: beside its mark. */
const GAP = 4.3;

/** How far a link may be bent to either side, in parts of its length; what is less is tried first. */
const BENDS = [0.12, -0.12, 0.24, -0.24, 0.4, -0.4, 0];

/** The same for a link that is so short that it would be hidden by its ends. */
const SHORT = 1.5 * PLACE;
const SHORT_BENDS = [0.9, -0.9];

/** How many points of a curve are looked at. */
const SAMPLES = 24;

/** The middle of a candidate. */
export function middleOf({ cell, digit }: CandidateAt): Point {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const place = digit - 1;
  return {
    x: CELL * column + MARGIN + PLACE * ((place % 3) + 0.5),
    y: CELL * row + MARGIN + PLACE * (Math.floor(place / 3) + 0.5),
  };
}

/**
 * A curve for each link, in their order: of the ways to bend it the one that meets the fewest candidates and links before it.
 *
 * @param isCandidate whether a candidate is drawn, so that a link over it would hide it
 */
export function curvesOf(
  links: readonly LinkView[],
  isCandidate: (at: CandidateAt) => boolean,
): readonly Curve[] {
  const taken = new Map<number, number>();
  return links.map((link) => {
    const [from, to] = [middleOf(link.from), middleOf(link.to)];
    const bends = Math.hypot(to.x - from.x, to.y - from.y) < SHORT ? SHORT_BENDS : BENDS;
    const tried = bends.map((bend) => {
      const curve = curveOf(link, bend);
      const points = pointsOf(curve);
      return { curve, points, cost: costOf(link, points, isCandidate, taken) };
    });
    const best = tried.reduce((one, other) => (other.cost < one.cost ? other : one));
    for (const point of new Set(best.points.map(areaOf))) {
      taken.set(point, (taken.get(point) ?? 0) + 1);
    }
    return best.curve;
  });
}

/** The curve as the value of a path's `d`. */
export function pathOfCurve({ start, control, end }: Curve): string {
  return `M${text(start)}Q${text(control)} ${text(end)}`;
}

/** The head of an arrow at the end of a curve, the same. */
export function headOf({ control, end }: Curve): string {
  const { x, y } = towards(control, end, 1);
  const back = (side: number): Point => ({
    x: end.x - 3.4 * x - side * 1.7 * y,
    y: end.y - 3.4 * y + side * 1.7 * x,
  });
  return `M${text(end)}L${text(back(1))}L${text(back(-1))}Z`;
}

function curveOf(link: LinkView, bend: number): Curve {
  const [from, to] = [middleOf(link.from), middleOf(link.to)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const control = { x: (from.x + to.x) / 2 - bend * dy, y: (from.y + to.y) / 2 + bend * dx };
  const [out, back] = [towards(from, control, GAP), towards(to, control, GAP)];
  return {
    link,
    start: { x: from.x + out.x, y: from.y + out.y },
    control,
    end: { x: to.x + back.x, y: to.y + back.y },
  };
}

/** What lies so far in the direction from one point to another; they are not the same. */
function towards(from: Point, to: Point, length: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const scale = length / Math.hypot(dx, dy);
  return { x: scale * dx, y: scale * dy };
}

function pointsOf({ start, control, end }: Curve): readonly Point[] {
  return Array.from({ length: SAMPLES }, (_, index) => {
    const t = (index + 1) / (SAMPLES + 1);
    const mix = (a: number, b: number, c: number): number =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: mix(start.x, control.x, end.x), y: mix(start.y, control.y, end.y) };
  });
}

/** More for each candidate it meets, for each link that was there, and much more where it leaves the board. */
function costOf(
  { from, to }: LinkView,
  points: readonly Point[],
  isCandidate: (at: CandidateAt) => boolean,
  taken: ReadonlyMap<number, number>,
): number {
  let cost = 0;
  for (const point of points) {
    if (point.x < 0 || point.y < 0 || point.x > 9 * CELL || point.y > 9 * CELL) {
      cost += 20;
      continue;
    }
    const at = candidateAt(point);
    const isEnd = [from, to].some(({ cell, digit }) => cell === at.cell && digit === at.digit);
    const { x, y } = middleOf(at);
    if (!isEnd && Math.hypot(point.x - x, point.y - y) < 0.36 * PLACE && isCandidate(at)) {
      cost += 2;
    }
    cost += 1.5 * (taken.get(areaOf(point)) ?? 0);
  }
  return cost;
}

/** The candidate that a point of the board is next to. */
function candidateAt({ x, y }: Point): CandidateAt {
  const [column, row] = [x, y].map((value) => Math.min(26, Math.floor((3 * value) / CELL))) as [
    number,
    number,
  ];
  return {
    cell: 9 * Math.floor(row / 3) + Math.floor(column / 3),
    digit: 3 * (row % 3) + (column % 3) + 1,
  };
}

/** A number for a part of the board that is as wide as two lines beside each other. */
function areaOf({ x, y }: Point): number {
  return 1000 * Math.round(y / 3) + Math.round(x / 3);
}

function text({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
