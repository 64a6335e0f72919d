import LineBreaker from 'linebreak';
import type { FaceOf } from './faces.ts';
import type { Run } from './runs.ts';

/** A piece of a line in one face. */
export interface Fragment {
  text: string;
  run: Run;
  /** The name of its face. */
  face: string;
  size: number;
  width: number;
}

/** Measures a text in a face. */
export type Measure = (text: string, face: string, size: number) => number;

/** Breaks runs into lines of at most a width, where Unicode's rules let a line end; what is longer than a line breaks anywhere. */
export function linesOf(runs: Run[], width: number, size: number, faceOf: FaceOf, measure: Measure): Fragment[][] {
  const signs = runs.flatMap((run) => Array.from(run.text, (text) => ({ text, run, face: faceOf(text, run).name })));
  const fragments = (from: number, to: number): Fragment[] => {
    const made: Fragment[] = [];
    for (const { text, run, face } of signs.slice(from, to)) {
      const last = made.at(-1);
      if (last?.run === run && last.face === face) last.text += text;
      // Letters of equal width look larger than others.
      else made.push({ text, run, face, size: run.code ? size * 0.92 : size, width: 0 });
    }
    const seen = made.filter(({ text }) => text !== '\n');
    for (const one of seen) one.width = measure(one.text.replace('\n', ''), one.face, one.size);
    return seen;
  };
  const widthOf = (from: number, to: number) => fragments(from, to).reduce((sum, { width }) => sum + width, 0);
  const lines: [number, number][] = [];
  let start = 0;
  let end = 0;
  for (const { position, required } of breaksIn(signs.map(({ text }) => text))) {
    if (end > start && widthOf(start, withoutSpace(signs, start, position)) > width) {
      lines.push([start, end]);
      start = end;
    }
    // No line can hold it.
    for (end = position; widthOf(start, withoutSpace(signs, start, end)) > width; ) {
      let most = start + 1;
      while (widthOf(start, most + 1) <= width) most += 1;
      lines.push([start, most]);
      start = most;
    }
    if (required) {
      lines.push([start, end]);
      start = end;
    }
  }
  if (end > start || lines.length === 0) lines.push([start, end]);
  return lines.map(([from, to]) => fragments(from, withoutSpace(signs, from, to)));
}

/** Where a text may or must break, counted in signs. */
function* breaksIn(signs: string[]): Generator<{ position: number; required: boolean }> {
  const breaker = new LineBreaker(signs.join(''));
  let position = 0;
  let units = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    for (; units < next.position; position += 1) units += (signs[position] as string).length;
    yield { position, required: next.required };
  }
}

/** Where a piece ends without the white space at its end. */
function withoutSpace(signs: { text: string }[], from: number, to: number): number {
  let end = to;
  while (end > from && /^[ \n]$/.test(signs[end - 1]?.text ?? '')) end -= 1;
  return end;
}
