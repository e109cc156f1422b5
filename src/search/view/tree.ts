// The drawn search tree: all of a small one, of a large one what lies about the current path; and of that what is in view.
import { momentAt } from '../../core/search/moment';
import type { SearchTrace } from '../../core/search/trace';
import { visibleTree, type VisibleNode, type VisibleTree } from '../../core/search/visibleTree';
import { SEARCH_WORDS } from '../../words/search';
import { describeHidden, describeSaved, describeTree, describeVisit } from '../../words/searchSteps';
import { element, setAttributes } from '../../views/view/dom';
import { shortNumber } from '../numbers';
import { iconButton } from './icons';
import { NODE_SHAPES } from './looks';
import { pathInWords, type Subject } from './subject';
import { svgElement } from '../../views/view/svg';
import { layOut, type Places } from './treeLayout';
import { TreeNode } from './treeNode';
import { Viewport, type Area } from './viewport';

/** A tree with up to so many nodes is drawn whole. */
const WHOLE = 1000;
/** Nodes that are drawn of a larger one, at most. */
const AROUND = 400;
/** The smallest scale at which labels are read with ease, and that at which they can be read at all. */
const READABLE = 0.8;
const LEGIBLE = 0.5;
/** Units about a node that belong to it, and that must be seen of the current one. */
const NODE_ROOM = 26;
const CURRENT_ROOM = 60;

export class TreeDrawing {
  readonly root = element('div', 'tree');
  readonly svg = svgElement('svg', { class: 'tree-drawing', role: 'img' });
  private readonly world = svgElement('g', { class: 'world' });
  private readonly edges = svgElement('g');
  private readonly nodes = svgElement('g');
  private readonly pool: TreeNode[] = [];
  private readonly viewport = new Viewport(this.svg, this.world, () => {
    this.draw();
  });
  /** The places of a tree that is drawn whole, which stay. */
  private places: Places | undefined;
  private shown: { readonly tree: VisibleTree; readonly places: Places } | undefined;
  private readonly breadth: number;
  private readonly savedInFull = new Map<bigint, string>();

  constructor(
    private readonly trace: SearchTrace,
    private readonly subject: Subject,
  ) {
    const { say } = subject.language;
    const labels = trace.method === 'backtracking' ? subject.saved(1).length : 2;
    this.breadth = Math.max(22, 6 * labels + 8);
    this.world.append(this.edges, this.nodes);
    this.svg.append(this.world);
    const tools = element('div', 'tools');
    tools.append(
      iconButton('larger', say(SEARCH_WORDS.larger), () => {
        this.viewport.larger();
      }),
      iconButton('smaller', say(SEARCH_WORDS.smaller), () => {
        this.viewport.smaller();
      }),
      iconButton('whole', say(SEARCH_WORDS.whole), () => {
        this.viewport.show(this.extent, this.viewport.scaleFor(this.extent));
      }),
      iconButton('follow', say(SEARCH_WORDS.follow), () => {
        this.follow();
      }),
    );
    this.root.append(this.svg, tools);
    new ResizeObserver(() => {
      this.begin();
    }).observe(this.svg);
  }

  /** Shows the tree once so many visits are made, and brings the last of them into view. */
  update(visited: number): void {
    const { trace, subject } = this;
    const isSmall = trace.length <= WHOLE;
    const tree = visibleTree(trace, visited, { most: isSmall ? WHOLE : AROUND });
    const places = this.places ?? layOut(tree.nodes, this.breadth);
    if (tree.isWhole) {
      this.places = places;
    }
    this.shown = { tree, places };
    const { path } = momentAt(trace, visited);
    const { language } = subject;
    setAttributes(this.svg, {
      'aria-label': language.say(
        describeTree(
          language.number(trace.length),
          language.number(tree.nodes.length),
          path.length,
          pathInWords(path, subject),
        ),
      ),
    });
    this.follow();
  }

  /** All nodes at a moment, drawn for a picture of their own, and the room they take. */
  picture(): { readonly drawing: SVGGElement; readonly area: Area } {
    this.draw(true);
    return { drawing: this.world, area: this.extent };
  }

  /** Draws what is in view again, after a picture was taken. */
  restore(): void {
    this.draw();
  }

  private get extent(): Area {
    const { x = [0], y = [0] } = this.shown?.places ?? {};
    const area = { left: 0, top: 0, right: 0, bottom: 0 };
    for (const [index, at] of x.entries()) {
      const down = y[index] ?? 0;
      area.left = Math.min(area.left, at - NODE_ROOM);
      area.right = Math.max(area.right, at + NODE_ROOM);
      area.top = Math.min(area.top, down - NODE_ROOM);
      area.bottom = Math.max(area.bottom, down + NODE_ROOM);
    }
    return area;
  }

  /** Shows the whole tree if it can be read then, else a part in which the last visit is. */
  private begin(): void {
    if (this.shown) {
      const scale = Math.max(this.viewport.scaleFor(this.extent), READABLE);
      // Of a tree that changes with each visit the beginning tells nothing of how large it will be.
      this.viewport.show(this.extent, this.shown.tree.isWhole ? scale : Math.min(scale, 1));
      this.follow();
    }
  }

  /** Brings the last visit into view, or the root if there was none. */
  private follow(): void {
    if (!this.shown) {
      return;
    }
    const { tree, places } = this.shown;
    // In a large tree places change with each visit, so that there is nothing to glide along.
    this.world.classList.toggle('gliding', tree.isWhole);
    const index = Math.max(tree.current, 0);
    const [x, y] = [places.x[index] ?? 0, places.y[index] ?? 0];
    const all = this.extent;
    const area = {
      left: Math.max(x - CURRENT_ROOM, all.left),
      right: Math.min(x + CURRENT_ROOM, all.right),
      top: y - NODE_ROOM,
      bottom: Math.min(y + CURRENT_ROOM, all.bottom),
    };
    this.viewport.reveal(area, all);
  }

  /** Draws the nodes in view, or all; those before them whose line reaches into view are among them. */
  private draw(all = false): void {
    if (!this.shown) {
      return;
    }
    const { tree, places } = this.shown;
    const { left, top, right, bottom } = this.viewport.area;
    const isReadable = all || this.viewport.magnification >= LEGIBLE;
    let used = 0;
    for (const [index, node] of tree.nodes.entries()) {
      const x = places.x[index] ?? 0;
      const y = places.y[index] ?? 0;
      const parentX = places.x[node.parent] ?? x;
      const parentY = places.y[node.parent] ?? y;
      const isSeen =
        Math.max(x, parentX) + NODE_ROOM >= left &&
        Math.min(x, parentX) - NODE_ROOM <= right &&
        y + NODE_ROOM >= top &&
        parentY - NODE_ROOM <= bottom;
      if (all || isSeen) {
        this.nodeAt(used++).update({
          node,
          isCurrent: index === tree.current,
          x,
          y,
          parent: node.parent < 0 ? undefined : { x: parentX, y: parentY },
          choice: node.choice === 0 || !isReadable ? '' : this.subject.symbolOf(node.choice),
          label: isReadable ? this.labelOf(node) : '',
          title: this.titleOf(node),
        });
      }
    }
    for (const spare of this.pool.splice(used)) {
      spare.root.remove();
      spare.edge.remove();
    }
  }

  private nodeAt(index: number): TreeNode {
    let node = this.pool[index];
    if (!node) {
      node = new TreeNode();
      this.pool.push(node);
      this.edges.append(node.edge);
      this.nodes.append(node.root);
    }
    return node;
  }

  private labelOf({ kind, saved, depth, hidden }: VisibleNode): string {
    if (kind === 'pruned') {
      return saved === 0n || this.trace.method === 'unpruned' ? '' : this.subject.saved(depth);
    }
    return hidden > 0 ? shortNumber(BigInt(hidden)) : '';
  }

  private titleOf({ visit, kind, saved, hidden, hiddenSolutions }: VisibleNode): string {
    const { say, number } = this.subject.language;
    const name = number(visit + 1);
    if (kind === 'pruned' && saved > 0n) {
      return say(describeSaved(name, this.saved(saved)));
    }
    return say(hidden > 0 ? describeHidden(name, number(hidden), hiddenSolutions) : describeVisit(name));
  }

  /** The number in full. There are hundreds of such titles, but only one number a level. */
  private saved(nodes: bigint): string {
    const text = this.savedInFull.get(nodes) ?? this.subject.language.number(nodes);
    this.savedInFull.set(nodes, text);
    return text;
  }
}

/** A picture of a kind of node, for the legend. */
export function nodePicture(kind: VisibleNode['kind']): SVGSVGElement {
  const svg = svgElement('svg', { class: 'sample', viewBox: '-12 -12 24 24', 'aria-hidden': 'true' });
  const node = svgElement('g', { class: `node ${kind}` });
  node.append(svgElement('path', { d: NODE_SHAPES[kind] }));
  svg.append(node);
  return svg;
}
