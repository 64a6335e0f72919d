import { beforeAll, describe, expect, test } from 'vitest';
import { examplePages } from '../generate/gallery/examples.ts';
import { siteWith } from '../generate/gallery/small-site.ts';
import { root } from '../site/paths.ts';
import { readSite } from '../site/read-site.ts';
import { howMany, isFull } from '../testing/depth.ts';
import { classes } from '../testing/mistakes/classes.ts';
import { type Mutations, mutate, type Score, tableOf, total } from '../testing/mutations.ts';
import { createChecker } from './check.ts';

/** Mistakes of each class that are made in a site. */
const most = howMany(16, 1);

/** The shares that must be reached, in hundredths, of a few mistakes somewhat less; of what one answer is right for, and a machine can be sure of. */
const least: [what: keyof Score, of: keyof Score, percent: number][] = [
  ['seen', 'planted', 98],
  ['one', 'planted', 98],
  ['place', 'planted', 97],
  ['first', 'answered', 95],
  ['mended', 'mendable', 85],
];

describe('of the mistakes of every class in every example, and in a full run in every shipped page, the records and site.json', () => {
  let runs: Mutations[];
  const scores = new Map<string, Score>();
  beforeAll(async () => {
    const ofExamples = mutate(await siteWith(examplePages()), most);
    // The shipped site is many times as large: in a run that is not full, only classes that no example has are made in it.
    const isTried = (kind: string) => isFull || !ofExamples.scores.has(kind);
    runs = [ofExamples, mutate(await readSite(root), most, createChecker(), isTried)];
    for (const [kind, score] of runs.flatMap((run) => [...run.scores])) {
      const before = scores.get(kind);
      scores.set(
        kind,
        before
          ? total(
              new Map([
                ['', before],
                [' ', score],
              ]),
            )
          : score,
      );
    }
    console.log(tableOf(scores));
  }, 900_000);

  test('each class has some, and all together are thousands', () => {
    expect([...scores.keys()].sort()).toEqual(Object.keys(classes).sort());
    expect(total(scores).planted).toBeGreaterThan(howMany(4000, 125));
  });

  test('as many as are promised are seen, once, at their place, answered and mended', () => {
    const all = total(scores);
    const failed = runs.flatMap((run) => run.failed).join('\n');
    for (const [what, of, percent] of least)
      expect((100 * all[what]) / all[of], `${what}\n${failed}`).toBeGreaterThanOrEqual(percent - howMany(0, 3));
  });

  test('none is made worse by --fix', () => {
    const harmed = runs.flatMap((run) => run.failed).filter((line) => /^[^|]*harm/.test(line));
    expect(harmed).toEqual([]);
  });
});

test('a check that leaves one rule out is noticed', async () => {
  const check = createChecker();
  const blind = mutate(await siteWith(), 2, (site) => check(site).filter(({ code }) => code !== 'missing-picture'));
  const unseen = [...blind.scores].filter(([, { seen, planted }]) => seen < planted).map(([kind]) => kind);
  expect(unseen).toContain('picture that is none');
  expect(unseen.filter((kind) => !kind.includes('picture'))).toEqual([]);
});
