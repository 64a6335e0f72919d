import { unknownOrigin } from '../ui/kit/unknown-origin.ts';

/** The attribute of `<html>` with the placeholder origin of the prerendered page, which hydration uses too. */
const attribute = 'data-origin';

/** The placeholder in `mailto:` links, which are percent-encoded. */
const encoded = encodeURIComponent(unknownOrigin);

/** The attribute that marks a document whose body contains placeholder origins. */
export function originAttribute(body: string): Record<string, string> {
  return body.includes(unknownOrigin) || body.includes(encoded) ? { [attribute]: unknownOrigin } : {};
}

/** Whether the start of a document has that mark. */
export function lacksOrigin(beginning: string): boolean {
  return beginning.slice(0, markedLength).includes(`${attribute}="${unknownOrigin}"`);
}

/** The maximum position of the mark in a document. */
export const markedLength = 1000;

/** Fills an origin into a document, and removes the notes that it is unknown. */
export function fillOrigin(document: string, origin: string): string {
  return document
    .replace(/<p data-unknown-origin[^>]*>[^<]*<\/p>/g, '')
    .replaceAll(unknownOrigin, origin)
    .replaceAll(encoded, encodeURIComponent(origin));
}
