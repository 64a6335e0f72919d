import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../engine/site/paths.ts';
import { createManyPages } from './many-pages.ts';
import { type MeasuredSubject, median, type Result } from './results.ts';

/** The number of descriptors added to the first site, and the goals of that size in milliseconds and seconds. */
const sizes = [
  { added: 0, pageMs: 65, rebuildSeconds: 0.7 },
  { added: 5000, pageMs: 2.5, rebuildSeconds: 1.5 },
  { added: 10_000, pageMs: 2.5, rebuildSeconds: 2.5 },
];

export async function benchBuild(): Promise<MeasuredSubject[]> {
  const results: Result[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  try {
    // All are kept until the end: for minutes after a hundred thousand files were deleted, ext4 creates files ten times slower.
    for (const { added, pageMs, rebuildSeconds } of sizes) {
      const site = join(folder, String(added));
      await createManyPages(site, added);
      const { pages, seconds, peakMemory } = measureBuild(site);
      const perPage = Math.round((seconds / pages) * 1e5) / 100;
      const rebuild = await measureRebuild(site, added > 0 ? 1 : 3);
      results.push(
        { what: `${pages} pages: peak memory`, ours: peakMemory, unit: 'MB', atMost: 1200 },
        { what: `${pages} pages: a page`, ours: perPage, unit: 'ms', atMost: pageMs },
        { what: `${pages} pages: rebuild after one save`, ours: rebuild, unit: 's', atMost: rebuildSeconds },
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  return [{ title: 'Build (a page is one HTML file in one language; without bundling the engine)', results }];
}

/** The cost of one run of `npm run build`. */
interface BuildCost {
  seconds: number;
  /** In MB, of all threads. */
  peakMemory: number;
  /** The number of HTML files. */
  pages: number;
}

/** Builds a site in its own process. Throws if the build fails. */
function measureBuild(folder: string): BuildCost {
  const reportMemory = 'process.on("exit",()=>console.error("used "+process.resourceUsage().maxRSS))';
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(
    'node',
    ['--import', `data:text/javascript,${reportMemory}`, join(root, 'tools/run.mjs'), 'build', '--site', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the build of ${folder} failed: ${stdout}${stderr}`);
  return {
    seconds: Math.round((performance.now() - started) / 10) / 100,
    peakMemory: Math.round(Number(/used (\d+)/.exec(stderr)?.[1]) / 1024),
    pages: Number(/(\d+) pages are built/.exec(stdout)?.[1]),
  };
}

/** The seconds of a build after one descriptor was saved (median). */
async function measureRebuild(folder: string, saves: number): Promise<number> {
  const saved = join(folder, 'pages/learning/faq.json');
  const text = await readFile(saved, 'utf8');
  const times: number[] = [];
  for (let save = 0; save < saves; save++) {
    await writeFile(saved, text.replace('"zh": "', `"zh": "${save}`));
    times.push(measureBuild(folder).seconds);
  }
  return median(times);
}
