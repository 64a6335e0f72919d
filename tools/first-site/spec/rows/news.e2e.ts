import { alterPlace } from '../change-place.ts';
import { at, looks } from '../checks/page.ts';
import { equals, fake, observation, observed, open, pathOfPage, reads, visited } from '../checks/visit.ts';
import { oneLine } from '../page-text.ts';
import { expected, row } from '../row.ts';
import { changeAnswer, noScripts, removeFile, rewriteFile } from '../site-change.ts';
import { statements } from '../statements.ts';
import type { SpecVisit } from '../visit.ts';

const home = '1 §2 Home';
const list = '1 §2 News list';
const content = '1 §2 News content';

/** The first page of the list, and the script that draws it again. */
const newsList = /^\/company-news$|^\/_\/paged-news-.*\.js$/;

/** News with titles and summaries of the maximum length, then longer by one. Their last characters differ. */
const made = (title: number, summary: number) =>
  [0, 1, 0, 1, 1].map((more, index) => ({
    id: 901 + index,
    title: 'T'.repeat(title + more - 1) + (more ? 'y' : 'x'),
    summary: 'S'.repeat(summary + more - 1) + (more ? 'y' : 'x'),
    time: `203${index}-0${index + 2}-03`,
    ...(index !== 2 && { img_url: `picture-${index}.svg` }),
  }));

const shownTexts = (visit: SpecVisit, selector: string) =>
  visit.page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const cut = [...one.querySelectorAll('[aria-hidden=true]')].find(({ textContent }) => textContent?.endsWith('…'));
      return (cut ?? one).textContent?.trim() ?? '';
    }),
  );

/** Opens a page whose news are made up, and waits until they show. */
async function withNews(visit: SpecVisit, path: string, summary: number, pages = 4): Promise<void> {
  await fake(visit.page, /^\/api\/v1\/news\/list/, { data: made(32, summary), last_page: pages });
  await open(visit.page, path);
  await visit.page.locator('main a[href$="/901"]').first().waitFor();
}

/** What the home page shows of five items that the API answers. */
const homeNews = observation(async (visit) => {
  await withNews(visit, '/', 60);
  const { page } = visit;
  const whole = made(32, 60)[1]?.title ?? '';
  return {
    targets: await page.locator('#news li a').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
    titles: (await shownTexts(visit, '#news li h3 a')).map(ending),
    summaries: (await shownTexts(visit, '#news li p')).map(ending),
    time: oneLine((await page.locator('#news li time').first().innerText()) ?? ''),
    keepsWhole: await page
      .locator('#news li:nth-child(2) h3')
      .evaluate(
        (heading, whole) => [
          heading.querySelector('[title]')?.getAttribute('title') === whole,
          [...heading.querySelectorAll(':not([aria-hidden])')].some((one) => one.textContent === whole),
        ],
        whole,
      ),
  };
});

/** What the list shows of five items that the API answers, of the first of four pages. */
const listedNews = observation(async (visit) => {
  await withNews(visit, '/company-news', 110);
  const list = visit.page.locator('[data-section=paged-news]');
  const items = list.locator('ul > li:has(h2)');
  return {
    pictures: await items.evaluateAll((all) => all.map((one) => one.querySelector('img')?.getAttribute('src') ?? '')),
    times: (await items.locator('time').allInnerTexts()).map((text) => text.replace(/\D/g, '')),
    titles: (await shownTexts(visit, '[data-section=paged-news] h2 a')).map(ending),
    summaries: (await shownTexts(visit, '[data-section=paged-news] li:has(h2) p:not([class$=time])'))
      .filter((text) => text.startsWith('S'))
      .map(ending),
    pager: (await list.locator('nav li').allInnerTexts()).map((text) => text.trim()),
  };
});

/** How long a text is, and its last character. */
const ending = (text: string) => `${text.length}${text.at(-1)}`;

const cutAt = (name: string, number: number) =>
  rewriteFile(
    `${name}: ${number - 1}`,
    /./,
    new RegExp(`("?${name}"?(?::\\w+=|:))${number}\\b`, 'g'),
    `$1${number - 1}`,
  );

/** The home page's news, the list and the content of one item, with made-up answers where the texts say what is done with them. */
statements('News', [
  row(
    home,
    'The news block loads page 1 of the news list',
    visited(
      'the home page asks the API for anything but page 1 of the news',
      async ({ page, calls }, site) => {
        await open(page, '/');
        await page.locator('#news').scrollIntoViewIfNeeded();
        return reads(site, async () => [...new Set(calls)], ['GET /api/v1/news/list?page=1']);
      },
      [noScripts, rewriteFile('page 2', /^\/$|_data/, /"page":"?1"?/g, '"page":"2"')],
    ),
  ),
  row(
    home,
    'It shows only the first 2 items',
    observed(
      'of five items that the API answers, other than the first two show',
      homeNews,
      ({ targets }) => equals(targets, ['/company-news-content/901', '/company-news-content/902']),
      [noScripts, rewriteFile('three', /./, /("?limit"?(?::\w+=|:))2\b/g, '$13')],
    ),
  ),
  row(
    '1 §2 Home, §9; D cut texts',
    'Title: cut at 32 characters plus an ellipsis, only when longer',
    observed(
      'a title of 32 characters is cut, or one of 33 is not cut to 32 and an ellipsis',
      homeNews,
      ({ titles }) => equals(titles, ['32x', '33…']),
      [cutAt('titleLength', 32), noScripts],
    ),
  ),
  row(
    '1 §2 Home, §9; D cut texts',
    'Summary: cut at 60 characters plus an ellipsis, only when longer',
    observed(
      'a summary of 60 characters is cut, or one of 61 is not cut to 60 and an ellipsis',
      homeNews,
      ({ summaries }) => equals(summaries, ['60x', '61…']),
      [cutAt('summaryLength', 60), noScripts],
    ),
  ),
  row(
    'D cut texts',
    'The whole text stays available to assistive technology and on hover',
    observed(
      'of a title that is cut, the whole is not in the link’s words or not in a title attribute',
      homeNews,
      ({ keepsWhole }) => equals(keepsWhole, [true, true]),
      [cutAt('titleLength', 32), noScripts].slice(1),
    ),
  ),
  row(
    '1 §2 Home; D home news time',
    'The time: year is characters 0–4, month-day from character 5',
    observed(
      'for 2030-02-03 other than the year 2030 and the day 02-03 show',
      homeNews,
      ({ time }) => equals((time.match(/\d{4}|\d\d-\d\d/g) ?? []).sort(), ['02-03', '2030']),
      [
        noScripts,
        rewriteFile('from character 6', /\/_\/.*\.js$/, /\.slice\(5\)/g, '.slice(6)'),
        rewriteFile('three characters of the year', /\/_\/.*\.js$/, /\.slice\(0, ?4\)/g, '.slice(0,3)'),
      ],
    ),
  ),
  row(
    home,
    'Clicking goes to the news content with the id',
    visited(
      'a click on the first news does not lead to its content',
      async ({ page }, site) => {
        await open(page, '/');
        const href = await page.locator('#news li a').first().getAttribute('href');
        await page.locator('#news li a').first().click();
        await page.waitForURL(/\/company-news-content\/\d+$/);
        return reads(site, async () => pathOfPage(page) === href, true);
      },
      [rewriteFile('to the list', /^\/$|_data|\/_\//, '/company-news-content/', '/company-news/')],
    ),
  ),
  row(
    '1 §2; D /company-news',
    'Without a page, /company-news shows page 1',
    looks(
      at('/company-news', '.paged-news__item a, [data-section=paged-news] li h2 a'),
      'other items than the API answers for page 1',
      async (links, _, site) => {
        const { data } = await site.data<{ data: { id: number }[] }>('/api/v1/news/list?page=1');
        const ids = [...new Set(links.map((link) => Number(/\d+$/.exec(link.getAttribute('href') ?? '')?.[0])))];
        return expected(ids.join() === data.map(({ id }) => id).join(), ids.join(', '));
      },
      alterPlace(at('/company-news', '[data-section=paged-news] li'), 'the first is gone', ([first]) =>
        first?.remove(),
      ),
    ),
  ),
  ...['99', 'none'].map((page) =>
    row(
      'D /company-news',
      `A page ${page === '99' ? 'out of range' : 'that is no number'} shows page 1`,
      visited(
        `/company-news/${page} does not show the items of page 1`,
        async (visit, site) => {
          const { data } = await site.data<{ data: { id: number }[] }>('/api/v1/news/list?page=1');
          await visit.page.goto(`/company-news/${page}`);
          return reads(
            site,
            () =>
              visit.page
                .locator('[data-section=paged-news] h2 a')
                .evaluateAll((all) => all.map((one) => Number(one.getAttribute('href')?.split('/').pop()))),
            data.map(({ id }) => id),
          );
        },
        [
          removeFile(/^\/company-news(\/\w+)?$/),
          changeAnswer('it leads to page 2', /^\/company-news\/(99|none)$/, ({ headers }) => ({
            headers: { ...headers, location: '/company-news/2' },
          })),
        ],
      ),
    ),
  ),
  row(
    list,
    'Each item shows its image, whose img_url is prefixed with the uploads base address; the image is optional',
    observed(
      'the picture of an item is not the base address with picture-0.svg, or the item without img_url has one',
      listedNews,
      ({ pictures }) =>
        equals(
          pictures.slice(0, 3).map((src) => /^(https?:\/)?\/.*[^/]\/picture-\d\.svg$/.test(src)),
          [true, true, false],
        ),
      [noScripts, rewriteFile('no base', /./, /"uploads":"[^"]*"/g, '"uploads":""')],
    ),
  ),
  row(
    list,
    'Each item shows the time',
    observed(
      'the time of an item is not what the API answers',
      listedNews,
      ({ times }) => equals(times.slice(0, 2), ['20300203', '20310303']),
      [noScripts],
    ),
  ),
  row(
    '1 §2 News list, §9',
    'Title cut at 32 characters',
    observed(
      'a title of 32 characters is cut, or one of 33 is not cut to 32 and an ellipsis',
      listedNews,
      ({ titles }) => equals(titles.slice(0, 2), ['32x', '33…']),
      [cutAt('titleLength', 32), noScripts],
    ),
  ),
  row(
    '1 §2 News list, §9',
    'Summary cut at 110 characters',
    observed(
      'a summary of 110 characters is cut, or one of 111 is not cut to 110 and an ellipsis',
      listedNews,
      ({ summaries }) => equals(summaries.slice(0, 2), ['110x', '111…']),
      [cutAt('summaryLength', 110), noScripts],
    ),
  ),
  row(
    list,
    'A go button leads to the content screen',
    visited(
      'the button of the first item does not lead to its content',
      async ({ page }, site) => {
        await open(page, '/company-news');
        // The title's link covers it.
        await page.locator('.paged-news__go').first().click({ force: true });
        await page.waitForURL(/\/company-news-content\/\d+$/);
        return reads(
          site,
          () =>
            page
              .locator('main')
              .getAttribute('data-page')
              .then((id) => /content/.test(id ?? '')),
          true,
        );
      },
      [
        rewriteFile('no button', newsList, /paged-news__go/g, 'other'),
        rewriteFile('a click on it does nothing', newsList, /stretched-link/g, 'other'),
      ],
    ),
  ),
  row(
    '1 §2 News list, §9',
    'Paging shows previous, the pages 1..last_page, next',
    observed(
      'for last_page 4 other than previous, 1, 2, 3, 4, next',
      listedNews,
      ({ pager }) => equals(pager, ['上一页', '1', '2', '3', '4', '下一页']),
      [noScripts],
    ),
  ),
  row(
    list,
    'The current page comes from the route',
    looks(
      at('/company-news/2', '[data-section=paged-news] nav [aria-current]'),
      'other than page 2 is marked as current',
      (marked) =>
        expected(
          marked.length === 1 && marked[0]?.textContent?.trim() === '2',
          marked.map(({ textContent }) => textContent).join() || 'none',
        ),
      alterPlace(at('/company-news/2', '[data-section=paged-news] nav [aria-current]'), 'none is marked', ([one]) =>
        one?.removeAttribute('aria-current'),
      ),
    ),
  ),
  row(
    list,
    'The list reloads when the route changes',
    visited(
      'a click on page 2 does not ask for page 2 or leaves the first item',
      async ({ page, calls }, site) => {
        await open(page, '/company-news');
        const first = await page.locator('[data-section=paged-news] h2 a').first().getAttribute('href');
        await page.locator('[data-section=paged-news] nav').getByText('2', { exact: true }).click();
        await page.waitForURL('**/company-news/2');
        await reads(
          site,
          async () => (await page.locator('[data-section=paged-news] h2 a').first().getAttribute('href')) !== first,
          true,
        );
        return reads(site, async () => calls.includes('GET /api/v1/news/list?page=2'), true);
      },
      [noScripts],
    ),
  ),
  ...(['first', 'last'] as const).map((end) =>
    row(list, `${end === 'first' ? 'Previous stays put at the first' : 'Next stays put at the last'} page`, {
      fails: `on the ${end} page ${end === 'first' ? 'previous' : 'next'} leads somewhere`,
      async inspect(site) {
        const { last_page } = await site.data<{ last_page: number }>('/api/v1/news/list?page=1');
        const items = [
          ...(await site.page(end === 'first' ? '/company-news/1' : `/company-news/${last_page}`)).querySelectorAll(
            '[data-section=paged-news] nav li',
          ),
        ];
        const step = items.at(end === 'first' ? 0 : -1)?.firstElementChild;
        const other = items.at(end === 'first' ? -1 : 0)?.firstElementChild;
        return expected(
          !!step && !step.hasAttribute('href') && !!other?.getAttribute('href'),
          `${oneLine(step?.textContent ?? 'none')} ${step?.getAttribute('href') ?? 'leads nowhere'}`,
        );
      },
      spoils: [
        rewriteFile(
          'it leads on',
          /^\/company-news\/\d$/,
          /<(a|span)([^>]*pager__step[^>]*)>/g,
          '<$1 href="/company-news/9"$2>',
        ),
      ],
    }),
  ),
  row(content, 'Shows the title, the time and the HTML content of the item with the id', {
    fails:
      'the page of the first or third item lacks the title, the time or a paragraph that the API answers for its id',
    async inspect(site) {
      const { data } = await site.data<{ data: { id: number }[] }>('/api/v1/news/list?page=1');
      const seen: string[] = [];
      for (const { id } of [data[0], data[2]].filter((one) => !!one)) {
        const item = await site.data<{ title: Record<string, string>; time: string; content: Record<string, string> }>(
          `/api/v1/news/${id}`,
        );
        const main = (await site.page(`/company-news-content/${id}`)).querySelector('main');
        const bare = (html: string) => html.replace(/<[^>]*>|\s+/g, '');
        const begins = bare(item.content.zh ?? '').slice(0, 20);
        const holds =
          main?.querySelector('h1')?.textContent === item.title.zh &&
          (main?.textContent ?? '').includes(item.time) &&
          begins.length === 20 &&
          bare(main?.textContent ?? '').includes(begins) &&
          !!main?.querySelector('[data-section] h2, [data-section] ul, [data-section] p:nth-of-type(2)');
        seen.push(expected(holds, `${id}: ${holds ? 'all three' : main?.querySelector('h1')?.textContent}`));
      }
      return seen.join(', ');
    },
    spoils: [
      rewriteFile('another title', /^\/company-news-content\/\d+$/, /<h1([^>]*)>[^<]*/, '<h1$1>News'),
      rewriteFile('no time', /^\/company-news-content\/\d+$/, /20\d\d-\d\d-\d\d/g, ''),
      rewriteFile('no text', /^\/company-news-content\/\d+$/, /<(p|li|h2)>[^<]*/g, '<$1>'),
    ],
  }),
  row(
    '1 §7',
    'The content screen calls /api/v1/news/{id} with its id',
    visited(
      'the page of an item asks for another address',
      async ({ page, calls }, site) => {
        await open(page, '/company-news-content/110');
        return reads(site, async () => [...new Set(calls)], ['GET /api/v1/news/110']);
      },
      [noScripts],
    ),
  ),
]);
