import { publishableText } from '../model/text/publishable-text.ts';

export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Escapes a text for XML, and removes characters that XML cannot contain. */
export function escapeXml(text: string): string {
  return publishableText(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
