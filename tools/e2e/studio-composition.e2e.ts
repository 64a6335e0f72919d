import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { enter, previewOf } from './studio/at-work.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';

const { visit } = visitors();

describe('an input method in the studio', () => {
  let studio: StartedStudio;
  beforeAll(async () => {
    studio = await secondStudio();
  });
  afterAll(() => studio?.stop());

  it('writes what it composes once, when it is chosen, and one step takes it back; letters by keys are told one by one', async () => {
    const { page, close } = await enter(visit, studio.address());
    await page.locator('.preview__bar select').first().selectOption('en');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_studio/edit')) sent.push(request.postDataJSON().operations[0].value);
    });
    const field = page.locator('[data-pointer="/title/en"]');
    const was = await field.inputValue();
    await field.focus();
    await page.keyboard.press('End');
    const devtools = await page.context().newCDPSession(page);
    for (const text of ['n', 'ni', 'ni h', 'ni hao']) {
      await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await page.locator(`[data-pointer="/title/en"][value$="${text}"]`).or(field).first().waitFor();
    }
    // The characters are in the field, and the server has not received them.
    expect(await field.inputValue()).toBe(`${was}ni hao`);
    expect(sent).toEqual([]);
    await devtools.send('Input.insertText', { text: '你好' });
    await expect.poll(() => field.inputValue()).toBe(`${was}你好`);
    await previewOf(page).getByText('你好').first().waitFor({ state: 'attached' });
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).toContain('你好');
    await page.locator('.head button').first().click();
    await expect.poll(() => field.inputValue(), { timeout: 30_000 }).toBe(was);
    await expect.poll(() => page.locator('.head button').first().isDisabled(), { timeout: 30_000 }).toBe(true);
    // The control: without an input method each letter is sent.
    await field.focus();
    await page.keyboard.press('End');
    for (const [index, letter] of ['a', 'b'].entries()) {
      await page.keyboard.press(letter);
      await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(index + 2);
    }
    await close();
  });
});
