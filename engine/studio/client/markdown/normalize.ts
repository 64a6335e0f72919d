import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { isBlank, schema } from './schema.ts';

const { marks, nodes } = schema;

/**
 * A node as Markdown can write it: without empty paragraphs, and with the spaces of a line between its words, outside of
 * the marks at the ends of which they are.
 */
export function normalize(node: Node): Node {
  if (node.type === nodes.code_block) return code(node);
  if (node.isLeaf) return node;
  if (node.isTextblock) return node.copy(inLine(node, isOneLine(node)));
  if (node.type === nodes.table) return table(node);
  const children = childrenOf(node).map(normalize);
  const filled = children.filter((child) => !isBlank(child));
  const content = filled.length > 0 ? filled : children.slice(0, 1);
  if (node.type === nodes.bullets || node.type === nodes.numbers) {
    const isTight = node.attrs.isTight && children.every(isTightItem);
    return node.type.create({ ...node.attrs, isTight }, children);
  }
  return node.copy(Fragment.from(distinctLists(content)));
}

/** Indented code has no language, and no blank line at its ends. */
function code(node: Node): Node {
  const { fence, info } = node.attrs;
  const lines = node.textContent.split('\n');
  const isIndented = fence === '' && info === '' && lines[0]?.trim() && lines.at(-1)?.trim();
  return fence || isIndented ? node : node.type.create({ ...node.attrs, fence: '```' }, node.content);
}

export function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  node.forEach((child) => void children.push(child));
  return children;
}

/** Blank lines separate paragraphs, so that a tight item has only one in succession. */
function isTightItem(item: Node): boolean {
  return childrenOf(item).every((one, index) => {
    const next = item.maybeChild(index + 1);
    return !(one.type === nodes.paragraph && next?.type === nodes.paragraph);
  });
}

/** Two lists in succession have different marks. Otherwise they would be one. */
function distinctLists(children: Node[]): Node[] {
  const other: Record<string, string> = { '-': '*', '*': '-', '+': '-', '.': ')', ')': '.' };
  return children.reduce<Node[]>((all, one) => {
    const prior = all.at(-1);
    const isList = one.type === nodes.bullets || one.type === nodes.numbers;
    const isSame = isList && prior?.type === one.type && prior.attrs.mark === one.attrs.mark;
    all.push(isSame ? one.type.create({ ...one.attrs, mark: other[one.attrs.mark] }, one.content) : one);
    return all;
  }, []);
}

/** A table has one header row, and in each row as many cells, aligned by column. */
function table(node: Node): Node {
  const rows = childrenOf(node);
  const aligns = childrenOf(rows[0] as Node).map(({ attrs }) => attrs.align);
  const made = rows.map((row, at) => {
    const type = at === 0 ? nodes.table_header : nodes.table_cell;
    const cells = aligns.map((align, index) => {
      const cell = row.maybeChild(index);
      const text = cell ? inLine(cell.firstChild as Node, true) : Fragment.empty;
      return type?.create({ align }, nodes.paragraph?.create(null, text)) as Node;
    });
    return row.type.create(row.attrs, cells);
  });
  return node.type.create(node.attrs, made);
}

function isOneLine(node: Node): boolean {
  return node.type === nodes.heading && !node.attrs.underline;
}

function inLine(parent: Node, isOneLine: boolean): Fragment {
  const pieces = childrenOf(parent).flatMap(split);
  const filled = pieces.map((piece) => !isSpace(piece));
  const [first, last] = [filled.indexOf(true), filled.lastIndexOf(true)];
  if (first < 0) return Fragment.empty;
  const made: Node[] = [];
  for (let index = first; index <= last; index++) {
    if (filled[index]) {
      made.push(pieces[index] as Node);
      continue;
    }
    let end = index;
    while (!filled[end + 1]) end++;
    const both = common(pieces[index - 1] as Node, pieces[end + 1] as Node);
    made.push(spaceOf(pieces.slice(index, end + 1), isOneLine).mark(both));
    index = end;
  }
  return Fragment.fromArray(joined(made));
}

/** Splits a text into the space at its start, its words, and the space at its end. */
function split(node: Node): Node[] {
  if (!node.isText || isCode(node)) return [node];
  const [, before = '', words = '', after = ''] = /^([ \t\n]*)(.*?)([ \t\n]*)$/s.exec(node.text ?? '') ?? [];
  return [before, words, after].flatMap((text) => (text ? schema.text(text, node.marks) : []));
}

function isCode({ marks: all }: Node): boolean {
  return marks.code?.isInSet(all) !== undefined;
}

function isSpace(node: Node): boolean {
  if (node.type === nodes.line_end || node.type === nodes.line_break) return true;
  return node.isText && !isCode(node) && /^[ \t\n]*$/.test(node.text ?? '');
}

function common(before: Node, after: Node): readonly Mark[] {
  return before.marks.filter((mark) => mark.type !== marks.code && mark.isInSet(after.marks));
}

/** A line break outweighs the end of a line, which outweighs spaces. */
function spaceOf(pieces: Node[], isOneLine: boolean): Node {
  const hard = pieces.find(({ type }) => type === nodes.line_break);
  const soft = pieces.find(({ type }) => type === nodes.line_end);
  if (!isOneLine && (hard ?? soft)) return (hard ?? soft) as Node;
  const text = pieces.map((piece) => piece.text ?? ' ').join('');
  return schema.text(hard || soft ? ' ' : text.replaceAll('\n', ' '));
}

/** Joins texts with equal marks. */
function joined(all: Node[]): Node[] {
  return all.reduce<Node[]>((made, node) => {
    const prior = made.at(-1);
    if (prior?.isText && node.isText && prior.sameMarkup(node))
      made.splice(-1, 1, schema.text((prior.text ?? '') + (node.text ?? ''), node.marks));
    else made.push(node);
    return made;
  }, []);
}
