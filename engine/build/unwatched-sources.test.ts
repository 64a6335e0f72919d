import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallSite } from '../generate/gallery/small-site.ts';
import { writeAtomically } from '../site/files/files.ts';
import { root } from '../site/paths.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { isFull } from '../testing/test-depth.ts';
import { isFresh } from './freshness.ts';

const descriptor = `import type { RecordId } from 'pagewright/source';

/** The list takes no parameters. @zh 列表没有参数。 */
export type RateAllParams = Record<string, never>;

/** One rate. @zh 一条汇率。 */
export interface RateRecord {
  /** Its number. @zh 编号。 */
  id: RecordId;
  /** The currency and its rate. @zh 货币及汇率。 */
  title: string;
}

/** All rates. @zh 全部汇率。 */
export type RateAllResponse = RateRecord[];
`;

const endpoint = (file: string) => `import { readFileSync } from 'node:fs';

export const endpoint = { path: '/api/v1/rate/all', collection: 'rate' };
const lines = readFileSync(${JSON.stringify(file)}, 'utf8').trim().split('\\n');

export function answer() {
  return lines.map((line, index) => ({ id: index + 1, title: [line, process.env.RATE_UNIT].join(' ') }));
}
export function instances() {
  return [{}];
}
`;

let site: SmallFolder;
let csv: string;
beforeAll(async () => {
  const section = {
    type: 'table',
    id: 'rates',
    data: { source: 'rate.all' },
    columns: [{ field: 'title', label: { zh: '汇率', en: 'Rate' } }],
  };
  site = await smallFolder({
    'pages/rates.json': { ...smallSite['pages/second.json'], id: 'rates', route: '/rates', sections: [section] },
  });
  csv = join(site.folder, 'rates.csv');
  await writeFile(csv, 'EUR one\n');
  await writeAtomically(join(site.folder, 'sources/rate.all/descriptor.ts'), descriptor);
  await writeAtomically(join(site.folder, 'sources/rate.all/endpoint.ts'), endpoint(csv));
});
afterAll(async () => {
  await site.remove();
});

const run = promisify(execFile);

/** Builds the site in its own process, and returns the text of the page of rates. */
async function pageAfterBuild(unit = 'yuan'): Promise<string> {
  const env = { ...process.env, RATE_UNIT: unit };
  const { stdout: said } = await run(
    'node',
    [join(root, 'engine/cli/pagewright.mjs'), 'build', '--site', site.folder],
    { env },
  );
  expect(said).toContain('sources/rate.all/endpoint.ts uses node:fs: the build cannot know whether its data changed');
  expect(said).not.toContain('nothing has changed');
  return readFile(join(site.folder, 'dist/rates/index.html'), 'utf8');
}

test('after a change of a file or of the environment that a source reads, the next build shows it', {
  timeout: 240_000,
}, async () => {
  expect(await pageAfterBuild()).toContain('EUR one yuan');
  expect(await pageAfterBuild()).toContain('EUR one yuan');
  // Nor does `npm start` take the build for fresh.
  expect(await isFresh(site.folder)).toBe(false);
  await writeFile(csv, 'EUR two\n');
  if (isFull) expect(await pageAfterBuild()).toContain('EUR two yuan');
  expect(await pageAfterBuild('dollars')).toContain('EUR two dollars');
});
