// Buttons with drawn signs: each has its name as a title, which tells its key.
import { element, setAttributes } from '../../views/view/dom';
import { svgElement } from '../../views/view/svg';

/** The signs in a square of 16 units; strokes only. */
const ICONS = {
  first: 'M4 3V13M13 3L6 8L13 13Z',
  back: 'M10 3L5 8L10 13',
  play: 'M4 2.5L13 8L4 13.5Z',
  pause: 'M5.5 3V13M10.5 3V13',
  forward: 'M6 3L11 8L6 13',
  last: 'M12 3V13M3 3L10 8L3 13Z',
  // A star with an arrow, and a square on a bar with an arrow: the shapes that the tree has for them.
  previousSolution: 'M10 3L11.2 6.4H15L12 8.6L13 12L10 10L7 12L8 8.6L5 6.4H8.8ZM4 5L1 8L4 11',
  nextSolution: 'M6 3L7.2 6.4H11L8 8.6L9 12L6 10L3 12L4 8.6L1 6.4H4.8ZM12 5L15 8L12 11',
  previousDeadEnd: 'M7 4H13V10H7ZM6 13H14M4 5L1 8L4 11',
  nextDeadEnd: 'M3 4H9V10H3ZM2 13H10M12 5L15 8L12 11',
  larger: 'M8 3V13M3 8H13',
  smaller: 'M3 8H13',
  whole: 'M3 6V3H6M10 3H13V6M13 10V13H10M6 13H3V10',
  follow: 'M8 1V5M8 11V15M1 8H5M11 8H15M5 8A3 3 0 1 1 11 8A3 3 0 1 1 5 8Z',
} as const;

export type Icon = keyof typeof ICONS;

/** A button that stays where the focus can reach it while `setEnabled` says that it does nothing. */
export function iconButton(icon: Icon, name: string, act: () => void): HTMLButtonElement {
  const button = element('button', 'button icon', { type: 'button' });
  const svg = svgElement('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true' });
  svg.append(svgElement('path', {}));
  button.append(svg);
  setIcon(button, icon, name);
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') {
      act();
    }
  });
  return button;
}

export function setIcon(button: HTMLButtonElement, icon: Icon, name: string): void {
  setAttributes(button, { title: name, 'aria-label': name });
  const path = button.querySelector('path');
  if (path) {
    setAttributes(path, { d: ICONS[icon] });
  }
}

export function setEnabled(button: HTMLButtonElement, isEnabled: boolean): void {
  setAttributes(button, { 'aria-disabled': String(!isEnabled) });
}
