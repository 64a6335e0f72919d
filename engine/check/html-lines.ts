/** Elements that begin a line of their own. */
const block =
  /<\/?(?:address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b[^>]*>/i;

/** Elements whose line breaks show. */
const preformatted = /<(pre|textarea)\b.*?<\/\1\s*>/gis;

/** What HTML loses where its lines are only typed: a list, or paragraphs that a blank line divides. `undefined` when it loses nothing. */
export function htmlLines(html: string, listItem: RegExp): 'list' | 'paragraphs' | undefined {
  const stretches = html
    .replace(preformatted, '<p>')
    .replace(/<!--.*?-->/gs, '')
    .split(block)
    .map((stretch) => stretch.trim());
  if (
    stretches.some(
      (text) => listItem.test(text) && listItem.test(text.replace(/^.*[\r\n]+/, '')) && /[\r\n]/.test(text),
    )
  )
    return 'list';
  return stretches.some((text) => /\S[^\S\r\n]*(?:\r\n?|\n)[^\S\r\n]*[\r\n]\s*\S/.test(text))
    ? 'paragraphs'
    : undefined;
}

/** Plain text as HTML: a paragraph for each that a blank line divides, a line break for each other. `undefined` for text with tags. */
export function paragraphsOf(text: string): string | undefined {
  if (/<[a-z/!]/i.test(text)) return undefined;
  return text
    .trim()
    .split(/(?:\r\n?|\n)[^\S\r\n]*(?:[\r\n]\s*)+/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/[^\S\r\n]*(?:\r\n?|\n)\s*/g, '<br>')}</p>`)
    .join('\n');
}
