/** An XML element that holds a text. */
export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** A text as XML holds it, in an element or an attribute. What no XML may hold is left out. */
export function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
