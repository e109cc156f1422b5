// The few ways in which the view makes and changes elements. Text gets in through textContent and attributes only.

/** A new element with a class, and with attributes and text if given. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  setAttributes(made, attributes);
  made.textContent = text;
  return made;
}

/** Sets what differs; an attribute given as null is removed. */
export function setAttributes(target: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      target.removeAttribute(name);
    } else if (target.getAttribute(name) !== value) {
      target.setAttribute(name, value);
    }
  }
}

/** Sets the text if it differs, so that what shows it already is left in peace. */
export function setText(target: Element, text: string): void {
  if (target.textContent !== text) {
    target.textContent = text;
  }
}

/** Makes the children one element a text, keeping those that say it already. */
export function setChildren(parent: Element, tag: 'p' | 'li', texts: readonly string[]): void {
  while (parent.children.length > texts.length) {
    parent.lastElementChild?.remove();
  }
  texts.forEach((text, index) => {
    const child = parent.children[index];
    if (child) {
      setText(child, text);
    } else {
      parent.append(element(tag, '', {}, text));
    }
  });
}
