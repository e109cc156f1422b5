// What the shapes in the tree stand for.
import { element } from '../../views/view/dom';
import { LEGEND_WORDS } from '../../words/search';
import type { Language } from './language';
import { NODE_SHAPES, type NodeKind } from './looks';
import { nodePicture } from './tree';

export function legend({ say }: Language): HTMLElement {
  const list = element('ul', 'legend');
  for (const kind of Object.keys(NODE_SHAPES) as NodeKind[]) {
    const entry = element('li', '');
    entry.append(nodePicture(kind), element('span', '', {}, say(LEGEND_WORDS[kind])));
    list.append(entry);
  }
  return list;
}
