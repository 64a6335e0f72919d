/** Data in the document. Only the first call returns it, because later data may be newer. */
export function takeFromDocument<Data>(name: 'page' | 'site'): Data | undefined {
  const element = document.querySelector(`script[data-${name}]`);
  element?.remove();
  return element?.textContent ? JSON.parse(element.textContent) : undefined;
}
