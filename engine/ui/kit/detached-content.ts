/** Prerendered elements outside the document. */
const detached = globalThis.document?.createDocumentFragment();

/** Moves the children of an element out of the document. {@link findPrerendered} still finds them. */
export function detachChildren(element: Element): void {
  detached.append(...element.childNodes);
}

/** Finds a prerendered element by id, also outside the document. */
export function findPrerendered(id: string): Element | null {
  return document.getElementById(id) ?? detached.getElementById(id);
}
