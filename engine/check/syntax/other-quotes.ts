import { type Guess, type Guesser, replaced } from './guess.ts';
import { closersIn } from './text-ends.ts';

/** Marks that people take for JSON's quotation mark. */
const quotes = "'‘’“”„‟＂＇`´「」『』";

/** The marks that open what others close. */
const openerOf: Record<string, string> = { '’': '‘', '”': '“', '」': '「', '』': '『', '`': '`' };

/** Texts between marks that are none of JSON's. */
export const otherQuoteGuesses: Guesser = function* (text, { offset, wants }) {
  const sign = text[offset] ?? '"';
  if (!quotes.includes(sign)) return;
  const guess: Guess = { kind: 'other-quotes', offset, names: [sign] };
  const closer = Object.keys(openerOf).find((mark) => openerOf[mark] === sign);
  for (const end of closersIn(text, offset + 1, `${quotes}"`)) {
    const written = text.slice(offset + 1, end);
    if (/^\s*[:：=]/.test(text.slice(end + 1, end + 9)) !== (wants === 'name')) continue;
    // The closing mark is that of another text within, or what is opened here is closed within.
    if (text[end] === '"' && (/(?<!\\)"/.test(written) || (closer && exceeds(written, closer, sign)))) continue;
    const inside = written.replace(/\\?["']|\\./g, (one) => (one === "\\'" ? "'" : one === '"' ? '\\"' : one));
    yield { ...guess, edit: replaced(offset, end + 1, `"${inside}"`) };
  }
  yield guess;
};

/** A text that begins as it should and ends with another mark, which closes nothing within the text. */
export function* closedByOther(text: string, offset: number, end: number): Iterable<Guess> {
  for (const at of closersIn(text, offset + 1, quotes).filter((one) => one < end)) {
    const mark = text[at] as string;
    const opener = openerOf[mark];
    if (!opener || !exceeds(text.slice(offset + 1, at), opener, mark))
      yield { kind: 'other-quotes', offset: at, names: [mark], edit: replaced(at, at + 1, '"') };
  }
}

/** Whether a mark stands in a text without its partner. */
function exceeds(text: string, mark: string, partner: string): boolean {
  const count = (one: string) => text.split(one).length - 1;
  return mark === partner ? count(mark) % 2 === 1 : count(mark) > count(partner);
}
