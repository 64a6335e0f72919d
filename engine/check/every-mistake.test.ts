import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/paths.ts';
import { readSite } from '../../tools/site/read-site.ts';
import { examplePages } from '../../tools/testing/examples.ts';
import { type Mutations, mutate } from '../../tools/testing/mutations.ts';
import { siteWith } from '../../tools/testing/small-site.ts';
import { prove } from '../../tools/trust/prove.ts';

/** The kinds of mistakes that must be among those that are made. */
const kinds = [
  '__proto__',
  'bad field',
  'bad source',
  'dead link',
  'duplicate key',
  'enum',
  'extra key',
  'hostile URL',
  'missing language',
  'missing required',
  'property',
  'syntax',
  'type',
  'wrong kind',
];

/** Mistakes a file, evenly over its kinds and places: enough for every kind twice, few enough for seconds. */
const most = 28;

describe('of all single mistakes in every example, every shipped page and the small site', () => {
  let runs: Mutations[];
  beforeAll(async () => {
    const examples = await siteWith(examplePages());
    const shipped = await readSite(root);
    const pagesOf = ({ files }: { files: Record<string, string> }) =>
      Object.keys(files).filter((file) => file.startsWith('pages/'));
    runs = [mutate(examples, pagesOf(examples), most), mutate(shipped, pagesOf(shipped), most)];
  }, 120_000);

  const total = (count: 'cases' | 'caught' | 'exact' | 'typos' | 'suggested' | 'fixed') =>
    runs.flatMap(({ scores }) => [...scores.values()]).reduce((sum, score) => sum + score[count], 0);

  test('each gives exactly one problem, at its line and column', () => {
    expect(runs.flatMap(({ failed }) => failed)).toEqual([]);
    expect(total('caught')).toBe(total('cases'));
    expect(total('exact')).toBe(total('cases'));
  });

  test('and there are more than a thousand, of every kind', () => {
    expect(total('cases')).toBeGreaterThan(1000);
    for (const { scores } of runs) expect([...scores.keys()].sort()).toEqual(kinds);
    expect(runs.flatMap(({ failed }) => failed)).toEqual([]);
    prove(
      'descriptors',
      `${total('cases')} mistakes of ${kinds.length} kinds: ${total('exact')} are exactly one problem at its line and column; 0 problems on the shipped site before`,
    );
  });

  test('of the typos, what was meant is suggested for 95 % or more', () => {
    expect(total('suggested') / total('typos')).toBeGreaterThanOrEqual(0.95);
  });

  test('and the fix restores every byte for 90 % or more', () => {
    expect(total('fixed') / total('typos')).toBeGreaterThanOrEqual(0.9);
  });
});
