import type { Node } from 'prosemirror-model';
import { widthOf } from '../../../edit/layout.ts';
import { childrenOf, normalize } from './normalize.ts';
import { type Block, type Lines, lf, type ReadMarkdown } from './read-markdown.ts';
import { schema } from './schema.ts';
import { isAlone } from './write-alone.ts';
import { prefixed, writeBlock, writeCells, writeRow } from './write-blocks.ts';
import { type Escaping, writeInline } from './write-inline.ts';

const { nodes } = schema;

/** New lines in place of some lines of a block. */
interface Patch {
  lines: Lines;
  text: string[];
}

interface Source {
  /** The lines of the block. The first has the number `start`. */
  lines: string[];
  start: number;
  linesOf: ReadMarkdown['linesOf'];
  escaping: Escaping;
}

/**
 * The text of a block after an edit in some of its parts, whose other lines stay. `undefined` if that is not possible. Lines are
 * separated by `\n`.
 */
export function patchBlock(read: ReadMarkdown, block: Block, node: Node, definitions: string): string | undefined {
  const { node: was, text, lines } = block;
  if (was.type !== node.type || was.isTextblock || was.isLeaf) return undefined;
  const normal = normalize(node);
  for (const escaping of ['little', 'much'] as const) {
    const source = { lines: lf(text).split('\n'), start: lines[0], linesOf: read.linesOf, escaping };
    const patches = patchesOf(was, node, source);
    if (!patches) return undefined;
    const made = [...source.lines];
    for (const patch of patches.toReversed())
      made.splice(patch.lines[0] - source.start, patch.lines[1] - patch.lines[0], ...patch.text);
    const patched = made.join('\n');
    if (isAlone(patched, normal, definitions)) return patched;
  }
  return undefined;
}

function patchesOf(was: Node, is: Node, source: Source): Patch[] | undefined {
  if (was.eq(is)) return [];
  if (!was.sameMarkup(is)) return undefined;
  if (was.type === nodes.paragraph) return paragraph(was, is, source);
  if (was.type === nodes.table) return rows(was, is, source);
  if (was.isTextblock || was.isLeaf) return undefined;
  const [before, after] = [childrenOf(was), childrenOf(is)];
  if (before.length === after.length)
    return together(before.map((one, at) => patchesOf(one, after[at] as Node, source)));
  return was.type === nodes.bullets ? items(was, is, source) : undefined;
}

function together(all: (Patch[] | undefined)[]): Patch[] | undefined {
  return all.some((one) => one === undefined) ? undefined : all.flatMap((one) => one ?? []);
}

/** The prefix of each line stays: marks of lists and quotations. */
function paragraph(was: Node, is: Node, { lines, start, linesOf, escaping }: Source): Patch[] | undefined {
  const range = linesOf.get(was);
  if (!range) return undefined;
  const raw = lines.slice(range[0] - start, range[1] - start);
  const [first = '', second] = raw;
  const prefix = /^(?:[\s>]|[-+*](?=\s)|\d+[.)](?=\s))*/.exec(first)?.[0] ?? '';
  const others = second === undefined ? prefix.replace(/[^>\s]/g, ' ') : (/^[\s>]*/.exec(second)?.[0] ?? '');
  const text = writeInline(normalize(is), { escaping });
  return [{ lines: range, text: prefixed(text, prefix, others).split('\n') }];
}

/** Replaces the changed rows of a table with equal columns. A cell is as wide as before if its text fits. */
function rows(was: Node, is: Node, { lines, start, linesOf, escaping }: Source): Patch[] | undefined {
  const [before, after] = [childrenOf(was), childrenOf(normalize(is))];
  const count = before[0]?.childCount;
  const isUneven = [...before, ...after].some(({ childCount }) => childCount !== count);
  const isAligned = childrenOf(before[0] as Node).every(
    ({ attrs: { align } }, at) => align === after[0]?.child(at).attrs.align,
  );
  if (isUneven || !isAligned) return undefined;
  const lineOf = (row: Node | undefined) => row && lines[(linesOf.get(row)?.[0] ?? 0) - start];
  const write = (row: Node, like: Node | undefined) => {
    const [indent = '', own = ''] = /^([\s>]*)(.*)$/.exec(lineOf(like) ?? '')?.slice(1) ?? [];
    const widths = own
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => widthOf(cell) - 2);
    return indent + writeRow(writeCells(row, escaping), own.startsWith('|') ? widths : []);
  };
  const { same, tail } = sharedEnds(before, after);
  const patches: Patch[] = [];
  const [gone, come] = [before.slice(same, before.length - tail), after.slice(same, after.length - tail)];
  const at = linesOf.get(gone[0] ?? (before[same - 1] as Node));
  // The row below the header is the rule of the table.
  if (!at || (same === 0 && gone.length !== come.length)) return undefined;
  if (gone.length === come.length)
    for (const [index, row] of come.entries()) {
      const range = linesOf.get(gone[index] as Node);
      if (!range) return undefined;
      patches.push({ lines: range, text: [write(row, gone[index])] });
    }
  else {
    const last = linesOf.get(gone.at(-1) ?? (before[same - 1] as Node)) as Lines;
    const first = gone.length > 0 ? at[0] : same === 1 ? at[1] + 1 : at[1];
    const range: Lines = gone.length > 0 ? [first, last[1]] : [first, first];
    patches.push({ lines: range, text: come.map((row) => write(row, gone[0] ?? before[same - 1])) });
  }
  return patches;
}

/** Replaces the changed items of a list by lines with the indentation of its first one. */
function items(was: Node, is: Node, { lines, start, linesOf, escaping }: Source): Patch[] | undefined {
  const [before, after] = [childrenOf(was), childrenOf(is)];
  const { same, tail } = sharedEnds(before, after);
  const [gone, come] = [before.slice(same, before.length - tail), after.slice(same, after.length - tail)];
  const whole = linesOf.get(was);
  if (!whole) return undefined;
  const startOf = (index: number) => linesOf.get(before[index] as Node)?.[0];
  const indent = /^[\s>]*/.exec(lines[whole[0] - start] ?? '')?.[0] ?? '';
  const text = come.length > 0 ? writeBlock(normalize(was.type.create(was.attrs, come)), escaping).split('\n') : [];
  const padded = text.map((line) => (line === '' ? '' : indent + line));
  const blank = was.attrs.isTight ? [] : [''];
  if (tail > 0) {
    const [from, to] = [startOf(same), startOf(before.length - tail)];
    if (from === undefined || to === undefined) return undefined;
    return [{ lines: [from, to], text: come.length > 0 ? [...padded, ...blank] : [] }];
  }
  // The lines of the last item may include the blank lines behind the list.
  const end = start + lines.length;
  if (whole[1] < end && (lines[whole[1] - start - 1] ?? '').trim() === '') return undefined;
  const from = gone.length > 0 ? startOf(same) : Math.min(whole[1], end);
  if (from === undefined) return undefined;
  const isAtEnd = come.length === 0;
  let first = from;
  // Without the last items, the blank lines before them go too.
  while (isAtEnd && (lines[first - start - 1] ?? '-').trim() === '') first--;
  return [
    { lines: [first, Math.min(whole[1], end)], text: gone.length > 0 || isAtEnd ? padded : [...blank, ...padded] },
  ];
}

/** How many items two lists have in common at their start, and at their end. */
function sharedEnds(before: Node[], after: Node[]): { same: number; tail: number } {
  const least = Math.min(before.length, after.length);
  let same = 0;
  while (same < least && before[same]?.eq(after[same] as Node)) same++;
  let tail = 0;
  while (tail < least - same && before.at(-1 - tail)?.eq(after.at(-1 - tail) as Node)) tail++;
  return { same, tail };
}
