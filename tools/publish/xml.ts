/** An XML element that holds a text. */
export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** A text as XML holds it, in an element or an attribute. What no XML may hold, a control character, is left out. */
export function escaped(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
