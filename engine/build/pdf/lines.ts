import LineBreaker from 'linebreak';
import { bidiLevels, type Direction, mirrorText, sortVisually } from './bidi.ts';
import type { SplitByFace } from './faces.ts';
import type { Run } from './runs.ts';

/** A piece of a line in one face and one direction. */
export interface Fragment {
  /** As it is passed to shaping. */
  text: string;
  read: string;
  run: Run;
  face: string;
  size: number;
  width: number;
  /** Its offset from the left end of the line. */
  left: number;
}

export interface Typography {
  splitByFace: SplitByFace;
  measure(text: string, face: string, size: number): number;
  direction: Direction;
}

/** A character with its combining marks, which no line break divides. */
interface Cluster {
  text: string;
  run: Run;
  face: string;
  /** Its bidi level; odd levels are right-to-left. */
  level: number;
}

/** Breaks runs into lines by Unicode's rules. The fragments of a line are in reading order, with `left` offsets. */
export function breakIntoLines(
  runs: Run[],
  width: number,
  size: number,
  { splitByFace, measure, direction }: Typography,
): Fragment[][] {
  const clusters = clustersOf(runs, splitByFace, direction);
  const fragments = (from: number, to: number): Fragment[] => {
    const made: (Fragment & { level: number })[] = [];
    for (const { text, run, face, level } of clusters.slice(from, to)) {
      if (text === '\n') continue;
      const last = made.at(-1);
      // Words of right-to-left text are placed one by one.
      const isNext = last?.run === run && last.face === face && last.level === level;
      if (isNext && !(level % 2 === 1 && last.text.endsWith(' '))) last.text += text;
      // Monospaced letters look larger than others.
      else made.push({ text, read: '', run, face, level, size: run.code ? size * 0.92 : size, width: 0, left: 0 });
    }
    for (const one of made) {
      one.read = one.text;
      if (one.level % 2 === 1) one.text = mirrorText(one.text);
      one.width = measure(one.text, one.face, one.size);
    }
    let left = 0;
    for (const one of sortVisually(made)) {
      one.left = left;
      left += one.width;
    }
    return made;
  };
  const widthBetween = (from: number, to: number) => widthOf(fragments(from, to));
  const lines: [number, number][] = [];
  let start = 0;
  let end = 0;
  for (const { position, required } of breaksIn(clusters.map(({ text }) => text))) {
    if (end > start && widthBetween(start, withoutSpace(clusters, start, position)) > width) {
      lines.push([start, end]);
      start = end;
    }
    // Longer than a line.
    for (end = position; widthBetween(start, withoutSpace(clusters, start, end)) > width; ) {
      let most = start + 1;
      while (most < end && widthBetween(start, most + 1) <= width) most += 1;
      lines.push([start, most]);
      start = most;
    }
    if (required) {
      lines.push([start, end]);
      start = end;
    }
  }
  if (end > start || lines.length === 0) lines.push([start, end]);
  return lines.map(([from, to]) => fragments(from, withoutSpace(clusters, from, to)));
}

export function widthOf(line: Fragment[]): number {
  return line.reduce((sum, { width }) => sum + width, 0);
}

function clustersOf(runs: Run[], splitByFace: SplitByFace, direction: Direction): Cluster[] {
  const isCode = runs.every(({ code }) => code);
  const clusters: Cluster[] = [];
  const positions: number[] = [];
  let text = '';
  for (const run of runs) {
    // Code is left-to-right in any context.
    const [open, close] = run.code && !isCode ? ['\u2066', '\u2069'] : ['', ''];
    text += open;
    for (const piece of splitByFace(run)) {
      clusters.push({ ...piece, run, level: 0 });
      positions.push(text.length);
      text += piece.text;
    }
    text += close;
  }
  const levels = bidiLevels(text, isCode ? 'ltr' : direction);
  if (levels) for (const [index, cluster] of clusters.entries()) cluster.level = levels[positions[index] ?? 0] ?? 0;
  return clusters;
}

/** Scripts without spaces, whose words only a dictionary knows. */
const withoutSpaces = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Possible and required breaks, counted in clusters. */
function* breaksIn(clusters: string[]): Generator<{ position: number; required: boolean }> {
  let position = 0;
  let units = 0;
  for (const next of breaksInText(clusters.join(''))) {
    for (; units < next.position; position += 1) units += (clusters[position] as string).length;
    if (units === next.position) yield { position, required: next.required };
  }
}

function breaksInText(text: string): { position: number; required: boolean }[] {
  const breaks: { position: number; required: boolean }[] = [];
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.push(next);
  const found = [...text.matchAll(withoutSpaces)];
  if (found.length === 0) return breaks;
  for (const { 0: passage, index } of found)
    for (const word of words.segment(passage))
      if (word.index > 0) breaks.push({ position: index + word.index, required: false });
  return breaks.sort((a, b) => a.position - b.position);
}

/** The end of a range without its trailing white space. */
function withoutSpace(clusters: { text: string }[], from: number, to: number): number {
  let end = to;
  while (end > from && /^[ \n]$/.test(clusters[end - 1]?.text ?? '')) end -= 1;
  return end;
}
