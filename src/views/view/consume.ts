// What becomes of a key that a view has acted on.

/** Keeps the browser and VS Code, which listens on the window, from acting on the key as well. */
export function consume(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
