// The list of what the text tells of its board.
import type { DetailView } from '../protocol';
import { element, setText } from '../../views/view/dom';

export class Details {
  readonly root = element('dl', 'details');

  update(details: readonly DetailView[]): void {
    this.root.hidden = details.length === 0;
    while (this.root.children.length > details.length) {
      this.root.lastElementChild?.remove();
    }
    details.forEach(({ label, text }, index) => {
      const [term, description] = this.entry(index);
      setText(term, label);
      setText(description, text);
    });
  }

  /** The name and the text of an entry, which is made if there is none. */
  private entry(index: number): readonly [Element, Element] {
    const [term, description] = this.root.children[index]?.children ?? [];
    if (term && description) {
      return [term, description];
    }
    const made = [element('dt', ''), element('dd', '', { dir: 'auto' })] as const;
    const entry = element('div', 'detail');
    entry.append(...made);
    this.root.append(entry);
    return made;
  }
}
