import type { Token } from 'markdown-it';
import type { Node } from 'prosemirror-model';
import { editorParser } from './editor-parser.ts';
import { readInline, UnknownMarkdown } from './read-inline.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** The lines of the source that a node has: from the first to before the end. */
export type Lines = [from: number, to: number];

/** A top-level block with its source. */
export interface Block {
  node: Node;
  /** Without the end of its last line. */
  text: string;
  lines: Lines;
  /** The source from its end to the next block: line ends and blank lines. */
  gap: string;
}

export interface ReadMarkdown {
  /** The blank lines before the first block. */
  head: string;
  blocks: Block[];
  /** The lines of each node inside the blocks. */
  linesOf: Map<Node, Lines>;
  /** How its lines end. */
  lineEnd: string;
}

/** Reads Markdown as blocks that together have every character of it. */
export function readMarkdown(source: string): ReadMarkdown {
  const lines = source.split(/(?<=\n|\r(?!\n))/);
  const linesOf: ReadMarkdown['linesOf'] = new Map();
  const isEmpty = (line: number) => lines[line]?.trim() === '';
  const tokens = editorParser().parse(source, {});
  const found: { lines: Lines; node: Node }[] = [];
  const sourceOf = ([from, to]: Lines) => withoutEnd(lines.slice(from, to).join(''));
  const asSource = (range: Lines) => ({
    lines: range,
    node: nodes.source?.create({ text: lf(sourceOf(range)) }) as Node,
  });
  /** Adds the lines that no token has: definitions and footnotes. */
  const addUnclaimed = (from: number, to: number) => {
    let [start, end] = [from, to];
    while (start < end && isEmpty(start)) start++;
    while (end > start && isEmpty(end - 1)) end--;
    if (start < end) found.push(asSource([start, end]));
  };
  let line = 0;
  for (const [open, inner] of topLevel(tokens)) {
    const [from, last] = open.map as Lines;
    let to = last;
    while (to > from + 1 && isEmpty(to - 1)) to--;
    addUnclaimed(line, from);
    line = to;
    const range: Lines = [from, to];
    found.push(hasDefinition(open, sourceOf(range)) ? asSource(range) : { lines: range, node: blockOf(inner, range) });
  }
  addUnclaimed(line, lines.length);
  const [first] = found;
  const blocks = found.map(({ node, lines: range }, index): Block => {
    const text = sourceOf(range);
    const whole = lines.slice(range[0], found[index + 1]?.lines[0] ?? lines.length).join('');
    return { node, text, lines: range, gap: whole.slice(text.length) };
  });
  const [, lineEnd = '\n'] = /(\r\n|\n|\r)/.exec(source) ?? [];
  return { head: first ? lines.slice(0, first.lines[0]).join('') : source, blocks, linesOf, lineEnd };

  function blockOf(inner: Token[], range: Lines): Node {
    try {
      const [node] = readBlocks(inner, linesOf);
      return node as Node;
    } catch (error) {
      if (error instanceof UnknownMarkdown || error instanceof RangeError) return asSource(range).node;
      throw error;
    }
  }
}

/** The document of an editor. */
export function documentOf({ blocks }: Pick<ReadMarkdown, 'blocks'>): Node {
  const all = blocks.map(({ node }) => node);
  return nodes.doc?.create(null, all.length > 0 ? all : nodes.paragraph?.create()) as Node;
}

/** The tokens of each top-level block, with its first one. Those of footnotes are at the end, in an order of their own. */
function topLevel(tokens: Token[]): [open: Token, inner: Token[]][] {
  const groups: [Token, Token[]][] = [];
  for (let index = 0; index < tokens.length; index++) {
    const open = tokens[index] as Token;
    if (open.type === 'footnote_block_open') break;
    if (open.level !== 0 || !open.map) continue;
    const end = open.nesting === 0 ? index : closeOf(tokens, index);
    groups.push([open, tokens.slice(index, end + 1)]);
    index = end;
  }
  return groups;
}

function closeOf(tokens: Token[], index: number): number {
  const { level } = tokens[index] as Token;
  for (let at = index + 1; at < tokens.length; at++)
    if (tokens[at]?.nesting === -1 && tokens[at]?.level === level) return at;
  return -1;
}

/** Definitions inside another block have no token, so that writing the block again would lose them. */
function hasDefinition({ type }: Token, text: string): boolean {
  const isContainer = /^(?:bullet_list|ordered_list|blockquote|note)_open$/.test(type);
  return isContainer && /^[\s>*+\-\d.)]*\[[^\]\n]+\]:/m.test(lf(text));
}

function readBlocks(tokens: Token[], linesOf: ReadMarkdown['linesOf']): Node[] {
  const read: Node[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const open = tokens[index] as Token;
    const end = open.nesting === 1 ? closeOf(tokens, index) : index;
    const node = readBlock(open, tokens.slice(index + 1, end), linesOf);
    if (open.map) linesOf.set(node, open.map as Lines);
    read.push(node);
    index = end;
  }
  return read;
}

function readBlock(open: Token, inner: Token[], linesOf: ReadMarkdown['linesOf']): Node {
  const { type, content, markup, info } = open;
  const inline = () => {
    const caption = open.meta?.caption;
    const children = inner[0]?.children ?? [];
    if (caption === undefined) return readInline(children);
    // A figure, whose caption is the title of the picture.
    const [picture] = readInline(children.slice(0, 1)) as [Node];
    return [picture.type.create({ ...picture.attrs, title: caption })];
  };
  const make = (name: keyof typeof nodes, attrs?: Record<string, unknown>, children?: Node[]) => {
    const node = nodes[name]?.createChecked(attrs, children);
    if (!node) throw new UnknownMarkdown(String(name));
    return node;
  };
  /** A container without content has an empty paragraph in the editor. */
  const filled = () => {
    const children = readBlocks(inner, linesOf);
    return children.length > 0 ? children : [make('paragraph')];
  };
  switch (type) {
    case 'paragraph_open':
      return make('paragraph', undefined, inline());
    case 'heading_open':
      return make('heading', { level: Number(open.tag[1]), underline: /^[=-]/.test(markup) ? markup : '' }, inline());
    case 'blockquote_open':
      return make('quote', undefined, filled());
    case 'note_open':
      return make('note', { name: open.meta?.name, title: content }, withoutMark(filled()));
    case 'bullet_list_open':
      return make('bullets', { mark: markup, isTight: isTight(inner, open) }, readBlocks(inner, linesOf));
    case 'ordered_list_open': {
      const start = Number(open.attrGet('start') ?? 1);
      return make('numbers', { mark: markup, start, isTight: isTight(inner, open) }, readBlocks(inner, linesOf));
    }
    case 'list_item_open':
      return make('item', undefined, filled());
    case 'fence':
      return make('code_block', { info: info.trim(), fence: markup }, codeOf(content));
    case 'code_block':
      return make('code_block', { fence: '' }, codeOf(content));
    case 'formula_block':
      return make('formula_block', { tex: content, isInLine: open.map?.[1] === (open.map?.[0] ?? 0) + 1 });
    case 'hr':
      return make('rule', { mark: markup });
    case 'table_open':
      return tableOf(inner, make, linesOf);
    default:
      throw new UnknownMarkdown(type);
  }
}

function tableOf(
  inner: Token[],
  make: (name: keyof typeof nodes, attrs?: Record<string, unknown>, children?: Node[]) => Node,
  linesOf: ReadMarkdown['linesOf'],
): Node {
  const rows: Node[] = [];
  for (const [index, open] of inner.entries()) {
    if (open.type !== 'tr_open') continue;
    const cells = inner.slice(index + 1, closeOf(inner, index));
    const row = cells.flatMap((cell, at) => {
      const [, name] = /^(th|td)_open$/.exec(cell.type) ?? [];
      if (!name) return [];
      const [, align = ''] = /text-align:\s*(\w+)/.exec(String(cell.attrGet('style') ?? '')) ?? [];
      const text = make('paragraph', undefined, readInline(cells[at + 1]?.children ?? []));
      return make(name === 'th' ? 'table_header' : 'table_cell', { align }, [text]);
    });
    const node = make('table_row', undefined, row);
    if (open.map) linesOf.set(node, open.map as Lines);
    rows.push(node);
  }
  return make('table', undefined, rows);
}

/** A note whose mark has a line of its own begins with an empty text. */
function withoutMark(children: Node[]): Node[] {
  const [first, ...others] = children;
  return first?.content.size === 0 && others.length > 0 ? others : children;
}

function isTight(inner: Token[], { level }: Token): boolean {
  return inner.every((one) => one.type !== 'paragraph_open' || one.level !== level + 2 || one.hidden);
}

function codeOf(content: string): Node[] {
  const text = content.replace(/\n$/, '');
  return text ? [schema.text(text)] : [];
}

/** A text with `\n` at each line end, as the parser has it. */
export function lf(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function withoutEnd(text: string): string {
  return text.replace(/(?:\r\n|\n|\r)$/, '');
}
