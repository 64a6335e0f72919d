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
  const isParagraph = (node: Node | null) => node?.type === nodes.paragraph;
  return new Slice(content, isParagraph(content.firstChild) ? 1 : 0, isParagraph(content.lastChild) ? 1 : 0);
}

/** A pasted slice as Markdown can write it. */
export function writableSlice(slice: Slice): Slice {
  const blocks = childrenOf(asDocument(slice.content));
  // Text in one line.
  if (blocks.length === 0 || slice.content.firstChild?.isInline) return slice;
  const content = Fragment.from(blocks.map(normalize).filter(({ content, isLeaf }) => isLeaf || content.size > 0));
  if (content.childCount !== slice.content.childCount) return Slice.maxOpen(content);
  return new Slice(content, Math.min(slice.openStart, 1), Math.min(slice.openEnd, 1));
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
