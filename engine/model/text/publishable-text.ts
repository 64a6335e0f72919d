/** Characters that XML and PDF files cannot hold: control characters, U+FFFE, U+FFFF and halves of surrogate pairs. */
const unpublishable = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff\p{Cs}]/u;

/** The same, all of them. */
export const unpublishableCharacters = new RegExp(unpublishable, 'gu');

/** A text without the characters that XML and PDF files cannot hold. For values that no check has seen. */
export function publishableText(text: string): string {
  return unpublishable.test(text) ? text.replace(unpublishableCharacters, '') : text;
}

/** Whether XML and PDF files can hold a text. */
export function isPublishable(text: string): boolean {
  return !unpublishable.test(text);
}
