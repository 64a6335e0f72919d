import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { launchChromium } from '../browsers/chromium.ts';
import { manyPages } from './many-pages.ts';
import { median } from './results.ts';

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
export async function measureDev(generated = 0): Promise<DevCost> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  let server: ChildProcess | undefined;
  let browser: Browser | undefined;
  try {
    await manyPages(folder, generated);
    const start = async () => {
      const started = performance.now();
      const process = spawnDev(folder);
      server = process;
      const address = `http://127.0.0.1:${await portOf(process)}/faq`;
      const { status } = await fetch(address);
      if (status !== 200) throw new Error(`npm run dev answers ${address} with ${status}.`);
      return { address, took: Math.round(performance.now() - started), process };
    };
    const { process: before, took: first } = await start();
    await stop(before);
    const again: number[] = [];
    for (let starts = 1; starts < 5; starts++) {
      const { process, took } = await start();
      again.push(took);
      await stop(process);
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
    /** Saves a title ten times, the first of which only warms up. */
    const timesOfSaves = async () => {
      const times: number[] = [];
      for (let save = 0; save < 10; save++) {
        const words = `Saved ${count++}`;
        // Looked for in every frame: a locator looks after 20, 70, 170, 270 and 770 ms.
        const shown = page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, words);
        const saved = performance.now();
        await writeAtomically(file, text.replace(titleOf, `$1"${words}"`));
        await shown;
        times.push(performance.now() - saved);
        // Nobody saves again before the look at what was saved is over.
        await pass(1000);
      }
      return Math.round(median(times.slice(1)));
    };
    const early = await timesOfSaves();
    // A mistake is told once all is checked.
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
    if (server) await stop(server);
    await rm(folder, { recursive: true, force: true });
  }
}

const titleOf = /("title": )(\{[^}]*\}|"[^"]*")/;

function spawnDev(folder: string): ChildProcess {
  return spawn('node', [join(root, 'tools/run.mjs'), 'dev', '--site', folder], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** The port that a server prints when it listens. Rejects when it ends before. */
function portOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (chunk) => {
      printed += chunk;
      const port = /^http:\/\/localhost:(\d+)/m.exec(printed)?.[1];
      if (port) resolve(port);
    });
    server.once('exit', () => reject(new Error(`npm run dev ended: ${printed}`)));
  });
}
