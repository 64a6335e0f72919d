import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openFile, previewOf, ready } from './at-work.ts';
import type { StartedStudio } from './start-studio.ts';

const home = 'pages/home.json';
const dialog = (page: Page) => page.getByRole('dialog');
const leave = async (page: Page) => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
};
const type = async (page: Page, pointer: string, text: string) => {
  await page.locator(`.form [data-pointer="${pointer}"]`).fill(text);
};
/** Opens one of the site's tools, and waits for what it shows. */
const tool = async (page: Page, index: number, shown: string) => {
  await page.locator('.site-tools button').nth(index).click();
  await dialog(page).locator(shown).first().waitFor();
};

/**
 * Every state that the studio can be in, in the order in which one leads to the next: each is brought about, and then looked at. Those
 * of dialogs end by themselves before the next.
 */
export const states: Record<string, (page: Page, studio: StartedStudio) => Promise<void>> = {
  'first visit': async (page) => page.locator('.steps').waitFor(),
  'tree and form': async (page) => {
    await page.locator('.steps button').click();
    await page.locator('.preview__bar select').first().selectOption('en');
    await openFile(page, home);
  },
  'field focused': async (page) => {
    await page.locator('.form [data-pointer="/lead/en"]').focus();
    await previewOf(page).locator('#studio-mark').waitFor();
  },
  link: async (page) => {
    await page.keyboard.press('Control+k');
    await page.locator('.marked .named input').waitFor();
  },
  section: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.sections [data-item="/sections/1"]').click();
    await page.locator('.form__head', { hasText: 'sections › 1' }).waitFor();
  },
  'section picker': async (page) => {
    await page.locator('.sections > .plain').click();
    await dialog(page).locator('.picker .row').first().waitFor();
  },
  'page to be made': async (page) => {
    await leave(page);
    await tool(page, 0, 'input');
  },
  find: async (page) => {
    await leave(page);
    await tool(page, 1, 'input');
    await dialog(page).locator('input').first().fill('light');
    await page.keyboard.press('Enter');
    await dialog(page).locator('.hits__open').first().waitFor();
  },
  holes: async (page) => {
    await leave(page);
    await tool(page, 2, '.holes, [role="status"]');
  },
  problems: async (page) => {
    await leave(page);
    await openFile(page, home);
    await type(page, '/route', 'no route');
    await page.locator('.form .problems').first().waitFor();
  },
  review: async (page) => {
    await page.keyboard.press('Control+s');
    await dialog(page).getByRole('row').nth(1).waitFor();
  },
  'not saved': async (page) => {
    await dialog(page).locator('.dialog__end .primary').click();
    await dialog(page).getByRole('alert').waitFor();
  },
  conflict: async (page, { folder }) => {
    await leave(page);
    await type(page, '/route', '/');
    await type(page, '/title/en', 'Ours');
    await page.locator('.files .row[aria-current] .dot').waitFor();
    const path = join(folder, home);
    await writeFile(path, (await readFile(path, 'utf8')).replace('Come and see the light', 'Theirs'));
    await page.locator('.bar--clash').waitFor();
  },
  'side by side': async (page) => {
    await page.locator('.bar--clash [type="submit"]').click();
    await page.locator('.bar--clash').waitFor({ state: 'detached' });
    await page.locator('.preview__bar select').first().selectOption('both');
    await page.frameLocator('.frame:nth-child(2) iframe').locator('main').waitFor();
  },
  records: async (page) => {
    await openFile(page, 'assets/records/exhibit/log-book.json');
    await page.locator('.records tr[aria-current]').waitFor();
  },
  'file to be deleted': async (page) => {
    await page.locator('.files__item .icon').last().click();
    await dialog(page).locator('.dialog__end').waitFor();
  },
  media: async (page) => {
    await leave(page);
    await openFile(page, 'pages/site.json');
    await page
      .locator('.form button', { hasText: /picture|图片/ })
      .first()
      .click();
    await dialog(page).locator('.assets__one').first().waitFor();
  },
  'work that is here again': async (page, studio) => {
    await leave(page);
    await openFile(page, 'pages/exhibits.json');
    await type(page, '/title/en', 'Kept');
    await previewOf(page).getByText('Kept').first().waitFor({ state: 'attached' });
    await studio.restart();
    await page.goto(studio.address());
    await ready(page);
    await page.locator('.bars .bar').first().waitFor();
  },
};
