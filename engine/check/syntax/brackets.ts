import type { Splice } from '../../model/text/splice.ts';
import { positionOf } from '../position.ts';
import { type Guess, type Guesser, insertEdit, replaceEdit } from './guess.ts';
import { closerOf, type Token } from './reader.ts';

/** Missing, extra or wrong brackets. The position is certain only if the bracket's line is left. */
export const bracketGuesses: Guesser = function* (text, { offset, wants, open, tokens }) {
  const sign = text[offset] ?? '';
  const here: Token[] = sign ? [{ offset, end: offset + 1, sign }] : [];
  const top = open.at(-1);
  const before = tokens.at(-1);
  const misplaced = misplacedIn(text, [...tokens, ...here]);
  if (misplaced && 'closer' in misplaced) yield tooMany(misplaced.closer);
  else if (misplaced) yield neverClosed(misplaced.opener, misplaced.edit, misplaced.unsure);
  if (/[}\]]/.test(sign)) {
    if (top) {
      const closer = closerOf[top.sign] as string;
      const names = [sign, top.sign, String(positionOf(text, top.offset).line), closer];
      yield { kind: 'wrong-bracket', offset, names, edit: replaceEdit(offset, offset + 1, closer), unsure: true };
    }
    yield tooMany({ offset, end: offset + 1, sign });
  }
  if (wants === 'end' && before) yield tooMany(before);
  if (sign === ':' && before) yield neverOpened('{', before.offset);
  // A list without its opening bracket looks like several pages.
  if (wants === 'end' && sign === ',') yield neverOpened('[', (tokens[0] as Token).offset);
  if (top && top.value > top.offset) yield neverOpened('[', top.value);
  if (sign === '' && top) yield neverClosed(top, insertEdit(offset, closerOf[top.sign] as string), true);
};

function neverClosed({ offset, sign }: Token, edit: Splice, unsure: boolean): Guess {
  return { kind: 'never-closed', offset, names: [sign, closerOf[sign] as string], edit, unsure };
}

function tooMany({ offset, end, sign }: Token): Guess {
  return { kind: 'closes-nothing', offset, names: [sign], edit: replaceEdit(offset, end, ''), unsure: true };
}

function neverOpened(sign: string, offset: number): Guess {
  return { kind: 'never-opened', offset, names: [sign], edit: insertEdit(offset, sign), unsure: true };
}

/** By indentation: an unclosed opening bracket, or a closing bracket without a partner. */
type Misplaced = { opener: Token; edit: Splice; unsure: boolean } | { closer: Token };

interface Placed extends Token {
  index: number;
  line: number;
  indent: number;
  isFirst: boolean;
}

/** The first bracket that does not match its partner's indentation. */
function misplacedIn(text: string, tokens: Token[]): Misplaced | undefined {
  const placed = placesOf(text, tokens);
  const open: Placed[] = [];
  let leader: Placed | undefined;
  for (const token of placed) {
    const top = open.at(-1);
    const isCloser = /[}\]]/.test(token.sign);
    if (token.isFirst) {
      leader = token;
      const stays = top && isBlock(top, placed) && token.indent >= top.indent + (isCloser ? 0 : 1);
      if (top && !stays) return unclosedBefore(text, top, token, placed);
    }
    if (isCloser) {
      if (top && closerOf[top.sign] !== token.sign) return unclosedBefore(text, top, token, placed);
      if (!top || !fits(text, top, token, leader)) return { closer: token };
      open.pop();
    } else if (closerOf[token.sign]) open.push(token);
  }
  return undefined;
}

/** Whether two brackets match: in indentation, or in inner spaces on one line. */
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

function isBlock({ index }: Placed, placed: Placed[]): boolean {
  return placed[index + 1]?.isFirst ?? true;
}

/** A bracket that should be closed before a token. Certain if the missing bracket left its space or line. */
function unclosedBefore(text: string, opener: Placed, token: Placed, placed: Placed[]): Misplaced {
  const before = placed[token.index - 1] as Placed;
  const end = before.sign === ',' ? before.offset : before.end;
  const closed = (one: Token, at: number, unsure = false): Misplaced => ({
    opener: one,
    edit: insertEdit(at, closerOf[one.sign] as string),
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
