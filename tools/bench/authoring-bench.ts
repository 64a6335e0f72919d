import { createChecker } from '../../engine/check/check.ts';
import { formatProblem } from '../../engine/check/problem.ts';
import { fileKindOf } from '../../engine/check/site-files.ts';
import { root } from '../../engine/site/paths.ts';
import { readSite } from '../../engine/site/read-site.ts';
import { addLink } from './many-pages.ts';
import { type MeasuredSubject, median } from './results.ts';

/** Measures the check of a site of 10,000 pages. */
export async function benchAuthoring(): Promise<MeasuredSubject[]> {
  const { cold, again } = await measureCheck(10_000);
  return [
    {
      title: 'Authoring with 10,000 pages',
      results: [
        { what: 'check, including compilation of schemas', ours: cold, unit: 'ms', atMost: 3000 },
        { what: 'check again after a save', ours: again, unit: 'ms', atMost: 30 },
      ],
    },
  ];
}

/**
 * Checks the first site with copies of its own pages under other routes and ids, each linked from the previous one.
 * Returns the milliseconds of the first check, and of the check after a save (median of nine).
 */
async function measureCheck(pages: number): Promise<{ cold: number; again: number }> {
  const site = await readSite(root);
  // The records of a page with parameters decide its routes, so it cannot be copied.
  const models = Object.keys(site.files).filter(
    (file) =>
      /^pages\/[^/]+\//.test(file) &&
      fileKindOf(file)?.kind === 'page' &&
      !/"route": "[^"]*\{/.test(site.files[file] as string),
  );
  const files = { ...site.files };
  const added = pages - Object.keys(files).filter((file) => fileKindOf(file)?.kind === 'page').length;
  for (let index = 0; index < added; index++) {
    const page = JSON.parse(files[models[index % models.length] as string] as string);
    const copy = { ...page, id: `generated-${index}`, route: `/generated-${index}` };
    files[`pages/generated/${index}.json`] = addLink(copy, `/generated-${(index + 1) % added}`);
  }
  files['pages/home.json'] = addLink(JSON.parse(files['pages/home.json'] as string), '/generated-0');

  // New schemas, because a compiled validator is cached by its schema.
  const input = { ...site, schemas: structuredClone(site.schemas), files };
  const check = createChecker();
  const started = performance.now();
  const problems = check(input);
  const cold = performance.now() - started;
  if (problems.length > 0) throw new Error(problems.slice(0, 5).map(formatProblem).join('\n'));

  const saved = models[0] as string;
  const again = Array.from({ length: 9 }, (_, index) => {
    const text = (files[saved] as string).replace('"zh": "', `"zh": "${index}`);
    const begun = performance.now();
    check({ ...input, files: { ...files, [saved]: text } });
    return performance.now() - begun;
  });
  return { cold: Math.round(cold), again: Math.round(median(again)) };
}
