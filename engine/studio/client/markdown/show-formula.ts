/** Shows a formula in an element as pages do, or its text while it cannot be read. Its library is loaded for the first one. */
export function showFormula(element: HTMLElement, tex: string, isBlock: boolean): void {
  const shown = `${isBlock} ${tex}`;
  if (element.dataset.shown === shown) return;
  element.dataset.shown = shown;
  if (!element.firstChild) element.textContent = tex;
  void import('temml').then(({ default: temml }) => {
    // A newer formula may have come first.
    if (element.dataset.shown !== shown) return;
    try {
      temml.render(tex, element, { displayMode: isBlock, throwOnError: true, strict: false, trust: false });
    } catch {
      element.textContent = tex;
    }
  });
}
