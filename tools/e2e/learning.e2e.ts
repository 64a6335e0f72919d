import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, type Visit, visitors } from './browser.ts';

const { visit } = visitors();

const languages = [
  ['zh', ''],
  ['en', '/en'],
] as const;

let visitor: Visit;
let page: Page;

beforeAll(async () => {
  visitor = await visit('about:blank');
  page = visitor.page;
});
afterAll(() => visitor.close());

/** Opens a page of the one visitor, live, and returns its main part. */
async function open(path: string): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  return page.locator('main');
}

const texts = async (list: Locator) => (await list.allTextContents()).map((text) => text.trim());
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
const years = Array.from({ length: 10 }, (_, index) => String(2025 - index));
const rows = (main: Locator) => main.locator('tbody tr');
const videos = (main: Locator, id: string) => main.locator(`#${id} .video-list__list > li`);

/** How many of these links lead elsewhere without saying so by a new tab that has no handle on this one. */
const unmarked = (links: Locator) =>
  links.evaluateAll(
    (all) =>
      (all as HTMLAnchorElement[]).filter(
        ({ target, rel, textContent }) =>
          target !== '_blank' || !rel.includes('noopener') || !/新标签页|新窗口|new tab/.test(textContent ?? ''),
      ).length,
  );

// Chinese first: English is remembered, and then a bare address shows English too.
describe.each(languages)('learning resources in %s', (language, prefix) => {
  it('the FAQ opens one answer at a time and finds by words', async () => {
    const main = await open(`${prefix}/faq`);
    const questions = main.locator('[data-section=expandable-list] [aria-expanded]');
    expect(await questions.count()).toBe(15);
    for (const index of [0, 5]) {
      await questions.nth(index).click();
      await expect.poll(() => questions.nth(index).getAttribute('aria-expanded')).toBe('true');
      await expect.poll(() => main.locator('[aria-expanded=true]').count()).toBe(1);
    }
    await expect.poll(() => main.locator('details[open]').textContent()).toMatch(/ECUT2.*[24].*ECUT2L.*4/s);
    await main.getByRole('searchbox').fill('uuid');
    await expect.poll(() => questions.count()).toBeLessThan(5);
    expect(await questions.count()).toBeGreaterThan(0);
  });

  it('the forum page leads to the forum on another site, and to the FAQ', async () => {
    const main = await open(`${prefix}/forum`);
    const forum = main.locator('a[href^="https://forum."]');
    expect(await forum.count()).toBe(1);
    expect(await unmarked(forum)).toBe(0);
    expect(await main.locator(`a[href="${prefix}/faq"]`).count()).toBe(1);
  });

  it('the update log is a table of release time and summary, newest first', async () => {
    const main = await open(`${prefix}/log`);
    const times = await texts(rows(main).locator('time'));
    expect(times).toHaveLength(10);
    expect(times).toEqual(times.toSorted().reverse());
    expect(await main.locator('thead th').count()).toBe(2);
  });

  it('the bug log has seven columns and names each download by its file', async () => {
    const main = await open(`${prefix}/test-log`);
    expect(await main.locator('thead th').count()).toBe(7);
    expect(await rows(main).count()).toBe(6);
    const downloads = rows(main).locator('a[href^="/files/uploads/"]');
    expect(await downloads.count()).toBe(6);
    for (const link of await downloads.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect((await link.textContent())?.trim()).toBe(href.slice(href.lastIndexOf('/') + 1));
      expect((await page.request.head(href)).status()).toBe(200);
    }
  });

  it('the trial form loads when asked for, in a sandbox, in the language of the page', async () => {
    const main = await open(`${prefix}/trial`);
    expect(await main.textContent()).toMatch(/功能测试、科研与教学|function testing, research and teaching/);
    expect(await main.locator('iframe').count()).toBe(0);
    await main.locator('[data-section=frame] button').click();
    const frame = main.locator('iframe[sandbox]');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toContain(`trial-${language}.html`);
    await page.frameLocator('main iframe').locator('form').waitFor();
    for (const path of ['/pwcore-trial-download', '/pwcore-free-download']) {
      expect(await main.locator(`a[href="${prefix}${path}"]`).count()).toBe(1);
    }
  });

  it('thirteen course videos are hosted here or lead elsewhere, and name their topics', async () => {
    const main = await open(`${prefix}/course-vedio`);
    const all = videos(main, 'courses');
    expect(await all.count()).toBe(13);
    expect(await all.locator('.video-list__topics').count()).toBe(13);
    const hosted = all.locator('a[href$=".mp4"]');
    const elsewhere = all.locator(`a[href^="https://video.example.com/${language}/"]`);
    expect((await hosted.count()) + (await elsewhere.count())).toBe(13);
    expect(await hosted.count()).toBeGreaterThan(0);
    expect(await elsewhere.count()).toBeGreaterThan(0);
    expect(await unmarked(elsewhere)).toBe(0);
  });

  it('a hosted video offers captions in the language of the page', async () => {
    const main = await open(`${prefix}/course-vedio`);
    await main.locator('#courses a[href$=".mp4"]').first().click();
    const video = page.locator('dialog[open] video');
    await video.waitFor();
    const track = video.locator('track[kind=captions]');
    expect(await track.getAttribute('src')).toBe(`/files/videos/course-01-${language}.vtt`);
    expect(await track.getAttribute('srclang')).toBe(language === 'zh' ? 'zh-CN' : 'en');
    const cues = () =>
      video.evaluate((player) => {
        const [first] = (player as HTMLVideoElement).textTracks;
        if (first) first.mode = 'showing';
        return first?.cues?.length ?? 0;
      });
    await expect.poll(cues).toBe(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  });

  it('the lecture room has seventeen lectures, numbered to eighteen without a fifteenth', async () => {
    const main = await open(`${prefix}/LongxunRoom`);
    expect((await texts(videos(main, 'lectures').locator('.video-list__number'))).map(Number)).toEqual([
      ...Array.from({ length: 14 }, (_, index) => index + 1),
      16,
      17,
      18,
    ]);
    const links = await hrefs(videos(main, 'lectures').locator('a'));
    expect(links.every((href) => href.startsWith(`https://video.example.com/${language}/`))).toBe(true);
  });

  it('the quick start opens its PDF in a new window and has commands that run as they are copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const main = await open(`${prefix}/QuickStartTutorial`);
    const pdf = main.locator(`a[href="/files/resources/quick-start-${language}.pdf"]`);
    expect(await pdf.getAttribute('target')).toBe('_blank');
    expect(await main.locator('[data-section=steps] ol > li').count()).toBe(5);
    const copies = main.locator('[data-section=steps]').getByRole('button', { name: /复制|copy/i });
    expect(await copies.count()).toBe(5);
    await copies.nth(3).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('mpirun -np 1 pwcore | tee output');
    expect(await videos(main, 'videos').count()).toBe(3);
  });

  it('six cases have a paper elsewhere, a procedure in a new window and input files', async () => {
    const main = await open(`${prefix}/Case`);
    expect(await rows(main).count()).toBe(6);
    expect(await unmarked(rows(main).locator('a[href^="https://"]'))).toBe(0);
    expect(await rows(main).locator('a[href^="https://"]').count()).toBe(6);
    expect(await rows(main).locator('a[href^="/files/cases/"][href$=".pdf"][target=_blank]').count()).toBe(6);
    expect(await rows(main).locator('a[href^="/files/cases/"][href$=".zip"]').count()).toBe(6);
    const names = (await texts(rows(main).locator('th'))).join('\n');
    expect(names.match(/TDDFT/g)).toHaveLength(3);
    expect(names).toMatch(/氧还原.*固定电势.*非绝热|oxygen reduction.*fixed potential.*NAMD/s);
  });

  it('forty-six paper readings name their journal, and one link is a placeholder', async () => {
    const main = await open(`${prefix}/ReadPaper`);
    expect(await rows(main).count()).toBe(46);
    const links = await hrefs(rows(main).locator('a'));
    expect(links).toHaveLength(46);
    expect(links.filter((href) => href === 'https://social.example.com/articles/')).toHaveLength(1);
    expect(await unmarked(rows(main).locator('a'))).toBe(0);
    expect((await texts(rows(main).locator('td:last-child'))).filter(Boolean)).toHaveLength(46);
  });

  it('forty-seven classroom articles are in Chinese, and say so', async () => {
    const main = await open(`${prefix}/ModuleClass`);
    const links = main.locator('#articles a[href^="https://social.example.com/articles/module-"]');
    expect(new Set(await hrefs(links)).size).toBe(47);
    expect(await unmarked(links)).toBe(0);
    const lang = await main.locator('#articles').evaluate((section) => section.closest('[lang]')?.getAttribute('lang'));
    expect(lang).toBe('zh-CN');
  });

  it('nineteen modelling tips are numbered, and say that they are samples and how long their files last', async () => {
    const main = await open(`${prefix}/Train`);
    expect((await texts(videos(main, 'tips').locator('.video-list__number'))).map(Number)).toEqual(
      Array.from({ length: 19 }, (_, index) => index + 1),
    );
    const lengths = await texts(videos(main, 'tips').locator('.video-list__duration'));
    expect(lengths.filter((text) => /(示例片段|Sample clip).*00:[012]\d$/s.test(text))).toHaveLength(19);
  });

  it('the training camp has its four topics', async () => {
    const main = await open(`${prefix}/Camp`);
    const names = await texts(videos(main, 'topics').locator('.video-list__name'));
    expect(names).toHaveLength(4);
    const wanted = [/电催化|electrocatalysis/i, /锂电池|lithium/i, /缺陷|defects/i, /含时|time-dependent/i];
    for (const [index, topic] of wanted.entries()) expect(names[index]).toMatch(topic);
  });

  it('there are three seminars and two conference talks', async () => {
    const main = await open(`${prefix}/Seminar`);
    expect(await videos(main, 'seminars').count()).toBe(3);
    expect(await videos(main, 'talks').count()).toBe(2);
  });

  it('ten slide decks open in a new window, each in the language of the page', async () => {
    const main = await open(`${prefix}/Tutorials`);
    expect(await rows(main).count()).toBe(10);
    const decks = rows(main).locator(`a[href^="/files/tutorials/${language}/"][href$=".pdf"][target=_blank]`);
    expect(await decks.count()).toBe(10);
    for (const href of await hrefs(decks)) expect((await page.request.head(href)).status()).toBe(200);
    expect(await videos(main, 'videos').count()).toBe(3);
  });

  it('the list of test reports leads to each report', async () => {
    const main = await open(`${prefix}/test-document`);
    const links = await hrefs(rows(main).locator('a'));
    expect(links.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `${prefix}/test-document/${id}`));
  });

  it('a test report has title, text and description of its own record', async () => {
    const main = await open(`${prefix}/test-document/1`);
    const title = (await main.locator('h1').textContent()) ?? '';
    expect(title).toMatch(/晶格常数|lattice constants/);
    expect(await page.title()).toContain(title);
    expect(await main.locator('[data-section=article] table tbody tr').count()).toBe(10);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(
      /^(用 PBE 泛函|Ten crystals relaxed)/,
    );
    await main.locator('[data-section=article] a').last().click();
    await page.waitForURL(`**${prefix}/test-document`);
  });

  it('papers show the newest year first, its button focused, and all ten load when the browser is idle', async () => {
    const asked: string[] = [];
    const note = (request: { url(): string }) => {
      const year = /\/api\/v1\/paper\/list\/(\d+)/.exec(request.url())?.[1];
      if (year) asked.push(year);
    };
    page.on('request', note);
    const main = await open(`${prefix}/paper`);
    const buttons = main.locator('[data-section=tabs] button[aria-pressed]');
    expect(await texts(buttons)).toEqual(years);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('2025');
    expect(await main.locator('#papers-2025').isVisible()).toBe(true);
    await expect.poll(() => asked.toSorted().reverse()).toEqual(years);
    page.off('request', note);
  });

  it('papers of a chosen year stand alone, with index, author, linked summary and time', async () => {
    const main = await open(`${prefix}/paper`);
    for (const year of years) {
      await main.getByRole('button', { name: year, exact: true }).click();
      const table = main.locator(`#papers-${year} table`);
      await table.waitFor();
      expect(await main.locator('table:visible').count()).toBe(1);
      expect(await table.locator('thead th').count()).toBe(4);
      const count = await rows(table).count();
      expect(count).toBeGreaterThan(0);
      expect(await rows(table).locator('a[href^="https://"]').count()).toBe(count);
      expect((await texts(table.locator('time'))).every((time) => time.startsWith(year))).toBe(true);
    }
  });

  it('papers open at the year that the address names', async () => {
    const main = await open(`${prefix}/paper?year=2019`);
    await main.locator('#papers-2019').waitFor();
    expect(await main.locator('#papers-2025').isVisible()).toBe(false);
  });
});

it('no page of the group reports an error', () => {
  expect(visitor.faults).toEqual([]);
});
