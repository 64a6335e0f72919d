import { createChecker } from '../../engine/check/check.ts';
import { sentence } from '../../engine/check/problem.ts';
import { kindOf } from '../../engine/check/site-files.ts';
import { root } from '../../engine/site/paths.ts';
import { readSite } from '../../engine/site/read-site.ts';
import { median } from './results.ts';

/** What checking a large site costs. */
interface CheckCost {
  /** Pages of the site. */
  pages: number;
  /** Milliseconds to check it for the first time, schemas compiled anew. */
  cold: number;
  /** Milliseconds to check it again after one page was saved; the median of nine saves. */
  again: number;
}

/** Checks a site of a thousand pages, made in memory from the shipped ones: each under routes and ids of its own, linked from the one before it. */
export async function measureCheck(pages = 1000): Promise<CheckCost> {
  const site = await readSite(root);
  // A parameter's page stays one: its records decide where it is.
  const models = Object.keys(site.files).filter(
    (file) =>
      /^pages\/[^/]+\//.test(file) &&
      kindOf(file)?.kind === 'page' &&
      !/"route": "[^"]*\{/.test(site.files[file] as string),
  );
  const files = { ...site.files };
  const own = Object.keys(files).filter((file) => kindOf(file)?.kind === 'page');
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
