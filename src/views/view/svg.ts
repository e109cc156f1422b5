// The one way in which views make parts of pictures.
import { setAttributes } from './dom';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** A new SVG element with attributes, and text if given. */
export function svgElement<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>> = {},
  text = '',
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(NAMESPACE, tag);
  setAttributes(
    made,
    Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)])),
  );
  if (text !== '') {
    made.textContent = text;
  }
  return made;
}
