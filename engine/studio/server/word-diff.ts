import { diffArrays } from 'diff';
import type { DiffLine } from '../protocol/edit-protocol.ts';

/** How many characters of unchanged text are shown on each side of a change. A Han character counts as two. */
const around = 48;

/** Texts with more changed words than this are reported as wholly changed: searching for the fewest would take too long. */
const mostDifferent = 1000;

/** The changed words of a text with some context, by the words of its language. A gap replaces omitted text. */
export function wordDiff(was: string, is: string, language?: string): DiffLine[] {
  const [before, after] = [wordsIn(was, language), wordsIn(is, language)];
  const found = diffArrays(before, after, { maxEditLength: mostDifferent }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const parts = joined(
    found.map(({ value, removed, added }) => ({
      kind: removed ? 'gone' : added ? 'new' : 'same',
      text: value.join(''),
    })),
  );
  return parts.flatMap((part, index) =>
    part.kind === 'same' ? cut(part.text, index > 0, index < parts.length - 1, language) : [part],
  );
}

const segmenters = new Map<string, Intl.Segmenter>();

function wordsIn(text: string, language = 'en'): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Joins changes that only a space separates: "two words" that become "other terms" are one change. */
function joined(parts: DiffLine[]): DiffLine[] {
  const all: DiffLine[] = [];
  let gone = '';
  let fresh = '';
  const flush = () => {
    if (gone) all.push({ kind: 'gone', text: gone });
    if (fresh) all.push({ kind: 'new', text: fresh });
    gone = '';
    fresh = '';
  };
  for (const [index, { kind, text }] of parts.entries()) {
    if (kind === 'gone') gone += text;
    else if (kind === 'new') fresh += text;
    else if (gone && fresh && index < parts.length - 1 && /^\s+$/.test(text)) {
      gone += text;
      fresh += text;
    } else {
      flush();
      all.push({ kind, text });
    }
  }
  flush();
  return all;
}

/** Unchanged text without what is far from changes. */
function cut(text: string, isAfter: boolean, isBefore: boolean, language?: string): DiffLine[] {
  const words = wordsIn(text, language);
  const first = isAfter ? words.slice(0, reach(words)) : [];
  const last = isBefore ? words.slice(words.length - reach(words.toReversed())) : [];
  if (first.length + last.length >= words.length) return [{ kind: 'same', text }];
  const gap: DiffLine = { kind: 'gap', text: '' };
  const [start, end] = [first.join(''), last.join('')].map((one): DiffLine[] =>
    one ? [{ kind: 'same', text: one }] : [],
  );
  return [...(start ?? []), gap, ...(end ?? [])];
}

/** How many words fit within the text that is shown on one side of a change. */
function reach(words: string[]): number {
  let width = 0;
  const index = words.findIndex((word) => {
    width += [...word].reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e80 ? 2 : 1), 0);
    return width > around;
  });
  return index === -1 ? words.length : index;
}
