import { both, counts, leads, textsOf } from './checks.ts';
import type { SpecRow } from './row.ts';
import type { SpecSite } from './site.ts';

interface Item {
  id: number;
  time: string;
  img_url?: string;
  content?: string;
}

interface List {
  data: Item[];
  last_page: number;
}

const where = '1 §2 News list';
const pager = '#list nav.pager';

const listOf = async (site: SpecSite, page: number) => (await site.api(`/api/v1/news/list?page=${page}`)) as List;

/** The lengths of the texts that are cut on all pages of the list, without the ellipsis. */
async function cutLengths(site: SpecSite, selector: string): Promise<string> {
  const { last_page } = await listOf(site, 1);
  return both(async (language) => {
    const lengths = new Set<number>();
    for (let page = 1; page <= last_page; page++)
      for (const text of await textsOf(site, `/company-news/${page}`, `#list ${selector} [aria-hidden=true]`, language))
        if (text.endsWith('…')) lengths.add([...new Intl.Segmenter().segment(text)].length - 1);
    return [...lengths].join(', ') || 'none cut';
  });
}

/** The news list and the news item. */
export const newsRows: SpecRow[] = [
  {
    source: where,
    statement: 'Each item: an optional image, its img_url prefixed with the uploads base',
    check: '/company-news/1: pictures against img_url of the API',
    async find(site) {
      const { data } = await listOf(site, 1);
      const wanted = data.flatMap(({ img_url }) => (img_url ? [`/images/${img_url}`] : [])).join(', ');
      return both(async (language) => {
        const images = [...(await site.document('/company-news/1', language)).querySelectorAll('#list img')];
        const shown = images.map((image) => image.getAttribute('src')).join(', ');
        return shown === wanted ? '/images/ + img_url' : shown;
      });
    },
    want: '/images/ + img_url',
  },
  {
    source: where,
    statement: 'Each item: the time',
    check: '/company-news/1: times against the API',
    async find(site) {
      const wanted = (await listOf(site, 1)).data.map(({ time }) => time).join(', ');
      return both(async (language) => {
        const shown = (await textsOf(site, '/company-news/1', '#list .paged-news__time time', language)).join(', ');
        return shown === wanted ? 'the same times' : shown;
      });
    },
    want: 'the same times',
  },
  {
    source: '1 §2 News list, §9',
    statement: 'Title cut at 32 characters',
    check: '/company-news/{page}: lengths of cut titles on all pages, both languages',
    find: (site) => cutLengths(site, 'h2'),
    want: '32',
  },
  {
    source: '1 §2 News list, §9',
    statement: 'Summary cut at 110 characters',
    check: '/company-news/{page}: lengths of cut summaries on all pages, both languages',
    find: (site) => cutLengths(site, 'p'),
    want: '110',
  },
  {
    source: where,
    statement: 'A go button leads to the content screen',
    check: '/company-news/1: buttons of the items against the ids of the API',
    async find(site) {
      const wanted = (await listOf(site, 1)).data.map(({ id }) => `/company-news-content/${id}`).join(', ');
      return both(async (language) => {
        const links = [...(await site.document('/company-news/1', language)).querySelectorAll('#list a.button')];
        const shown = links.map((link) => link.getAttribute('href')?.replace(/^\/en/, '')).join(', ');
        return shown === wanted ? 'one a item' : shown;
      });
    },
    want: 'one a item',
  },
  {
    source: '1 §2 News list, §9',
    statement: 'Paging shows previous, numbered pages 1..last_page, next',
    check: '/company-news/2: texts of the pager against last_page',
    async find(site) {
      const { last_page } = await listOf(site, 1);
      const numbers = Array.from({ length: last_page }, (_, index) => index + 1).join(' ');
      return both(async (language) => {
        const [first, ...rest] = await textsOf(site, '/company-news/2', `${pager} li`, language);
        const last = rest.pop();
        return `${first} | ${rest.join(' ') === numbers ? '1..last_page' : rest.join(' ')} | ${last}`;
      });
    },
    want: /^zh: 上一页 \| 1\.\.last_page \| 下一页 · en: Previous \| 1\.\.last_page \| Next$/,
  },
  {
    source: where,
    statement: 'The current page comes from the route parameter page',
    ...counts('/company-news/2', `${pager} a[aria-current=page][href$="/2"]`, 1),
  },
  {
    source: where,
    statement: 'Previous stays put at the first page',
    ...leads('/company-news/1', `${pager} li:first-child a[aria-disabled=true]`, 'nowhere'),
  },
  {
    source: where,
    statement: 'Next stays put at the last page',
    check: '/company-news/{last_page}: target of the last link',
    async find(site) {
      const { last_page } = await listOf(site, 1);
      return both(async (language) => {
        const link = (await site.document(`/company-news/${last_page}`, language)).querySelector(
          `${pager} li:last-child a`,
        );
        return `${link?.getAttribute('href') ?? 'nowhere'}, ${link?.getAttribute('aria-disabled') ? 'switched off' : 'live'}`;
      });
    },
    want: 'nowhere, switched off',
  },
  {
    source: '1 §2 News list, §4',
    statement: 'The list reloads when the route changes',
    check: 'Chromium: next is clicked on /company-news/1; path, and whether the first title is another one',
    async find(site) {
      const page = await site.page('/company-news/1');
      const title = page.locator('#list h2').first();
      const old = await title.textContent();
      await page.locator(`${pager} li:last-child a`).click();
      await page.waitForURL('**/company-news/2');
      await page.waitForFunction((before) => document.querySelector('#list h2')?.textContent !== before, old);
      return `${new URL(page.url()).pathname}, ${(await title.textContent()) === old ? 'the same title' : 'another title'}`;
    },
    want: '/company-news/2, another title',
  },
  {
    source: '1 §2 News content',
    statement: 'Shows the title, the time and the HTML content of the item with the id',
    check: '/company-news-content/112: h1, time and words of the content against GET /api/v1/news/112',
    async find(site) {
      const item = (await site.api('/api/v1/news/112')) as Record<'title' | 'content', Record<'zh' | 'en', string>> &
        Item;
      return both(async (language) => {
        const page = await site.document('/company-news-content/112', language);
        const plain = (text: string) => text.replace(/<[^>]+>|\s+/g, '').replace(/&[a-z]+;/g, '');
        const same = [
          page.querySelector('h1')?.textContent === item.title[language] && 'title',
          page.querySelector('#item time')?.textContent === item.time && 'time',
          plain(page.querySelector('#item .html-content')?.innerHTML ?? '').includes(
            plain(item.content[language]).slice(0, 80),
          ) && 'content',
        ];
        return same.filter(Boolean).join(', ');
      });
    },
    want: 'title, time, content',
  },
];
