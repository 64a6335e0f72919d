import { expect, test } from 'vitest';
import { addScores, countPostings, encodePostings, type Postings } from './encode-postings.ts';

function read(places: Postings): [entry: number, weight: number][] {
  const found: Record<number, number> = {};
  addScores(found, places, (weight) => weight);
  return Object.entries(found).map(([entry, weight]) => [Number(entry), weight]);
}

test('entries are decoded unchanged, as one text of JSON without escapes', () => {
  const steps = [1, 59, 60, 61, 90, 91, 1019, 1020, 1021, 30_000, 9_999_999];
  const orders = [steps, steps.toReversed(), [0], [7], [2 ** 31]];
  for (const order of orders) {
    let at = 0;
    const entries = order.map((step) => {
      at += step;
      return at;
    });
    const places = encodePostings(
      entries,
      entries.map(() => 1),
    );
    expect(read(places).map(([entry]) => entry)).toEqual(entries);
    expect(countPostings(places)).toBe(entries.length);
    for (const text of places) expect(JSON.stringify(text).length).toBe(text.length + 2);
  }
  expect(read(encodePostings([], []))).toEqual([]);
});

test('a weight is read within a tenth of what was written, and one beyond all others as the nearest that can be', () => {
  const weights = [0.01, 0.3, 0.5, 1, 1.09, 2, 7.7, 40, 1000];
  const places = encodePostings([...weights.keys()], weights);
  for (const [entry, weight] of read(places)) {
    expect(weight / (weights[entry] as number)).toBeGreaterThan(0.9);
    expect(weight / (weights[entry] as number)).toBeLessThan(1.1);
  }
  const [[, least], [, most]] = read(encodePostings([0, 1], [1e-9, 1e9])) as [[number, number], [number, number]];
  expect(least).toBeGreaterThan(0);
  expect(least).toBeLessThan(0.001);
  expect(most).toBeGreaterThan(1000);
});
