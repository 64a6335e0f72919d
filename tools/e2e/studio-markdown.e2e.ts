import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clipboards } from '../../engine/testing/clipboards.ts';
import { violations } from './accessible/axe.ts';
import { visitors } from './browser.ts';
import { enter, openFile, openSection, previewOf, save, undoAll } from './studio/at-work.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';

const { visit } = visitors();
const english = 'pages/waves/waves.en.md';
const chinese = 'pages/waves/waves.zh.md';

/** Pastes or drops what a clipboard has, with the events of the browser. */
async function hand(target: Locator, kind: 'paste' | 'drop', data: { html?: string; text?: string; picture?: string }) {
  await target.evaluate(
    (element, { kind, html, text, picture }) => {
      const transfer = new DataTransfer();
      if (html !== undefined) transfer.setData('text/html', html);
      if (text !== undefined) transfer.setData('text/plain', text);
      if (picture !== undefined) {
        const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], 'harbor.png', { type: 'image/png' }));
      }
      const { left, top } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: transfer })
          : new DragEvent('drop', { ...init, dataTransfer: transfer, clientX: left + 2, clientY: top + 2 }),
      );
    },
    { kind, ...data },
  );
}

/** Undoes the only step. Another undo would wait for the next edit, and undo that. */
async function undoOnce(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.poll(() => undo.isDisabled()).toBe(true);
}

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('Markdown in the studio', () => {
  let studio: StartedStudio;
  beforeAll(async () => {
    studio = await secondStudio(async (folder) => {
      const path = join(folder, english);
      await writeFile(path, (await readFile(path, 'utf8')).replaceAll('\n', '\r\n'));
    });
  });
  afterAll(() => studio?.stop());
  const read = (file: string) => readFile(join(studio.folder, file), 'utf8');
  const open = async (page: Page) => {
    await openFile(page, 'pages/waves/waves.json');
    await openSection(page, '/sections/0');
    const editor = page.locator('[data-pointer="/sections/0/content/en"].md-text');
    await editor.waitFor();
    return editor;
  };
  const sourceOf = async (page: Page) => {
    const box = page.locator('.md').last();
    await box.getByRole('button', { name: 'Source', exact: true }).click();
    const text = await box.locator('.md__source').inputValue();
    await box.getByRole('button', { name: 'Visual' }).click();
    return text;
  };

  it('changes the lines of the edited paragraph only, shows them in the preview, and undoes them', async () => {
    const before = { en: await read(english), zh: await read(chinese) };
    const { page, faults, close } = await enter(visit, studio.address());
    const editor = await open(page);
    expect(await violations(page)).toEqual([]);
    const shown = previewOf(page).locator('main[data-page="waves"] p', { hasText: 'significant wave height' });
    await editor.locator('p', { hasText: 'significant wave height' }).click();
    await page.keyboard.press('Control+End');
    await editor.locator('p', { hasText: 'A buoy knows' }).click({ position: { x: 2, y: 4 } });
    await page.keyboard.press('Home');
    await page.keyboard.type('Every ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('hour');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(', ');
    await previewOf(page).locator('main strong', { hasText: 'hour' }).waitFor();
    expect(await shown.count()).toBe(1);
    await save(page);
    expect(await read(english)).toBe(`Every **hour**, ${before.en}`);
    expect(await read(chinese)).toBe(before.zh);
    await editor.locator('p').first().click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => editor.locator('p').first().textContent()).toMatch(/^(?!Every hour, )/);
    await undoAll(page);
    await expect.poll(() => editor.locator('p').first().textContent()).toMatch(/^A buoy knows/);
    await save(page);
    expect(await read(english)).toBe(before.en);
    expect(faults).toEqual([]);
    await close();
  });

  it('has the source next to it, and both go to the line of a problem', async () => {
    const { page, faults, close } = await enter(visit, studio.address());
    const editor = await open(page);
    const box = page.locator('.md').last();
    await box.getByRole('button', { name: 'Larger editor' }).click();
    const source = box.locator('.md__source');
    const text = await source.inputValue();
    const at = text.indexOf('## What the numbers mean');
    await source.fill(`${text.slice(0, at)}See [this](/nowhere).\n\n${text.slice(at)}`);
    await editor.locator('p', { hasText: 'See this.' }).waitFor();
    const line = text.slice(0, at).split('\n').length;
    const problem = box.locator('.problems li', { hasText: '/nowhere' });
    await problem.getByRole('button', { name: `Line ${line}, column` }).click();
    await source.and(page.locator(':focus')).waitFor();
    expect(
      await source.evaluate((element: HTMLTextAreaElement) => element.value.slice(element.selectionStart)),
    ).toMatch(/^\/nowhere/);
    await page.keyboard.press('Escape');
    await problem.getByRole('button', { name: `Line ${line}, column` }).click();
    await editor.and(page.locator(':focus')).waitFor();
    expect(await page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest('p')?.textContent)).toBe(
      'See this.',
    );
    await undoAll(page);
    await problem.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });

  it('pastes Word, WeChat and Markdown as what they mean, and pictures after their alternative text', async () => {
    const { page, faults, close } = await enter(visit, studio.address());
    const editor = await open(page);
    for (const name of ['Word 365', 'WeChat']) {
      const { html, markdown } = clipboards[name] as { html: string; markdown: string };
      await editor.locator('p').first().click();
      await page.keyboard.press('End');
      await hand(editor, 'paste', { html, text: 'plain' });
      await expect
        .poll(() => sourceOf(page))
        .toContain(markdown.split('\n\n').slice(0, 2).join('\n\n').replaceAll('\\', ''));
      await undoOnce(page);
      await expect.poll(() => editor.locator('h2').count()).toBe(2);
    }
    const first = editor.locator('p').first();
    await first.click();
    await page.keyboard.press('End');
    await hand(editor, 'paste', { text: ' and **bold** text' });
    await editor.locator('p strong', { hasText: 'bold' }).first().waitFor();
    await hand(first, 'drop', { picture: pixel });
    const question = page.getByRole('dialog');
    await question.getByLabel('Alternative text').fill('The harbor');
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Insert' }).click();
    await expect.poll(() => sourceOf(page)).toContain('![The harbor](harbor.png)');
    expect((await readFile(join(studio.folder, 'assets/images/harbor.png'))).toString('base64')).toBe(pixel);
    const pictures = `<img src="data:image/png;base64,${pixel}" alt="A quay"> after</p><p><img src="https://a.example/b.png">`;
    await hand(first, 'paste', { html: `<p>Before ${pictures}</p>` });
    expect(await question.getByLabel('Alternative text').inputValue()).toBe('A quay');
    await page.getByText('Pictures of the pasted text stayed behind.').waitFor();
    const shown = question.locator('img');
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
    await question.getByLabel('Alternative text').fill('The quay');
    await question.getByLabel('Caption').fill('In 1910');
    await question.getByRole('button', { name: 'Change' }).click();
    await expect.poll(() => sourceOf(page)).toContain('Before ![The quay](pasted-1.png "In 1910") after');
    await undoAll(page);
    expect(faults).toEqual([]);
    await close();
  });
});
