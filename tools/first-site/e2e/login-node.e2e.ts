import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sirv from 'sirv';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { distOf } from '../../../engine/build/build.ts';
import { listFiles } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';
import { listenLocally } from '../../../engine/testing/listen-locally.ts';
import { requirePrograms } from '../../browsers/system-programs.ts';
import { visitors, waitForHydration } from '../../e2e/browser.ts';
import { pagesWith } from '../../e2e/pages.ts';

const { visit, address } = visitors();
let folder: string;

beforeAll(() => requirePrograms('wget', 'curl', 'aria2c'), 600_000);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'login-node-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What a shell on a login node says to a line. Throws when the line fails. */
const shell = (line: string) => execFileSync('sh', ['-c', line], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

/** The lines of a dialog by what they stand under, and the file that its button downloads. */
interface Told {
  lines: Record<string, string>;
  href: string;
}

/** Waits for the lines of an open element to name this host, which is when their buttons come. */
const waitForLines = (open: Locator) => open.locator('.fetch-lines p:has(code) button').first().waitFor();

/** The lines of each dialog of a page of downloads. */
async function linesOf(page: Page, path: string): Promise<Told[]> {
  await page.goto(path);
  await waitForHydration(page);
  const told: Told[] = [];
  for (const button of await page.locator('.modal-table__open').all()) {
    await button.click();
    await waitForLines(page.locator('dialog[open]'));
    told.push(await page.locator('dialog[open]').evaluate(toldBy));
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  return told;
}

/** Runs in the page: the texts of a download dialog. */
function toldBy(dialog: Element): Told {
  return {
    href: dialog.querySelector('.dialog__actions a')?.getAttribute('href') ?? '',
    lines: Object.fromEntries(
      [...dialog.querySelectorAll('.fetch-lines p:has(code)')].map((line) => [
        line.querySelector('b')?.textContent ?? '',
        line.querySelector('code')?.textContent ?? '',
      ]),
    ),
  };
}

it('every package is fetched by the lines of its dialog, and found whole by the line below', async () => {
  const { page, close } = await visit('about:blank');
  let fetched = 0;
  for (const path of (await pagesWith('data-section="modal-table"')).filter((one) => !one.startsWith('/en'))) {
    for (const { href, lines } of await linesOf(page, path)) {
      const name = href.slice(href.lastIndexOf('/') + 1);
      const { wget = '', curl = '', sha256sum = '', ...mirrors } = lines;
      expect(wget, path).toBe(`wget -c ${address}${href}`);
      expect(Object.values(mirrors)).toEqual([
        `wget -c https://mirror.example.org/pwcore${href.slice('/files'.length)}`,
      ]);
      for (const line of [wget, curl, `aria2c -q ${address}${href}`]) {
        shell(line);
        expect(shell(sha256sum), line).toBe(`${name}: OK\n`);
        expect(await readdir(folder)).toEqual([name]);
        await rm(join(folder, name));
        fetched++;
      }
    }
  }
  await close();
  expect(fetched).toBeGreaterThanOrEqual(3 * 18);
});

it('a download that was cut off goes on where it was, and one that came otherwise is told', async () => {
  const { page, close } = await visit('about:blank');
  const [{ href, lines } = { href: '', lines: {} }] = await linesOf(page, '/gpu-download');
  await close();
  const name = href.slice(href.lastIndexOf('/') + 1);
  const { wget = '', curl = '', sha256sum = '' } = lines as Told['lines'];
  const whole = await readFile(join(root, 'dist', href));
  for (const line of [wget, curl]) {
    await writeFile(join(folder, name), whole.subarray(0, 1000));
    shell(line);
    expect(shell(sha256sum)).toBe(`${name}: OK\n`);
    // Existing files stay, even if they are wrong.
    const corrupted = Buffer.concat([Buffer.alloc(1000), whole.subarray(1000, 2000)]);
    await writeFile(join(folder, name), corrupted);
    shell(line);
    expect(() => shell(sha256sum)).toThrow('did NOT match');
  }
});

const missing = "made without the site's address";

it('without script the lines are whole as well, for the server fills in its address', async () => {
  const { page, close } = await visit('/en/gpu-download', { javaScriptEnabled: false });
  await page.locator('#gpu-ws-8 button').click();
  const dialog = page.locator('dialog[open]');
  const lines = dialog.locator('.fetch-lines');
  const file = 'cuda-11.6-oneapi2022.zip';
  expect(await lines.locator('code').first().innerText()).toBe(`wget -c ${address}/files/mstation/${file}`);
  expect(await lines.innerText()).not.toContain(missing);
  expect(await dialog.getByRole('button', { name: /copy/i }).count()).toBe(0);
  await close();
  // Commands copied from the page run unchanged.
  const html = execFileSync('curl', ['-sf', `${address}/en/gpu-download`], { encoding: 'utf8' });
  const [, line = ''] = new RegExp(`<code[^>]*>(wget -c [^<]*/${file})</code>`).exec(html) ?? [];
  shell(line);
  expect(await readdir(folder)).toEqual([file]);
  expect(html).not.toMatch(/your-site\.invalid|data-unknown-origin/);
});

it('the browser takes over lines that the server filled in, and lines that nobody did, without a fault', async () => {
  const filled = await visit('/en/gpu-download#gpu-ws-8');
  await waitForHydration(filled.page);
  await filled.page.locator('dialog[open] .fetch-lines button').first().waitFor();
  expect(filled.faults).toEqual([]);
  await filled.close();

  const host = await listenLocally(sirv(distOf(root)));
  try {
    const unfilled = await visit(`${host.address}/en/gpu-download#gpu-ws-8`);
    await waitForHydration(unfilled.page);
    const lines = unfilled.page.locator('dialog[open] .fetch-lines');
    await lines.locator('button').first().waitFor();
    expect(await lines.locator('code').first().innerText()).toContain(`wget -c ${host.address}/files/`);
    expect(await lines.innerText()).not.toContain(missing);
    expect(unfilled.faults).toEqual([]);
    await unfilled.close();

    // The control: where neither a script nor the server fills it in, the page says so.
    const unscripted = await visit(`${host.address}/en/gpu-download`, { javaScriptEnabled: false });
    await unscripted.page.locator('#gpu-ws-8 button').click();
    const said = await unscripted.page.locator('dialog[open] .fetch-lines').innerText();
    expect(said).toContain('wget -c https://your-site.invalid/files/');
    expect(said).toContain(missing);
    await unscripted.close();
  } finally {
    await host.close();
  }
});

it('each button copies its own line, and is named for it', async () => {
  const { page, close } = await visit('/en/gpu-download#gpu-ws-8', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await waitForHydration(page);
  const dialog = page.locator('dialog[open]');
  const lines = dialog.locator('.fetch-lines p:has(code)');
  const names: string[] = [];
  await lines.first().getByRole('button').waitFor();
  for (const line of await lines.all()) {
    const button = line.getByRole('button');
    names.push((await button.getAttribute('aria-label')) ?? '');
    await button.click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(await line.locator('code').innerText());
  }
  expect(names).toEqual(
    ['wget', 'curl', 'sha256sum', 'Mirror (sample)'].map((program) => `Copy: ${program} cuda-11.6-oneapi2022.zip`),
  );
  await close();
});

it('a note of a file outside such tables opens to the same lines', async () => {
  const { page, close } = await visit('/en/potential-download');
  await waitForHydration(page);
  const note = page.locator('.file-note').first();
  await note.locator('summary').click();
  await waitForLines(note);
  const lines = await note.locator('.fetch-lines code').allInnerTexts();
  expect(lines).toHaveLength(4);
  shell(lines[1] ?? '');
  expect(shell(lines[2] ?? '')).toMatch(/: OK\n$/);
  await close();
});

it('the checksums of each folder of files are those of all its files', async () => {
  const files = (await listFiles(join(root, 'assets'))).filter((file) => file.startsWith('files/'));
  const folders = new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))));
  expect(folders.size).toBeGreaterThan(12);
  for (const one of folders) {
    const sums = execFileSync('curl', ['-sf', `${address}/${one}/SHA256SUMS`], { encoding: 'utf8' });
    const checked = execFileSync('sha256sum', ['-c', '-'], {
      cwd: join(root, 'dist', one),
      encoding: 'utf8',
      input: sums,
    });
    expect(checked.match(/: OK$/gm)).toHaveLength(
      files.filter((file) => file.slice(0, file.lastIndexOf('/')) === one).length,
    );
  }
});

it('a package is a link to its file: a plain click opens its dialog, one of the middle button fetches it', async () => {
  const { page, close } = await visit('/gpu-download');
  await waitForHydration(page);
  const link = page.locator('#gpu-ws-8 a');
  const fetched = page.waitForEvent('download');
  await link.click({ button: 'middle' });
  expect((await fetched).url()).toBe(`${address}/files/mstation/cuda-11.6-oneapi2022.zip`);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await link.click();
  await page.locator('dialog[open]').waitFor();
  await close();
});
