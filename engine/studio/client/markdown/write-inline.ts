import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { marks, nodes } = schema;

/** How much of a text is escaped: what the check would report, or every character that may be a mark. */
export type Escaping = 'little' | 'much';

export interface InlineOptions {
  escaping: Escaping;
  /** In a cell, a bar ends the cell. */
  isInCell?: boolean;
}

const little = /\\(?=[!-/:-@[-`{-~\n]|$)|`|\*(?!\s)|(?<!\s)\*/g;
const much = /[\\`*_[\]<>~$^|&!]/g;

/** Writes the text of a normalized block. Its lines are separated by `\n`. */
export function writeInline(parent: Node, { escaping, isInCell = false }: InlineOptions): string {
  const children: Node[] = [];
  parent.forEach((node) => void children.push(node));
  let written = '';
  let open: Mark[] = [];
  const closeTo = (count: number) => {
    for (const mark of open.slice(count).reverse()) written += closing(mark, written);
    open = open.slice(0, count);
  };
  for (const [index, node] of children.entries()) {
    const wanted = node.marks.filter(({ type }) => type !== marks.code);
    let same = 0;
    while (same < open.length && wanted.some((one) => one.eq(open[same] as Mark))) same++;
    closeTo(same);
    const fresh = wanted.filter((one) => !open.some((other) => other.eq(one)));
    // The mark that ends last opens first.
    const reach = (mark: Mark) => {
      let end = index;
      while (children[end + 1] && mark.isInSet(children[end + 1]?.marks ?? [])) end++;
      return end;
    };
    for (const mark of fresh.toSorted((a, b) => reach(b) - reach(a))) {
      written += opening(mark);
      open.push(mark);
    }
    written += contentOf(node, open);
  }
  closeTo(0);
  return atLineStarts(written);

  function contentOf(node: Node, around: Mark[]): string {
    const bar = (text: string) => (isInCell ? text.replaceAll('|', '\\|') : text);
    if (node.isText && marks.code?.isInSet(node.marks)) return bar(code(node.text ?? ''));
    if (node.isText) {
      if (around.some(({ attrs }) => attrs.isBare === true)) return node.text ?? '';
      const text = (node.text ?? '').replace(escaping === 'much' ? much : little, '\\$&');
      return escaping === 'much' ? text : bar(text);
    }
    const { attrs } = node;
    if (node.type === nodes.line_end) return '\n';
    if (node.type === nodes.line_break) return `${attrs.mark}\n`;
    if (node.type === nodes.picture) return bar(picture(attrs));
    if (node.type === nodes.formula) return `${attrs.mark}${attrs.tex}${attrs.mark}`;
    return attrs.text;
  }

  function opening({ type, attrs }: Mark): string {
    if (type === marks.link) return attrs.isBare ? '<' : '[';
    return attrs.mark;
  }

  function closing({ type, attrs }: Mark, before: string): string {
    if (type !== marks.link) return attrs.mark;
    const { href, title, reference, isBare } = attrs;
    if (isBare) return '>';
    if (!reference) return `](${target(href)}${quoted(title)})`;
    return before.endsWith(`[${reference}`) ? ']' : `][${reference}]`;
  }

  function atLineStarts(text: string): string {
    if (parent.type === nodes.heading) return text.replace(/(?<=^|\s)#+$/, '\\$&');
    if (escaping === 'little' || isInCell) return text;
    return text.replace(/^(\s*)([-+=#:]|\d+(?=[.)]))/gm, (_, space, mark) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    );
  }
}

function picture({ src, alt, title, reference }: Node['attrs']): string {
  const label = String(alt).replace(/[\\[\]`*_]/g, '\\$&');
  if (!reference) return `![${label}](${target(src)}${quoted(title)})`;
  return reference === alt ? `![${label}]` : `![${label}][${reference}]`;
}

/** An address as Markdown allows it. */
function target(address: string): string {
  return /[\s()<>\\]/.test(address) || address === '' ? `<${address.replace(/[<>\\]/g, '\\$&')}>` : address;
}

function quoted(title: string): string {
  return title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : '';
}

function code(text: string): string {
  const runs: string[] = text.match(/`+/g) ?? [];
  let fence = '`';
  while (runs.includes(fence)) fence += '`';
  const space = /^`|`$|^\s.*\S.*\s$/s.test(text) ? ' ' : '';
  return fence + space + text + space + fence;
}
