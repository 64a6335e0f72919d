import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChecker } from '../../engine/check/check.ts';
import { sentence } from '../../engine/check/problem.ts';
import { fileKindOf } from '../../engine/check/site-files.ts';
import { root } from '../../engine/site/paths.ts';
import { readSite } from '../../engine/site/read-site.ts';
import { createManyPages } from './many-pages.ts';
import { type MeasuredSubject, median } from './results.ts';

/** The number of pages of the large site, for which only the check is measured. */
const many = 10_000;

/** What a maintainer of a thousand pages waits for, and one of ten thousand for the check. */
export async function authoring(): Promise<MeasuredSubject[]> {
  const { pages, cold, again } = await measureCheck();
  const large = await measureCheck(many);
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  try {
    await createManyPages(folder, pages);
    const renamed = measureRename(folder, '/generated-7', '/renamed');
    return [
      {
        title: `Authoring with ${pages} pages`,
        results: [
          { what: 'check, including compilation of schemas', ours: Math.round(cold), unit: 'ms', atMost: 3000 },
          { what: 'check again after a save', ours: Math.round(again), unit: 'ms', atMost: 100 },
          { what: 'rename a route, process start included', ours: renamed, unit: 'ms' },
          {
            what: `check of ${many} pages, including compilation of schemas`,
            ours: Math.round(large.cold),
            unit: 'ms',
            atMost: 3000,
          },
          { what: `check of ${many} pages again after a save`, ours: Math.round(large.again), unit: 'ms', atMost: 30 },
        ],
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface CheckCost {
  pages: number;
  /** Milliseconds of the first check, including compilation of schemas. */
  cold: number;
  /** Milliseconds to check it again after one page was saved; the median of nine saves. */
  again: number;
}

/** Checks a site of a thousand pages, made in memory from the shipped ones: each under routes and ids of its own, linked from the one before it. */
async function measureCheck(pages = 1000): Promise<CheckCost> {
  const site = await readSite(root);
  // A parameter's page stays one: its records decide where it is.
  const models = Object.keys(site.files).filter(
    (file) =>
      /^pages\/[^/]+\//.test(file) &&
      fileKindOf(file)?.kind === 'page' &&
      !/"route": "[^"]*\{/.test(site.files[file] as string),
  );
  const files = { ...site.files };
  const own = Object.keys(files).filter((file) => fileKindOf(file)?.kind === 'page');
  const linked = (page: { sections: object[] }, to: string) => ({
    ...page,
    sections: [...page.sections, { type: 'links', links: [{ label: to, to }] }],
  });
  const added = pages - own.length;
  for (let index = 0; index < added; index++) {
    const page = JSON.parse(files[models[index % models.length] as string] as string);
    const one = { ...page, id: `generated-${index}`, route: `/generated-${index}` };
    const next = `/generated-${(index + 1) % added}`;
    files[`pages/generated/${index}.json`] = JSON.stringify(linked(one, next), null, 2);
  }
  if (added > 0) {
    const home = JSON.parse(files['pages/home.json'] as string);
    files['pages/home.json'] = JSON.stringify(linked(home, '/generated-0'), null, 2);
  }

  // Fresh schemas: a validator is kept for as long as its schema.
  const input = { ...site, schemas: structuredClone(site.schemas), files };
  const check = createChecker();
  const started = performance.now();
  const problems = check(input);
  const cold = performance.now() - started;
  if (problems.length > 0) throw new Error(problems.slice(0, 5).map(sentence).join('\n'));

  const saved = models[0] as string;
  const saves = Array.from({ length: 9 }, (_, index) => {
    const text = (files[saved] as string).replace('"zh": "', `"zh": "${index}`);
    const begun = performance.now();
    check({ ...input, files: { ...files, [saved]: text } });
    return performance.now() - begun;
  });
  return { pages, cold, again: median(saves) };
}

/**
 * The time in milliseconds that `npm run rename` takes for one route of a site, from the start of its process to its end:
 * the median of five. Nothing is written. Throws when the rename is refused.
 */
function measureRename(folder: string, from: string, to: string): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    const { status, stderr } = spawnSync(
      'node',
      [join(root, 'tools/run.mjs'), 'rename', 'route', from, to, '--dry', '--site', folder],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`the rename in ${folder} failed: ${stderr}`);
    return performance.now() - started;
  });
  return Math.round(median(times));
}
