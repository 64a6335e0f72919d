import type { Token } from 'markdown-it';
import { createMarkdownParser } from '../../model/markdown/parser.ts';
import { languageOf } from '../../model/markdown/read-markdown.ts';
import { once, oncePer } from '../../model/schema/once.ts';
import { escapeHtml } from '../../model/text/escape-html.ts';
import type { MarkdownPlugin } from '../config/site-config.ts';
import { hashOf } from '../files/seal.ts';
import { highlightCode } from './highlight-code.ts';
import { renderFormula } from './render-formula.ts';
import { addRowHeaders } from './row-headers.ts';

/** The titles of notes without an own title. */
export type NoteTitles = Record<'note' | 'tip' | 'warning', string>;

/** The Markdown plugins of a site. */
export interface MarkdownPlugins {
  /** Changes with their code. */
  version: string;
  plugins: MarkdownPlugin[];
}

/** Converts Markdown to HTML. Addresses stay as written, and HTML is text. */
export function renderMarkdown(text: string, titles: NoteTitles, own?: MarkdownPlugins): string {
  const renderer = own ? rendererWith(own) : plainRenderer();
  // Ids of footnotes are unique on a page with several texts.
  return renderer.render(text, { titles, docId: hashOf(text).slice(0, 6) });
}

const plainRenderer = once(() => createRenderer([]));
const rendererWith = oncePer(({ plugins }: MarkdownPlugins) => createRenderer(plugins));

/** A renderer with the plugins of a site, which come last. Throws if one of them does. */
export function createRenderer(plugins: MarkdownPlugin[]) {
  const md = createMarkdownParser();
  addRowHeaders(md);
  const { rules } = md.renderer;
  const codeBlock = (code: string, language: string) => {
    const name = language && ` class="language-${escapeHtml(language)}"`;
    return `<pre tabindex="0"><code${name}>${literal(highlightCode(code.replace(/\n$/, ''), language))}</code></pre>\n`;
  };
  rules.fence = (tokens, index) => codeBlock(tokens[index]?.content ?? '', languageOf(tokens[index] as Token));
  rules.code_block = (tokens, index) => codeBlock(tokens[index]?.content ?? '', '');
  rules.formula = (tokens, index) => formula(tokens[index] as Token, false);
  rules.formula_display = (tokens, index) => formula(tokens[index] as Token, true);
  rules.formula_block = (tokens, index) => `<p>${formula(tokens[index] as Token, true)}</p>\n`;
  rules.note_open = (tokens, index, _, env) => {
    const { titles } = env as { titles: NoteTitles };
    const { info, content } = tokens[index] as Token;
    const title = content ? md.renderInline(content) : escapeHtml(titles[info as keyof NoteTitles]);
    return `<aside class="note note-${info}"><p class="note-title">${title}</p>\n`;
  };
  rules.footnote_block_open = () => '<section class="footnotes">\n<ol>\n';
  const image = rules.image as NonNullable<typeof rules.image>;
  rules.image = (tokens, index, ...rest) => {
    tokens[index]?.attrSet('loading', 'lazy');
    return image(tokens, index, ...rest);
  };
  for (const plugin of plugins) {
    const [use, ...options] = Array.isArray(plugin) ? plugin : [plugin];
    md.use(use, ...options);
  }
  return md;
}

/** A formula that cannot be read shows as it is written. The check reports it. */
function formula({ content, markup }: Token, isBlock: boolean): string {
  try {
    return literal(renderFormula(content, isBlock));
  } catch {
    return `<code>${literal(escapeHtml(markup + content + markup))}</code>`;
  }
}

/** Escapes braces, so that code and formulas are not filled with values of the site. */
function literal(html: string): string {
  return html.replaceAll('{', '&#123;');
}
