import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pointerOf } from '../model/schema/pointer.ts';
import { root } from '../site/paths.ts';
import { readSite } from '../site/read-site.ts';
import { applyOperation, listPaths, randomOperation, spellings, valueAtPath } from '../testing/json-operations.ts';
import { randomFrom } from '../testing/random.ts';
import { EditError } from './edit-error.ts';
import { locateValue } from './locate-value.ts';
import { type Conflict, merge, mergeTexts, type Sides } from './merge.ts';
import { applyOperations } from './operations.ts';
import { readWholeFile } from './passage.ts';

const random = randomFrom(23);

let files: string[];
beforeAll(async () => {
  const sites = await Promise.all(
    ['observatory', 'press'].map((name) => readSite(join(root, 'engine/examples', name))),
  );
  // Repeats each file, because the random changes differ.
  const texts = sites.flatMap(({ files }) =>
    Object.keys(files).flatMap((file) => (file.endsWith('.json') ? files[file] : [])),
  );
  files = Array.from({ length: 6 }, () => texts).flat() as string[];
});

/** A file and the versions of both sides. */
function sidesOf(text: string): Sides<string> {
  const side = () => {
    let value: unknown = JSON.parse(text);
    for (let count = 0; count < 3; count++)
      value = applyOperation(value, randomOperation(value, random))?.value ?? value;
    return JSON.stringify(value, null, 2);
  };
  return { base: text, ours: side(), theirs: side() };
}

/** The plain values of a value, as JSON, each with how often. */
function plainIn(value: unknown): Map<string, number> {
  const tally = new Map<string, number>();
  for (const one of listPaths(value).map((path) => valueAtPath(value, path)))
    if (typeof one !== 'object' || one === null)
      tally.set(JSON.stringify(one), (tally.get(JSON.stringify(one)) ?? 0) + 1);
  return tally;
}

/** The additions of a side, or common text, that neither the merged text nor a conflict contains. */
function lost(sides: Sides<string>, { text, conflicts }: { text: string; conflicts: Conflict[] }): string[] {
  const [base, ours, theirs] = [sides.base, sides.ours, sides.theirs].map((one) => plainIn(JSON.parse(one))) as [
    Tally,
    Tally,
    Tally,
  ];
  const kept = new Set([...plainIn(JSON.parse(text)).keys(), ...plainIn(conflicts).keys()]);
  const isDue = (one: string) => !base.has(one) || (base.get(one) === 1 && ours.has(one) && theirs.has(one));
  return [...ours.keys(), ...theirs.keys()].filter((one) => isDue(one) && !kept.has(one));
}

type Tally = Map<string, number>;

describe('of every file of a site, changed by both sides at random', () => {
  test('one side that is as it was gives the other, byte for byte', () => {
    for (const { base, ours, theirs } of files.map(sidesOf)) {
      expect(mergeTexts('a.json', { base, ours, theirs: base })).toEqual({ text: ours, conflicts: [] });
      expect(mergeTexts('a.json', { base, ours: base, theirs })).toEqual({ text: theirs, conflicts: [] });
      expect(mergeTexts('a.json', { base, ours, theirs: ours })).toEqual({ text: ours, conflicts: [] });
      // And so it is where the text of a side differs by its layout alone.
      const { value, conflicts } = merge({ base: JSON.parse(base), ours: JSON.parse(ours), theirs: JSON.parse(base) });
      expect([value, conflicts]).toEqual([JSON.parse(ours), []]);
    }
  });

  test('nothing that either has written is lost, and each conflict stands where it says', () => {
    let conflicting = 0;
    for (const sides of files.map(sidesOf)) {
      const merged = mergeTexts('a.json', sides);
      expect(lost(sides, merged)).toEqual([]);
      conflicting += merged.conflicts.length;
      for (const { kind, pointer, ours, theirs } of merged.conflicts) {
        const { value } = locateValue(readWholeFile('a.json', merged.text), pointer);
        if (kind !== 'both-ordered') expect(value).toEqual(theirs === undefined ? ours : theirs);
      }
    }
    expect(conflicting).toBeGreaterThan(10);
  });

  test('and a merge that takes one side whole would be noticed', () => {
    const found = files.map(sidesOf).filter((sides) => lost(sides, { text: sides.ours, conflicts: [] }).length > 0);
    expect(found.length).toBeGreaterThan(20);
  });

  test.each(Object.keys(spellings))('with %s, our word in their text is their text with our word', (name) => {
    for (const file of files) {
      const base = spellings[name]?.(file.replaceAll('\r\n', '\n')) as string;
      const value: unknown = JSON.parse(base);
      const words = listPaths(value).filter(
        (path) => typeof valueAtPath(value, path) === 'string' && !path.includes('id'),
      );
      const path = pointerOf(words[Math.floor(random() * words.length)] ?? []);
      if (path === '' || Array.isArray(value)) continue;
      const withOurs = (text: string) =>
        applyOperations(readWholeFile('a.json', text), [{ op: 'replace', path, value: '我们的 word' }]).text;
      const theirs = applyOperations(readWholeFile('a.json', base), [
        { op: 'add', path: '/theirs', value: ['x', 1] },
      ]).text;
      expect(mergeTexts('a.json', { base, ours: withOurs(base), theirs })).toEqual({
        text: withOurs(theirs),
        conflicts: [],
      });
    }
  });
});

const a = { id: 'a', text: { zh: '甲', en: 'A' } };
const b = { id: 'b', text: { zh: '乙', en: 'B' } };
const c = { id: 'c', text: { zh: '丙', en: 'C' } };
const written = (item: typeof a, text: Partial<typeof a.text>) => ({ ...item, text: { ...item.text, ...text } });

describe('what does not touch is merged', () => {
  test.each<[string, Sides<unknown>, unknown]>([
    ['two fields', { base: { x: 1, y: 1 }, ours: { x: 2, y: 1 }, theirs: { x: 1, y: 2 } }, { x: 2, y: 2 }],
    [
      'two languages of one text',
      { base: [a], ours: [written(a, { zh: '子' })], theirs: [written(a, { en: 'Z' })] },
      [written(a, { zh: '子', en: 'Z' })],
    ],
    [
      'an item that one edits and the other moves',
      { base: [a, b, c], ours: [written(a, { en: 'Z' }), b, c], theirs: [b, c, a] },
      [b, c, written(a, { en: 'Z' })],
    ],
    ['an item that goes and one that comes', { base: [a, b], ours: [b], theirs: [a, b, c] }, [b, c]],
    ['two new items at one place, theirs first', { base: [a], ours: [a, b], theirs: [a, c] }, [a, c, b]],
    ['one new item of both', { base: [a], ours: [a, b], theirs: [b, a] }, [b, a]],
    ['one removal of both', { base: [a, b], ours: [b], theirs: [b] }, [b]],
    ['the same edit', { base: { x: 1 }, ours: { x: 2 }, theirs: { x: 2 } }, { x: 2 }],
    [
      'fields that both have added',
      { base: {}, ours: { x: { zh: '甲' } }, theirs: { x: { en: 'A' } } },
      { x: { zh: '甲', en: 'A' } },
    ],
    ['words of a list', { base: ['x', 'y', 'z'], ours: ['w', 'y', 'z'], theirs: ['x', 'y', 'v'] }, ['w', 'y', 'v']],
  ])('%s', (_, sides, value) => {
    expect(merge(sides)).toEqual({ value, conflicts: [] });
  });
});

describe('what touches is a conflict with a name, their version in its place', () => {
  test.each<[Conflict['kind'], string, Sides<unknown>, unknown]>([
    ['both-changed', '/x', { base: { x: 1 }, ours: { x: 2 }, theirs: { x: 3 } }, { x: 3 }],
    ['both-changed', '/x', { base: { x: 1 }, ours: { x: [2] }, theirs: { x: 3 } }, { x: 3 }],
    [
      'both-changed',
      '/1/text/en',
      { base: [a, b], ours: [a, written(b, { en: 'Y' })], theirs: [a, written(b, { en: 'Z' })] },
      [a, written(b, { en: 'Z' })],
    ],
    ['both-added', '/x', { base: {}, ours: { x: 2 }, theirs: { x: 3 } }, { x: 3 }],
    ['both-added', '/0/text/en', { base: [], ours: [a], theirs: [written(a, { en: 'Z' })] }, [written(a, { en: 'Z' })]],
    ['removed-here', '/x', { base: { x: 1 }, ours: {}, theirs: { x: 3 } }, { x: 3 }],
    ['removed-there', '/x', { base: { x: 1 }, ours: { x: 2 }, theirs: {} }, { x: 2 }],
    [
      'removed-here',
      '/0',
      { base: [a, b], ours: [b], theirs: [written(a, { en: 'Z' }), b] },
      [written(a, { en: 'Z' }), b],
    ],
    [
      'removed-there',
      '/1',
      { base: [a, b], ours: [a, written(b, { en: 'Z' })], theirs: [a] },
      [a, written(b, { en: 'Z' })],
    ],
    ['both-ordered', '', { base: [a, b, c], ours: [c, a, b], theirs: [b, a, c] }, [b, a, c]],
  ])('%s at "%s"', (kind, pointer, sides, value) => {
    const merged = merge(sides);
    expect(merged.value).toEqual(value);
    expect(merged.conflicts).toEqual([expect.objectContaining({ kind, pointer })]);
  });

  test('a text that cannot be read is refused, and one that nobody else has changed is taken as it is', () => {
    const [base, theirs] = ['{ "a": 1 }', '{ "a": 2 }'];
    expect(() => mergeTexts('a.json', { base, ours: '{ "a": ', theirs })).toThrow(EditError);
    expect(mergeTexts('a.json', { base, ours: '{ "a": ', theirs: base }).text).toBe('{ "a": ');
  });
});
