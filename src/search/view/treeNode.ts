// One node of the drawn tree and the line to its parent. It is used for one node after another: only what differs is changed.
import type { VisibleNode } from '../../core/search/visibleTree';
import { setAttributes, setText } from '../../views/view/dom';
import { NODE_SHAPES } from './looks';
import { svgElement } from '../../views/view/svg';

/** A node as it is drawn: where, and with which words. */
export interface NodeDrawing {
  readonly node: VisibleNode;
  readonly isCurrent: boolean;
  readonly x: number;
  readonly y: number;
  /** The place of its parent; undefined of the root. */
  readonly parent: { readonly x: number; readonly y: number } | undefined;
  /** How its last choice is written. */
  readonly choice: string;
  /** What stands under it: how many nodes are saved or not drawn. */
  readonly label: string;
  readonly title: string;
}

export class TreeNode {
  readonly root = svgElement('g');
  readonly edge = svgElement('path');
  private readonly title = svgElement('title');
  private readonly shape = svgElement('path');
  private readonly choice = svgElement('text', { class: 'choice', x: -5, y: -10 });
  private readonly label = svgElement('text', { class: 'label', y: 21 });

  constructor() {
    this.root.append(this.title, this.shape, this.choice, this.label);
  }

  update({ node, isCurrent, x, y, parent, choice, label, title }: NodeDrawing): void {
    const state = `${node.kind}${node.isOnPath ? ' on-path' : ''}${isCurrent ? ' current' : ''}`;
    setAttributes(this.root, {
      class: `node ${state}`,
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
      'data-visit': String(node.visit),
    });
    setAttributes(this.shape, { d: NODE_SHAPES[node.kind] });
    setText(this.title, title);
    setText(this.choice, choice);
    setText(this.label, label);
    setAttributes(this.edge, {
      class: `edge${node.isOnPath ? ' on-path' : node.kind === 'ahead' ? ' ahead' : ''}`,
      d: parent ? edgeBetween(parent, { x, y }) : '',
    });
  }
}

/** Straight down, across and down again, with soft bends. */
function edgeBetween(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): string {
  const middle = (from.y + to.y) / 2;
  const [x, y, toX, toY] = [from.x, from.y + 8, to.x, to.y - 8].map((value) => value.toFixed(1));
  return `M${String(x)} ${String(y)}C${String(x)} ${middle.toFixed(1)} ${String(toX)} ${middle.toFixed(1)} ${String(toX)} ${String(toY)}`;
}
