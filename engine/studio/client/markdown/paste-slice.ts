import { Fragment, type Node, Slice } from 'prosemirror-model';
import { childrenOf, normalize } from './normalize.ts';
import { documentOf, readMarkdown } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeBlock } from './write-blocks.ts';

const { nodes } = schema;

/** Markdown for some blocks, as for the clipboard. */
export function blocksToMarkdown(blocks: Node[]): string {
  const document = normalize(nodes.doc?.create(null, blocks.length > 0 ? blocks : nodes.paragraph?.create()) as Node);
  return childrenOf(document)
    .map((one) => writeBlock(one, 'much'))
    .join('\n\n');
}

/** A slice of Markdown, which continues the text around it if it has one paragraph. */
export function markdownSlice(text: string): Slice {
  const { content } = documentOf(readMarkdown(text));
  return opened(content);
}

/** A pasted slice as Markdown can write it. */
export function writableSlice(slice: Slice): Slice {
  const blocks = childrenOf(asDocument(slice.content));
  // Text in one line.
  if (blocks.length === 0 || slice.content.firstChild?.isInline) return slice;
  const content = Fragment.from(blocks.map(normalize).filter((one) => one.isLeaf || one.content.size > 0));
  if (content.childCount === 1 && content.firstChild?.isTextblock) return new Slice(content, 1, 1);
  return opened(content);
}

/** Paragraphs at the ends continue the text around them. */
function opened(content: Fragment): Slice {
  const isOpen = (node: Node | null) => Number(node?.type === nodes.paragraph);
  return new Slice(content, isOpen(content.firstChild), isOpen(content.lastChild));
}

/** Only blocks of the top level. Items and cells that were copied alone come in their list or table. */
function asDocument(content: Fragment): Node {
  const blocks: Node[] = [];
  content.forEach((node) => {
    if (node.type === nodes.item) blocks.push(nodes.bullets?.create(null, node) as Node);
    else if (node.type.spec.tableRole && node.type !== nodes.table) return;
    else blocks.push(node);
  });
  return nodes.doc?.create(null, blocks) as Node;
}
