import { type Guess, inserted } from './guess.ts';
import { endOf } from './reader.ts';

/** What stands after the closing mark of a text. */
const following = /[ \t]*(?:$|[\r\n}\]:：，]|,[ \t]*(?:$|[\r\n"'“‘{[\-\d]|true|false|null))/y;

/** What a text does not hold: a whole name with its colon and what begins a value. */
const member = /"[^"]*"\s*:\s*["{[\-\dtfn]/;

/** The most ends of one text that are tried. */
const most = 12;

/** The marks on the rest of a line that may be the closing one of a text which began before. */
export function closersIn(text: string, start: number, marks: string): number[] {
  const end = endOf(/[^\r\n]*/y, text, start) ?? start;
  const found: number[] = [];
  for (let at = start; at < end && found.length < most; at++) {
    if (text[at] === '\\') at++;
    else if (marks.includes(text[at] as string) && endOf(following, text, at + 1) !== undefined) found.push(at);
  }
  return found.filter((at) => !member.test(text.slice(start, at)));
}

/** A text whose closing mark is missing: before the signs of JSON, and the space, that end a stretch of it. */
export function* unclosed(text: string, offset: number, end: number): Iterable<Guess> {
  const tail = text.slice(Math.max(offset + 1, end - most), end).replace(/^.*[^\s,:{}[\]]/s, '');
  const places = [...tail.matchAll(/\s*(?:[,:{}[\]]|$)/g)].map(({ index }) => end - tail.length + index);
  for (const at of new Set(places)) {
    const unsure = /[;:,=；：，、"\\[({<#+&]/.test(text.slice(offset + 1, at).slice(-1));
    yield { kind: 'text-unclosed', offset, edit: inserted(at, '"'), unsure };
  }
}

/** A text whose opening mark is missing. Unsure, as above, where the text has a sign at this end that may stand for the mark. */
export function unopened(text: string, offset: number): Guess {
  const unsure = /[;:,=；：，、\\)}\]>&]/.test(text[offset] ?? '');
  return { kind: 'text-unopened', offset, edit: inserted(offset, '"'), unsure };
}
