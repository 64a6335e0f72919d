import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCheck } from './check-cost.ts';
import { manyPages } from './many-pages.ts';
import { measureRename } from './rename-cost.ts';
import type { Subject } from './results.ts';

/** The pages of a large site, of which only the check is measured. */
const many = 10_000;

/** What a maintainer of a thousand pages waits for, and one of ten thousand for the check. */
export async function authoring(): Promise<Subject[]> {
  const { pages, cold, again } = await measureCheck();
  const large = await measureCheck(many);
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  try {
    await manyPages(folder, pages);
    const renamed = measureRename(folder, '/generated-7', '/renamed');
    return [
      {
        title: `Authoring with ${pages} pages`,
        results: [
          { what: 'check, schemas compiled anew', ours: Math.round(cold), unit: 'ms', atMost: 3000 },
          { what: 'check again after a save', ours: Math.round(again), unit: 'ms', atMost: 100 },
          { what: 'rename a route, process start included', ours: renamed, unit: 'ms' },
          {
            what: `check of ${many} pages, schemas compiled anew`,
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
