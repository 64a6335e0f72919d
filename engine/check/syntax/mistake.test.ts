import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleSite } from '../../testing/example-site.ts';
import { createBrokenTexts } from '../../testing/fuzz/bytes.ts';
import { randomFrom } from '../../testing/random.ts';
import { fixable, type RandomChoice, reportable, type SyntaxMistake } from '../../testing/syntax-mistakes.ts';
import { sampleCount } from '../../testing/test-depth.ts';
import { listValidParts, type ValidParts } from '../../testing/valid-parts.ts';
import { createChecker } from '../check.ts';
import { positionOf } from '../position.ts';
import { formatProblem } from '../problem.ts';
import type { SiteInput } from '../site-files.ts';
import { findMistake } from './mistake.ts';

const random = randomFrom(16);
const pick: RandomChoice = (items) => items[Math.floor(random() * items.length)];

let site: SiteInput;
/** The shipped pages and a third of the records, in a run that is not full a quarter of those, each with the line ends of Unix and of Windows. */
let sounds: { file: string; unix: ValidParts; windows: ValidParts }[];
beforeAll(async () => {
  site = await exampleSite();
  const files = Object.entries(site.files).filter(([file], index) => file.startsWith('pages/') || index % 3 === 0);
  sounds = files
    .filter((_, index) => index % sampleCount(1, 4) === 0)
    .map(([file, text]) => {
      const unix = text.replaceAll('\r\n', '\n');
      return { file, unix: listValidParts(unix), windows: listValidParts(unix.replaceAll('\n', '\r\n')) };
    });
});

/** Fixes the first mistake of a text, or every mistake with `all`. Returns a valid text unchanged. */
function mended(text: string, all = false): string {
  const { fix } = findMistake(text) ?? {};
  if (!fix) return text;
  const after = text.slice(0, fix.offset) + fix.text + text.slice(fix.offset + fix.length);
  return all ? mended(after, true) : after;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('a text has a mistake when, and only when, JavaScript cannot parse it', () => {
  const texts = fc.constantFrom(...sounds.map(({ unix }) => unix.text)).chain(createBrokenTexts);
  fc.assert(
    fc.property(texts, (text) => {
      expect(findMistake(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: sampleCount(500, 100), seed: 16 },
  );
  for (const { unix, windows } of sounds) expect(findMistake(unix.text) ?? findMistake(windows.text)).toBeUndefined();
});

describe('of the mistakes planted in every page and many records of the shipped site, with either line ends', () => {
  const tally = { cases: 0, seen: 0, named: 0, exact: 0, mendable: 0, mended: 0 };
  const failed: string[] = [];
  const harmed: string[] = [];

  const judge = (how: string, file: string, { kind, text, offset, meant }: SyntaxMistake) => {
    expect(isJson(meant) && !isJson(text), how).toBe(true);
    const mistake = findMistake(text);
    const [place, wanted] = [positionOf(text, mistake?.offset ?? 0), positionOf(text, offset)];
    const isExact = place.line === wanted.line && place.column === wanted.column;
    const isMended = mended(text) === meant;
    tally.cases++;
    if (mistake) tally.seen++;
    if (mistake?.kind === kind) tally.named++;
    if (mistake && isExact) tally.exact++;
    if (how in fixable) tally.mendable++;
    if (how in fixable && isMended) tally.mended++;
    const told = `${how} in ${file}:${wanted.line}:${wanted.column}: ${mistake?.kind} at ${place.line}:${place.column}`;
    if (mistake?.kind !== kind || !isExact) failed.push(told);
    if (mistake?.fix && !isMended) harmed.push(told);
  };

  beforeAll(() => {
    for (const [index, [how, plant]] of Object.entries({ ...fixable, ...reportable }).entries())
      for (const [at, { file, unix, windows }] of sounds.entries()) {
        const planted = plant((index + at) % 2 ? unix : windows, pick);
        if (planted) judge(how, file, planted);
      }
  });

  test('each is detected, 99 % have the right kind and 99 % the exact position', () => {
    expect(tally.cases).toBeGreaterThan(sampleCount(4000, 1000));
    expect(tally.seen).toBe(tally.cases);
    expect(tally.named / tally.cases, failed.join('\n')).toBeGreaterThan(0.99);
    expect(tally.exact / tally.cases, failed.join('\n')).toBeGreaterThan(0.99);
  });

  test('99 % of the fixable ones are fixed byte for byte, and none is fixed wrongly', () => {
    expect(harmed).toEqual([]);
    expect(tally.mended / tally.mendable).toBeGreaterThan(0.99);
  });

  test('each kind is one problem of the whole site, by a sentence of its own', () => {
    const check = createChecker();
    expect(check(site)).toEqual([]);
    for (const [how, plant] of Object.entries({ ...fixable, ...reportable })) {
      const { file, unix } = sounds.find((sound) => plant(sound.unix, pick)) as (typeof sounds)[number];
      const { kind, text } = plant(unix, pick) as SyntaxMistake;
      const found = check({ ...site, files: { ...site.files, [file]: text } });
      expect(
        found.map(({ code }) => code),
        `${how}\n${found.map(formatProblem).join('\n')}`,
      ).toEqual([`json-${kind}`]);
    }
  });
});

test('a typo at any character is fixed to the original, or not at all', () => {
  const slips: Record<string, (text: string, at: number) => string> = {
    'left out': (text, at) => text.slice(0, at) + text.slice(at + 1),
    twice: (text, at) => text.slice(0, at + 1) + text.slice(at),
    swapped: (text, at) =>
      text.slice(0, at) +
      text
        .slice(at, at + 2)
        .split('')
        .reverse()
        .join('') +
      text.slice(at + 2),
  };
  const harmed: string[] = [];
  let restored = 0;
  for (const { file, unix } of sounds) {
    const signs = [...unix.text.matchAll(/[{}[\]:,"]/g)].map(({ index }) => index);
    for (const [how, slip] of Object.entries(slips))
      for (const at of Array.from({ length: 5 }, () => pick(signs) ?? 0)) {
        const text = slip(unix.text, at);
        const after = isJson(text) ? text : mended(text, true);
        const passage = JSON.stringify(unix.text.slice(Math.max(0, at - 20), at + 20));
        if (after === unix.text) restored++;
        else if (after !== text) harmed.push(`${file}: ${passage}, ${how}`);
      }
  }
  expect(harmed).toEqual([]);
  expect(restored).toBeGreaterThan(sampleCount(300, 75));
});

test('mistakes that hide one another are fixed one after the other', () => {
  const short = sounds.toSorted((a, b) => a.unix.text.length - b.unix.text.length).slice(0, 12);
  // A text may quote JSON: a full-width mark in it is no mistake.
  const quoting = sounds.filter(({ unix }) => unix.text.includes('\\": '));
  for (const { file, unix } of [...short, ...quoting]) {
    const script = unix.text.replace(/"(\w+)":/g, '$1:').replace(/(?<=[^,{[\s])(?=\n\s*[}\]])/g, ',');
    const fullWidth = unix.text.replace(/(?<!\\)": /g, '"： ').replace(/,$/gm, '，');
    for (const text of [script, fullWidth]) expect(mended(text, true), file).toBe(unix.text);
  }
});
