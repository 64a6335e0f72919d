import { type Guess, type Guesser, replaced } from './guess.ts';
import { closedByOther } from './other-quotes.ts';
import type { Halt } from './reader.ts';
import { closersIn, unclosed, unopened } from './text-ends.ts';

/** Texts with a mark within them, without one of the two, or with another one at the end. */
export const quoteGuesses: Guesser = function* (text, halt) {
  const { offset, wants, tokens } = halt;
  const before = tokens.at(-1);
  if ((wants === 'value' || wants === 'name') && !/[,:}\]]/.test(text[offset] ?? '')) yield unopened(text, offset);
  // What it begins with was read as a number or a bracket.
  if (before && /[^",:}\]]/.test(before.sign) && isSameLine(text, before.end, offset))
    yield unopened(text, before.offset);
  const last = tokens.findLast(({ sign }) => sign === '"');
  if (!last || !isSameLine(text, last.end, offset)) return;
  yield* closedByOther(text, last.offset, last.end);
  yield* unclosed(text, last.offset, last.end - 1);
  yield* within(text, halt);
};

/**
 * Marks within a text, the first of which seemed to close it. Sure where they stand in pairs, and between the first two are
 * words that were read as nothing else.
 */
function* within(text: string, { offset, wants, tokens }: Halt): Iterable<Guess> {
  const index = tokens.findLastIndex(({ sign }) => sign === '"');
  const last = tokens[index];
  // At most one sign of JSON was read since. After a colon, what was read was a name.
  if (!last || tokens.length - index > 2 || tokens.at(-1)?.sign === ':') return;
  // A name without marks is not within a text either.
  if (/^[\w$]+\s*:\s*["{[]/.test(text.slice(offset, offset + 100))) return;
  const first = last.end - 1;
  for (const end of closersIn(text, offset, '"')) {
    const marks = [...text.slice(first, end).matchAll(/\\.|"/g)].filter(([one]) => one === '"');
    if (wants === 'colon' && marks.length > 1) return;
    const after = first + (marks.at(-1)?.index ?? 0) + 1;
    const escaped = text.slice(first, after).replace(/\\.|"/g, (one) => (one === '"' ? '\\"' : one));
    const isWhole = first === last.offset + 1 && after === end;
    const isWords = /^[^"]*[\p{L}\p{N}][^"]*(?<!,\s*)"/u.test(text.slice(first + 1, after));
    const unsure = marks.length % 2 === 1 || isWhole || !isWords || last !== tokens.at(-1);
    yield { kind: 'quote-in-text', offset: first, edit: replaced(first, after, escaped), unsure };
  }
}

function isSameLine(text: string, start: number, end: number): boolean {
  return !/[\r\n]/.test(text.slice(start, end));
}
