// Where the nodes of a drawn tree go: tidily, siblings side by side, parents over the middle of their children.
import { hierarchy, tree } from 'd3-hierarchy';
import type { VisibleNode } from '../../core/search/visibleTree';

/** Units from one level to the next. */
const LEVEL = 46;

/** The places of nodes, in their order. */
export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** @param breadth units between neighbours */
export function layOut(nodes: readonly VisibleNode[], breadth: number): Places {
  const children: number[][] = Array.from(nodes, () => []);
  for (const [index, { parent }] of nodes.entries()) {
    children[parent]?.push(index);
  }
  const placed = tree<number>()
    .nodeSize([breadth, LEVEL])
    .separation(() => 1)(hierarchy(0, (index) => children[index]));
  const x = new Float64Array(nodes.length);
  const y = new Float64Array(nodes.length);
  placed.each((node) => {
    x[node.data] = node.x;
    y[node.data] = node.y;
  });
  return { x, y };
}
