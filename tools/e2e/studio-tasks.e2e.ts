import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { isFull } from '../../engine/testing/test-depth.ts';
import { visitors } from './browser.ts';
import { enter } from './studio/at-work.ts';
import { type Hand, handAt } from './studio/hands.ts';
import { type ReusableStudio, startStudio } from './studio/start-studio.ts';

const { visit } = visitors();

/** A task of a studio user. */
interface Task {
  do(hand: Hand): Promise<void>;
  /** Whether the files are correct: nothing but the intended change. */
  check(
    before: Texts,
    after: Texts,
    where: { folder: string; language: 'zh' | 'en'; reviewed: string[] },
  ): void | Promise<void>;
  /** The number of steps by mouse and by keyboard, including the save. */
  atMost: { mouse: number; keys: number };
}
type Texts = Record<string, string>;

const field = ({ page }: Hand, pointer: string) => page.locator(`.form [data-pointer="${pointer}"]`);
/** A selector for an input within an element. */
const at = ({ page }: Hand, pointer: string) => page.locator(`[data-pointer="${pointer}"]`);
const dialog = ({ page }: Hand) => page.getByRole('dialog');

/** Handles the file dialog of the upload button. */
async function upload(hand: Hand, name: string, buffer: Buffer): Promise<void> {
  const opened = hand.page.waitForEvent('filechooser');
  await hand.press(dialog(hand).locator('.assets__bar button'));
  await (await opened).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  await dialog(hand).waitFor({ state: 'detached' });
}

/** Whether all files but one are unchanged. */
function expectOnly(file: string, before: Texts, after: Texts): void {
  expect({ ...after, [file]: '' }).toEqual({ ...before, [file]: '' });
}

/** Whether one text was inserted at one position, without other changes. */
function expectInserted(was = '', is = ''): void {
  const added = is.length - was.length;
  expect(added).toBeGreaterThan(0);
  let start = 0;
  while (start < was.length && was[start] === is[start]) start += 1;
  expect(is.slice(0, start) + is.slice(start + added)).toBe(was);
}

const corrected = 'pages/downloads/gpu.json';
const corrections = {
  zh: { from: '先登记，后运行', to: '先登记显卡，后运行' },
  en: { from: 'Register first', to: 'Register your card first' },
};
const downloads = 'pages/downloads/potential.json';
const ordered = 'pages/company/contract-us.json';
const untranslated = 'pages/learning/camp.json';
const news = 'assets/records/news/113.json';
const said = {
  title: { zh: '新版本发布', en: 'A new release' },
  summary: { zh: '更新内容摘要。', en: 'What is new.' },
  content: { zh: '正文。', en: 'The text.' },
};
/** An archive without a directory, whole. */
const zip = Buffer.from(`PK\u0003\u0004 a set of potentials PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let english = '';

/** The five tasks of the issue. */
const tasks: Record<string, Task> = {
  'correct a text that is found by looking': {
    async do(hand) {
      const { page, preview, language } = hand;
      const { from, to } = corrections[language];
      if (hand.isByKeys) {
        // The user searches for a visible text.
        await hand.press(page.locator('.site-tools button').nth(1));
        await hand.write(dialog(hand).locator('input').first(), from);
        await hand.key('Enter');
        await hand.press(page.locator('.hits__open', { hasText: from }).first());
      } else {
        await hand.open(corrected, 'gpu');
        await hand.press(preview.locator('h2', { hasText: from }));
      }
      await hand.write(page.locator(`.form [data-pointer="/sections/0/heading/${language}"]:focus`), to);
      await preview.locator('h2', { hasText: to }).waitFor();
    },
    check(before, after, { language }) {
      const { from, to } = corrections[language];
      expect(after).toEqual({ ...before, [corrected]: before[corrected]?.replace(from, to) });
    },
    atMost: { mouse: 6, keys: 7 },
  },
  'add a download row with a file': {
    async do(hand) {
      const { page, preview } = hand;
      await hand.open(downloads, 'potential');
      await hand.openSection('/sections/1');
      const first = page.locator('.form .list__item', { has: page.locator('[data-item="/sections/1/rows/0"]') });
      await hand.toForm();
      await hand.press(first.last().locator(':scope > .tools button').nth(2));
      const row = '/sections/1/rows/1';
      // A copy is there to be changed.
      await hand.write(page.locator(`.form [data-pointer="${row}/file/label/zh"]:focus`), 'new-set.zip');
      await hand.write(field(hand, `${row}/file/label/en`), 'new-set.zip');
      const to = page.locator('.form .field', { has: at(hand, `${row}/file/to`) }).last();
      await hand.press(to.locator(':scope > .field__choices > .plain').first());
      await upload(hand, 'new-set.zip', zip);
      await preview.getByText('new-set.zip').first().waitFor();
    },
    async check(before, after, { folder }) {
      expectOnly(downloads, before, after);
      expectInserted(before[downloads], after[downloads]);
      const [first, added] = JSON.parse(after[downloads] ?? '').sections[1].rows;
      const to = 'pseudopotentials:new-set.zip';
      expect(added).toEqual({ ...first, file: { label: { zh: 'new-set.zip', en: 'new-set.zip' }, to } });
      expect(await readFile(join(folder, 'assets/files/pseudopotentials/new-set.zip'))).toEqual(zip);
    },
    atMost: { mouse: 10, keys: 16 },
  },
  'add a section and order it': {
    async do(hand) {
      const { page, preview } = hand;
      await hand.open(ordered, 'contract');
      const rows = page.locator('.sections__item > .row');
      await rows.first().waitFor();
      const count = await rows.count();
      await hand.toSections();
      await hand.press(page.locator('.sections > .plain'));
      await hand.write(dialog(hand).locator('input').first(), 'callout');
      await hand.press(dialog(hand).getByRole('button', { name: /^Callout/ }));
      const added = page.locator(`[data-item="/sections/${count}"]`);
      await added.and(page.locator('[aria-current]')).waitFor();
      await preview.locator('[data-section="callout"]').waitFor();
      if (hand.isByKeys) {
        await hand.toSections();
        await hand.reach(added);
        await hand.key('Alt+ArrowUp');
      } else await hand.press(page.locator('.sections__item').last().locator('.tools button').first());
      await page.locator(`[data-item="/sections/${count - 1}"]`, { hasText: 'callout' }).waitFor();
    },
    check(before, after) {
      expectOnly(ordered, before, after);
      expectInserted(before[ordered], after[ordered]);
      const types = (text = '') => JSON.parse(text).sections.map(({ type }: { type: string }) => type);
      expect(types(after[ordered])).toEqual(types(before[ordered]).toSpliced(-1, 0, 'callout'));
    },
    atMost: { mouse: 8, keys: 12 },
  },
  'translate what is missing': {
    async do(hand) {
      const { page } = hand;
      await hand.press(page.locator('.site-tools button').nth(2));
      await hand.press(dialog(hand).locator('.holes button', { hasText: untranslated }).first());
      await hand.write(page.locator('.form [data-pointer$="/en"]:focus'), english);
    },
    check(before, after) {
      expect(after).toEqual({
        ...before,
        [untranslated]: before[untranslated]?.replace('"en": ""', () =>
          JSON.stringify({ en: english }).slice(1, -1).replace(':', ': '),
        ),
      });
    },
    atMost: { mouse: 5, keys: 5 },
  },
  'publish a news item with a picture': {
    async do(hand) {
      const { page } = hand;
      await hand.open('pages/collections/news.json', 'news');
      await page.locator('.records tbody tr').nth(2).waitFor();
      if (hand.isByKeys) while (!(await page.locator('.preview :focus').count())) await hand.key('F6');
      await hand.press(page.locator('.preview .preview__bar button').first());
      // It begins where there is something to be written.
      await page.locator('.form [data-pointer="/title/zh"]:focus').waitFor();
      for (const name of ['title', 'summary'] as const)
        for (const code of ['zh', 'en'] as const) await hand.write(field(hand, `/${name}/${code}`), said[name][code]);
      await hand.write(field(hand, '/time'), '11242026');
      for (const code of ['zh', 'en'] as const) await hand.write(field(hand, `/content/${code}`), said.content[code]);
      await hand.press(page.locator('.form .adds summary').last());
      await hand.press(page.locator('.form .adds [title=img_url]'));
      // What was added has the focus.
      await page.locator('.form [data-pointer="/img_url"]:focus').waitFor();
      const picture = page.locator('.form .field', { has: at(hand, '/img_url') }).last();
      await hand.press(picture.locator(':scope > .field__choices > .plain').first());
      await upload(hand, 'release.png', png);
      await page.locator('.form [data-pointer="/img_url"]').and(page.locator('[value="release.png"]')).waitFor();
    },
    async check(before, after, { folder, language, reviewed }) {
      expect(reviewed).toEqual([{ zh: '新增 整个文件', en: 'Added The whole file' }[language]]);
      expect(before[news]).toBeUndefined();
      const { [news]: made, ...others } = after;
      expect(others).toEqual(before);
      expect(JSON.parse(made ?? '')).toEqual({ id: 113, ...said, time: '2026-11-24', img_url: 'release.png' });
      expect((await stat(join(folder, 'assets/images/release.png'))).size).toBe(png.length);
    },
    atMost: { mouse: 17, keys: 20 },
  },
};

describe('a first-time user of the studio', () => {
  let studio: ReusableStudio;
  beforeAll(async () => {
    studio = await startStudio(root);
  });
  afterAll(() => studio?.stop());

  it.each(
    (['zh', 'en'] as const)
      .flatMap((language) => (['mouse', 'keys'] as const).map((by) => ({ language, by })))
      .filter(({ language, by }) => isFull || (language === 'zh') === (by === 'mouse')),
  )(
    'does each of its tasks by $by in $language, in few steps, and changes only what was meant',
    async ({ language, by }) => {
      expect(await studio.reset(leaveUntranslated)).toBe(true);
      // Except in a full run, the keyboard and the mouse alternate between tasks.
      const own = Object.entries(tasks).filter((_, index) => isFull || (index % 2 === 0) === (by === 'keys'));
      for (const [name, task] of own) {
        const before = await studio.texts();
        const { page, close } = await enter(visit, studio.address(), { locale: language === 'zh' ? 'zh-CN' : 'en-GB' });
        const hand = handAt(page, by === 'keys', language);
        await task.do(hand).catch((error) => {
          throw new Error(`${name}, step ${hand.steps + 1}: ${error.message}`);
        });
        const reviewed = await hand.save();
        await expect.poll(studio.texts, { timeout: 20_000 }).not.toEqual(before);
        const after = await studio.texts();
        const where = { folder: studio.folder, language, reviewed };
        await task.check(before, after, where);
        for (const [fault, texts] of Object.entries(spoilt(before, after))) {
          const look = async () => task.check(before, texts, where);
          await expect(look(), `${name}: ${fault}`).rejects.toThrow();
        }
        const { person, machine } = hand.estimate();
        const stops = by === 'keys' ? `, ${hand.stops} stops` : '';
        const figures = `${name}: ${hand.steps} steps${stops}, ${person} s (here ${machine} s)`;
        console.log(`${by}, ${language}: ${figures}`);
        expect(hand.steps, name).toBeLessThanOrEqual(task.atMost[by]);
        await close();
      }
    },
    900_000,
  );
});

/** The files after a task that changed nothing, or too much. */
function spoilt(before: Texts, after: Texts): Record<string, Texts> {
  const changed = Object.keys(after).filter((file) => before[file] !== after[file]);
  const rewritten = changed.filter((file) => before[file] !== undefined);
  const printed = (file: string) => [file, JSON.stringify(JSON.parse(after[file] ?? ''))];
  return {
    'nothing done': before,
    'a blank in another file': { ...after, 'pages/home.json': `${after['pages/home.json']} ` },
    'another file gone': { ...after, 'pages/home.json': '' },
    ...(rewritten.length > 0 && {
      'the file printed anew': { ...after, ...Object.fromEntries(rewritten.map(printed)) },
    }),
  };
}

/** Empties the first English text of a page. */
async function leaveUntranslated(folder: string): Promise<void> {
  const path = join(folder, untranslated);
  const text = await readFile(path, 'utf8');
  [, english = ''] = /"en": "([^"]+)"/.exec(text) ?? [];
  await writeFile(path, text.replace(/"en": "[^"]+"/, '"en": ""'));
}
