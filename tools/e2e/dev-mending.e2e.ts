import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readFields } from '../../engine/generate/scaffold/fields.ts';
import { createSourceFiles, sourceKinds } from '../../engine/generate/scaffold/source-files.ts';
import { engineLanguages } from '../../engine/model/schema/site-schemas.ts';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { copyRepository, type RepositoryCopy } from '../../engine/testing/repository-copy.ts';
import { isFull, sampleCount } from '../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from './browser.ts';
import { type Dev, startDev } from './dev/start-dev.ts';
import { secondSite } from './serve.ts';

const { visit } = visitors();

const panel = (page: Page) => page.locator('aside.problems');
const original = (file: string) => readFile(join(secondSite, file), 'utf8');

/** Replaces one passage in a file of the site. Throws if the passage does not exist. */
async function edit(dev: Dev, file: string, passage: string | RegExp, by: string): Promise<void> {
  const text = await original(file);
  const edited = text.replace(passage, by);
  if (edited === text) throw new Error(`${file} has no ${passage}`);
  await writeFile(dev.file(file), edited);
}

describe('npm run dev, started on a broken site', () => {
  it('waits for a readable site.json, then shows the valid pages, and the broken one once it is fixed', async () => {
    const good = await original('pages/tides.json');
    const records = [{ question: 'Is the pier open?' }];
    const dev = await startDev({
      files: {
        'pages/site.json': '{ "name": ',
        'pages/tides.json': good.replace('"sections": [', '"sections": [,'),
        'pages/collections/faq.json': JSON.stringify({
          $schema: '../../../../../schemas/collection.schema.json',
          description: 'A question.',
          fields: { question: { kind: 'PlainText', description: 'The question.' } },
          answers: { all: { type: 'list', path: '/api/v1/faq/all', description: 'All questions.' } },
        }),
        'assets/records/faq/questions.json': JSON.stringify(records),
      },
    });
    onTestFinished(() => dev.stop());
    const faq = `${dev.address}/api/v1/faq/all`;
    expect((await fetch(faq)).status).toBe(404);
    const { page, close } = await visit(`${dev.address}/en`);
    const problemIn = (file: string) => panel(page).getByRole('button', { name: new RegExp(`^${file}:\\d+:\\d+$`) });
    await problemIn('pages/site.json').waitFor();
    await writeFile(dev.file('pages/site.json'), await original('pages/site.json'));
    await page.getByRole('heading', { name: 'One pier' }).waitFor();
    expect(await (await fetch(faq)).json()).toEqual({ data: records });
    await problemIn('pages/tides.json').waitFor();
    await page.goto(`${dev.address}/en/tide-tables?a#b`);
    await panel(page).getByText('This page cannot be shown until it is fixed.').waitFor();
    await problemIn('pages/tides.json').waitFor();
    await writeFile(dev.file('pages/tides.json'), good);
    await page.getByRole('heading', { level: 1, name: 'Tide tables' }).waitFor();
    expect(page.url()).toBe(`${dev.address}/en/tide-tables?a#b`);
    await waitForHydration(page);
    expect(await panel(page).count()).toBe(0);
    await close();
  });
});

describe('npm run dev', () => {
  let dev: Dev;
  beforeAll(async () => {
    dev = await startDev();
  });
  afterEach(() => dev.restore());
  afterAll(() => dev.stop());

  it('shows saved changes of every other page while one has a dead link, and reports which changes are not shown', async () => {
    const { page, close } = await visit(`${dev.address}/en/tide-tables`);
    await waitForHydration(page);
    await edit(dev, 'pages/tides.json', 'tables:march.txt', '/lost');
    await page.locator('[data-mark="table"] summary').waitFor();
    await page.locator('[data-section="table"] .section__errors').waitFor();
    await page.goto(`${dev.address}/en`);
    await edit(dev, 'pages/home.json', 'One pier, three instruments', 'Three instruments');
    await page.getByRole('heading', { name: 'Three instruments' }).waitFor();
    await panel(page).getByText('pages/tides.json').first().waitFor();
    await dev.restore();
    await panel(page).waitFor({ state: 'detached' });
    await close();
  });

  it('moves the open page to its new route, in a new tab as well', async () => {
    const { page, faults, close } = await visit(`${dev.address}/en/tide-tables?a=1#table`);
    await waitForHydration(page);
    await page.evaluate(() => {
      document.body.dataset.loadedOnce = '';
    });
    await edit(dev, 'pages/tides.json', '"/tide-tables"', '"/tides/tables.v2"');
    await page.waitForURL('**/en/tides/tables.v2?a=1#table');
    await page.getByRole('heading', { level: 1, name: 'Tide tables' }).waitFor();
    expect(await page.locator('body[data-loaded-once]').count()).toBe(1);
    const { page: tab, close: closeTab } = await visit(`${dev.address}/tide-tables`);
    expect(tab.url()).toBe(`${dev.address}/tides/tables.v2`);
    await closeTab();
    await dev.restore();
    await page.waitForURL('**/en/tide-tables?a=1#table');
    // A missing page triggers a lookup of its former route first.
    expect(faults.filter((fault) => !/404 \(Not Found\)/.test(fault))).toEqual([]);
    await close();
  });

  it.each([
    ['goes on showing it, and says so', /"notFound": .*,/, 'Visit the pier'],
    ['shows the site’s page for unknown addresses, where it has one', undefined, 'Nothing is moored here'],
  ])('when a page is taken away, %s; and shows it when it comes back', async (_, taken, heading) => {
    if (taken) await edit(dev, 'pages/site.json', taken, '');
    const { page, close } = await visit(`${dev.address}/en/visit/pier`);
    await waitForHydration(page);
    await rename(dev.file('pages/visit'), dev.file('visit'));
    const isGone = panel(page).getByText('No page has this address any more.');
    if (taken) await isGone.waitFor();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await isGone.count()).toBe(taken ? 1 : 0);
    await rename(dev.file('visit'), dev.file('pages/visit'));
    await isGone.waitFor({ state: 'detached' });
    await edit(dev, 'pages/visit/pier.json', 'Visit the pier', 'The pier');
    await page.getByRole('heading', { level: 1, name: 'The pier' }).waitFor();
    await dev.restore();
    await close();
  });
});

describe('npm run dev, while the engine changes', () => {
  let repository: RepositoryCopy;
  let dev: Dev;
  beforeAll(async () => {
    repository = await copyRepository();
    dev = await startDev({ repository: repository.folder });
  });
  afterEach(() => dev.restore());
  afterAll(async () => {
    await dev.stop();
    await repository.remove();
  });

  /** Breaks line 3 of an engine source while a page is open. Returns a function that fixes it. */
  async function breakSource(source: string, mistake = 'const broken = ;'): Promise<() => Promise<void>> {
    const file = join(repository.folder, source);
    const text = await readFile(file, 'utf8');
    const lines = text.split('\n');
    lines.splice(2, 0, mistake);
    await writeFile(file, lines.join('\n'));
    return () => writeFile(file, text);
  }

  it('shows an error in a section’s source at its sections, with the line, keeps other content, and recovers once it is fixed', async () => {
    const { page, close } = await visit(`${dev.address}/en/tide-tables`);
    await waitForHydration(page);
    const source = 'engine/sections/table/table.tsx';
    const mistakes = [
      ['const broken = ;', 'table.tsx:3:16 Unexpected token'],
      ["import './none.ts';", 'table.tsx:3:9 Failed to load url ./none.ts'],
      ["throw new Error('not here');", 'table.tsx:3:7 not here'],
    ] as const;
    for (const [mistake, message] of mistakes.slice(0, sampleCount(3, 1))) {
      const mend = await breakSource(source, mistake);
      await page.locator('[data-mark="table"] summary').click();
      const problem = page.locator('[data-mark="table"] .problem', { hasText: message });
      await problem.waitFor();
      expect(await problem.locator('pre').textContent()).toContain(`3 | ${mistake}`);
      // The rest of the page and every other page stay intact.
      await page.getByRole('heading', { name: 'Reading the tables' }).waitFor();
      if (!(await dev.opened()).includes(source)) {
        await problem.getByRole('button').click();
        await expect.poll(dev.opened).toContain(source);
        const { page: home, close: closeHome } = await visit(`${dev.address}/en`);
        await home.getByRole('heading', { name: 'One pier' }).waitFor();
        await waitForHydration(home);
        expect(await panel(home).count()).toBe(0);
        await closeHome();
      }
      await mend();
      await page.getByRole('cell', { name: '3.41' }).waitFor();
      await expect.poll(() => page.locator('.problem').count()).toBe(0);
    }
    await close();
  });

  it.runIf(isFull)('has live pages even if a server of another checkout starts meanwhile', async () => {
    const other = await startDev();
    onTestFinished(() => other.stop());
    for (const { address } of [dev, other]) {
      const { page, close } = await visit(`${address}/en/tide-tables`);
      await waitForHydration(page);
      await close();
    }
  });

  it('shows an error that affects every page in place of the page, and the page once it is fixed', async () => {
    const { page, close } = await visit(`${dev.address}/en/tide-tables`);
    await waitForHydration(page);
    const mend = await breakSource('engine/ui/kit/button.tsx');
    await panel(page).getByRole('button', { name: 'engine/ui/kit/button.tsx:3:16' }).waitFor();
    expect(await panel(page).textContent()).toContain('3 | const broken = ;');
    await page.reload();
    await panel(page).getByRole('button', { name: 'engine/ui/kit/button.tsx:3:16' }).waitFor();
    await mend();
    await page.getByRole('heading', { level: 1, name: 'Tide tables' }).waitFor();
    await waitForHydration(page);
    expect(await panel(page).count()).toBe(0);
    await close();
  });

  it('detects a section type and a source that are added while it runs', async () => {
    const { page, close } = await visit(`${dev.address}/en/visit/pier`);
    await waitForHydration(page);
    await edit(
      dev,
      'pages/visit/pier.json',
      '"sections": [',
      '"sections": [{ "type": "pull-quote", "quote": "Said here" },',
    );
    await page.locator('[data-mark] .problem', { hasText: 'pull-quote' }).waitFor({ state: 'attached' });
    const source = createSourceFiles({
      name: 'event.list',
      path: '/api/v1/event',
      own: false,
      languages: engineLanguages,
      description: { en: 'Events.', zh: '活动。' },
      fields: readFields('title:text', sourceKinds),
    });
    for (const [file, text] of Object.entries(source)) await writeAtomically(join(repository.folder, file), text);
    // The command for the section generates the schemas of both.
    const texts = ['--description', 'What somebody said', '--description-zh', '某人说的话'];
    const section = ['new:section', '--name', 'pull-quote', ...texts, '--fields', 'quote:text'];
    const { code, text } = await repository.run(section);
    expect(code, text).toBe(0);
    await page.getByText('Said here').waitFor();
    expect(await panel(page).count()).toBe(0);
    expect((await fetch(`${dev.address}/_gallery/pull-quote`, { redirect: 'manual' })).status).toBe(200);
    await expect.poll(async () => (await fetch(`${dev.address}/api/v1/event`)).status).toBe(200);
    await rm(join(repository.folder, 'engine/sections/pull-quote'), { recursive: true });
    await close();
  });
});
