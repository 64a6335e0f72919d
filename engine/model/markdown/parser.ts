/// <reference path="./plugins.d.ts" />
import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import deflist from 'markdown-it-deflist';
import footnote from 'markdown-it-footnote';
import { addNotesAndFigures } from './blocks.ts';
import { addFormulas } from './math.ts';

/**
 * Creates a parser of long texts: CommonMark with tables, strikethrough, footnotes, definition lists, figures, notes and formulas. HTML
 * is text. Addresses stay as they are written, because the check validates them.
 */
export function createMarkdownParser(): InstanceType<typeof MarkdownIt> {
  const md = new MarkdownIt({ html: false, linkify: false, typographer: false });
  md.validateLink = () => true;
  md.normalizeLink = (url: string) => url;
  md.use(cjkFriendly).use(footnote).use(deflist);
  addFormulas(md);
  addNotesAndFigures(md);
  md.core.ruler.push('heading-ids', ({ tokens }) => nameHeadings(tokens));
  return md;
}

/** Gives each heading an id: its text, and a number if another heading has the same. */
function nameHeadings(tokens: Token[]): void {
  const taken = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const name = headingId(wordsOf(tokens[index + 1]?.children ?? []));
    let id = name;
    for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
    taken.add(id);
    token.attrSet('id', id);
  }
}

/** The anchor of a heading, as on GitHub: letters and digits of any script, in lower case, with hyphens for spaces. */
export function headingId(text: string): string {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
  return id || 'section';
}

/** The text of inline tokens, without marks. */
export function wordsOf(tokens: Token[]): string {
  return tokens.map(({ children, content, type }) => (type === 'image' ? wordsOf(children ?? []) : content)).join('');
}
