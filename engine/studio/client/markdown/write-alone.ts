import type { Node } from 'prosemirror-model';
import { normalize } from './normalize.ts';
import { type Block, readMarkdown } from './read-markdown.ts';
import { schema } from './schema.ts';
import { writeBlock } from './write-blocks.ts';
import type { Escaping } from './write-inline.ts';

/** Writes a block with as few escapes as possible. */
export function writeAlone(node: Node, definitions: string): string {
  const normal = normalize(node);
  const attempts = (['little', 'much'] as Escaping[]).map((escaping) => writeBlock(normal, escaping));
  return attempts.find((text) => isAlone(text, normal, definitions)) ?? (attempts[1] as string);
}

/** Whether a text with the definitions of its document is a block. */
export function isAlone(text: string, normal: Node, definitions: string): boolean {
  const { blocks } = readMarkdown(definitions ? `${text}\n\n${definitions}` : text);
  const own = blocks.slice(0, blocks.length - (definitions ? 1 : 0));
  return own.length === 1 && own[0] !== undefined && normalize(own[0].node).eq(normal);
}

/** The blocks that have no form, such as footnotes: links and footnotes elsewhere depend on them. */
export function definitionsIn(blocks: Block[]): string {
  return blocks
    .filter(({ node }) => node.type === schema.nodes.source && /^ {0,3}\[[^\]\n]+\]:/m.test(node.attrs.text))
    .map(({ node }) => node.attrs.text)
    .join('\n\n');
}
