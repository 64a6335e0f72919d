import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleCount } from '../../engine/testing/test-depth.ts';
import { violations } from './accessible/axe.ts';
import { visitors } from './browser.ts';
import { enter, openFile, openReview, openSection, previewOf } from './studio/at-work.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';

const { visit } = visitors();
const pier = 'pages/visit/pier.json';

/** Holds the data of the page of the pier back, until the function is called that is returned. */
async function holdPage(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_data/*/visit/pier.json*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Adds an empty day of publication to the first section, whose field then has the focus. */
async function addDay(page: Page): Promise<Locator> {
  const form = page.getByRole('main');
  await form.locator('.adds summary').last().click();
  await form.locator('.adds [title=publishFrom]').click();
  const day = page.locator('[data-pointer="/sections/0/publishFrom"]');
  await day.and(page.locator(':focus')).waitFor();
  return day;
}

it('a dialog keeps the focus when a page comes late to the preview: Escape closes it', async () => {
  const studio = await secondStudio();
  const { page, close } = await enter(visit, studio.address());
  const release = await holdPage(page);
  await openFile(page, pier);
  await openReview(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nothing is unsaved.').waitFor();
  release();
  await previewOf(page).locator('main[data-page="pier"]').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await close();
  await studio.stop();
});

describe('what is added in the studio', () => {
  let studio: StartedStudio;
  beforeAll(async () => {
    studio = await secondStudio();
  });
  afterAll(() => studio?.stop());

  it.each(
    [
      { locale: 'en-GB', incomplete: 'To be written', error: 'Error' },
      { locale: 'zh-CN', incomplete: '待填写', error: '错误' },
    ].slice(0, sampleCount(2, 1)),
  )(
    'an empty day is incomplete until it is left, and then an error, in $locale',
    async ({ locale, incomplete, error }) => {
      const { page, close } = await enter(visit, studio.address(), { locale });
      await openFile(page, pier);
      await openSection(page, '/sections/0');
      const day = await addDay(page);
      const field = page.locator('main .field', { has: day });
      await field.getByText(incomplete).waitFor();
      const errors = page.locator('main .problems .error, main [aria-invalid], .files .badge');
      expect(await errors.count()).toBe(0);
      // The page shows it no sooner.
      const shown = previewOf(page).locator('.section__errors');
      await shown.waitFor({ state: 'attached' });
      expect(await shown.isVisible()).toBe(false);
      expect(await violations(page)).toEqual([]);
      // The time zone describes the input.
      const zone = await field.locator('p.says').last().getAttribute('id');
      expect((await day.getAttribute('aria-describedby'))?.split(' ')).toContain(zone);
      await page.locator('.files .filter').focus();
      await shown.waitFor();
      await field.locator('.problems .error').getByText(error).waitFor();
      expect(await field.getByText(incomplete).count()).toBe(0);
      await page.locator('.head button').first().click();
      await day.waitFor({ state: 'detached' });
      await close();
    },
  );

  it('stays incomplete and focused when its page comes late to the preview', async () => {
    const { page, close } = await enter(visit, studio.address());
    const release = await holdPage(page);
    await openFile(page, pier);
    await openSection(page, '/sections/0');
    const day = await addDay(page);
    release();
    await previewOf(page).locator('.section__errors').waitFor({ state: 'attached' });
    await day.and(page.locator(':focus')).waitFor();
    await page.locator('main .field', { has: day }).getByText('To be written').waitFor();
    expect(await page.locator('main .problems .error').count()).toBe(0);
    await page.locator('.head button').first().click();
    await day.waitFor({ state: 'detached' });
    await close();
  });

  it('is reported when the work is reviewed, with the sample texts of a new section', async () => {
    const { page, close } = await enter(visit, studio.address());
    await openFile(page, pier);
    await page
      .locator('.sections')
      .getByRole('button', { name: /Add a section/ })
      .click();
    await page.locator('.picker .row', { hasText: 'callout' }).first().click();
    await openReview(page);
    const samples = page.getByRole('dialog').getByRole('region', { name: 'Sample texts' });
    await samples.locator('.warning').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await samples.getByRole('button').first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('main textarea:focus, main input:focus').waitFor();
    await close();
  });
});
