import type { Splice } from '../../model/text/splice.ts';
import { inserted } from './guess.ts';
import { closerOf, type Token } from './reader.ts';

/** What lines and indentation say of brackets: one that was to be closed at a place, or a closing one that fits none. */
type Misplaced = { opener: Token; edit: Splice; unsure: boolean } | { closer: Token };

/** A token with where it stands; `indent` is that of its line. */
interface Placed extends Token {
  index: number;
  line: number;
  indent: number;
  isFirst: boolean;
}

/** The first bracket that does not stand where its partner's line would have it. A file laid out otherwise has many. */
export function misplacedIn(text: string, tokens: Token[]): Misplaced | undefined {
  const placed = placesOf(text, tokens);
  const open: Placed[] = [];
  let leader: Placed | undefined;
  for (const token of placed) {
    const top = open.at(-1);
    const isCloser = /[}\]]/.test(token.sign);
    if (token.isFirst) {
      leader = token;
      const stays = top && isBlock(top, placed) && token.indent >= top.indent + (isCloser ? 0 : 1);
      if (top && !stays) return neverClosed(text, top, token, placed);
    }
    if (isCloser) {
      if (top && closerOf[top.sign] !== token.sign) return neverClosed(text, top, token, placed);
      if (!top || !fits(text, top, token, leader)) return { closer: token };
      open.pop();
    } else if (closerOf[token.sign]) open.push(token);
  }
  return undefined;
}

/** Whether a bracket stands where the other one's line has it: with its indentation, or on it with the same space inside. */
function fits(text: string, opener: Placed, closer: Placed, leader?: Placed): boolean {
  if (closer.isFirst) return closer.indent === opener.indent;
  if (closer.line !== opener.line) return /[}\]]/.test(leader?.sign ?? '');
  return (text[opener.end] === ' ') === (text[closer.offset - 1] === ' ');
}

function placesOf(text: string, tokens: Token[]): Placed[] {
  let [line, indent] = [0, 0];
  return tokens.map((token, index) => {
    const gap = text.slice(tokens[index - 1]?.end ?? 0, token.offset);
    const isFirst = index === 0 || /[\r\n]/.test(gap);
    if (isFirst) [line, indent] = [line + 1, gap.length - 1 - Math.max(gap.lastIndexOf('\n'), gap.lastIndexOf('\r'))];
    return { ...token, index, line, indent, isFirst };
  });
}

/** Whether what a bracket holds begins on the next line. */
function isBlock({ index }: Placed, placed: Placed[]): boolean {
  return placed[index + 1]?.isFirst ?? true;
}

/** A bracket that had to be closed before a token. Where is sure if the closing one has left its space or its line. */
function neverClosed(text: string, opener: Placed, token: Placed, placed: Placed[]): Misplaced {
  const before = placed[token.index - 1] as Placed;
  const end = before.sign === ',' ? before.offset : before.end;
  const closed = (one: Token, at: number, unsure = false): Misplaced => ({
    opener: one,
    edit: inserted(at, closerOf[one.sign] as string),
    unsure,
  });
  if (isBlock(opener, placed)) {
    if (token.sign === ',' && token.indent === opener.indent) return closed(opener, token.offset);
    const line = new RegExp(`(?:\\r\\n|\\r(?!\\n)|\\n)[ \\t]{${opener.indent}}(?=[\\r\\n])`);
    const left = line.exec(text.slice(before.end, token.offset));
    return left ? closed(opener, before.end + left.index + left[0].length) : closed(opener, end, true);
  }
  const within = placed.slice(opener.index, token.index);
  const open: Token[] = [];
  for (const one of within) {
    if (closerOf[one.sign]) open.push(one);
    else if (/[}\]]/.test(one.sign)) open.pop();
    const left = /[^,:{[]/.test(one.sign) && /^ [ ,\]\r\n]/.test(text.slice(one.end, one.end + 2));
    if (left) return closed(open.at(-1) ?? opener, one.end + 1);
  }
  return closed(opener, end, true);
}
