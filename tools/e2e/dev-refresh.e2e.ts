import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { copyRepository, type RepositoryCopy } from '../../engine/testing/repository-copy.ts';
import { visitors, waitForHydration } from './browser.ts';
import { type Dev, startDev } from './dev/start-dev.ts';
import { enter } from './studio/at-work.ts';
import { startStudio } from './studio/start-studio.ts';

const { visit } = visitors();

/** Replaces one passage of a file. Throws if the passage does not exist. */
async function edit(file: string, passage: string, by: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(passage)) throw new Error(`${file} has no ${passage}`);
  await writeFile(file, text.replace(passage, by));
}

/** Whether the document is still the one that {@link markDocument} marked. */
const isSameDocument = (page: Page) => page.evaluate(() => document.body.dataset.marked !== undefined);

async function markDocument(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(() => {
    document.body.dataset.marked = '';
  });
}

describe('npm run dev, when a component is saved', () => {
  let repository: RepositoryCopy;
  let dev: Dev;
  beforeAll(async () => {
    repository = await copyRepository();
    dev = await startDev({ repository: repository.folder, site: join(root, 'engine/examples/museum') });
  });
  afterAll(async () => {
    await dev.stop();
    await repository.remove();
  });

  it('shows the new version of a site’s own section with its state, its styles too, and a mistake in place', async () => {
    const { page, close } = await visit(`${dev.address}/en`);
    await markDocument(page);
    const section = page.locator('[data-section="ticket-counter"]');
    await section.getByRole('button', { name: 'One more' }).click();
    await section.getByText('2 tickets').waitFor();
    const source = dev.file('sections/ticket-counter/ticket-counter.tsx');

    await edit(source, "{t('more')}", "{t('more')} please");
    await section.getByRole('button', { name: 'One more please' }).waitFor();
    await edit(dev.file('sections/ticket-counter/ticket-counter.css'), 'tabular-nums;', 'tabular-nums;\ncolor: red;');
    const color = () => section.locator('output').evaluate((output) => getComputedStyle(output).color);
    await expect.poll(color).toBe('rgb(255, 0, 0)');

    await edit(source, 'please', 'please {');
    const mark = page.locator('[data-mark="ticket-counter"]');
    await mark.locator('summary').click();
    await mark.getByText('sections/ticket-counter/ticket-counter.tsx:').waitFor();
    // It covers the buttons.
    await mark.locator('summary').click();
    await section.getByRole('button', { name: 'One more please' }).click();
    await section.getByText('3 tickets').waitFor();
    await edit(source, 'please {', 'at once');
    await section.getByRole('button', { name: 'One more at once' }).waitFor();
    await mark.waitFor({ state: 'detached' });
    await section.getByText('3 tickets').waitFor();

    // An error while it renders replaces the section alone. Its next version starts again.
    await edit(source, 'const cost', 'if (wanted > 3) throw new Error("too many");\n  const cost');
    await section.getByRole('button', { name: 'One more at once' }).click();
    await section.locator('.section__mark').waitFor();
    await edit(source, 'wanted > 3', 'wanted > 9');
    await section.locator('.section__mark').waitFor({ state: 'detached' });
    expect(await isSameDocument(page)).toBe(true);
    await close();
  });

  it('keeps what a visitor typed into a section of the engine, and reloads for code without components', async () => {
    const { page, faults, close } = await visit(`${dev.address}/en`);
    await markDocument(page);
    const form = page.locator('[data-section="form"]').first();
    await form.locator('button[type="submit"]').click();
    await form.locator('[aria-invalid="true"]').first().waitFor();
    const field = form.locator('[name="name"]');
    await field.fill('A fine museum');

    const file = (path: string) => join(repository.folder, path);
    await edit(file('engine/sections/form/form.tsx'), '<Trap />', '<Trap />\n        <b>by post</b>');
    await form.getByText('by post').waitFor();
    expect(await field.inputValue()).toBe('A fine museum');
    expect(await form.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0);
    expect(await isSameDocument(page)).toBe(true);
    expect(faults).toEqual([]);

    await edit(file('engine/client/runtime/deadline.ts'), '\n', '\n\n');
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await close();
  });
});

describe('the preview of npm run studio, when a component is saved', () => {
  it('loads the sources once, and then shows new versions with their state', async () => {
    const studio = await startStudio(join(root, 'engine/examples/museum'));
    onTestFinished(studio.stop);
    const { page, faults, close } = await enter(visit, studio.address());
    const section = page.frameLocator('iframe').first().locator('[data-section="ticket-counter"]');
    const source = join(studio.folder, 'sections/ticket-counter/ticket-counter.tsx');
    await page.locator('.preview__bar select').first().selectOption('en');
    await section.getByRole('button', { name: 'One more' }).waitFor();
    await edit(source, "{t('more')}", "{t('more')} please");
    const button = section.getByRole('button', { name: 'One more please' });
    await button.waitFor();
    // A click before hydration is lost. Without this choice, the studio opens the field of what is clicked.
    await expect
      .poll(async () => {
        await page.getByLabel('Follow links').check();
        await button.click();
        return section.locator('output').textContent();
      })
      .toContain('tickets');
    const wanted = await section.locator('output').textContent();
    await edit(source, 'please', 'at once');
    await section.getByRole('button', { name: 'One more at once' }).waitFor();
    expect(await section.locator('output').textContent()).toBe(wanted);
    expect(faults).toEqual([]);
    await close();
  });
});
