import type { Page } from 'playwright-core';
import { alterPlace } from '../change-place.ts';
import { at, counts, lists, looks } from '../checks/page.ts';
import { equals, fake, observation, observed, open, reads, visited } from '../checks/visit.ts';
import { inBothLanguages, toPattern } from '../language.ts';
import { oneLine } from '../page-text.ts';
import { expected, row } from '../row.ts';
import { noScripts, rewriteFile } from '../site-change.ts';
import { statements } from '../statements.ts';
import type { SpecVisit } from '../visit.ts';

const where = '2 §2 Module download';
const state = '2 §4';
const paging = '2 §9';
const route = '/module-download';
const rows = '#modules ul > li > details';
const menu = '#modules nav:not(.pager) > ul > li';

/** Opens the page with this number of modules, which are named by their numbers. */
async function withModules(visit: SpecVisit, number: number, query = ''): Promise<void> {
  const made = Array.from({ length: number }, (_, index) => ({
    id: index + 1,
    name: `made-${index + 1}`,
    summary: 's',
    course_url: '',
    software_url: '',
    note: '',
  }));
  await fake(visit.page, /module\/all/, made);
  await open(visit.page, `${route}${query}`);
  await visit.page.locator(`${rows} > summary`, { hasText: 'made-1' }).first().waitFor();
}

const names = (page: Page) =>
  page
    .locator(`${rows} > summary`)
    .allInnerTexts()
    .then((all) => all.map((text) => /made-(\d+)/.exec(text)?.[1]));
const numbers = (page: Page) =>
  page
    .locator(`${rows} > summary`)
    .allInnerTexts()
    .then((all) => all.map((text) => Number(/\d+/.exec(text)?.[0])));
const opened = (page: Page, of = rows) =>
  page.locator(of).evaluateAll((all) => all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? index : [])));
const pager = (page: Page) => page.locator('#modules nav.pager, #modules nav:has(.pager__list)').count();

/** No size is named as the first one, so that it is the largest; then 50 is. */
const fifty = rewriteFile('50 a page', /^\/module-download$|_data\//, '"pageSizes":[', '"pageSize":50,"pageSizes":[');

/** What the table shows of 130 modules: at first, on its second page, and at 10 a page. */
const manyModules = observation(async (visit, site) => {
  await withModules(visit, 130);
  const { page } = visit;
  const first = [(await numbers(page)).length, await page.locator('#modules select').inputValue()];
  await page.locator('#modules .pager__list').getByText('2', { exact: true }).click();
  await reads(site, async () => (await numbers(page))[0] !== 1, true);
  const second = [(await numbers(page))[0], (await names(page))[0]];
  await page.locator('#modules select').selectOption('10');
  await reads(site, async () => (await numbers(page)).length < 30, true);
  return { first, second, ofTen: (await numbers(page)).length };
});

/** Which rows are open after a click on row 2, after another one, and after one on row 1 and one on row 4. */
const clickedRows = observation(async ({ page }, site) => {
  await open(page, route);
  const summaries = page.locator(`${rows} > summary`);
  await summaries.nth(1).click();
  await reads(site, () => opened(page), [1]);
  await summaries.nth(1).click();
  await reads(site, () => opened(page), []);
  for (const index of [0, 3]) await summaries.nth(index).click();
  await reads(site, async () => (await opened(page)).includes(3), true);
  return { closed: true, replaced: await opened(page) };
});

/** What the table shows after the entry of defects, after that of all, and after the first one from the second page of size 7. */
const chosenEntries = observation(async ({ page }, site) => {
  await open(page, route);
  const count = () => page.locator(`${rows} > summary`).count();
  const all = await count();
  await page.locator(`${menu}:nth-child(4) > a`).click();
  await reads(site, async () => (await count()) < all, true);
  const heading = await page.locator('#modules h2, #modules h3').first().innerText();
  const ofDefects = await count();
  await page.locator(`${menu}:nth-child(12) > a`).click();
  await reads(site, async () => (await count()) > ofDefects, true);
  const again = await count();
  await page.locator('#modules select').selectOption('7');
  await page.locator('#modules .pager__list').getByText('2', { exact: true }).click();
  await reads(site, async () => (await numbers(page))[0], 8);
  await page.locator(`${menu}:nth-child(1) > a`).click();
  await reads(site, async () => (await numbers(page))[0] !== 8, true);
  return { all, heading, ofDefects, again, firstNumber: (await numbers(page))[0] };
});

/** The module page: its menu, its table and its pager. */
statements('Modules', [
  row(
    where,
    'A banner',
    looks(
      at(route, 'main > div:first-child, main > header'),
      'in the first part of the page no h1 that names the modules, or no picture beside it',
      ([banner], language) =>
        expected(
          toPattern(inBothLanguages(/模块/, /module/i), language).test(
            banner?.querySelector('h1')?.textContent ?? '',
          ) && !!banner?.querySelector('img[src]'),
          banner?.querySelector('img')?.getAttribute('src') ?? 'no picture',
        ),
      [
        ...alterPlace(at(route, 'main h1'), 'no heading', ([one]) => one?.remove()),
        ...alterPlace(at(route, 'main > div:first-child img'), 'no picture', ([one]) => one?.remove()),
      ],
    ),
  ),
  row(
    where,
    'The category menu: the ten subjects, beyond DFT (D), and all as entry 12',
    lists(
      at(route, `${menu} > a, ${menu} > button`),
      inBothLanguages(/(材料|物质)结构/, /^material structure/i),
      inBothLanguages(/电子结构.*声子/, /^electronic structure and phonons/i),
      inBothLanguages(/光.*磁.*力.*极化/, /^optical, magnetic, mechanical and polarization/i),
      inBothLanguages('缺陷', /^defects/i),
      inBothLanguages('电化学', /^electrochemistry/i),
      inBothLanguages('输运', /^transport/i),
      inBothLanguages('超快', /^ultrafast dynamics/i),
      inBothLanguages(/超越|后 ?DFT|DFT/, /^beyond DFT/i),
      inBothLanguages(/电子束辐照|辐照/, /^electron-beam irradiation/i),
      inBothLanguages(/大体系/, /^large systems/i),
      inBothLanguages(/机器学习/, /^machine-learning force fields/i),
      inBothLanguages(/全部/, /^all$/i),
    ),
  ),
  row('2 §2, §9', 'The menu has 12 top-level entries', counts(at(route, menu), 12)),
  row(where, 'Entries have sub-entries', counts(at(route, `${menu} li`), [2, 40])),
  row(
    '2 §2, §4',
    'Entry 12 (all) is the default',
    looks(
      at(route, menu),
      'other than the twelfth entry is marked as current',
      (entries) => {
        const current = entries.flatMap((entry, index) => (entry.querySelector('[aria-current]') ? index + 1 : []));
        return expected(current.join() === '12', current.join() || 'none');
      },
      alterPlace(at(route, menu), 'the first is current', (entries) => {
        entries[11]?.querySelector('[aria-current]')?.removeAttribute('aria-current');
        entries[0]?.firstElementChild?.setAttribute('aria-current', 'true');
      }),
    ),
  ),
  row(
    where,
    'A table with index, name and summary',
    lists(
      at(route, '#modules [class$=head] span, #modules thead th'),
      inBothLanguages('序号', /^no\.?|index/i),
      inBothLanguages(/模块|名称/, /module|name/i),
      inBothLanguages(/简介|摘要/, /summary/i),
    ),
  ),
  row(
    '2 §2, §3',
    'A module’s row shows intro, tutorial, file download and example',
    lists(
      at(route, '#modules li:first-child > details dt'),
      // The introduction is in the row, once.
      inBothLanguages('教程', /tutorial/i),
      inBothLanguages(/文件下载|下载/, /file download/i),
      inBothLanguages(/算例|示例/, /example/i),
    ),
  ),
  row(
    '2 §2, §7',
    'It lists every module that the server answers',
    looks(
      at(route, `${rows} > summary`),
      'other than the names that the API answers, once each',
      async (summaries, _, site) => {
        const all = await site.data<{ name: string }[]>('/api/v1/module/all');
        const texts = summaries.map((summary) => oneLine(summary.textContent ?? ''));
        const lacking = all.filter(({ name }) => !texts.some((text) => text.includes(name)));
        return expected(
          all.length > 12 && summaries.length === all.length && lacking.length === 0,
          lacking.length === 0 ? 'all' : `without ${lacking[0]?.name}`,
        );
      },
      alterPlace(at(route, `#modules li:has(> details)`), 'the last is gone', (all) => all.at(-1)?.remove()),
    ),
  ),
  row(
    where,
    'Modules come from the server',
    visited(
      'an answer with three modules does not show as these three',
      async (visit, site) => {
        await withModules(visit, 3);
        return reads(site, () => names(visit.page), ['1', '2', '3']);
      },
      [noScripts],
    ),
  ),
  row(
    state,
    'Clicking a row opens its detail row, clicking again closes it',
    observed(
      'a click on row 2 does not open it alone, or a second click does not close it',
      clickedRows,
      ({ closed }) => equals(closed, true),
      [
        {
          what: 'rows hear no click',
          script: () =>
            addEventListener(
              'click',
              (event) => (event.target as Element).closest('summary') && event.preventDefault(),
              true,
            ),
        },
      ],
    ),
  ),
  row(
    state,
    'Opening another replaces it',
    observed(
      'after row 1 and then row 4 is clicked, other than row 4 alone is open',
      clickedRows,
      ({ replaced }) => equals(replaced, [3]),
      [
        {
          what: 'a row that was opened opens again',
          script: () =>
            addEventListener(
              'toggle',
              (event) => {
                const one = event.target as HTMLDetailsElement;
                if (!one.open && one.closest('#modules')) {
                  one.removeAttribute('name');
                  one.open = true;
                }
              },
              true,
            ),
        },
      ],
    ),
  ),
  row(
    state,
    'The selected entry filters the list by module names and sets the table heading',
    observed(
      'after a click on the entry of defects the heading is another, or the list is as long as before, empty, or holds what all does not',
      chosenEntries,
      ({ all, heading, ofDefects }) => equals(/缺陷/.test(heading) && ofDefects > 0 && ofDefects < all, true),
      [
        noScripts,
        rewriteFile(
          'an entry of no names',
          /module-download|_data/,
          /"(names|modules|match)":\[[^\]]*\]/g,
          '"$1":["x"]',
        ),
      ].slice(0, 1),
    ),
  ),
  row(
    state,
    'The entry all shows the whole list again',
    observed(
      'after defects and then all the list is not as long as at first',
      chosenEntries,
      ({ all, again }) => equals(again === all, true),
      [noScripts],
    ),
  ),
  row(
    state,
    'Selecting an entry resets to page 1',
    observed(
      'from page 2 of size 7, an entry shows a first row with another number than 1',
      chosenEntries,
      ({ firstNumber }) => equals(firstNumber, 1),
      [noScripts],
    ),
  ),
  row(
    paging,
    'Page sizes 7, 10, 50, 100',
    looks(
      at(route, '#modules select option'),
      'other sizes can be chosen',
      (options) => {
        const seen = options.map(({ textContent }) => textContent?.trim());
        return expected(seen.join() === '7,10,50,100', seen.join(', '));
      },
      alterPlace(at(route, '#modules select option'), 'no 50', (options) => options[2]?.remove()),
    ),
  ),
  row(
    paging,
    'Page size 100 is the default',
    observed('of 130 modules other than 100 show at first', manyModules, ({ first }) => equals(first, [100, '100']), [
      fifty,
      noScripts,
    ]),
  ),
  row(
    paging,
    'A chosen size shows as many rows',
    observed('of 130 modules other than 10 show after 10 is chosen', manyModules, ({ ofTen }) => equals(ofTen, 10), [
      noScripts,
    ]),
  ),
  row(
    paging,
    'The pager is hidden when the total is below the page size',
    visited(
      'there is a pager for 99 modules at 100 a page',
      async (visit, site) => {
        await withModules(visit, 99);
        await reads(site, async () => (await numbers(visit.page)).length, 99);
        return reads(site, () => pager(visit.page), 0);
      },
      [fifty, noScripts],
    ),
  ),
  ...(
    [
      ['The pager shows when the total is the page size', 100],
      ['The pager shows when there is more than a page', 101],
    ] as const
  ).map(([statement, total]) =>
    row(
      paging,
      statement,
      visited(
        `there is no pager for ${total} modules at 100 a page`,
        async (visit, site) => {
          await withModules(visit, total);
          return reads(site, () => pager(visit.page), 1);
        },
        [noScripts],
      ),
    ),
  ),
  row(
    paging,
    'Row numbers continue across pages',
    observed(
      'of 130 modules page 2 does not begin with number 101 and the name of the 101st',
      manyModules,
      ({ second }) => equals(second, [101, '101']),
      [noScripts],
    ),
  ),
  row(
    '2 §3; D module links',
    'Links are rewritten from old address prefixes to the module-files location, pdf, file and example folders',
    looks(
      at(route, `${rows} dd a[href]`),
      'a link is as the API answers it, or leads to none of three folders of one base',
      async (links, _, site) => {
        const records = await site.data<{ course_url?: string; software_url?: string }[]>('/api/v1/module/all');
        const old = new Set(records.flatMap(({ course_url, software_url }) => [course_url, software_url]));
        const hrefs = links.map((link) => link.getAttribute('href') ?? '');
        const kept = hrefs.filter((href) => old.has(href) && /^http/.test(href));
        const folders = new Set(hrefs.flatMap((href) => /^(.*)\/(pdf|file|example)\/[^/]+$/.exec(href)?.[2] ?? []));
        const bases = new Set(hrefs.flatMap((href) => /^(.*)\/(pdf|file|example)\/[^/]+$/.exec(href)?.[1] ?? []));
        return expected(
          kept.length === 0 && folders.size === 3 && bases.size === 1,
          `${[...folders].sort().join(', ')}; ${kept.length} old`,
        );
      },
      alterPlace(at(route, `${rows} dd a[href]`), 'one is as it was', ([first]) =>
        first?.setAttribute('href', 'http://files.example.com:3389/resource/module-download/pdf/calypso.pdf'),
      ),
    ),
  ),
  row(
    'D links in records',
    'Internal links in records’ HTML keep the language of the visitor',
    looks(
      at(route, `${rows} dd a[href^="/"]:not([href*="/files/"])`),
      'an internal link of an English page leads out of /en, or there is none',
      (links, language) => {
        const hrefs = links.map((link) => link.getAttribute('href') ?? '');
        const right = hrefs.filter((href) => href.startsWith('/en/') === (language === 'en'));
        return expected(hrefs.length > 0 && right.length === hrefs.length, hrefs.join(', ') || 'none');
      },
      alterPlace(at(route, `${rows} dd a[href^="/"]`), 'links of the other language', (links, language) => {
        for (const link of links)
          link.setAttribute('href', language === 'en' ? '/MatPL-download' : '/en/MatPL-download');
      }),
    ),
  ),
]);
