/** The paragraphs of a text: what blank lines separate. */
export function splitParagraphs(text: string): string[] {
  return partsOf(text).map(([paragraph]) => paragraph);
}

/** Joins paragraphs as the texts that they come from separate them, the first text counting most. It ends as that text. */
export function joinParagraphs(paragraphs: string[], texts: string[]): string {
  const separators = new Map<string, string>();
  for (const text of texts.toReversed())
    for (const [paragraph, separator] of partsOf(text).slice(0, -1)) separators.set(paragraph, separator);
  const [first = ''] = texts;
  const blank = first.includes('\r\n') ? '\r\n\r\n' : '\n\n';
  const end = partsOf(first).at(-1)?.[1] ?? '';
  return paragraphs
    .map((paragraph, index) => paragraph + (index < paragraphs.length - 1 ? (separators.get(paragraph) ?? blank) : end))
    .join('');
}

/** Each paragraph with the line ends behind it. */
function partsOf(text: string): [paragraph: string, separator: string][] {
  const parts = text.matchAll(/([\s\S]+?)(\r?\n(?:[^\S\n]*\n)+|\s*$)/g);
  return [...parts].map(([, paragraph = '', separator = '']) => [paragraph, separator]);
}
