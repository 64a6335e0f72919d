import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../chromium.ts';
import { writeAtomically } from '../files.ts';
import { root } from '../paths.ts';
import { manyPages } from './many-pages.ts';
import { median } from './results.ts';

/** What a maintainer waits for in `npm run dev`, in milliseconds. */
export interface DevCost {
  /** From the start of the process until the first page was answered. */
  ready: number;
  /** From a save until the words are on the screen; the median of nine. */
  seen: number;
}

/** Runs the shipped site with `generated` more descriptors live, and saves a title again and again before a real browser. */
export async function measureDev(generated = 0): Promise<DevCost> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  let server: ChildProcess | undefined;
  let browser: Browser | undefined;
  try {
    await manyPages(folder, generated);
    const started = performance.now();
    server = spawn('node', [join(root, 'tools/run.mjs'), 'dev', '--site', folder], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await portOf(server);
    const address = `http://127.0.0.1:${port}/faq`;
    const { status } = await fetch(address);
    const ready = Math.round(performance.now() - started);
    if (status !== 200) throw new Error(`npm run dev answers ${address} with ${status}.`);

    browser = await launchChromium();
    const page = await browser.newPage();
    const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
    await page.goto(address, { waitUntil: 'networkidle' });
    await connected;
    const file = join(folder, 'pages/learning/faq.json');
    const text = await readFile(file, 'utf8');
    const times: number[] = [];
    // The first save only warms up.
    for (let save = 0; save < 10; save++) {
      const words = `Saved ${save}`;
      const shown = page.getByRole('heading', { level: 1, name: words }).waitFor();
      const saved = performance.now();
      await writeAtomically(file, text.replace(/("title": )(\{[^}]*\}|"[^"]*")/, `$1"${words}"`));
      await shown;
      times.push(performance.now() - saved);
    }
    return { ready, seen: Math.round(median(times.slice(1))) };
  } finally {
    await browser?.close();
    if (server) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  }
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
