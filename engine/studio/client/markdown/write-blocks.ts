import type { Node } from 'prosemirror-model';
import { widthOf } from '../../../edit/layout.ts';
import { childrenOf } from './normalize.ts';
import { schema } from './schema.ts';
import { type Escaping, writeInline } from './write-inline.ts';

const { nodes } = schema;

/** Writes a normalized block. Its lines are separated by `\n`. */
export function writeBlock(node: Node, escaping: Escaping): string {
  const { type, attrs } = node;
  const inside = () => writeBlocks(childrenOf(node), escaping);
  switch (type) {
    case nodes.paragraph:
      return writeInline(node, { escaping });
    case nodes.heading: {
      const text = writeInline(node, { escaping });
      if (attrs.underline && text) return `${text}\n${attrs.underline.repeat(Math.max(3, widthOf(text)))}`;
      return `${'#'.repeat(attrs.level)} ${text}`.trimEnd();
    }
    case nodes.quote:
      return prefixed(inside(), '> ', '> ');
    case nodes.note:
      return prefixed(`[!${attrs.name}]${attrs.title ? ` ${attrs.title}` : ''}\n${inside()}`, '> ', '> ');
    case nodes.bullets:
      return writeItems(node, escaping, () => `${attrs.mark} `);
    case nodes.numbers:
      return writeItems(node, escaping, (index) => `${attrs.start + index}${attrs.mark} `);
    case nodes.code_block:
      return code(node);
    case nodes.formula_block:
      return attrs.isInLine && !attrs.tex.includes('\n') ? `$$${attrs.tex}$$` : `$$\n${attrs.tex}\n$$`;
    case nodes.source:
      return attrs.text;
    case nodes.rule:
      return attrs.mark;
    case nodes.table:
      return table(node, escaping);
    default:
      throw new Error(type.name);
  }
}

function writeBlocks(all: Node[], escaping: Escaping, separator = '\n\n'): string {
  return all.map((one) => writeBlock(one, escaping)).join(separator);
}

function writeItems(list: Node, escaping: Escaping, markAt: (index: number) => string): string {
  const separator = list.attrs.isTight ? '\n' : '\n\n';
  return childrenOf(list)
    .map((item, index) => {
      const mark = markAt(index);
      return prefixed(writeBlocks(childrenOf(item), escaping, separator), mark, ' '.repeat(mark.length));
    })
    .join(separator);
}

/** Begins the first line and the following ones with a prefix. Lines have no spaces at their end, except for line breaks. */
export function prefixed(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => {
      const prefix = index === 0 ? first : others;
      return line === '' ? prefix.trimEnd() : prefix + line;
    })
    .join('\n');
}

function code({ textContent, attrs: { info, fence } }: Node): string {
  if (fence === '') return prefixed(textContent, '    ', '    ');
  let mark = fence || '```';
  // A tilde may also be in the language of a fence of backticks.
  if (mark.startsWith('`') && info.includes('`')) mark = '~~~';
  // Only at the start of a line would a fence end the code.
  while (new RegExp(`^ {0,3}${mark}`, 'm').test(textContent)) mark += mark[0];
  return `${mark}${info}\n${textContent}${textContent ? '\n' : ''}${mark}`;
}

function table(node: Node, escaping: Escaping): string {
  const rows = childrenOf(node).map((row) => writeCells(row, escaping));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => widthOf(row[column] ?? ''))));
  const rule = childrenOf(node.firstChild as Node).map(({ attrs: { align } }, column) => {
    const [start, end] = [align === 'left' || align === 'center', align === 'right' || align === 'center'];
    const dashes = '-'.repeat((widths[column] ?? 3) - Number(start) - Number(end));
    return `${start ? ':' : ''}${dashes}${end ? ':' : ''}`;
  });
  const [head = [], ...body] = rows;
  return [head, rule, ...body].map((row) => writeRow(row, widths)).join('\n');
}

/** The texts of the cells of a row. */
export function writeCells(row: Node, escaping: Escaping): string[] {
  return childrenOf(row).map((cell) => writeInline(cell.firstChild as Node, { escaping, isInCell: true }));
}

export function writeRow(cells: string[], widths: number[]): string {
  const padded = cells.map((text, column) => text + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(text))));
  return `| ${padded.join(' | ')} |`;
}
