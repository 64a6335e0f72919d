/** Characters that XML and PDF files cannot hold: control characters, U+FFFE, U+FFFF and halves of surrogate pairs. */
const unpublishable = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff\p{Cs}]/u;

export const unpublishableCharacters = new RegExp(unpublishable, 'gu');

/** Removes characters that XML and PDF files cannot hold, from unchecked values. */
export function publishableText(text: string): string {
  return unpublishable.test(text) ? text.replace(unpublishableCharacters, '') : text;
}

export function isPublishable(text: string): boolean {
  return !unpublishable.test(text);
}
