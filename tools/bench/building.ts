import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../engine/site/paths.ts';
import { createManyPages } from './many-pages.ts';
import { type MeasuredSubject, median, type Result } from './results.ts';

/** How many descriptors are added to the shipped site's own, for each row of the curve, and the seconds that one saved word may cost. */
const sizes = [0, 500, 5000, 10_000];
const rebuildAtMost = [0.7, undefined, 1.5, 2.5];

/** What building costs as a site grows. */
export async function building(): Promise<MeasuredSubject[]> {
  const builds: Result[] = [];
  for (const [index, cost] of (await measureSites(sizes)).entries()) {
    const { pages, seconds, perPage, peakMemory, cores, rebuild } = cost;
    const size = sizes[index] as number;
    const atMost = rebuildAtMost[index];
    const name = `${pages} pages`;
    builds.push(
      { what: `${name}, clean build`, ours: seconds, unit: 's', ...(size === 0 && { atMost: 10 }) },
      { what: `${name}: a page`, ours: perPage, unit: 'ms', ...(size >= 5000 && { atMost: 2.5 }) },
      { what: `${name}: peak memory`, ours: peakMemory, unit: 'MB', atMost: 1200 },
      { what: `${name}: cores busy`, ours: cores, unit: '' },
      { what: `${name}: rebuild after one save`, ours: rebuild, unit: 's', ...(atMost && { atMost }) },
    );
  }
  return [{ title: 'Build (a page is one HTML file in one language; without bundling the engine)', results: builds }];
}

/** What one run of `npm run build` costs. */
interface OneBuild {
  /** Seconds from the start of its process to its end. */
  seconds: number;
  /** Memory at the peak, all threads together, in MB. */
  peakMemory: number;
  /** How many cores were busy, on average. */
  cores: number;
  /** The number of HTML files, counting each language. */
  pages: number;
}

/** What building a site costs: from nothing, and again after one descriptor was saved. The engine's bundle is there already. */
interface BuildCost extends OneBuild {
  /** Milliseconds a page, clean build. */
  perPage: number;
  /** Seconds to build again after one descriptor was saved. */
  rebuild: number;
}

/** Builds a site in a process of its own. Throws when the build fails. */
export function measureBuild(folder: string): OneBuild {
  const tell = `process.on("exit",()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();
    console.error("used "+maxRSS+" "+(userCPUTime+systemCPUTime))})`;
  const started = performance.now();
  const { status, stderr, stdout } = spawnSync(
    'node',
    ['--import', `data:text/javascript,${tell}`, join(root, 'tools/run.mjs'), 'build', '--site', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the build of ${folder} failed: ${stdout}${stderr}`);
  const seconds = (performance.now() - started) / 1000;
  const [, kilobytes, microseconds] = /used (\d+) (\d+)/.exec(stderr) ?? [];
  return {
    seconds: Math.round(seconds * 100) / 100,
    peakMemory: Math.round(Number(kilobytes) / 1024),
    cores: Math.round(Number(microseconds) / 1e4 / seconds) / 100,
    pages: Number(/(\d+) pages made/.exec(stdout)?.[1]),
  };
}

/**
 * Builds the shipped site with each of these numbers of descriptors more: from nothing and after each of three saves, a large
 * one after one. All are kept until the last is built: for minutes after a hundred thousand files were deleted, ext4 takes
 * ten times as long to make one, because it goes round the places that they had.
 */
async function measureSites(numbers: number[]): Promise<BuildCost[]> {
  const room = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  try {
    const costs: BuildCost[] = [];
    for (const generated of numbers) costs.push(await measureSite(join(room, `${generated}`), generated));
    return costs;
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

async function measureSite(folder: string, generated: number): Promise<BuildCost> {
  await createManyPages(folder, generated);
  const cold = measureBuild(folder);
  const saved = join(folder, 'pages/learning/faq.json');
  const text = await readFile(saved, 'utf8');
  const again: number[] = [];
  for (let save = 0; save < (generated > 500 ? 1 : 3); save++) {
    await writeFile(saved, text.replace('"zh": "', `"zh": "${save}`));
    again.push(measureBuild(folder).seconds);
  }
  const perPage = Math.round((cold.seconds / cold.pages) * 1e5) / 100;
  return { ...cold, perPage, rebuild: median(again) };
}
