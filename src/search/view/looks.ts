// The shapes of the nodes of a search tree: what a node is shows by its shape as well as by its colour.
import type { VisibleNode } from '../../core/search/visibleTree';

export type NodeKind = VisibleNode['kind'];

/** The path of each kind of node about its middle, in the order in which the legend explains them. */
export const NODE_SHAPES: Readonly<Record<NodeKind, string>> = {
  // A circle.
  promising: 'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z',
  // A star with five points.
  solution: 'M0 -10L2.6 -3.6L9.5 -3.1L4.2 1.4L5.9 8.1L0 4.4L-5.9 8.1L-4.2 1.4L-9.5 -3.1L-2.6 -3.6Z',
  // A square on a bar.
  deadEnd: 'M-6 -6H6V6H-6ZM-9 9.5H9',
  // A cross on a stump.
  pruned: 'M-5 -5L5 5M5 -5L-5 5M0 5V10',
  // A triangle: what is below it is not drawn.
  collapsed: 'M0 -7L8 7H-8Z',
  // A small circle.
  ahead: 'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0Z',
};
