import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createInspector } from '../../engine/check/inspect-site.ts';
import { formatProblem } from '../../engine/check/problem.ts';
import { schemas } from '../../engine/cli/schemas.ts';
import { root } from '../../engine/site/paths.ts';
import { readSite } from '../../engine/site/read-site.ts';

const samples = join(root, 'engine/examples');

// The others are apps and a pack, whose tests build them.
const sites = (await readdir(samples)).filter((name) => existsSync(join(samples, name, 'pages')));

test.each(sites)('the sample site %s has no problem and no warning', async (name) => {
  const site = await mkdtemp(join(tmpdir(), 'pagewright-sample-'));
  await cp(join(samples, name), site, { recursive: true, filter: (path) => !/\/(dist|\.cache)$/.test(path) });
  expect(await schemas({ site })).toBe(0);
  const { problems } = createInspector()(await readSite(site));
  expect(problems.map(formatProblem)).toEqual([]);
  await rm(site, { recursive: true, force: true });
});
