// The trees and boards that are shown as one SVG picture that stands by itself: colours and lines are written into it.
import { setAttributes } from '../../views/view/dom';
import type { Pane } from './pane';
import { svgElement } from '../../views/view/svg';

/** What the style sheet says of a part that a picture must say itself. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'fill-opacity',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
];

/** Units about the picture and between its parts. */
const MARGIN = 16;
/** The side of a board in the picture. */
const BOARD = 240;

/** The text of the picture; each search is a row of it, the tree beside its board, under what happened last in words. */
export function svgPicture(panes: readonly Pane[]): string {
  const body = getComputedStyle(document.body);
  const picture = svgElement('svg', { xmlns: 'http://www.w3.org/2000/svg', 'font-family': 'sans-serif' });
  const title = svgElement('title', {}, panes.map(({ sentence }) => sentence).join(' '));
  const background = svgElement('rect', { width: '100%', height: '100%', fill: body.backgroundColor });
  picture.append(title, background);
  let width = 0;
  let height = MARGIN;
  for (const pane of panes) {
    const { drawing, area } = pane.tree.picture();
    const tree = standAlone(drawing);
    pane.tree.restore();
    setAttributes(tree, {
      transform: `translate(${String(2 * MARGIN + BOARD - area.left)} ${String(height + 2 * MARGIN - area.top)})`,
    });
    const board = standAlone(pane.board.svg);
    setAttributes(board, {
      x: String(MARGIN),
      y: String(height + 2 * MARGIN),
      width: String(BOARD),
      height: String(BOARD),
    });
    const words = svgElement(
      'text',
      { x: MARGIN, y: height + MARGIN, fill: body.color, 'font-size': 14 },
      pane.sentence,
    );
    picture.append(words, board, tree);
    // The words stand on one line, some eight units a character.
    width = Math.max(
      width,
      3 * MARGIN + BOARD + area.right - area.left,
      2 * MARGIN + 8 * pane.sentence.length,
    );
    height += 3 * MARGIN + Math.max(BOARD, area.bottom - area.top);
  }
  setAttributes(picture, {
    width: width.toFixed(0),
    height: height.toFixed(0),
    viewBox: `0 0 ${width.toFixed(0)} ${height.toFixed(0)}`,
  });
  return new XMLSerializer().serializeToString(picture);
}

/** A copy of a part with the looks that it has on the page. */
function standAlone<Part extends SVGElement>(part: Part): Part {
  const copy = part.cloneNode(true) as Part;
  const originals = [part, ...part.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  copies.forEach((element, index) => {
    const original = originals[index];
    if (original && !['g', 'svg', 'title'].includes(element.tagName)) {
      const style = getComputedStyle(original);
      const looks = STYLES.map((name) => [name, style.getPropertyValue(name)] as const);
      setAttributes(element, Object.fromEntries(looks.filter(([, value]) => value !== '')));
    }
    const opacity = original ? getComputedStyle(original).opacity : '1';
    setAttributes(element, { class: null, style: null, ...(opacity !== '1' && { opacity }) });
  });
  return copy;
}
