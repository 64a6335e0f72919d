import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { isFull, sample, sampleCount } from '../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from './browser.ts';
import { pagesOf } from './pages.ts';

/** The layout of a page at each width. */
interface SidewaysScroll {
  /** By width: how far the page scrolls sideways, or which part of its header is cut or wraps. */
  faults: Record<number, string>;
  /** The widths at which the navigation is a bar. */
  bars: number[];
}

/** How a page is altered before it is measured. */
interface Alteration {
  /** What the entries of the navigation read instead. */
  labels?: string[];
  /** A style sheet that is added. */
  styles?: string;
}

/** From 320 to 2560 px in steps of 16. */
const allWidths = Array.from({ length: 141 }, (_, index) => 320 + 16 * index);

/**
 * Measures a page at each of some widths. The page is loaded once, into a frame of an open page of the same
 * site, because a frame's width takes effect at once. `page` must have been opened with `bypassCSP`.
 */
async function sidewaysScroll(
  page: Page,
  path: string,
  alteration: Alteration = {},
  widths = allWidths,
): Promise<SidewaysScroll> {
  return page.evaluate(
    async ({ path, labels, styles, widths }) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; height: 500px; border: 0';
      document.body.replaceChildren(frame);
      await new Promise((resolve) => {
        frame.onload = resolve;
        frame.src = path;
      });
      const view = frame.contentWindow as Window & typeof globalThis;
      const { documentElement: root, head } = view.document;
      if (styles) head.append(Object.assign(view.document.createElement('style'), { textContent: styles }));
      const bar = view.document.querySelector('.header__bar') as HTMLElement;
      const [home, navigation, tools] = bar.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
      const list = navigation.firstElementChild as HTMLElement;
      if (labels) {
        const entry = list.querySelector(':scope > li > a')?.parentElement as HTMLElement;
        list.replaceChildren(
          ...labels.map((label) => {
            const copy = entry.cloneNode(true) as HTMLElement;
            (copy.firstElementChild as HTMLElement).textContent = label;
            return copy;
          }),
        );
        // Observers run after the task.
        await Promise.resolve();
      }
      const faults: Record<number, string> = {};
      const bars: number[] = [];
      for (const width of widths) {
        frame.style.width = `${width}px`;
        // A frame receives its width in the next animation frame.
        view.dispatchEvent(new view.Event('resize'));
        const beyond = root.scrollWidth - width;
        const outside = [...bar.querySelectorAll('a, button, summary')].find(
          (one) => one.checkVisibility() && one.getBoundingClientRect().right > width,
        );
        const wraps = tools.getBoundingClientRect().top >= home.getBoundingClientRect().bottom;
        if (navigation.checkVisibility()) bars.push(width);
        if (beyond > 0) faults[width] = `scrolls ${beyond} px`;
        else if (outside) faults[width] = `${outside.textContent} is outside`;
        else if (wraps) faults[width] = 'the header wraps';
      }
      return { faults, bars };
    },
    { path, widths, ...alteration },
  );
}

const { visit, address, secondAddress } = visitors('museum');
const press = visitors('press');
const samples = inject('samples');
const { seenPages } = await pagesOf(samples.museum.folder, ['', '/en', '/ar']);
const pressPages = (await pagesOf(samples.press.folder, [''])).seenPages;

/** What WCAG 1.4.10 makes of a window of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

it.each(['/type', '/films'])(
  '%s: at 400 percent a dialog’s whole sheet scrolls, and each of its parts can be brought into view whole',
  async (path) => {
    const { page, close } = await press.visit(path, { viewport: zoomed, reducedMotion: 'reduce' });
    await waitForHydration(page);
    await page.locator('main [aria-haspopup=dialog]').first().click();
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    const scrolls = await dialog.evaluate((element) => ({
      whole: element.scrollHeight > element.clientHeight,
      within: [...element.querySelectorAll('.dialog__sheet, .dialog__content')].filter(
        (part) => part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== 'visible',
      ).length,
      wide: element.scrollWidth > element.clientWidth,
    }));
    expect(scrolls).toEqual({ whole: true, within: 0, wide: false });
    for (const part of await dialog.locator('h2, button, a, p').all()) {
      if (!(await part.isVisible())) continue;
      await part.scrollIntoViewIfNeeded();
      const { top, bottom, height } = await part.evaluate((element) => element.getBoundingClientRect().toJSON());
      if (height > 200) continue;
      expect(Math.round(top)).toBeGreaterThanOrEqual(0);
      expect(Math.round(bottom)).toBeLessThanOrEqual(zoomed.height);
    }
    await close();
  },
);

/** The pixels of a strip inside a frame's end, or before its pinned column, below the table's head. */
async function edgeOf(frame: Locator): Promise<string> {
  const page = frame.page();
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  if (!box) throw new Error('no frame');
  // Above the last row's foot, or the window's where the table is taller.
  const foot = Math.min(box.y + box.height, page.viewportSize()?.height ?? 0);
  const cells = frame.locator('tbody [data-pinned]');
  const pinned = (await cells.count()) > 0 ? await cells.first().boundingBox() : null;
  const end = pinned ? pinned.x : box.x + box.width;
  const clip = { x: end - 4, y: foot - 14, width: 2, height: 4 };
  return (await page.screenshot({ clip })).toString('base64');
}

const wideTables = [
  ['/repairs', 720, 'light'],
  ['/en/visit', 390, 'dark'],
  ['/en/repairs', 768, 'dark'],
  ['/visit', 390, 'light'],
] as const;
it.each(wideTables.slice(0, sampleCount(4, 2)))(
  '%s at %i px: a table that goes on shows it at its edge until its end is reached',
  async (path, width, scheme) => {
    for (const colorScheme of isFull ? (['light', 'dark'] as const) : [scheme]) {
      const { page, close } = await visit(path, {
        viewport: { width, height: 900 },
        colorScheme,
        javaScriptEnabled: false,
      });
      const frame = page.locator('.table-frame:has([data-kind=number], [data-kind=html], [data-kind=date])').first();
      expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
      const before = await edgeOf(frame);
      await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
      expect(await edgeOf(frame)).not.toBe(before);
      // What names the row is still there.
      const name = await frame.locator('tbody th').first().boundingBox();
      expect((await frame.boundingBox())?.x).toBeLessThanOrEqual(Math.ceil(name?.x ?? -1));
      await close();
    }
  },
);

const cards = [
  [`${press.address}/type`, '#fonts'],
  ['/repairs', '#repairs'],
  ['/en/library', '#studies-2025'],
  ['/exhibits', '#exhibits'],
] as const;
it.each(cards.slice(0, sampleCount(4, 2)))(
  '%s on a phone: a row’s card begins with what names it',
  async (path, section) => {
    const { page, close } = await visit(path, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    const tops = await page.locator(`${section} tbody tr`).evaluateAll((rows) =>
      rows.map((row) => {
        const cells = [...row.children].filter((cell) => cell.checkVisibility());
        return cells.sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)[0]
          ?.localName;
      }),
    );
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops)).toEqual(new Set(['th']));
    await close();
  },
);

it.each(['/en/lights', '/lights'].slice(0, sampleCount(2, 1)))(
  '%s: a row that opens is named by its name alone, and what stands beside it by its column',
  async (path) => {
    const { page, close } = await visit(path);
    await waitForHydration(page);
    const [title, brief, column] = await page.evaluate(() =>
      ['.expandable-list__title', '.expandable-list__brief', '.expandable-list__head > :last-child'].map(
        (part) => document.querySelector(part)?.textContent ?? '',
      ),
    );
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const named = nodes.find(({ name, description }) => name?.value === title && !!description?.value);
    expect(title?.length).toBeGreaterThan(2);
    expect(column?.length).toBeGreaterThan(2);
    expect(named?.description?.value).toBe(`${column} ${brief}`);
    await close();
  },
);

/** The labels of a navigation with ten entries, as sites in other languages have them. */
const wide = {
  de: 'Start Öffnungszeiten Forschungsschwerpunkte Veröffentlichungen Lehrveranstaltungen Stellenausschreibungen Ansprechpartner Kooperationspartner Geräteausstattung Veranstaltungskalender',
  zh: '首页 开放时间与预约 科学研究与技术开发 论文与专利成果 人才培养与招生 招聘与博士后 联系我们与交通 国内外合作伙伴 大型仪器共享平台 学术会议与日程',
  ar: 'الرئيسية مواعيد-العمل مجالات-البحث-العلمي المنشورات-والأبحاث المحاضرات-والتدريب الوظائف-الشاغرة جهات-الاتصال شركاء-التعاون تجهيزات-المختبر تقويم-الفعاليات',
};

it('no page scrolls sideways, and no header is cut or wraps, at any width from 320 to 2560 px', async () => {
  const found: Record<string, Record<number, string>> = {};
  for (const [site, paths] of [
    [address, seenPages],
    [press.address, pressPages],
    [secondAddress, ['/', '/en', '/tide-tables', '/en/tide-tables', '/visit/pier', '/en/visit/pier']],
  ] as const) {
    const { page, close } = await visit(site, { bypassCSP: true });
    for (const [index, path] of paths.entries()) {
      // Per commit every twelfth width, from page to page others.
      const widths = sample(allWidths, 12, index);
      const { faults } = await sidewaysScroll(page, path, {}, widths);
      if (Object.keys(faults).length > 0) found[`${site}${path}`] = faults;
    }
    await close();
  }
  expect(found).toEqual({});
}, 900_000);

it('a navigation that does not fit becomes a menu, in any language, font and text size', async () => {
  const { page, close } = await visit('/questions', { bypassCSP: true });
  for (const [number, [language, words]] of Object.entries(wide).entries()) {
    const labels = words.split(' ').map((word) => word.replaceAll('-', ' '));
    for (const [turn, styles] of [
      '',
      ':root { font-size: 150% }',
      '.header { letter-spacing: 0.12em; word-spacing: 0.16em; font-family: monospace }',
    ].entries()) {
      // Per commit every sixth width, from language to language others.
      const widths = sample(allWidths, 6, 2 * number + turn);
      const { faults, bars } = await sidewaysScroll(page, '/questions', { labels, styles }, widths);
      expect({ faults, narrowBars: bars.filter((width) => width < 1024) }, `${language} ${styles}`).toEqual({
        faults: {},
        narrowBars: [],
      });
    }
  }
  // Two short entries are a bar on a tablet also, and from there on at each width.
  const short = await sidewaysScroll(page, '/questions', { labels: ['A', 'B'] });
  expect(short.faults).toEqual({});
  expect(short.bars.at(0)).toBeLessThanOrEqual(640);
  expect(short.bars).toHaveLength((2560 - (short.bars[0] ?? 0)) / 16 + 1);
  // The control: without a menu the same header is too wide.
  const nowrap = '.header__bar, .navigation__bar { flex-wrap: nowrap !important }';
  const { faults } = await sidewaysScroll(page, '/questions', { labels: wide.de.split(' '), styles: nowrap });
  expect(faults).toMatchObject({ 1152: expect.any(String), 1920: expect.any(String) });
  await close();
}, 120_000);
