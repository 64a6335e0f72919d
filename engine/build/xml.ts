import { publishableText } from '../model/text/publishable-text.ts';

export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** A text as XML holds it, in an element or an attribute. Characters that XML cannot hold are left out. */
export function escaped(text: string): string {
  return publishableText(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
