/**
 * Keeps the page behind a modal dialog where it is: `base.css` reads the attribute. After the dialog's first paint, because
 * a selector like `:has(dialog:modal)` delays that paint. Returns a cleanup function.
 */
export function lockPageBehindDialogs(): () => void {
  const update = () => {
    document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null);
  };
  const onToggle = ({ target }: Event) => target instanceof HTMLDialogElement && update();
  update();
  // A toggle event does not bubble.
  document.addEventListener('toggle', onToggle, true);
  return () => document.removeEventListener('toggle', onToggle, true);
}
