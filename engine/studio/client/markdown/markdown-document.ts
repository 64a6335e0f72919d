import { diffArrays } from 'diff';
import { Fragment, type Node } from 'prosemirror-model';
import { childrenOf, normalize } from './normalize.ts';
import { patchBlock } from './patch-block.ts';
import { type Block, documentOf, lf, type ReadMarkdown, readMarkdown } from './read-markdown.ts';
import { isBlank, schema } from './schema.ts';
import { definitionsIn, writeAlone } from './write-alone.ts';

/** A block to write. */
interface WrittenBlock {
  text: string;
  /** The block of the source that it replaces. */
  from?: Block | undefined;
  isChanged: boolean;
}

/**
 * Writes a document that was read from a source and edited. Blocks that equal a block of the source keep its characters. In a
 * changed list, quotation or table, lines of unchanged parts stay where possible. A file that was empty gets a line end at
 * its end, a text in place does not.
 */
export function writeMarkdown(source: ReadMarkdown, document: Node, isFile: boolean): string {
  const end = source.blocks.at(-1)?.gap ?? (isFile ? source.lineEnd : '');
  const wanted = childrenOf(document).filter((node) => !isBlank(node));
  const { blocks } = source;
  if (wanted.length === blocks.length && wanted.every((node, index) => node === blocks[index]?.node))
    return join(
      source,
      blocks.map((from) => ({ text: from.text, from, isChanged: false })),
      end,
    );
  const written = alignedBlocks(source, wanted);
  const normal = normalized(wanted);
  const attempts = [false, true].map((isSpaced) => join(source, written, end, isSpaced));
  return attempts.find((text) => isSame(readMarkdown(text), normal)) ?? (attempts[1] as string);
}

/** Pairs the blocks of a document with those of its source, and writes the changed ones. */
function alignedBlocks(source: ReadMarkdown, wanted: Node[]): WrittenBlock[] {
  const { blocks } = source;
  const definitions = definitionsIn(blocks);
  const written: WrittenBlock[] = [];
  let [at, to] = [0, 0];
  let replaced: Block[] = [];
  const was = blocks.map(({ node }) => node);
  for (const { added, removed, count } of diffArrays(was, wanted, { comparator: (a, b) => a.eq(b) })) {
    if (removed) {
      replaced = blocks.slice(at, at + count);
      at += count;
      continue;
    }
    for (let index = 0; index < count; index++, to++) {
      const node = wanted[to] as Node;
      if (!added) {
        const from = blocks[at++] as Block;
        written.push({ text: from.text, from, isChanged: false });
        continue;
      }
      const from = replaced[index];
      const text = (from && patchBlock(source, from, node, definitions)) ?? writeAlone(node, definitions);
      written.push({ text: text.replaceAll('\n', source.lineEnd), from, isChanged: true });
    }
    replaced = [];
  }
  return written;
}

function normalized(blocks: Node[]): Node {
  return normalize(schema.nodes.doc?.create(null, Fragment.from(blocks)) as Node);
}

function isSame(read: ReadMarkdown, normal: Node): boolean {
  return normalize(documentOf(read)).eq(normal);
}

/** Joins blocks by the blank lines that they had. With `isSpaced`, a changed block has at least one on each side. */
function join(source: ReadMarkdown, written: WrittenBlock[], end: string, isSpaced = false): string {
  const { blocks, head, lineEnd } = source;
  if (written.length === 0) return blocks.length === 0 ? head : '';
  let text = head;
  for (const [index, { text: own, from, isChanged }] of written.entries()) {
    text += own;
    const next = written[index + 1];
    if (!next) break;
    const follows = from && next.from && blocks.indexOf(next.from) === blocks.indexOf(from) + 1;
    const isTouched = isChanged || next.isChanged;
    const gap = follows ? from.gap : '';
    const isBlankLine = lf(gap).split('\n').length > 2;
    text += gap && (isBlankLine || !(isSpaced && isTouched)) ? gap : lineEnd + lineEnd;
  }
  return text + end;
}
