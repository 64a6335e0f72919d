import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { type ChildServer, startChildServer } from '../../engine/testing/child-server.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { createManyPages } from './many-pages.ts';
import { type MeasuredSubject, median, type Result } from './results.ts';
import { withFolder } from './with-folder.ts';

/** The number of descriptors added to the first site, and the goals in milliseconds. */
const sites = [
  { size: 0, name: 'first site', firstAtMost: 2000, savedAtMost: 200 },
  { size: 5000, name: '5000 more descriptors', firstAtMost: 1500, savedAtMost: 120 },
];

export async function benchDev(): Promise<MeasuredSubject[]> {
  const results: Result[] = [];
  for (const { size, name, firstAtMost, savedAtMost } of sites) {
    const { first, saved } = await withFolder((folder) => measureDev(folder, size));
    results.push(
      { what: `${name}: first page`, ours: first, unit: 'ms', atMost: firstAtMost },
      { what: `${name}: saved text visible`, ours: saved, unit: 'ms', atMost: savedAtMost },
    );
  }
  return [{ title: 'npm run dev', results }];
}

/**
 * Runs `npm run dev` for the first site with more descriptors. Returns the milliseconds from the start of the process to
 * the first page (median of five, with caches), and from a save until the text is visible (median of nine).
 */
async function measureDev(folder: string, added: number): Promise<{ first: number; saved: number }> {
  let server: ChildServer | undefined;
  let browser: Browser | undefined;
  try {
    await createManyPages(folder, added);
    const starts: number[] = [];
    let address = '';
    for (let count = 0; count < 6; count++) {
      await server?.stop();
      const started = performance.now();
      server = await startChildServer([join(root, 'tools/run.mjs'), 'dev', '--site', folder]);
      address = `http://127.0.0.1:${server.port}`;
      const { status } = await fetch(`${address}/faq`);
      if (status !== 200) throw new Error(`npm run dev answers /faq with ${status}.`);
      starts.push(performance.now() - started);
    }

    const file = join(folder, 'pages/learning/faq.json');
    const text = await readFile(file, 'utf8');
    // A mistake is reported after the complete check.
    const waitForMistakes = async (count: number) => {
      while ((await (await fetch(`${address}/_dev/state?path=/faq`)).json()).problems.length !== count) await pass(100);
    };
    await writeAtomically(file, text.replace(titleForm, '$15'));
    await waitForMistakes(1);
    await writeAtomically(file, text);
    await waitForMistakes(0);

    browser = await launchChromium();
    const page = await browser.newPage();
    const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
    await page.goto(`${address}/faq`, { waitUntil: 'networkidle' });
    await connected;
    const times: number[] = [];
    for (let save = 0; save < 10; save++) {
      const words = `Saved ${save}`;
      // Checked in every frame: a Playwright locator polls after 20, 70, 170, 270 and 770 ms.
      const shown = page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, words);
      const saved = performance.now();
      await writeAtomically(file, text.replace(titleForm, `$1"${words}"`));
      await shown;
      times.push(performance.now() - saved);
      // The next save waits until the last inspection has ended.
      await pass(1000);
    }
    // The first start fills the caches, and the first save is a warm-up.
    return { first: Math.round(median(starts.slice(1))), saved: Math.round(median(times.slice(1))) };
  } finally {
    await browser?.close();
    await server?.stop();
  }
}

const titleForm = /("title": )(\{[^}]*\}|"[^"]*")/;
