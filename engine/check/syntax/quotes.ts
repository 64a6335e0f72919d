import { type Guess, type Guesser, insertEdit, replaceEdit } from './guess.ts';
import { endOf, type Halt } from './reader.ts';

/** Texts with inner quotation marks, or with a missing or wrong one. */
export const quoteGuesses: Guesser = function* (text, halt) {
  const { offset, wants, tokens } = halt;
  const before = tokens.at(-1);
  if ((wants === 'value' || wants === 'name') && !/[,:}\]]/.test(text[offset] ?? '')) yield guessUnopened(text, offset);
  // It may begin with something that was read as a number or bracket.
  if (before && /[^",:}\]]/.test(before.sign) && isSameLine(text, before.end, offset))
    yield guessUnopened(text, before.offset);
  const last = tokens.findLast(({ sign }) => sign === '"');
  if (!last || !isSameLine(text, last.end, offset)) return;
  yield* closedByOther(text, last.offset, last.end);
  yield* guessUnclosed(text, last.offset, last.end - 1);
  yield* within(text, halt);
};

/** Quotation marks inside a text. Certain if they are paired with words between them. */
function* within(text: string, { offset, wants, tokens }: Halt): Iterable<Guess> {
  const index = tokens.findLastIndex(({ sign }) => sign === '"');
  const last = tokens[index];
  // At most one JSON character was read since. After a colon, the text was a name.
  if (!last || tokens.length - index > 2 || tokens.at(-1)?.sign === ':') return;
  // An unquoted name is not inside a text either.
  if (/^[\w$]+\s*:\s*["{[]/.test(text.slice(offset, offset + 100))) return;
  const first = last.end - 1;
  for (const end of closingMarks(text, offset, '"')) {
    const marks = [...text.slice(first, end).matchAll(/\\.|"/g)].filter(([one]) => one === '"');
    if (wants === 'colon' && marks.length > 1) return;
    const after = first + (marks.at(-1)?.index ?? 0) + 1;
    const escaped = text.slice(first, after).replace(/\\.|"/g, (one) => (one === '"' ? '\\"' : one));
    const isWhole = first === last.offset + 1 && after === end;
    const isWords = /^[^"]*[\p{L}\p{N}][^"]*(?<!,\s*)"/u.test(text.slice(first + 1, after));
    const unsure = marks.length % 2 === 1 || isWhole || !isWords || last !== tokens.at(-1);
    yield { kind: 'quote-in-text', offset: first, edit: replaceEdit(first, after, escaped), unsure };
  }
}

function isSameLine(text: string, start: number, end: number): boolean {
  return !/[\r\n]/.test(text.slice(start, end));
}

/** Characters used instead of a quotation mark. */
const quotes = "'‘’“”„‟＂＇`´「」『』";

/** Opening marks by their closing marks. */
const openerOf: Record<string, string> = { '’': '‘', '”': '“', '」': '「', '』': '『', '`': '`' };

/** Texts between other quotation marks. */
export const otherQuoteGuesses: Guesser = function* (text, { offset, wants }) {
  const sign = text[offset] ?? '"';
  if (!quotes.includes(sign)) return;
  const guess: Guess = { kind: 'other-quotes', offset, names: [sign] };
  const closer = Object.keys(openerOf).find((mark) => openerOf[mark] === sign);
  for (const end of closingMarks(text, offset + 1, `${quotes}"`)) {
    const written = text.slice(offset + 1, end);
    if (/^\s*[:：=]/.test(text.slice(end + 1, end + 9)) !== (wants === 'name')) continue;
    // The closing mark belongs to an inner text.
    if (text[end] === '"' && (/(?<!\\)"/.test(written) || (closer && exceeds(written, closer, sign)))) continue;
    const inside = written.replace(/\\?["']|\\./g, (one) => (one === "\\'" ? "'" : one === '"' ? '\\"' : one));
    yield { ...guess, edit: replaceEdit(offset, end + 1, `"${inside}"`) };
  }
  yield guess;
};

/** A text that begins correctly and ends with another mark. */
export function* closedByOther(text: string, offset: number, end: number): Iterable<Guess> {
  for (const at of closingMarks(text, offset + 1, quotes).filter((one) => one < end)) {
    const mark = text[at] as string;
    const opener = openerOf[mark];
    if (!opener || !exceeds(text.slice(offset + 1, at), opener, mark))
      yield { kind: 'other-quotes', offset: at, names: [mark], edit: replaceEdit(at, at + 1, '"') };
  }
}

/** Whether a text contains a mark without its partner. */
function exceeds(text: string, mark: string, partner: string): boolean {
  const count = (one: string) => text.split(one).length - 1;
  return mark === partner ? count(mark) % 2 === 1 : count(mark) > count(partner);
}

/** What can follow the closing mark of a text. */
const following = /[ \t]*(?:$|[\r\n}\]:：，]|,[ \t]*(?:$|[\r\n"'“‘{[\-\d]|true|false|null))/y;

/** A text does not contain a name with a colon and a value. */
const member = /"[^"]*"\s*:\s*["{[\-\dtfn]/;

/** The maximum number of ends to try. */
const most = 12;

/** The marks on the rest of a line that may close a text. */
function closingMarks(text: string, start: number, marks: string): number[] {
  const end = endOf(/[^\r\n]*/y, text, start) ?? start;
  const found: number[] = [];
  for (let at = start; at < end && found.length < most; at++) {
    if (text[at] === '\\') at++;
    else if (marks.includes(text[at] as string) && endOf(following, text, at + 1) !== undefined) found.push(at);
  }
  return found.filter((at) => !member.test(text.slice(start, at)));
}

/** A text without closing mark: it may end before JSON characters. */
export function* guessUnclosed(text: string, offset: number, end: number): Iterable<Guess> {
  const tail = text.slice(Math.max(offset + 1, end - most), end).replace(/^.*[^\s,:{}[\]]/s, '');
  const places = [...tail.matchAll(/\s*(?:[,:{}[\]]|$)/g)].map(({ index }) => end - tail.length + index);
  for (const at of new Set(places)) {
    const unsure = /[;:,=；：，、"\\[({<#+&]/.test(text.slice(offset + 1, at).slice(-1));
    yield { kind: 'text-unclosed', offset, edit: insertEdit(at, '"'), unsure };
  }
}

/** A text without opening mark. Not certain after a character that may stand for the mark. */
function guessUnopened(text: string, offset: number): Guess {
  const unsure = /[;:,=；：，、\\)}\]>&]/.test(text[offset] ?? '');
  return { kind: 'text-unopened', offset, edit: insertEdit(offset, '"'), unsure };
}
