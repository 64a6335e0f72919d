import { JSDOM } from 'jsdom';

/** The attributes that a browser follows. */
const addresses = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'background', 'ping'];

/** Forbidden content of HTML: scripts, handlers, style attributes, and unsafe addresses. */
export function findHazards(html: string): string[] {
  return [...JSDOM.fragment(html).querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const found = [...element.attributes].filter(({ name, value }) => isHazard(name, value));
    return [
      ...(['script', 'object', 'embed', 'base', 'style'].includes(name) ? [`<${name}>`] : []),
      ...found.map((one) => `<${name} ${one.name}="${one.value}">`),
    ];
  });
}

function isHazard(name: string, value: string): boolean {
  if (/^on|^style$|^srcdoc$/i.test(name)) return true;
  if (!addresses.includes(name.replace(/^.*:/, ''))) return false;
  // Browsers drop control characters and read a backslash as a slash.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is dropped
  const read = value.replace(/[\u0000-\u0020]/g, '').replaceAll('\\', '/');
  if (/^(javascript|vbscript):|^data:(?!image\/(?!svg))/i.test(read)) return true;
  // Other hosts are named with their scheme.
  return read.startsWith('//');
}
