const block =
  /^(?:address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

/** Elements that keep line breaks. */
const preformatted = /^(?:pre|textarea)$/;

const tag = /(<!--.*?(?:-->|$)|<[^<>]*>)/s;

/** What HTML loses because its line breaks do not show: a list or paragraphs. Undefined if it loses nothing. */
export function htmlLines(html: string, listItem: RegExp): 'list' | 'paragraphs' | undefined {
  const stretches = stretchesOf(withPlainBreaks(html)).map((stretch) => stretch.trim());
  const isList = (text: string) => {
    const end = text.indexOf('\n');
    return end >= 0 && listItem.test(text) && listItem.test(text.slice(end).trimStart());
  };
  if (stretches.some(isList)) return 'list';
  return stretches.some((text) => /\S[^\S\n]*\n[^\S\n]*\n\s*\S/.test(text)) ? 'paragraphs' : undefined;
}

/** The texts between block elements, with inline tags, without preformatted text and comments. */
function stretchesOf(html: string): string[] {
  const stretches = [''];
  let around: string | undefined;
  for (const [index, part] of html.split(tag).entries()) {
    const [, slash, written = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(index % 2 === 1 ? part : '') ?? [];
    const name = written.toLowerCase();
    if (around !== undefined) {
      if (slash && name === around) around = undefined;
    } else if (preformatted.test(name)) {
      stretches.push('');
      around = name;
    } else if (block.test(name)) stretches.push('');
    else if (!part.startsWith('<!--')) stretches[stretches.length - 1] += part;
  }
  return stretches;
}

/** Converts plain text to HTML paragraphs and line breaks. Undefined for text with tags. */
export function paragraphsOf(text: string): string | undefined {
  if (/<[a-z/!]/i.test(text)) return undefined;
  return withPlainBreaks(text)
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/(?<![^\S\n])[^\S\n]*\n\s*/g, '<br>')}</p>`)
    .join('\n');
}

/** Converts line breaks to `\n`: a regular expression could match `\r\n` as two. */
function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
