import { both, counts, leads, targetsOf, textsOf } from './checks.ts';
import type { SpecRow } from './row.ts';
import { hydrated, type SpecSite } from './site.ts';

const where = '1 §2 Home';

/** One slide's target: `slide` counts from 1. */
function slide(number: number, target: string): SpecRow {
  return {
    source: where,
    statement: `Desktop carousel, slide ${number} goes to ${target.replace(' ⧉', '')}`,
    ...leads('/', `#showcase [aria-live] > li:nth-child(${number}) a`, target),
  };
}

/** Just before and just after its interval, is the first slide still the one that shows? */
async function turning(site: SpecSite, id: string, width: number, interval: number): Promise<string> {
  const page = await site.visitor({ viewport: { width, height: 800 } });
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const shown = page.locator(`#${id} [aria-live] > li:not([inert])`);
  const first = `#${id} [aria-live] > li:first-child`;
  await page.locator(`#${id} [aria-live] > li[inert]`).first().waitFor({ state: 'attached' });
  await page.clock.runFor(interval - 400);
  const before = await page.locator(first).evaluate((item) => (item as HTMLElement).inert);
  await page.clock.runFor(1200);
  await page.waitForFunction((selector) => document.querySelector<HTMLElement>(selector)?.inert, first);
  return `${before ? 'turned early' : 'still before'}, turned after; ${await shown.count()} slide at a time`;
}

/** The texts of the news that are cut, with their lengths without the ellipsis. */
async function cutLengths(site: SpecSite, selector: string): Promise<string> {
  return both(async (language) => {
    const cut = (await textsOf(site, '/', `#news ${selector} [aria-hidden=true]`, language)).filter((text) =>
      text.endsWith('…'),
    );
    return [...new Set(cut.map((text) => [...new Intl.Segmenter().segment(text)].length - 1))].join(', ') || 'none cut';
  });
}

/** The home page, block by block. */
export const homeRows: SpecRow[] = [
  {
    source: where,
    statement: 'From top to bottom: desktop carousel, mobile carousel, products, cloud, resources, news, partner logos',
    check: '/: sections in their order, both languages',
    find: (site) =>
      both(async (language) =>
        [...(await site.document('/', language)).querySelectorAll('main [data-section]')]
          .map(({ id }) => id)
          .join(', '),
      ),
    want: 'showcase, showcase-mobile, products, cloud, resources, news, partners',
  },
  { source: '1 §2 Home, §9', statement: 'Desktop carousel: 7 slides', ...counts('/', '#showcase [aria-live] > li', 7) },
  {
    source: '1 §2 Home, §4, §9',
    statement: 'Desktop carousel: auto-advance every 6000 ms',
    check: 'Chromium at 1280 px with a clock of its own: first slide at 5600 ms and at 6800 ms',
    find: (site) => turning(site, 'showcase', 1280, 6000),
    want: 'still before, turned after; 1 slide at a time',
  },
  {
    source: where,
    statement: 'Each slide shows a title, a subtitle and a button',
    check: '/: slides with h2, p and a button of their own, both languages',
    find: (site) =>
      both(async (language) => {
        const slides = [...(await site.document('/', language)).querySelectorAll('#showcase [aria-live] > li')];
        const whole = slides.filter((one) =>
          ['h2', 'p', 'a.button'].every((part) => one.querySelector(part)?.textContent),
        );
        return `${whole.length} of ${slides.length}`;
      }),
    want: '7 of 7',
  },
  slide(1, '/Integration'),
  slide(2, '/pwcore-introduce'),
  slide(3, '/pwcore-introduce'),
  slide(4, 'https://mcloud.example.com/ ⧉'),
  slide(5, '/mlff'),
  slide(6, '/pwm-gui-introduce'),
  slide(7, '/qstudio-introduce'),
  {
    source: '1 §2 Home, §9',
    statement: 'Mobile carousel: 3 slides',
    ...counts('/', '#showcase-mobile [aria-live] > li', 3),
  },
  {
    source: '1 §2 Home, §4, §9',
    statement: 'Mobile carousel: auto-advance every 2500 ms',
    check: 'Chromium at 390 px with a clock of its own: first slide at 2100 ms and at 3300 ms',
    find: (site) => turning(site, 'showcase-mobile', 390, 2500),
    want: 'still before, turned after; 1 slide at a time',
  },
  {
    source: where,
    statement: 'Mobile carousel: each slide goes to {product}Introduce',
    ...leads('/', '#showcase-mobile [aria-live] > li a', '/pwcore-introduce', '/pwcore-introduce', '/pwcore-introduce'),
  },
  {
    source: where,
    statement: 'The desktop carousel shows on desktops, the mobile one on phones',
    check: 'Chromium at 1280 px and at 390 px: the carousels that are seen',
    async find(site) {
      const seen: string[] = [];
      for (const width of [1280, 390]) {
        const page = await site.visitor({ viewport: { width, height: 800 } });
        await page.goto('/');
        const visible = await page
          .locator('[data-section=carousel]:visible')
          .evaluateAll((all) => all.map(({ id }) => id));
        seen.push(visible.join(', '));
      }
      return seen.join(' · ');
    },
    want: 'showcase · showcase-mobile',
  },
  {
    source: where,
    statement: 'Product list: {product}, MatPL, Q-Flow, Q-Studio, all-in-one Mstation, each to its introduction',
    ...leads(
      '/',
      '#products h3 a',
      '/pwcore-introduce',
      '/mlff',
      '/pwm-gui-introduce',
      '/qstudio-introduce',
      '/mstation-introduce',
    ),
  },
  {
    source: where,
    statement: 'About block: a register button opens the cloud platform site in a new tab',
    check: '/: first button of the block, both languages',
    find: (site) =>
      both(
        async (language) =>
          `${(await textsOf(site, '/', '#cloud a.button', language))[0]?.replace(/\s*[（(].*$/, '')} ${(await targetsOf(site, '/', '#cloud a.button', language))[0]}`,
      ),
    want: 'zh: 注册 https://mcloud.example.com/register ⧉ · en: Register https://mcloud.example.com/register ⧉',
  },
  {
    source: where,
    statement: 'Resource block: a button opens the tutorials page in a new tab',
    ...leads('/', '#resources a', '/Tutorials ⧉'),
  },
  { source: '1 §2 Home, §9', statement: 'News block: only the first 2 items', ...counts('/', '#news li', 2) },
  {
    source: '1 §2 Home, §7',
    statement: 'News block: the items are the first of page 1 of the list; clicking goes to the content with the id',
    check: '/: links of the items against GET /api/v1/news/list?page=1',
    async find(site) {
      const { data } = (await site.api('/api/v1/news/list?page=1')) as { data: { id: number }[] };
      const wanted = data
        .slice(0, 2)
        .map(({ id }) => `/company-news-content/${id}`)
        .join(', ');
      return both(async (language) => {
        const links = (await targetsOf(site, '/', '#news h3 a', language)).join(', ');
        return links === wanted ? 'the same two' : links;
      });
    },
    want: 'the same two',
  },
  {
    source: '1 §2 Home, §9',
    statement: 'News block: title cut to 32 characters plus an ellipsis',
    check: '/: lengths of cut titles, both languages',
    find: (site) => cutLengths(site, 'h3'),
    want: '32',
  },
  {
    source: '1 §2 Home, §9',
    statement: 'News block: summary cut to 60 characters plus an ellipsis',
    check: '/: lengths of cut summaries, both languages',
    find: (site) => cutLengths(site, 'p'),
    want: '60',
  },
  {
    source: where,
    statement: 'News block: the year is characters 0-4 of the time, month-day from character 5',
    check: '/: day and year of the first item against its time in the API',
    async find(site) {
      const { data } = (await site.api('/api/v1/news/list?page=1')) as { data: { time: string }[] };
      const { time = '' } = data[0] ?? {};
      return both(async (language) => {
        const shown = (await textsOf(site, '/', '#news li time span', language)).slice(0, 2).join(' ');
        return shown === `${time.slice(5)} ${time.slice(0, 4)}` ? 'month-day and year' : `${shown} for ${time}`;
      });
    },
    want: 'month-day and year',
  },
  {
    source: where,
    statement: 'Partner-logo block',
    check: '/: pictures of the block, both languages',
    find: (site) =>
      both(async (language) => ((await site.count('/', '#partners img', language)) > 5 ? 'logos' : 'too few')),
    want: 'logos',
  },
];
