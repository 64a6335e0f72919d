import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFull, sampleCount } from '../../engine/testing/test-depth.ts';
import { visitors } from './browser.ts';
import { enter, openFile, openReview, openSection, previewOf, ready, save, told } from './studio/at-work.ts';
import { handAt } from './studio/hands.ts';
import { type StartedStudio, secondStudio } from './studio/start-studio.ts';
import { atLeisure } from './wait-for-hydration.ts';

const { visit } = visitors();
const title = '[data-pointer="/title/en"]';
const pier = 'pages/visit/pier.json';

/** Closes a tab like a visitor: the page receives its unload events. */
async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}

/** Delays the responses for forms until they are released, or until delays end. */
function holdForms(page: Page): Promise<void> {
  return page.evaluate(() => {
    const real = window.fetch;
    const state = { held: [] as (() => void)[], isHolding: true };
    Object.assign(window, { studioForms: state });
    window.fetch = async (input, init) => {
      const isHeld = state.isHolding && String(input).endsWith('/_studio/form');
      const answer = await real(input, init);
      if (isHeld) await new Promise<void>((release) => state.held.push(release));
      return answer;
    };
  });
}

describe('text in the studio', () => {
  let studio: StartedStudio;
  let before: Record<string, string>;
  beforeEach(async () => {
    studio = await secondStudio();
    before = await studio.texts();
  });
  afterEach(() => studio?.stop());

  const open = () => enter(visit, studio.address());
  /** Another program writes a file, the studio checks the site, and the request for its form is delayed. */
  const lookFromOutside = async (page: Page) => {
    const home = 'pages/home.json';
    await writeFile(join(studio.folder, home), `${before[home]}\n`);
    await page.waitForFunction(() => Reflect.get(window, 'studioForms').held.length > 0);
  };

  it('is restored when the tab closes after the last key', async () => {
    const { page, close } = await open();
    await page.locator(title).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' and a tab', { delay: 30 });
    // The control: the field's text is not saved.
    const said = await page.locator(title).inputValue();
    expect(said).toMatch(/ and a tab$/);
    await closeTab(page);
    const again = await open();
    await expect.poll(() => again.page.locator(title).inputValue()).toBe(said);
    expect(await studio.texts()).toEqual(before);
    await Promise.all([close(), again.close()]);
  });

  it.runIf(isFull)('is restored when the tab closes before the server receives a character', async () => {
    const { page, close } = await open();
    await page.evaluate(() => {
      const real = window.fetch;
      window.fetch = (input, init) =>
        String(input).endsWith('/_studio/edit') ? new Promise(() => {}) : real(input, init);
    });
    await page.locator(title).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' in time');
    const said = await page.locator(title).inputValue();
    await closeTab(page);
    const again = await open();
    await expect.poll(() => again.page.locator(title).inputValue()).toBe(said);
    await Promise.all([close(), again.close()]);
  });

  it('is restored after the server is killed or replaced, and a message shows while the server is down', async () => {
    const { page, close } = await open();
    await page.locator(title).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' kept', { delay: 30 });
    const said = await page.locator(title).inputValue();
    await previewOf(page).getByText('kept').first().waitFor({ state: 'attached' });
    await studio.restart(async () => {
      await page.getByRole('alert').first().waitFor();
      await page.keyboard.type('!');
      // The studio reports text that the server did not receive, and does not show it as saved.
      await page.getByRole('alert').nth(1).waitFor();
      await openReview(page);
      const fault = page.getByRole('dialog').getByRole('alert');
      await fault.getByText('The studio’s server does not answer').waitFor();
      await page.locator('.head [lang]').dispatchEvent('click');
      await fault.getByText('编辑器的服务器没有响应').waitFor();
      expect((await page.getByRole('alert').allTextContents()).join()).not.toContain('fetch');
    });
    await close();
    const again = await open();
    await again.page.getByText('Unsaved changes are here again').waitFor();
    expect(await again.page.locator(title).inputValue()).toBe(said);
    // A changed configuration replaces the server, and the open page connects to the next one by itself.
    await mkdir(join(studio.folder, 'parts'));
    for (const name of ['one', 'two']) {
      await again.page.locator(title).focus();
      await again.page.keyboard.press('End');
      await again.page.keyboard.type(` ${name}`);
      const typed = await again.page.locator(title).inputValue();
      expect(typed).toMatch(new RegExp(` ${name}$`));
      const footer = `export default () => <footer>Footer ${name}</footer>;\n`;
      await writeFile(join(studio.folder, `parts/${name}.tsx`), footer);
      const config = `export default { parts: { footer: './parts/${name}.tsx' } };\n`;
      await writeFile(join(studio.folder, 'pagewright.config.ts'), config);
      await previewOf(again.page).getByText(`Footer ${name}`).waitFor({ timeout: 60_000 });
      await ready(again.page);
      await expect.poll(() => again.page.getByRole('alert').count()).toBe(0);
      expect(await again.page.locator(title).inputValue()).toBe(typed);
      await previewOf(again.page).getByText(typed).first().waitFor({ state: 'attached' });
    }
    expect(await studio.texts()).toEqual(before);
    await again.close();
  });

  it('has a warning while the disk rejects drafts, and typing continues in the same field', async () => {
    const { page, close } = await open();
    const said = await page.locator(title).inputValue();
    // A non-empty folder at the path of the drafts makes every write fail.
    await rm(join(studio.folder, '.cache/studio'), { recursive: true, force: true });
    await mkdir(join(studio.folder, '.cache/studio/drafts.json/full'), { recursive: true });
    await page.locator(title).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('x');
    await page.getByRole('alert').filter({ hasText: 'your changes cannot be stored' }).waitFor();
    // The server still has the character, and typing continues in the same field.
    const inField = () => page.locator(`${title}:focus`).inputValue();
    await expect.poll(inField).toBe(`${said}x`);
    expect(await studio.texts()).toEqual(before);
    await rm(join(studio.folder, '.cache/studio'), { recursive: true });
    await page.keyboard.press('y');
    // The control: once the disk accepts drafts, another tab restores them.
    const written = `${said}xy`;
    await previewOf(page).getByText(written).first().waitFor({ state: 'attached' });
    expect(await inField()).toBe(written);
    await close();
    const again = await open();
    await expect.poll(() => again.page.locator(title).inputValue()).toBe(written);
    await again.close();
  });

  it('is unchanged when files open, every field gets the focus, and typed characters are undone: 0 bytes are written', async () => {
    const { page, close } = await open();
    const pages = Object.keys(before).filter((file) => file.startsWith('pages/'));
    const files = pages.filter((_, index) => index % sampleCount(1, 3) === 0);
    const written = async () =>
      Promise.all(Object.keys(before).map(async (file) => (await stat(join(studio.folder, file))).mtimeMs));
    const times = await written();
    let fields = 0;
    for (const file of files) {
      await openFile(page, file);
      const sections = await page.locator('.sections [data-item^="/sections/"]').count();
      for (let section = 0; section <= sections; section += 1) {
        if (section > 0) await openSection(page, `/sections/${section - 1}`);
        for (const field of await page
          .locator('.form :is(input:not([type]), input[type="text"], textarea)[data-pointer]:visible')
          .all()) {
          await field.focus();
          await page.keyboard.press('End');
          await page.keyboard.press('x');
          await page.keyboard.press('Backspace');
          fields += 1;
        }
      }
    }
    expect(fields).toBeGreaterThan(20);
    await openReview(page);
    await page.getByRole('dialog').getByText('Nothing is unsaved.').waitFor();
    expect(await studio.texts()).toEqual(before);
    expect(await written()).toEqual(times);
    const reserialized = files.filter(
      (file) => `${JSON.stringify(JSON.parse(before[file] ?? ''), null, 2)}\n` !== before[file],
    );
    expect(reserialized.length).toBeGreaterThan(0);
    await close();
  });

  it('is resolved conflict by conflict by keyboard where the disk changed the same values, and merged elsewhere', async () => {
    const { page, close } = await open();
    await openFile(page, pier);
    for (const [pointer, added] of [
      ['/title/zh', '甲'],
      ['/title/en', ' at sea'],
    ] as const) {
      await page.locator(`main [data-pointer="${pointer}"]`).focus();
      await page.keyboard.press('End');
      await page.keyboard.type(added, { delay: 30 });
    }
    await page.locator('.files .row[aria-current]', { hasText: 'at sea' }).waitFor();
    const meanwhile = (text = '') =>
      text
        .replace('"参观码头"', '"参观码头乙"')
        .replace('"Visit the pier"', '"Visit our pier"')
        .replace('"Opening times"', '"Hours"');
    await writeFile(join(studio.folder, pier), meanwhile(before[pier]));
    const bar = page.getByRole('form', { name: pier });
    await bar.waitFor();
    const hand = handAt(page, true, 'en');
    // It is one key away from the last field.
    await hand.key('F6');
    // Unresolved conflicts keep the version on disk.
    const english = bar.getByRole('group', { name: 'Title › English' }).getByRole('radio');
    await hand.reach(english.last());
    await page.keyboard.press('ArrowUp');
    expect(await english.first().isChecked()).toBe(true);
    await hand.press(bar.getByRole('button', { name: 'Take these' }));
    await bar.waitFor({ state: 'detached' });
    await hand.save();
    await expect
      .poll(studio.texts)
      .toEqual({ ...before, [pier]: meanwhile(before[pier]).replace('"Visit our pier"', '"Visit the pier at sea"') });
    await close();
  });

  it.runIf(isFull)('is not reverted by a form response that was requested before it and arrives after it', async () => {
    const { page, close } = await open();
    await openFile(page, pier);
    const field = page.locator(`main ${title}`);
    const was = await field.inputValue();
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await page.locator('.files .row[aria-current]', { hasText: `${was}x` }).waitFor();
    await holdForms(page);
    await lookFromOutside(page);
    await page.evaluate(() => {
      Reflect.get(window, 'studioForms').isHolding = false;
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => field.inputValue()).toBe(was);
    await page.evaluate(() => {
      for (const release of Reflect.get(window, 'studioForms').held) release();
    });
    await page.evaluate(atLeisure);
    expect(await field.inputValue()).toBe(was);
    await close();
  });

  it('continues from the last edit, although an earlier response arrives in between', async () => {
    const { page, close } = await open();
    await openFile(page, pier);
    const field = page.locator(`main ${title}`);
    const was = await field.inputValue();
    await previewOf(page).locator('main h1', { hasText: was }).waitFor();
    await holdForms(page);
    await lookFromOutside(page);
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await previewOf(page)
      .locator('main h1', { hasText: `${was}x` })
      .waitFor();
    // The response to a later request is still delayed.
    await page.evaluate(() => Reflect.get(window, 'studioForms').held[0]());
    await page.evaluate(atLeisure);
    await page.keyboard.type('y');
    await previewOf(page)
      .locator('main h1', { hasText: `${was}xy` })
      .waitFor();
    expect(await field.inputValue()).toBe(`${was}xy`);
    expect(await page.getByRole('alert').count()).toBe(0);
    await close();
  });

  it('is listed with its current value, although its previous value arrives later', async () => {
    const { page, close } = await open();
    await page.locator(`main ${title}`).focus();
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    const late: (() => Promise<void>)[] = [];
    await page.route('**/_studio/changes', (route) =>
      late.length > 0 ? route.continue() : void late.push(() => route.fulfill({ json: [] })),
    );
    await openReview(page);
    await expect.poll(() => late.length).toBe(1);
    await writeFile(join(studio.folder, 'pages/home.json'), `${before['pages/home.json']}\n`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('row').nth(1).waitFor();
    const isHere = page.waitForResponse('**/_studio/changes');
    for (const come of late) await come();
    await isHere;
    await page.evaluate(atLeisure);
    expect(await dialog.getByRole('row').nth(1).isVisible()).toBe(true);
    await close();
  });

  it.runIf(isFull)('is listed with its value after the pending undo', async () => {
    const { page, close } = await open();
    const field = page.locator(`main ${title}`);
    const was = await field.inputValue();
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await save(page);
    const steps: (() => Promise<void>)[] = [];
    await page.route('**/_studio/undo', (route) => void steps.push(() => route.continue()));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => steps.length).toBe(1);
    await openReview(page);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.evaluate(atLeisure);
    expect(await dialog.getByText('Nothing is unsaved.').count()).toBe(0);
    for (const go of steps) await go();
    await dialog.getByRole('row').nth(1).waitFor();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => field.inputValue()).toBe(was);
    await expect.poll(studio.texts).toEqual(before);
    await close();
  });

  it('is accepted while a section moves, and a message shows where it could affect another section', async () => {
    const { page, close } = await open();
    await openFile(page, pier);
    const moves: (() => Promise<void>)[] = [];
    await page.route('**/_studio/edit', (route) => void moves.push(() => route.continue()), { times: 1 });
    await page.locator('.sections [data-item="/sections/1"]').press('Alt+ArrowUp');
    await expect.poll(() => moves.length).toBe(1);
    const field = page.locator(`main ${title}`);
    const was = await field.inputValue();
    await field.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    // A second undo starts from the result of the first.
    await page.locator('.sections [data-item="/sections/1"]').press('Alt+ArrowUp');
    await told(page, 'the step before was still under way');
    for (const go of moves) await go();
    await page.locator('.sections [data-item="/sections/0"]:focus').waitFor();
    await save(page);
    await expect
      .poll(async () => JSON.parse((await studio.texts())[pier] ?? ''))
      .toMatchObject({ title: { en: `${was}x` }, sections: [{ type: 'video-list' }, { type: 'facts' }] });
    await close();
  });
});
