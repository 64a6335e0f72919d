import type { Splice } from '../../model/text/splice.ts';
import type { Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { positionOf } from '../position.ts';
import { bareWordGuesses } from './bare-words.ts';
import { bracketGuesses } from './brackets.ts';
import { type Guess, type Guesser, replaceEdit } from './guess.ts';
import { numberGuesses } from './numbers.ts';
import { otherQuoteGuesses, quoteGuesses } from './quotes.ts';
import { deepest, type Halt, readStrictly } from './reader.ts';
import { extraSeparatorGuesses, missingSeparatorGuesses } from './separators.ts';
import { isSpaced, removeEdit, spaceGuesses } from './spaces.ts';
import { textGuesses } from './texts.ts';

const one = String.raw`(?:(?://|#).*|/\*[\s\S]*?\*/|<!--[\s\S]*?-->)`;
const comments = new RegExp(`${one}(?:\\s*${one})*`, 'y');

/** Comments of JavaScript, HTML, Python and shells. Adjacent comments count as one. */
const commentGuesses: Guesser = function* (text, { offset, wants }) {
  comments.lastIndex = offset;
  const written = comments.exec(text)?.[0].trimEnd();
  if (written === undefined) return;
  const kind = written.startsWith('#') ? 'hash-comment' : 'comment';
  // Next to a JSON character it may be a typo, and with an odd number of quotes it is part of a text.
  const isSlip =
    /^(?:#|\/\/)["{}[\],:]/.test(written) ||
    (/^(?:#|\/\/)/.test(written) && written.replace(/\\./g, '').split('"').length % 2 === 0);
  // Comments before a colon are unlikely.
  const edit = isSlip || wants === 'colon' ? undefined : removeEdit(text, offset, offset + written.length);
  yield { kind, offset, edit };
};

/** Conflict marks of git. Only the author knows which version is right. */
const conflictGuesses: Guesser = function* (text, { offset }) {
  const [mark] = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)/.exec(text.slice(offset, offset + 8)) ?? [];
  if (!mark) return;
  const lines = text.slice(offset).split(/\r\n|\r|\n/);
  const edit = replaceEdit(offset, offset + (lines[0] as string).length, '');
  const [base, middle, end] = ['|||||||', '=======', '>>>>>>>'].map((one) =>
    lines.findIndex((line) => line === one || line.startsWith(`${one} `)),
  ) as [number, number, number];
  if (mark !== '<<<<<<<' || middle < 0 || end < middle) {
    yield { kind: 'conflict-mark', offset, names: [mark], edit, unsure: true };
    return;
  }
  const first = positionOf(text, offset).line;
  // A base version belongs to neither side.
  const ours = base > 0 && base < middle ? base : middle;
  const names = [span(first + 1, first + ours - 1), span(first + middle + 1, first + end - 1)];
  yield { kind: 'merge-conflict', offset, names, edit, unsure: true };
};

/** A range of lines. Empty if one side removed them. */
function span(first: number, last: number): Message {
  if (first > last) return t('noLines');
  return first === last ? t('oneLine', { lines: first }) : t('severalLines', { lines: `${first}–${last}` });
}

/** Marks that replace a JSON mark but are not its full-width form. */
const others: Record<string, string> = { '、': ',', '；': ',', ';': ',' };

/** Full-width marks and digits, and marks of other languages. */
const markGuesses: Guesser = function* (text, { offset, wants, tokens }) {
  if (wants === 'end') return;
  const [written = ''] = /^(?:[０-９]+(?:[．.][０-９]+)?|=>|.?)/s.exec(text.slice(offset, offset + 30)) ?? [];
  const end = offset + written.length;
  if (/^=>?$/.test(written) && wants === 'colon') {
    // Other languages put spaces on both sides.
    const edit = replaceEdit(tokens.at(-1)?.end ?? offset, end, spaced(text, ':', end));
    yield { kind: 'equals-sign', offset, edit };
    return;
  }
  const right = others[written] ?? written.normalize('NFKC');
  if (right === written || !/^(?:[{}[\]:,]|\d+(?:\.\d+)?)$/.test(right)) return;
  const kind = written === ';' ? 'wrong-mark' : 'full-width';
  yield { kind, offset, names: [written, right], edit: replaceEdit(offset, end, spaced(text, right, end)) };
};

/** Adds the space that the file has elsewhere: a full-width mark contains its own. */
function spaced(text: string, mark: string, end: number): string {
  return /[:,]/.test(mark) && /^[^\s]/.test(text.slice(end, end + 1)) && isSpaced(text, mark) ? `${mark} ` : mark;
}

/** The first mistake in a JSON text. */
export interface Mistake extends Required<Pick<Guess, 'kind' | 'offset' | 'names'>> {
  /** The edit, if nothing else can be meant. */
  fix?: Splice;
}

/** Guessers with the minimum number of tokens that must be readable after their edit. */
type Guessers = [least: number, ...guessers: Guesser[]][];

/** These guess by the text at the position. */
const known: Guessers = [
  [
    0,
    conflictGuesses,
    commentGuesses,
    spaceGuesses,
    markGuesses,
    otherQuoteGuesses,
    numberGuesses,
    bareWordGuesses,
    extraSeparatorGuesses,
  ],
];

/** These assume something before or after it. A bracket may seem to fit in many places. */
const supposed: Guessers = [
  [3, textGuesses, missingSeparatorGuesses, quoteGuesses],
  [20, bracketGuesses],
];

/** The longest text in characters for assumptions: each guess reads the whole text. */
const maxLength = 250_000;

const whole = Number.POSITIVE_INFINITY;

/** Finds the first mistake of a text. Undefined for valid JSON (RFC 8259) that does not nest too deep. */
export function findMistake(text: string): Mistake | undefined {
  const halt = readStrictly(text);
  if (!halt) return undefined;
  if (halt.open.length > deepest) return { kind: 'too-deep', offset: halt.offset, names: [String(deepest)] };
  const visible = furthest(known, text, halt);
  const guessed = visible?.reach === whole || text.length > maxLength ? undefined : furthest(supposed, text, halt);
  // An assumption wins over a visible mistake only if the whole text can then be read.
  const counts = guessed && guessed.reach > 0 && (guessed.reach === whole || !visible?.reach);
  const { guess, reach } = (counts ? guessed : visible) ?? { guess: expectedGuess(text, halt), reach: 0 };
  const { kind, offset, names = [], edit, unsure } = guess;
  const isSure = reach > 0 && edit && !unsure && !hasSlipped(text, edit);
  return { kind, offset, names, ...(isSure && { fix: edit }) };
}

/** A guess and the position up to which it makes the text readable; 0 if it does not help. */
interface Reading {
  guess: Guess;
  reach: number;
}

/** The guess that makes most of a text readable. */
function furthest(all: Guessers, text: string, halt: Halt): Reading | undefined {
  let best: Reading | undefined;
  for (const [least, ...guessers] of all)
    for (const guesses of guessers)
      for (const guess of guesses(text, halt)) {
        const reach = reachOf(text, halt, guess, least);
        if (!best || reach > best.reach) best = { guess, reach };
        if (reach === whole) return best;
      }
  return best;
}

/** How far a text is readable with an edit, in its own offsets; 0 if that does not confirm the guess. */
function reachOf(text: string, { reached }: Halt, { edit }: Guess, least: number): number {
  if (!edit) return 0;
  const { offset, length } = edit;
  const halt = readStrictly(text.slice(0, offset) + edit.text + text.slice(offset + length));
  if (!halt) return whole;
  const after = offset + edit.text.length;
  const reach = halt.reached + length - edit.text.length;
  // The edit began a text without an end.
  const isBroken = halt.offset >= offset && halt.offset < after;
  const isBorneOut = least === 0 || (halt.tokens.at(-least)?.offset ?? 0) >= after;
  return reach > reached && halt.reached >= after && !isBroken && isBorneOut ? reach : 0;
}

/** Whether the character to add is already at the end of a text, on the wrong side of its quotation mark. */
function hasSlipped(text: string, { offset, text: sign }: Splice): boolean {
  return sign.trim() !== '' && text.slice(0, offset).endsWith(`${sign.trim()}"`);
}

/** The message if no guess helps. */
function expectedGuess(text: string, { offset, reached, wants, open }: Halt): Guess {
  const sign = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const top = open.at(-1);
  const unexpected: Guess = { kind: 'unexpected', offset, names: [sign] };
  if (reached > offset) return { kind: 'text-unclosed', offset };
  if (offset === text.length) {
    if (!top) return { kind: 'empty', offset: 0 };
    return { kind: 'cut-off', offset, names: [top.sign, String(positionOf(text, top.offset).line)] };
  }
  switch (wants) {
    case 'value':
      return unexpected;
    case 'name':
      return { kind: 'name-missing', offset };
    case 'colon':
      return { kind: 'colon-missing', offset };
    case 'comma':
      if (/[}\]]/.test(sign)) return { kind: 'closes-nothing', offset, names: [sign] };
      return /["{[\-\d]/.test(sign) ? { kind: 'comma-missing', offset } : unexpected;
    case 'end':
      return { kind: /[}\]]/.test(sign) ? 'closes-nothing' : 'after-end', offset, names: [sign] };
  }
}
