import { beforeAll, describe, expect, test } from 'vitest';
import { siteWith, smallNews } from '../generate/gallery/small-site.ts';
import { exampleFiles } from '../testing/example-site.ts';
import { type Mistake, mistakeClasses, plantMistakes } from '../testing/mistakes/classes.ts';
import { sampleCount } from '../testing/test-depth.ts';
import { createChecker } from './check.ts';
import { applyAllFixes } from './fix.ts';
import { positionOf } from './position.ts';
import { formatProblem, type Problem } from './problem.ts';
import type { SiteInput } from './site-files.ts';

/** The results of the check for one class of mistakes. */
interface Score {
  planted: number;
  seen: number;
  /** Exactly one problem. */
  one: number;
  /** The first problem has the exact line and column. */
  place: number;
  /** Mistakes with exactly one correction. */
  answered: number;
  /** The first problem suggests or fixes that correction. */
  first: number;
  /** Mistakes with a certain correction. */
  mendable: number;
  /** `--fix` restores the original bytes. */
  mended: number;
  /** `--fix` writes a different text. */
  harm: number;
}

/** The scores by class, and the problems of mistakes with less than the full score. */
interface Mutations {
  scores: Map<string, Score>;
  failed: string[];
}

/** Checks whole sites one after another. */
type Check = (site: SiteInput) => Problem[];

/** Makes single mistakes in a valid site, at most so many of each class, spread over its files, and checks each. */
function mutate(site: SiteInput, most: number, check: Check = createChecker()): Mutations {
  const result: Mutations = { scores: new Map(), failed: check(site).map(formatProblem) };
  const chosen = [...plantMistakes(site).values()].flatMap((all) => spread(all, most));
  // File by file, so that the check reuses the results of the others.
  for (const mistake of chosen.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)))
    judge(site, mistake, check, result);
  return result;
}

function judge(site: SiteInput, mistake: Mistake, check: Check, { scores, failed }: Mutations): void {
  const { kind, file, path = file, offset, end, by, right, mendable } = mistake;
  const before = site.files[file] as string;
  const text = before.slice(0, offset) + by + before.slice(end);
  const { [file]: _, ...others } = site.files;
  const files = { ...others, [path]: text };
  const meant = path === file ? { ...files, [file]: mistake.meant ?? before } : site.files;
  const found = check({ ...site, files });
  const [first] = found;
  const places = (mistake.places ?? [offset]).map((place) => positionOf(text, place));
  const mended = found.some(({ fix }) => fix)
    ? afterFixes(found, files, (files) => (isSame(files, meant) ? [] : check({ ...site, files })))
    : files;
  const score = scores.get(kind) ?? {
    planted: 0,
    seen: 0,
    one: 0,
    place: 0,
    answered: 0,
    first: 0,
    mendable: 0,
    mended: 0,
    harm: 0,
  };
  scores.set(kind, score);
  const isAt = places.some(
    ({ line, column }) => first?.file === path && first.line === line && first.column === column,
  );
  const reached = {
    seen: found.length > 0,
    one: found.length === 1,
    place: isAt,
    first: right === undefined || first?.suggestion === right || isSame(mended, meant),
    mended: !mendable || isSame(mended, meant),
    harm: isSame(mended, files) || isSame(mended, meant),
  };
  score.planted++;
  if (reached.seen) score.seen++;
  if (reached.one) score.one++;
  if (reached.place) score.place++;
  if (right !== undefined) score.answered++;
  if (right !== undefined && reached.first) score.first++;
  if (mendable) score.mendable++;
  if (mendable && reached.mended) score.mended++;
  if (!reached.harm) score.harm++;
  const missed = Object.entries(reached).flatMap(([what, isReached]) => (isReached ? [] : what));
  const { line, column } = places[0] as { line: number; column: number };
  const slip = `${before.slice(offset, end).slice(0, 90)} → ${by.slice(0, 90)}`;
  if (missed.length > 0)
    failed.push(
      [`${missed} | ${kind} in ${path}:${line}:${column} | ${slip}`, ...found.slice(0, 4).map(formatProblem)].join(
        '\n  ',
      ),
    );
}

function afterFixes(
  found: Problem[],
  files: Record<string, string>,
  check: (files: Record<string, string>) => Problem[],
) {
  const changed = applyAllFixes(found, files, check).map(({ file, text }) => [file, text]);
  return { ...files, ...Object.fromEntries(changed) };
}

function isSame(files: Record<string, string>, others: Record<string, string>): boolean {
  const paths = Object.keys(files);
  return paths.length === Object.keys(others).length && paths.every((path) => files[path] === others[path]);
}

/** Picks so many items of a list, evenly. */
function spread<Item>(all: Item[], most: number): Item[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)] as Item);
}

/** The scores as a table, a line a class and one for all. */
function tableOf(scores: Map<string, Score>): string {
  const rows = [...scores].sort(([a], [b]) => (a < b ? -1 : 1));
  const width = Math.max(...rows.map(([kind]) => kind.length));
  const line = (kind: string, s: Score) =>
    [
      kind.padEnd(width),
      String(s.planted).padStart(5),
      ...[s.seen, s.one, s.place].map((count) => share(count, s.planted)),
      share(s.first, s.answered),
      share(s.mended, s.mendable),
      String(s.harm).padStart(5),
    ].join(' ');
  const head = [
    'class'.padEnd(width),
    '    n',
    ...['seen', 'one', 'place', 'first', 'mended'].map((name) => name.padStart(7)),
    ' harm',
  ].join(' ');
  return [head, ...rows.map(([kind, score]) => line(kind, score)), line('all', total(scores))].join('\n');
}

/** The sum of all scores. */
function total(scores: Map<string, Score>): Score {
  const sum: Score = { planted: 0, seen: 0, one: 0, place: 0, answered: 0, first: 0, mendable: 0, mended: 0, harm: 0 };
  for (const score of scores.values()) for (const key of Object.keys(sum) as (keyof Score)[]) sum[key] += score[key];
  return sum;
}

function share(count: number, of: number): string {
  return (of === 0 ? '–' : `${((100 * count) / of).toFixed(1)}%`).padStart(7);
}

/** The number of mistakes of each class. */
const most = sampleCount(16, 1);

/** The required shares in percent; somewhat less where there are few mistakes. */
const least: [what: keyof Score, of: keyof Score, percent: number][] = [
  ['seen', 'planted', 98],
  ['one', 'planted', 98],
  ['place', 'planted', 97],
  ['first', 'answered', 95],
  ['mended', 'mendable', 85],
];

/** The modules that examples name, and a record that links to a page and has a picture. */
const namedRecords = {
  'assets/records/module/all.json': ['CALYPSO', 'USPEX', 'Folded spectrum', 'NumPy'].map((name, index) => ({
    id: index + 1,
    name,
    summary: 'S',
  })),
  'assets/records/news/linked.json': {
    ...smallNews[0],
    id: 8,
    picture: 'example.svg',
    content: '<a href="/second">x</a>',
  },
};

describe('of the mistakes of every class in every example', () => {
  let run: Mutations;
  beforeAll(async () => {
    run = mutate(await siteWith({ ...exampleFiles(), ...namedRecords }), most);
    console.log(tableOf(run.scores));
  }, 900_000);

  test('each class has some, and all together are thousands', () => {
    expect([...run.scores.keys()].sort()).toEqual(Object.keys(mistakeClasses).sort());
    expect(total(run.scores).planted).toBeGreaterThan(sampleCount(4000, 125));
  });

  test('as many as are promised are seen, once, at their place, answered and fixed', () => {
    const all = total(run.scores);
    const failed = run.failed.join('\n');
    for (const [what, of, percent] of least)
      expect((100 * all[what]) / all[of], `${what}\n${failed}`).toBeGreaterThanOrEqual(percent - sampleCount(0, 3));
  });

  test('none is made worse by --fix', () => {
    const harmed = run.failed.filter((line) => /^[^|]*harm/.test(line));
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
