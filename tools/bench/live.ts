import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { type ChildServer, startChildServer } from '../../engine/testing/child-server.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { createManyPages } from './many-pages.ts';
import { type MeasuredSubject, median, type Result } from './results.ts';

/** What a maintainer waits for in `npm run dev`, in milliseconds. */
interface DevCost {
  /** From the start of the process until the first page was answered, for a site that nothing is kept of. */
  first: number;
  /** The same at the next starts, the median of five. */
  ready: number;
  /** From a save until the words are on the screen, right after the start, when the whole of a large site is still being checked; the median of nine. */
  early: number;
  /** The same once it has been checked. */
  seen: number;
}

/** Runs the shipped site with `generated` more descriptors live, and saves a title again and again before a real browser. */
async function measureDev(generated = 0): Promise<DevCost> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  let server: ChildServer | undefined;
  let browser: Browser | undefined;
  try {
    await createManyPages(folder, generated);
    const start = async () => {
      const started = performance.now();
      server = await startChildServer([join(root, 'tools/run.mjs'), 'dev', '--site', folder]);
      const address = `http://127.0.0.1:${server.port}/faq`;
      const { status } = await fetch(address);
      if (status !== 200) throw new Error(`npm run dev answers ${address} with ${status}.`);
      return { address, took: Math.round(performance.now() - started), server };
    };
    const { server: before, took: first } = await start();
    await before.stop();
    const again: number[] = [];
    for (let starts = 1; starts < 5; starts++) {
      const { server, took } = await start();
      again.push(took);
      await server.stop();
    }
    const { address, took } = await start();
    const ready = median([...again, took]);

    browser = await launchChromium();
    const page = await browser.newPage();
    const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
    await page.goto(address, { waitUntil: 'networkidle' });
    await connected;
    const file = join(folder, 'pages/learning/faq.json');
    const text = await readFile(file, 'utf8');
    let count = 0;
    /** Saves a title ten times. The first save is a warm-up. */
    const timesOfSaves = async () => {
      const times: number[] = [];
      for (let save = 0; save < 10; save++) {
        const words = `Saved ${count++}`;
        // Checked in every frame: a Playwright locator polls after 20, 70, 170, 270 and 770 ms.
        const shown = page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, words);
        const saved = performance.now();
        await writeAtomically(file, text.replace(titleOf, `$1"${words}"`));
        await shown;
        times.push(performance.now() - saved);
        // The next save waits until the last inspection has ended.
        await pass(1000);
      }
      return Math.round(median(times.slice(1)));
    };
    const early = await timesOfSaves();
    // A mistake is reported after the complete check.
    const told = async (mistakes: number) => {
      const state = new URL(`/_dev/state?path=${encodeURIComponent('/faq')}`, address);
      while ((await (await fetch(state)).json()).problems.length !== mistakes) await pass(100);
    };
    await writeAtomically(file, text.replace(titleOf, '$15'));
    await told(1);
    await writeAtomically(file, text);
    await told(0);
    return { first, ready, early, seen: await timesOfSaves() };
  } finally {
    await browser?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const titleOf = /("title": )(\{[^}]*\}|"[^"]*")/;

/** How many descriptors are added to the shipped site's own, and the milliseconds that its maintainer may wait. */
const sites = [
  { size: 0, name: 'shipped site', readyAtMost: 2000, seenAtMost: 200 },
  { size: 5000, name: '5000 descriptors more', readyAtMost: 1500, seenAtMost: 120 },
];

/** What a maintainer waits for in `npm run dev`. */
export async function live(): Promise<MeasuredSubject[]> {
  const results: Result[] = [];
  for (const { size, name, readyAtMost, seenAtMost } of sites) {
    const { first, ready, early, seen } = await measureDev(size);
    results.push(
      { what: `${name}: first page answered, at the very first start`, ours: first, unit: 'ms' },
      { what: `${name}: first page answered`, ours: ready, unit: 'ms', atMost: readyAtMost },
      { what: `${name}: saved words on the screen, right after the start`, ours: early, unit: 'ms' },
      { what: `${name}: saved words on the screen`, ours: seen, unit: 'ms', atMost: seenAtMost },
    );
  }
  return [{ title: 'npm run dev', results }];
}
