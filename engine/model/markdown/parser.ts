/// <reference path="./plugins.d.ts" />
import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import deflist from 'markdown-it-deflist';
import footnote from 'markdown-it-footnote';
import { alignCells } from './align-cells.ts';
import { addNotesAndFigures } from './blocks.ts';
import { headingIds } from './heading-id.ts';
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
  alignCells(md);
  md.core.ruler.push('heading-ids', ({ tokens }) => nameHeadings(tokens));
  return md;
}

/** Gives each heading an id after its text. */
function nameHeadings(tokens: Token[]): void {
  const headings = tokens.flatMap((token, index) =>
    token.type === 'heading_open' ? [{ token, text: wordsOf(tokens[index + 1]?.children ?? []) }] : [],
  );
  const ids = headingIds(headings.map(({ text }) => text));
  for (const [index, { token }] of headings.entries()) token.attrSet('id', ids[index] ?? '');
}

/** The text of inline tokens, without marks. */
export function wordsOf(tokens: Token[]): string {
  return tokens.map(({ children, content, type }) => (type === 'image' ? wordsOf(children ?? []) : content)).join('');
}
