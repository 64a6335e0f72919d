import type { Page } from 'playwright-core';
import { answers, both, counts, lists } from './checks.ts';
import type { SpecRow } from './row.ts';
import type { SpecSite } from './site.ts';

const where = '2 §2 Module download';
const state = '2 §4';
const modules = '/module-download';
const utilities = '/utility-download';
const categories = ['format-conversion', 'data-visualization', 'data-post-processing'];

const topics = {
  zh: '物质结构 | 电子结构与声子 | 光、磁、力学与极化性质 | 缺陷性质 | 电化学性质 | 输运性质 | 超快动力学 | 超越 DFT | 电子束辐照分解 | 大体系计算 | 机器学习力场 | 全部',
  en: 'Material structure | Electronic structure and phonons | Optical, magnetic, mechanical and polarization properties | Defects | Electrochemistry | Transport | Ultrafast dynamics | Beyond DFT | Electron-beam irradiation | Large systems | Machine-learning force fields | All',
};

const total = async (site: SpecSite) => ((await site.api('/api/v1/module/all')) as unknown[]).length;

/** The numbers of the open rows on a live page, counted over all its lists. */
const openRows = (page: Page) =>
  page
    .locator('details[name^=list-]')
    .evaluateAll(
      (all) => all.flatMap((row, index) => ((row as HTMLDetailsElement).open ? [index + 1] : [])).join(' ') || 'none',
    );

/** The running numbers of the rows that show, first to last. */
async function shownNumbers(page: Page): Promise<string> {
  const numbers = await page.locator('#modules summary:visible .expandable-list__number').allTextContents();
  return `${numbers[0]}–${numbers.at(-1)}`;
}

/** Module and utility downloads. */
export const moduleRows: SpecRow[] = [
  {
    source: where,
    statement: 'Banner',
    check: `${modules}: heading and lead above the list, both languages`,
    find: (site) =>
      both(
        async (language) =>
          `${await site.count(modules, '.page-header h1', language)} heading, ${await site.count(modules, '.page-header__lead', language)} lead`,
      ),
    want: '1 heading, 1 lead',
  },
  {
    source: '2 §2 Module download, §9',
    statement: 'Category menu with 12 top-level entries',
    ...counts(modules, '#modules nav > ul > li', 12),
  },
  {
    source: where,
    statement: 'The entries are the ten subjects, beyond DFT, and all (entry 12)',
    ...lists(modules, '#modules nav > ul > li > a', topics.zh, topics.en),
  },
  {
    source: where,
    statement: 'Entries have sub-entries',
    check: `${modules}: sub-entries of the menu, both languages`,
    find: (site) =>
      both(async (language) => ((await site.count(modules, '#modules nav ul ul li', language)) > 0 ? 'some' : 'none')),
    want: 'some',
  },
  {
    source: '2 §2 Module download, §4',
    statement: 'Entry 12 (all) is the default',
    ...counts(modules, '#modules nav > ul > li:nth-child(12) > a[aria-current]', 1),
  },
  {
    source: where,
    statement: 'Table with index, name and summary',
    ...lists(modules, '#modules .expandable-list__head span', '序号 | 模块 | 简介', 'No. | Module | Summary'),
  },
  {
    source: where,
    statement: 'The table shows intro, tutorial, file download and example',
    ...lists(
      modules,
      '#modules li:first-child dt',
      '简介 | 教程 | 文件下载 | 算例',
      'Introduction | Tutorial | File download | Example',
    ),
  },
  {
    source: '2 §2 Module download, §7',
    statement: 'Lists every module of the server',
    check: `${modules}: rows against GET /api/v1/module/all, both languages`,
    async find(site) {
      const wanted = await total(site);
      return both(async (language) => {
        const rows = await site.count(modules, '#modules details[name]', language);
        return rows === wanted ? 'all' : `${rows} of ${wanted}`;
      });
    },
    want: 'all',
  },
  {
    source: state,
    statement: 'Clicking a row opens its detail row; opening another replaces it; clicking again closes it',
    check: 'Chromium: open rows after a click on row 1, on row 3, on row 3 again',
    async find(site) {
      const page = await site.page(modules);
      const seen: string[] = [];
      for (const index of [0, 2, 2]) {
        await page.locator('#modules .expandable-list__summary').nth(index).click();
        seen.push(await openRows(page));
      }
      return seen.join(', ');
    },
    want: '1, 3, none',
  },
  {
    source: '2 §9',
    statement: 'Page sizes 7, 10, 50, 100, default 100',
    check: 'Chromium: choices of the page size, the chosen one',
    async find(site) {
      const page = await site.page(modules);
      const sizes = await page.locator('#modules select option').allTextContents();
      return `${sizes.map((size) => size.trim()).join(', ')}; ${await page.locator('#modules select').inputValue()}`;
    },
    want: '7, 10, 50, 100; 100',
  },
  {
    source: '2 §9',
    statement: 'Pager hidden when the total is below the page size',
    check: 'Chromium: pagers at size 100, 50, 10 and 7',
    async find(site) {
      const page = await site.page(modules);
      const seen: string[] = [];
      for (const size of ['100', '50', '10', '7']) {
        await page.locator('#modules select').selectOption(size);
        seen.push(`${size}: ${await page.locator('#modules nav.pager').count()}`);
      }
      return seen.join(', ');
    },
    want: '100: 0, 50: 0, 10: 1, 7: 1',
  },
  {
    source: '2 §9',
    statement: 'Row numbers continue across pages',
    check: 'Chromium: numbers on pages 1 and 2 at size 7',
    async find(site) {
      const page = await site.page(modules);
      await page.locator('#modules select').selectOption('7');
      const first = await shownNumbers(page);
      await page.locator('#modules nav.pager a', { hasText: '2' }).first().click();
      await page.locator('#modules .expandable-list__summary', { hasText: /^8/ }).first().waitFor();
      return `${first}, ${await shownNumbers(page)}`;
    },
    want: '1–7, 8–14',
  },
  {
    source: state,
    statement: 'The selected entry filters the list by module names, resets to page 1 and sets the heading',
    check: 'Chromium: page 2 at size 7, then the entry of defects: heading, names, first number',
    async find(site) {
      const page = await site.page(modules);
      await page.locator('#modules select').selectOption('7');
      await page.locator('#modules nav.pager a', { hasText: '2' }).first().click();
      await page.locator('#modules nav a[href*="menu=defects"]').click();
      await page.locator('#modules h2, #modules h3', { hasText: '缺陷' }).waitFor();
      const names = await page.locator('#modules summary .expandable-list__title').allTextContents();
      return `缺陷: ${names.join(', ')}; from ${(await shownNumbers(page)).split('–')[0]}`;
    },
    want: '缺陷: Defect level, Nonradiative decay, TRSM; from 1',
  },
  {
    source: '2 §3',
    statement: 'Module links are rewritten from old address prefixes to the module-files location (pdf, file, example)',
    check: `${modules}: folders that the links of the rows lead to; old addresses left`,
    async find(site) {
      const links = [...(await site.document(modules)).querySelectorAll('#modules dd a')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      const folders = new Set(links.flatMap((href) => /^\/files\/modules\/(\w+)\//.exec(href)?.[1] ?? []));
      return `${[...folders].sort().join(', ')}; ${links.filter((href) => href.includes(':3389')).length} old`;
    },
    want: 'example, file, pdf; 0 old',
  },
  {
    source: '2 §3',
    statement: 'Module record: id, name, summary',
    ...answers('/api/v1/module/all', 'id, name, summary'),
  },
  {
    source: '2 §3',
    statement: 'Module record: course_url (tutorial file), software_url (file), note (example links, may hold markup)',
    check: 'GET /api/v1/module/all: records that have each; a link in a note',
    async find(site) {
      const records = (await site.api('/api/v1/module/all')) as {
        course_url?: string;
        software_url?: string;
        note?: { zh: string };
      }[];
      const some = (field: 'course_url' | 'software_url' | 'note') =>
        records.some((record) => record[field]) ? field : `no ${field}`;
      return `${some('course_url')}, ${some('software_url')}, ${some('note')}; ${records.some(({ note }) => note?.zh.includes('<a ')) ? 'markup' : 'no markup'}`;
    },
    want: 'course_url, software_url, note; markup',
  },
  {
    source: '2 §2 Utility download',
    statement: 'Three tabs (format conversion, data visualization, data post-processing)',
    ...lists(
      utilities,
      '#utilities [role=tab], #utilities .tabs__bar a',
      '格式转换 | 数据可视化 | 数据后处理',
      'Format conversion | Data visualization | Data post-processing',
    ),
  },
  {
    source: '2 §2 Utility download, §7',
    statement: 'Each a table with every utility of its list',
    check: `${utilities}: rows of each tab against GET /api/v1/utility/list/{category}, both languages`,
    async find(site) {
      const wanted = await Promise.all(
        categories.map(async (name) => ((await site.api(`/api/v1/utility/list/${name}`)) as unknown[]).length),
      );
      return both(async (language) => {
        const rows = await Promise.all(
          categories.map((name) => site.count(utilities, `#${name} details[name]`, language)),
        );
        return rows.join() === wanted.join() && rows.every((count) => count > 0)
          ? 'all of three lists'
          : rows.join(', ');
      });
    },
    want: 'all of three lists',
  },
  {
    source: '2 §4',
    statement: 'One tab at a time, first by default',
    check: 'Chromium: panels that show at first, and after a click on each tab',
    async find(site) {
      const page = await site.page(utilities);
      const seen: string[] = [];
      const shown = async () =>
        seen.push(
          (
            await page
              .locator('.tabs__panel:visible')
              .evaluateAll((all) => all.map((panel) => (panel as HTMLElement).dataset.tab))
          ).join(' '),
        );
      await shown();
      for (const name of categories) {
        await page.locator(`#utilities-tab-${name}`).click();
        await page.locator(`#utilities-panel-${name}`).waitFor();
        await shown();
      }
      return seen.join(', ');
    },
    want: 'format-conversion, format-conversion, data-visualization, data-post-processing',
  },
  {
    source: '2 §2 Utility download, §4',
    statement: 'Only one row across the three tables is expanded at a time; clicking an expanded row collapses it',
    check: 'Chromium: open rows of all tables after a click in tab 1, a click in tab 2, the same click again',
    async find(site) {
      const page = await site.page(utilities);
      await page.locator('#format-conversion .expandable-list__summary').first().click();
      const before = await openRows(page);
      await page.locator('#utilities-tab-data-visualization').click();
      const row = page.locator('#data-visualization .expandable-list__summary').first();
      await row.click();
      const open = await page.locator('details[name^=list-][open]').count();
      await row.click();
      return `${before}; ${open} open, in tab 2: ${(await openRows(page)) === 'none' ? 'then none' : 'still open'}`;
    },
    want: '1; 1 open, in tab 2: then none',
  },
  ...categories.map(
    (name): SpecRow => ({
      source: '2 §3, §7',
      statement: `Utility record: id, name, summary, course_url, software_url (${name})`,
      ...answers(`/api/v1/utility/list/${name}`, 'id, name, summary, course_url, software_url'),
    }),
  ),
];
