import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './accessible/axe.ts';
import { type VisitorOptions, visitors } from './browser.ts';
import { enter, undoAll } from './studio/at-work.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';

const { visit } = visitors();
const paragraph = 'A tide gauge, a wave buoy';

describe('the fields of npm run studio', () => {
  let studio: StartedStudio;
  beforeAll(async () => {
    studio = await secondStudio();
  });
  afterAll(() => studio?.stop());

  const preview = (page: Page) => page.frameLocator('iframe').first();
  const open = (options: VisitorOptions = {}) => enter(visit, studio.address(), options);
  /** Opens the field of a text by a click on it in the English preview. */
  const openText = async (page: Page, text: string) => {
    await page.locator('.preview__bar select').first().selectOption('en');
    await preview(page).getByText(text).first().click();
    const field = page.locator('[data-pointer$="/en"]:focus');
    await field.waitFor();
    return field;
  };

  it('makes words bold and a link by keys, shows both beneath and in the page, and both undos take them back', async () => {
    const before = await studio.texts();
    const { page, faults, close } = await open();
    const field = await openText(page, paragraph);
    const said = await field.inputValue();
    const select = (words: string) =>
      field.evaluate(
        (input, from) => (input as HTMLTextAreaElement).setSelectionRange(from[0] as number, from[1] as number),
        [said.indexOf(words), said.indexOf(words) + words.length],
      );
    await select('tide gauge');
    await field.press('Control+b');
    expect(await field.inputValue()).toBe(said.replace('tide gauge', '**tide gauge**'));
    await preview(page).locator('main strong', { hasText: 'tide gauge' }).waitFor();
    await page.locator('.marked__shown strong', { hasText: 'tide gauge' }).waitFor();
    // The browser's own undo, as in any text.
    await field.press('Control+z');
    expect(await field.inputValue()).toBe(said);
    await preview(page).locator('main strong', { hasText: 'tide gauge' }).waitFor({ state: 'detached' });

    await select('wave buoy');
    await field.press('Control+k');
    const target = page.getByPlaceholder('Link target');
    expect(await target.evaluate((input) => input === document.activeElement)).toBe(true);
    const proposed = await target.evaluate((input) =>
      [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
    );
    expect(proposed).toContain('/tide-tables');
    await target.fill('/tide-tables');
    await target.press('Enter');
    expect(await field.inputValue()).toBe(said.replace('wave buoy', '[wave buoy](/tide-tables)'));
    await preview(page).locator('main a', { hasText: 'wave buoy' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await undoAll(page);
    await preview(page).locator('main a', { hasText: 'wave buoy' }).waitFor({ state: 'detached' });
    expect(await studio.texts()).toEqual(before);
    expect(faults).toEqual([]);
    await close();
  });

  it('cleans what is pasted into a text, and keeps its lines; a search has one line', async () => {
    const before = await studio.texts();
    const { page, faults, close } = await open();
    const paste = (field: Locator, text: string) =>
      field.evaluate((input, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        (input as HTMLInputElement).select();
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    // Spaces at the ends divide it from the text around it; in a field of one line the line breaks around a copied cell go.
    const dirty = '\n O\u200bpening\u000bhours\u0000 \u00a0\u00a0 of\u00ad \uff12\uff10\ufffe\u202e 👩\u200d🔬 \n';
    const field = await openText(page, paragraph);
    await paste(field, dirty);
    expect(await field.inputValue()).toBe('\n Opening\nhours of 20 👩\u200d🔬 \n');
    const search = page.getByRole('searchbox').first();
    await paste(search, dirty);
    expect(await search.inputValue()).toBe(' Opening hours of 20 👩\u200d🔬 ');
    await paste(search, ' of 20 \n');
    expect(await search.inputValue()).toBe(' of 20 ');
    await search.fill('');
    await undoAll(page);
    expect(await studio.texts()).toEqual(before);
    expect(faults).toEqual([]);
    await close();
  });

  it('moves a section by the mouse to where it is dropped, tells of it, and takes it back; elsewhere nothing moves', async () => {
    const before = await studio.texts();
    const { page, faults, close } = await open();
    await page.getByRole('button', { name: 'Add a section' }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Callout/ })
      .press('Enter');
    const rows = page.locator('.sections__item > .row');
    await page.locator('[data-item][aria-current]', { hasText: 'callout' }).waitFor();
    const names = () => page.locator('.sections__item > .row .muted').allTextContents();
    const was = await names();
    expect(was.at(-1)).toBe('Callout');
    const grip = page.locator('.sections__item .grip').last();
    // Dropped on a list that is not its own, nothing moves.
    await grip.dragTo(page.locator('.files .row').first());
    expect(await names()).toEqual(was);
    await grip.dragTo(rows.first(), { targetPosition: { x: 40, y: 2 } });
    await expect.poll(names).toEqual(['Callout', ...was.slice(0, -1)]);
    await page.getByRole('status').filter({ hasText: 'Moved. 1 /' }).waitFor({ state: 'attached' });
    await page.locator('[data-item="/sections/0"]:focus').waitFor();
    await undoAll(page);
    expect(await studio.texts()).toEqual(before);
    expect(faults).toEqual([]);
    await close();
  });

  it('says in three steps what to do at the first visit, by keys until it is understood, and then only when it is asked for', async () => {
    const { page, close } = await open();
    const steps = page.getByRole('region', { name: 'Your first visit' });
    expect(await steps.getByRole('listitem').count()).toBe(3);
    await steps.getByRole('button', { name: 'Understood' }).press('Enter');
    expect(await steps.count()).toBe(0);
    await page.reload();
    await page.locator('.field').first().waitFor();
    expect(await steps.count()).toBe(0);
    await page.getByRole('button', { name: 'How it works' }).press('Enter');
    await steps.waitFor();
    await page.getByRole('button', { name: '中文界面' }).click();
    await page.getByRole('region', { name: '快速上手' }).waitFor();
    await close();
  });

  it('tells in its own language why something was not done', async () => {
    const { page, close } = await open({ locale: 'zh-CN' });
    await page.route('**/_studio/edit', (route) =>
      route.fulfill({ status: 409, json: { error: { code: 'stale', message: 'The file is another by now.' } } }),
    );
    await page.locator('[data-pointer="/title/zh"]').fill('别的');
    await page.getByRole('alert').filter({ hasText: '该文件已在别处修改' }).waitFor();
    await close();
  });
});
