/** Data that the document carries under a name. Only the first call returns it: later there may be newer data. */
export function takeFromDocument<Data>(name: 'page' | 'site'): Data | undefined {
  const element = document.querySelector(`script[data-${name}]`);
  element?.remove();
  return element?.textContent ? JSON.parse(element.textContent) : undefined;
}
