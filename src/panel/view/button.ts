// A button of the panel: it stays where the focus can reach it while it is disabled.
import type { ActionView } from '../views';
import { element, setAttributes, setText } from '../../views/view/dom';

/** A new button, which is pressed in vain while it is disabled. */
export function newButton(text: string, press: () => void): HTMLButtonElement {
  const button = element('button', 'button', { type: 'button' }, text);
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') {
      press();
    }
  });
  return button;
}

/** Shows the action as the button's text, and what it does or why it does nothing beside it, if that is told. */
export function updateButton(button: HTMLButtonElement, { label, enabled }: ActionView, title = ''): void {
  setText(button, label);
  setAttributes(button, { 'aria-disabled': String(!enabled), title: title || null });
}

/** The same for a button that has a sign for a text, and the action for a name. */
export function updateSign(button: HTMLButtonElement, { label, enabled }: ActionView): void {
  setAttributes(button, { 'aria-label': label, title: label, 'aria-disabled': String(!enabled) });
}
