// Nine characters a line: `53..7....`, as in judge problem 2239.
import { isNearlyNine, type RowFormat } from './rowFormat';

export const rows: RowFormat = {
  notation: 'rows',
  read: (_text, _line, groups) =>
    groups?.boxes.length === 1 && groups.sizes.length === 1 && isNearlyNine(groups.values.length)
      ? groups
      : undefined,
};
