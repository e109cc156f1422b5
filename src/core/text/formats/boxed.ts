// Rows of a drawn grid: `| 5 3 . | . 7 . | . . . |`, with or without the outer frame, in ASCII or box-drawing
// characters; also with every cell framed, where spaces alone are a blank.
import { isBar } from '../characters';
import { countDelimiters, readFields } from '../rows/fields';
import { isNearlyNine, isSpaced, type RowFormat } from './rowFormat';

/** Vertical lines of a row of which every cell is framed, or one less. */
const CELL_BARS = 7;

export const boxed: RowFormat = {
  notation: 'boxed',
  read: (text, line, groups) => {
    const bars = groups ? groups.boxes.length - 1 : countDelimiters(text, line, isBar);
    if (bars === 0) {
      return undefined;
    }
    const drawn =
      groups && isDrawn(groups.boxes) && (isSpaced(groups) || groups.sizes.length === 1) ? groups : undefined;
    if (drawn?.values.length === 9) {
      return drawn;
    }
    const row = bars >= CELL_BARS ? readFields(text, line, isBar, true) : undefined;
    return row && isNearlyNine(row.values.length) ? row : drawn;
  },
};

/**
 * Whether cells stand between lines as in a grid: three boxes or nine cells, or about that, with nothing outside the
 * frame; or all cells between its two sides.
 */
function isDrawn(boxes: readonly number[]): boolean {
  const inner = boxes.slice(boxes[0] === 0 ? 1 : 0, boxes[boxes.length - 1] === 0 ? -1 : boxes.length);
  const thirds = inner.length === 3 && inner.every((cells) => cells >= 2 && cells <= 4);
  const single = isNearlyNine(inner.length) && inner.every((cells) => cells === 1);
  return thirds || single || inner.length === 1;
}
