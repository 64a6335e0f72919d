import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../engine/site/paths.ts';
import { startChildServer } from '../../engine/testing/child-server.ts';
import { launchChromium } from '../browsers/chromium.ts';

/** Measures something in a temporary folder, which is deleted at the end. */
export async function withFolder<Result>(measure: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  try {
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Measures the studio of the site in a folder, in a new page that has not opened it. */
export async function withStudio<Result>(
  folder: string,
  measure: (page: Page, address: string) => Promise<Result>,
): Promise<Result> {
  const server = await startChildServer([join(root, 'tools/run.mjs'), 'studio', '--site', folder]);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    // Inspecting a large site takes a while: a slow result is reported instead of ending the run.
    page.setDefaultTimeout(300_000);
    return await measure(page, `http://127.0.0.1:${server.port}/_studio`);
  } finally {
    await browser.close();
    await server.stop();
  }
}
