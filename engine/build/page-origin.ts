import { unknownOrigin } from '../ui/kit/unknown-origin.ts';

/** The attribute of a document's element that names the origin with which the page was rendered: browsers hydrate with the same. */
const attribute = 'data-origin';

/** The placeholder as it is in the text of a mail, whose address holds it encoded. */
const encoded = encodeURIComponent(unknownOrigin);

/** The attribute that marks a document whose body has addresses of a site without an origin; empty for any other document. */
export function originMark(body: string): Record<string, string> {
  return body.includes(unknownOrigin) || body.includes(encoded) ? { [attribute]: unknownOrigin } : {};
}

/** Whether a document that begins like this has that mark. */
export function lacksOrigin(beginning: string): boolean {
  return beginning.slice(0, markedLength).includes(`${attribute}="${unknownOrigin}"`);
}

/** How far into a document its mark is at most. */
export const markedLength = 1000;

/** A document with an origin in place of the unknown one, and without the notes that it is unknown. */
export function withOrigin(document: string, origin: string): string {
  return document
    .replace(/<p data-unknown-origin[^>]*>[^<]*<\/p>/g, '')
    .replaceAll(unknownOrigin, origin)
    .replaceAll(encoded, encodeURIComponent(origin));
}
