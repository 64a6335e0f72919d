import type { Splice } from '../../model/text/splice.ts';
import { positionOf } from '../position.ts';
import type { SyntaxKind } from '../words/syntax-words.ts';
import { bareWordGuesses } from './bare-words.ts';
import { bracketGuesses } from './brackets.ts';
import { type Guess, type Guesser, replaced } from './guess.ts';
import { numberGuesses } from './numbers.ts';
import { otherQuoteGuesses, quoteGuesses } from './quotes.ts';
import { deepest, type Halt, readStrictly } from './reader.ts';
import { extraSeparatorGuesses, missingSeparatorGuesses } from './separators.ts';
import { isSpaced, removed, spaceGuesses } from './spaces.ts';
import { textGuesses } from './texts.ts';

const one = String.raw`(?:(?://|#).*|/\*[\s\S]*?\*/|<!--[\s\S]*?-->)`;
const comments = new RegExp(`${one}(?:\\s*${one})*`, 'y');

/** Comments of JavaScript, HTML, Python and shells; those one after another are one. */
const commentGuesses: Guesser = function* (text, { offset, wants }) {
  comments.lastIndex = offset;
  const written = comments.exec(text)?.[0].trimEnd();
  if (written === undefined) return;
  const kind = written.startsWith('#') ? 'hash-comment' : 'comment';
  // What touches a sign of JSON may be a slip, and half of a pair of marks that of a text whose other mark is missing.
  const isSlip =
    /^(?:#|\/\/)["{}[\],:]/.test(written) ||
    (/^(?:#|\/\/)/.test(written) && written.replace(/\\./g, '').split('"').length % 2 === 0);
  // Between a name and its colon nobody comments.
  const edit = isSlip || wants === 'colon' ? undefined : removed(text, offset, offset + written.length);
  yield { kind, offset, edit };
};

/** What git leaves where it could not merge. Which version is meant nobody but the maintainer knows. */
export const conflictGuesses: Guesser = function* (text, { offset }) {
  const [mark] = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)/.exec(text.slice(offset, offset + 8)) ?? [];
  if (!mark) return;
  const lines = text.slice(offset).split(/\r\n|\r|\n/);
  const edit = replaced(offset, offset + (lines[0] as string).length, '');
  const [base, middle, end] = ['|||||||', '=======', '>>>>>>>'].map((one) =>
    lines.findIndex((line) => line === one || line.startsWith(`${one} `)),
  ) as [number, number, number];
  if (mark !== '<<<<<<<' || middle < 0 || end < middle) {
    yield { kind: 'conflict-mark', offset, names: [mark], edit, unsure: true };
    return;
  }
  const first = positionOf(text, offset).line;
  // A base, where git writes one, is of neither version.
  const ours = base > 0 && base < middle ? base : middle;
  const names = [span(first + 1, first + ours - 1), span(first + middle + 1, first + end - 1)];
  yield { kind: 'merge-conflict', offset, names, edit, unsure: true };
};

/** Lines as `4–6`; none for a version that a side has emptied. */
function span(first: number, last: number): string {
  if (first > last) return '';
  return first === last ? String(first) : `${first}–${last}`;
}

/** Marks that stand for one of JSON's without being its full-width form. */
const others: Record<string, string> = { '、': ',', '；': ',', ';': ',' };

/** Marks and digits of Chinese keyboards, and signs of other languages. */
export const markGuesses: Guesser = function* (text, { offset, wants, tokens }) {
  if (wants === 'end') return;
  const [written = ''] = /^(?:[０-９]+(?:[．.][０-９]+)?|=>|.?)/s.exec(text.slice(offset, offset + 30)) ?? [];
  const end = offset + written.length;
  if (/^=>?$/.test(written) && wants === 'colon') {
    // Other languages have a space on both sides.
    const edit = replaced(tokens.at(-1)?.end ?? offset, end, spaced(text, ':', end));
    yield { kind: 'equals-sign', offset, edit };
    return;
  }
  const right = others[written] ?? written.normalize('NFKC');
  if (right === written || !/^(?:[{}[\]:,]|\d+(?:\.\d+)?)$/.test(right)) return;
  const kind = written === ';' ? 'wrong-mark' : 'full-width';
  yield { kind, offset, names: [written, right], edit: replaced(offset, end, spaced(text, right, end)) };
};

/** A mark with the space after it that the file has elsewhere: a full-width one seems to bring its own. */
function spaced(text: string, mark: string, end: number): string {
  return /[:,]/.test(mark) && /^[^\s]/.test(text.slice(end, end + 1)) && isSpaced(text, mark) ? `${mark} ` : mark;
}

/** The first mistake that keeps a text from being JSON. */
interface Mistake {
  kind: SyntaxKind;
  offset: number;
  names: string[];
  /** The edit after which the text can be read further, where nothing else can be meant. */
  fix?: Splice;
}

/** Guessers, each after the number of signs that must be read behind its edit to bear a guess out. */
type Guessers = [least: number, ...guessers: Guesser[]][];

/** Those that tell by what stands there. */
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

/** Those that suppose something before or after. A bracket may seem to fit anywhere for a while. */
const supposed: Guessers = [
  [3, textGuesses, missingSeparatorGuesses, quoteGuesses],
  [20, bracketGuesses],
];

/** The longest text, in characters, for which something is supposed: reading on from each guess takes as long as the text. */
const maxLength = 250_000;

/** The reach of a guess after which all of a text can be read. */
const whole = Number.POSITIVE_INFINITY;

/** Finds the first mistake of a text. `undefined` for JSON as RFC 8259 has it that does not nest too deep. */
export function findMistake(text: string): Mistake | undefined {
  const halt = readStrictly(text);
  if (!halt) return undefined;
  if (halt.open.length > deepest) return { kind: 'too-deep', offset: halt.offset, names: [String(deepest)] };
  const told = furthest(known, text, halt);
  const guessed = told?.reach === whole || text.length > maxLength ? undefined : furthest(supposed, text, halt);
  // Against a sign that tells by itself, what is supposed counts only if all of the text can then be read.
  const counts = guessed && guessed.reach > 0 && (guessed.reach === whole || !told?.reach);
  const { guess, reach } = (counts ? guessed : told) ?? { guess: wanted(text, halt), reach: 0 };
  const { kind, offset, names = [], edit, unsure } = guess;
  const isSure = reach > 0 && edit && !unsure && !hasSlipped(text, edit);
  return { kind, offset, names, ...(isSure && { fix: edit }) };
}

/** A guess with how far it lets a text be read; 0 where it is not borne out. */
interface Reading {
  guess: Guess;
  reach: number;
}

/** The guess that lets most of a text be read; the first of several. */
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

/** How far a text can be read with an edit, by its own offsets; 0 where that does not bear the guess out. */
function reachOf(text: string, { reached }: Halt, { edit }: Guess, least: number): number {
  if (!edit) return 0;
  const { offset, length } = edit;
  const halt = readStrictly(text.slice(0, offset) + edit.text + text.slice(offset + length));
  if (!halt) return whole;
  const after = offset + edit.text.length;
  const reach = halt.reached + length - edit.text.length;
  // A text that the edit begins and that ends nowhere is none.
  const isBroken = halt.offset >= offset && halt.offset < after;
  const isBorneOut = least === 0 || (halt.tokens.at(-least)?.offset ?? 0) >= after;
  return reach > reached && halt.reached >= after && !isBroken && isBorneOut ? reach : 0;
}

/** Whether the sign that an edit puts behind a text stands at the text's end already, on the wrong side of its mark. */
function hasSlipped(text: string, { offset, text: sign }: Splice): boolean {
  return sign.trim() !== '' && text.slice(0, offset).endsWith(`${sign.trim()}"`);
}

/** What to say where nothing is known but what had to stand there. */
export function wanted(text: string, { offset, reached, wants, open }: Halt): Guess {
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
