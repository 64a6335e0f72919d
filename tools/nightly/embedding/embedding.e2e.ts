import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../engine/site/paths.ts';
import { type LocalServer, listenLocally } from '../../../engine/testing/listen-locally.ts';
import { isFull } from '../../../engine/testing/test-depth.ts';
import { runningBrowser } from '../../e2e/browser.ts';
import { packEngine } from '../../release/package/pack-engine.ts';
import { shellEnvironment } from '../../test/installed-engine.ts';

/** The folder that each example builds. */
const examples = { 'embed-vite': 'dist', 'embed-next': 'out' };

let folder: string;
let tarball: string;
beforeAll(async () => {
  if (!isFull) return;
  folder = await mkdtemp(join(tmpdir(), 'pagewright-embed-'));
  tarball = join(folder, (await packEngine(folder)).filename);
}, 300_000);
afterAll(async () => {
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

// It installs each framework from the registry.
describe.runIf(isFull).each(Object.entries(examples))('the app of %s', (name, built) => {
  let server: LocalServer;
  beforeAll(async () => {
    const app = join(folder, name);
    await cp(join(root, 'engine/examples', name), app, { recursive: true });
    const npm = (...args: string[]) => promisify(execFile)('npm', args, { cwd: app, env: shellEnvironment() });
    await npm('install', '--no-audit', `pagewright@file:${tarball}`);
    await npm('run', 'build');
    const serve = sirv(join(app, built), { extensions: ['html'], single: built === 'dist' });
    server = await listenLocally((request, response) => serve(request, response));
  }, 600_000);
  afterAll(() => server?.close());

  test('shows pages that work, follows links with its router, and looks as it does without them', async () => {
    const context = await (await runningBrowser()).newContext();
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    const hostStyles = () =>
      page.locator('.bar').evaluate((bar) =>
        [document.documentElement, document.body, bar, ...bar.querySelectorAll('*')].map((element) => {
          const styles = getComputedStyle(element);
          return Array.from(styles, (name) => `${name}: ${styles.getPropertyValue(name)}`).filter(
            (line) => !/^(?:block-size|height|inline-size|width|perspective-origin|transform-origin):/.test(line),
          );
        }),
      );
    await page.goto(server.address);
    const alone = await hostStyles();
    await page.getByRole('link', { name: 'Crossings' }).click();
    const embedded = page.locator('.pagewright');
    await embedded.getByRole('heading', { level: 1, name: 'Crossings' }).waitFor();
    await expect.poll(() => page.title()).toBe('Crossings · Harbor Ferry');
    expect(await hostStyles()).toEqual(alone);
    if (name === 'embed-vite') expect(await embedded.locator('.own-header h1, .own-table table').count()).toBe(2);
    expect(
      await embedded.evaluate((element) => getComputedStyle(element).getPropertyValue('--color-accent')),
    ).toContain('#0b6e75');
    await embedded.getByRole('searchbox').fill('reef');
    await expect.poll(() => embedded.locator('tbody tr').count()).toBe(1);
    await embedded.getByRole('tab', { name: 'Dogs' }).click();
    await embedded.getByText('Dogs stay on deck.').waitFor();
    const picture = embedded.getByRole('img', { name: 'A boat on two waves' });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    // The document stays when the host's router shows the page in code.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await embedded.getByRole('link', { name: 'ticket office' }).click();
    await embedded.getByText('7:30–20:00').waitFor();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.getByRole('link', { name: '航线' }).click();
    await embedded.getByRole('heading', { level: 1, name: '航线' }).waitFor();
    expect(await embedded.getAttribute('lang')).toBe('zh-CN');
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);
});
