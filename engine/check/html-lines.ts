/** Elements that begin a line of their own. */
const block =
  /^(?:address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

/** Elements whose line breaks show. */
const preformatted = /^(?:pre|textarea)$/;

const tag = /(<!--.*?(?:-->|$)|<[^<>]*>)/s;

/** What HTML loses where its lines are only typed: a list, or paragraphs that a blank line divides. `undefined` when it loses nothing. */
export function htmlLines(html: string, listItem: RegExp): 'list' | 'paragraphs' | undefined {
  const stretches = stretchesOf(withPlainBreaks(html)).map((stretch) => stretch.trim());
  const isList = (text: string) => {
    const end = text.indexOf('\n');
    return end >= 0 && listItem.test(text) && listItem.test(text.slice(end).trimStart());
  };
  if (stretches.some(isList)) return 'list';
  return stretches.some((text) => /\S[^\S\n]*\n[^\S\n]*\n\s*\S/.test(text)) ? 'paragraphs' : undefined;
}

/** The texts between blocks, with the inline tags in them; without preformatted text and comments. */
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

/** Plain text as HTML: a paragraph for each that a blank line divides, a line break for each other. `undefined` for text with tags. */
export function paragraphsOf(text: string): string | undefined {
  if (/<[a-z/!]/i.test(text)) return undefined;
  return withPlainBreaks(text)
    .trim()
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/(?<![^\S\n])[^\S\n]*\n\s*/g, '<br>')}</p>`)
    .join('\n');
}

/** A text with the line breaks of Windows and old Macs as `\n`: a regular expression could read `\r\n` as two. */
function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
