let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, () => (isPressed = false), { capture: true });
}

/**
 * Does something now, or after the click while a pointer is pressed: what moves the page between press and release would take the click
 * from what was pressed.
 */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const isOver = new AbortController();
  const end = () => {
    isOver.abort();
    // The click follows the release in the same task.
    setTimeout(work);
  };
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, end, { signal: isOver.signal });
}
