import type { Token } from 'markdown-it';
import { lruMemo } from '../schema/lru-memo.ts';
import { once } from '../schema/once.ts';
import { createMarkdownParser } from './parser.ts';

/** A link or picture of a Markdown text. */
export interface MarkdownAddress {
  /** As written, without escapes. */
  target: string;
  /** The offset of the target, or of its paragraph. */
  at: number;
  /** Whether the target is at this offset. */
  isExact: boolean;
  picture: boolean;
}

export interface MarkdownHeading {
  level: number;
  id: string;
  at: number;
  /** The offsets of its words. Absent for a heading of several lines. */
  words?: { start: number; end: number };
}

export interface ReadMarkdown {
  addresses: MarkdownAddress[];
  headings: MarkdownHeading[];
  formulas: { tex: string; isBlock: boolean; at: number }[];
  code: { language: string; at: number }[];
  tables: number;
  /** Marks that show as text because they have no end. */
  strays: { mark: '**' | '`' | '](' | '```' | '$' | '$$'; at: number }[];
  /** HTML tags, which show as text. */
  tags: { tag: string; at: number }[];
  /** The words of its texts, without code and formulas. */
  words: string;
}

const parser = once(createMarkdownParser);

/** Tags and comments. Other angle brackets may be intended: `a < b`. */
const tag = /<!--|<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gi;

/** Reads the structure of a Markdown text, with offsets. Never throws. */
export const readMarkdown = lruMemo(256, (text: string): ReadMarkdown => {
  const read: ReadMarkdown = {
    ...{ addresses: [], headings: [], formulas: [], code: [], tables: 0, strays: [], tags: [], words: '' },
  };
  const lines = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)];
  const startOf = (line: number) => lines[line] ?? text.length;
  let block = { start: 0, end: text.length };
  let cursor = 0;
  let isHeading = false;
  const words: string[] = [];
  /** Finds one of some passages in the rest of the block, and moves behind it. */
  const locate = (...passages: string[]): number => {
    for (const passage of passages) {
      const at = text.indexOf(passage, cursor);
      if (at < 0 || at >= block.end) continue;
      cursor = at + passage.length;
      return at;
    }
    return -1;
  };
  /** Adds an address, and returns the offset of its end. */
  const addAddress = (token: Token, target: string): number => {
    const picture = token.type === 'image';
    const before = cursor;
    const marks = [`](${target}`, `](<${target}`, ...(token.markup === 'autolink' ? [`<${target}`] : [])];
    const mark = marks.find((one) => {
      const at = text.indexOf(one, before);
      return at >= 0 && at < block.end;
    });
    // A link by reference has its target elsewhere.
    const defined = mark === undefined ? definitionOf(text, target) : undefined;
    // The text of a link begins before its target.
    const at = mark === undefined ? (defined ?? before) : text.indexOf(mark, before) + mark.length - target.length;
    read.addresses.push({ target, at, isExact: mark !== undefined || defined !== undefined, picture });
    return mark === undefined ? cursor : at + target.length;
  };
  const meetInline = (tokens: Token[]) => {
    const ends: number[] = [];
    for (const token of tokens) {
      const { type, content } = token;
      if (type === 'link_open') {
        ends.push(addAddress(token, String(token.attrGet('href') ?? '')));
      } else if (type === 'link_close') {
        cursor = Math.max(cursor, ends.pop() ?? cursor);
      } else if (type === 'image') {
        cursor = addAddress(token, String(token.attrGet('src') ?? ''));
        words.push(content);
      } else if (type === 'formula' || type === 'formula_display') {
        const at = locate(token.markup + content);
        read.formulas.push({
          tex: content,
          isBlock: type !== 'formula',
          at: at < 0 ? cursor : at + token.markup.length,
        });
      } else if (type === 'code_inline') locate(content);
      else if (type === 'text' || type === 'text_special') meetText(content, type === 'text');
      else if (type === 'softbreak' || type === 'hardbreak') words.push(' ');
    }
  };
  const meetText = (content: string, isLiteral: boolean) => {
    words.push(content);
    if (!isLiteral || content.trim() === '') return;
    const found = locate(content);
    const start = found < 0 ? block.start : found;
    const offset = (index: number) => (found < 0 ? start : start + index);
    for (const mark of ['**', '`', ']('] as const) {
      const at = content.indexOf(mark);
      if (at >= 0) read.strays.push({ mark, at: offset(at) });
    }
    const dollar = /\$\$|\$(?=[^$]*(?:\\[A-Za-z]|[_^]\{))/.exec(content);
    if (dollar) read.strays.push({ mark: dollar[0] as '$', at: offset(dollar.index) });
    for (const { 0: found, index } of content.matchAll(tag)) read.tags.push({ tag: found, at: offset(index) });
  };
  for (const token of parser().parse(text, {})) {
    const { type, map, content } = token;
    if (map) {
      block = { start: startOf(map[0]), end: startOf(map[1]) };
      if (type !== 'inline' || cursor < block.start || cursor > block.end) cursor = block.start;
    }
    if (type === 'heading_open') {
      read.headings.push({ level: Number(token.tag[1]), id: String(token.attrGet('id')), at: block.start });
      isHeading = true;
    } else if (type === 'fence') {
      read.code.push({ language: languageOf(token), at: block.start });
      const last = text.slice(startOf((map?.[1] ?? 1) - 1), block.end).trim();
      const isOpen = (map?.[1] ?? 0) - (map?.[0] ?? 0) < 2 || !/^[\s>]*(?:`{3,}|~{3,})$/.test(last);
      if (isOpen) read.strays.push({ mark: '```', at: block.start });
    } else if (type === 'code_block') read.code.push({ language: '', at: block.start });
    else if (type === 'formula_block') {
      const marks = text.indexOf('$$', block.start) + 2;
      read.formulas.push({ tex: content, isBlock: true, at: marks + text.slice(marks).search(/\S|$/) });
    } else if (type === 'table_open') read.tables++;
    else if (type === 'inline') {
      const start = isHeading && content !== '' ? text.indexOf(content, block.start) : -1;
      const heading = read.headings.at(-1);
      if (heading && start >= 0 && start < block.end) heading.words = { start, end: start + content.length };
      isHeading = false;
      meetInline(token.children ?? []);
      words.push('\n');
    }
  }
  read.words = words.join('');
  return read;
});

/** The language of a code block: the first word behind its fence. */
export function languageOf({ info }: Pick<Token, 'info'>): string {
  return /^[^\s{:,]*/.exec(info.trim())?.[0].toLowerCase() ?? '';
}

/** The offset of a target in its definition: `[name]: target`. */
function definitionOf(text: string, target: string): number | undefined {
  for (const { 0: found, index } of text.matchAll(/^[^\S\n]{0,3}\[[^\]\n]+\]:[^\S\n]*<?/gm))
    if (text.startsWith(target, index + found.length)) return index + found.length;
  return undefined;
}
