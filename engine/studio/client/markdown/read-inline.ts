import type { Token } from 'markdown-it';
import { Mark, type Node } from 'prosemirror-model';
import { wordsOf } from '../../../model/markdown/parser.ts';
import { schema } from './schema.ts';

const { marks, nodes } = schema;

/** Thrown for Markdown without a form in the editor: its block shows as source. */
export class UnknownMarkdown extends Error {}

const simpleMarks: Record<string, keyof typeof marks> = { strong: 'strong', em: 'em', s: 'strike' };

/** The nodes of a line of text. Throws {@link UnknownMarkdown}. */
export function readInline(tokens: Token[]): Node[] {
  const read: Node[] = [];
  let active: readonly Mark[] = Mark.none;
  const open: Mark[] = [];
  const add = (node: Node | undefined) => node && read.push(node.mark(active));
  const begin = (mark: Mark) => {
    open.push(mark);
    active = mark.addToSet(active);
  };
  for (const [index, token] of tokens.entries()) {
    const { type, content, markup } = token;
    const [, name = '', way] = /^(\w+)_(open|close)$/.exec(type) ?? [];
    const simple = simpleMarks[name];
    if (way === 'open' && simple) begin((marks[simple] as (typeof marks)['strong']).create({ mark: markup }));
    else if (type === 'link_open') begin(linkOf(token, tokens.slice(index)));
    else if (way === 'close') {
      const mark = open.pop();
      if (mark) active = open.reduce<readonly Mark[]>((all, one) => one.addToSet(all), Mark.none);
    } else if (type === 'text' || type === 'text_special') {
      if (content) add(schema.text(content));
    } else if (type === 'code_inline') {
      if (content) read.push(schema.text(content, marks.code?.create().addToSet(active)));
    } else if (type === 'softbreak') add(nodes.line_end?.create());
    else if (type === 'hardbreak') add(nodes.line_break?.create({ mark: token.meta?.source ? '\\' : '  ' }));
    else if (type === 'image') add(pictureOf(token));
    else if (type === 'formula' || type === 'formula_display')
      add(nodes.formula?.create({ tex: content, mark: markup }));
    else if (type === 'footnote_ref') add(nodes.source_in_line?.create({ text: token.meta?.source }));
    else throw new UnknownMarkdown(type);
  }
  return read;
}

function linkOf(token: Token, rest: Token[]): Mark {
  const [href, title] = [token.attrGet('href') ?? '', token.attrGet('title') ?? ''];
  const source = String(token.meta?.source ?? '');
  const isBare = token.markup === 'autolink';
  const end = rest.findIndex(({ type, level }) => type === 'link_close' && level === token.level);
  const label = wordsOf(rest.slice(1, end));
  return marks.link?.create({ href, title, isBare, reference: referenceOf(source, label) }) as Mark;
}

function pictureOf(token: Token): Node | undefined {
  const source = String(token.meta?.source ?? '').slice(1);
  return nodes.picture?.create({
    src: token.attrGet('src') ?? '',
    // The text of the label, whose marks do not show.
    alt: wordsOf(token.children ?? []),
    title: token.attrGet('title') ?? '',
    reference: referenceOf(source, token.content),
  });
}

/** The name of the definition of `[label][name]`, `[name][]` or `[name]`. Empty for a link with an address. */
function referenceOf(source: string, label: string): string {
  if (!source.endsWith(']')) return '';
  const [, name] = /\]\[((?:[^[\]\\]|\\.)*)\]$/.exec(source) ?? [];
  return name || source.replace(/\[\]$/, '').slice(1, -1) || label;
}
