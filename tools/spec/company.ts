import type { Page } from 'playwright-core';
import { both, counts, leads, lists, reaches, says, saysAlike } from './checks.ts';
import type { SpecRow } from './row.ts';
import type { SpecSite } from './site.ts';

const contact = '1 §2 Contact';
const jobs = '1 §2 Join us';

/** The live map of the contact page, in a browser. */
async function liveMap(site: SpecSite): Promise<Page> {
  const page = await site.page('/contract-us');
  await page.locator('#map').scrollIntoViewIfNeeded();
  await page.locator('#map .leaflet-marker-icon').waitFor();
  await page.locator('#map .leaflet-popup').waitFor();
  return page;
}

/** Whether the info window is open, when the map has come to rest. */
async function windowState(page: Page, open: boolean): Promise<string> {
  await page.locator('#map .leaflet-popup').waitFor({ state: open ? 'visible' : 'detached' });
  return open ? 'open' : 'closed';
}

/** Company, customers, demos, contact and jobs. */
export const companyRows: SpecRow[] = [
  {
    source: '1 §2 Company introduction',
    statement: 'Three sections: company, team, solution',
    ...lists(
      '/company-introduce',
      '[data-section] > h2, [data-section] h2',
      '公司 | 团队 | 解决方案',
      'Company | Team | Solution',
    ),
  },
  {
    source: '1 §2 Company introduction',
    statement: 'Three solution points',
    ...counts('/company-introduce', '#solution li', 3),
  },
  {
    source: '1 §2 Company introduction',
    statement: 'The company is in Beijing',
    ...says('/company-introduce', /位于北京/, /based in Beijing/, '#company'),
  },
  {
    source: '1 §2 Cooperate',
    statement: 'About 65 universities and institutes',
    ...counts('/cooperate', '#customers li', 65),
  },
  {
    source: '1 §2 Cooperate',
    statement: '22 rows of up to 3 columns',
    check: 'Chromium at 1280 px: rows of the grid, most names in a row',
    async find(site) {
      const page = await site.page('/cooperate');
      const tops = await page
        .locator('#customers li')
        .evaluateAll((items) => items.map((item) => (item as HTMLElement).offsetTop));
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      return `${rows.length} rows, ${Math.max(...rows)} columns`;
    },
    want: '22 rows, 3 columns',
  },
  {
    source: '1 §2 Industry and academic demo pages',
    statement: 'The academic page has a six-row solution table',
    ...counts('/Academic', '#solutions tbody tr', 6),
  },
  {
    source: '1 §2 Industry and academic demo pages',
    statement: 'The industry page holds seven application cases',
    ...counts('/Industrial', '[data-section=feature] h2', 7),
  },
  {
    source: '1 §2 Industry and academic demo pages',
    statement: 'Cathode materials, solid electrolytes, CMOS simulation, agricultural machinery, steel phase diagrams',
    ...says(
      '/Industrial',
      /正极材料.*固态电解质.*CMOS 器件模拟.*农业机械.*钢铁相图/,
      /cathodes.*Solid electrolytes.*CMOS simulation.*Agricultural machinery.*Steel phase diagrams/,
    ),
  },
  {
    source: '1 §2 Industry and academic demo pages',
    statement: 'Text and images with a partner-logo grid',
    check: '/Academic and /Industrial: pictures of features, logos, both languages',
    find: (site) =>
      both(async (language) => {
        const seen: string[] = [];
        for (const route of ['/Academic', '/Industrial']) {
          const pictures = await site.count(route, '[data-section=feature] img', language);
          const logos = await site.count(route, '[data-section=logo-grid] li img', language);
          seen.push(`${pictures} pictures, ${logos} logos`);
        }
        return seen.join('; ');
      }),
    want: /^[1-9]\d* pictures, [1-9]\d* logos; 7 pictures, [1-9]\d* logos$/,
  },
  {
    source: contact,
    statement: 'Descriptions for sales, support and cooperation',
    ...lists('/contract-us', '#ways h3', '销售 | 技术支持 | 合作', 'Sales | Support | Cooperation'),
  },
  {
    source: '1 §2 Contact, §9',
    statement: 'A map at zoom 17',
    check: 'Chromium: the scale of the map, 2^(zoom-1), after one step in, less that step',
    async find(site) {
      const page = await liveMap(site);
      await page.locator('#map .leaflet-control-zoom-in').click();
      const scale = () =>
        Number(
          /scale\((\d+)\)/.exec(document.querySelector<HTMLElement>('#map .leaflet-proxy')?.style.transform ?? '')?.[1],
        );
      await page.waitForFunction(scale);
      return `zoom ${Math.log2(await page.evaluate(scale)) + 1 - 1}`;
    },
    want: 'zoom 17',
  },
  {
    source: contact,
    statement: 'Centred on a fixed point in Beijing',
    check: '/contract-us: coordinates under the map, within 39.4–41.1° N and 115.4–117.6° E',
    async find(site) {
      const [north = 0, east = 0] = [...(await site.text('/contract-us', 'zh', '#map')).matchAll(/(\d+\.\d+)°/g)].map(
        Number1,
      );
      const inside = north > 39.4 && north < 41.1 && east > 115.4 && east < 117.6;
      return `${north}, ${east}: ${inside ? 'in Beijing' : 'elsewhere'}`;
    },
    want: /: in Beijing$/,
  },
  {
    source: contact,
    statement: 'A draggable marker',
    check: 'Chromium: the marker is dragged by 90, 60 px; it moves by',
    async find(site) {
      const page = await liveMap(site);
      const marker = page.locator('#map .leaflet-marker-icon');
      const from = await marker.boundingBox();
      if (!from) return 'no marker';
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + from.width / 2 + 90, from.y + from.height / 2 + 60, { steps: 6 });
      await page.mouse.up();
      const to = await marker.boundingBox();
      return `${Math.round(((to?.x ?? 0) - from.x) / 10) * 10}, ${Math.round(((to?.y ?? 0) - from.y) / 10) * 10}`;
    },
    want: '90, 60',
  },
  {
    source: contact,
    statement: 'A navigation control at the top right',
    check: 'Chromium: zoom controls in the top right corner of the map',
    async find(site) {
      const page = await liveMap(site);
      return String(await page.locator('#map .leaflet-top.leaflet-right .leaflet-control-zoom').count());
    },
    want: '1',
  },
  {
    source: '1 §2 Contact, §4',
    statement: 'The info window is open by default, toggles when the marker is clicked, and can be closed',
    check: 'Chromium: at first; marker clicked; clicked again; close button clicked',
    async find(site) {
      const page = await liveMap(site);
      const marker = page.locator('#map .leaflet-marker-icon');
      const seen = [await windowState(page, true)];
      await marker.click();
      seen.push(await windowState(page, false));
      await marker.click();
      seen.push(await windowState(page, true));
      await page.locator('#map .leaflet-popup button').click();
      seen.push(await windowState(page, false));
      return seen.join(', ');
    },
    want: 'open, closed, open, closed',
  },
  {
    source: contact,
    statement: 'The info window shows address and phone',
    check: 'Chromium: text of the window',
    async find(site) {
      const page = await liveMap(site);
      return (await page.locator('#map .leaflet-popup .map__info').innerText()).replace(/\s+/g, ' ');
    },
    want: /地址：.*北京.*电话：\+86/,
  },
  {
    source: contact,
    statement: 'Sales phone, support phone, support e-mail, a WeChat note and an address',
    ...lists(
      '/contract-us',
      '#contacts dt',
      '销售电话 | 技术支持电话 | 技术支持邮箱 | 微信 | 地址',
      'Sales phone | Support phone | Support e-mail | WeChat | Address',
    ),
  },
  {
    source: contact,
    statement: 'One shared number for sales and support; e-mail {email}',
    ...leads('/contract-us', '#contacts a', 'tel:+861000000000', 'tel:+861000000000', 'mailto:support@example.com'),
  },
  {
    source: contact,
    statement: 'The map service is configured with an application key',
    check: 'the site file that the browser gets: fields of map',
    async find(site) {
      const answer = await site.answer('/_data/zh.json');
      const { map } = JSON.parse(await answer.text()) as { map?: { tiles?: string } };
      return `${Object.keys(map ?? {}).includes('key') ? 'key' : 'no key'}, ${map?.tiles?.includes('{key}') ? 'in the address' : 'not in the address'}`;
    },
    want: 'key, in the address',
  },
  {
    source: jobs,
    statement: 'Five positions, A to E',
    check: '/join-us: first letters of the headings after the offer, both languages',
    find: (site) =>
      both(async (language) => {
        const headings = [...(await site.document('/join-us', language)).querySelectorAll('[id^=position] h2')];
        return headings.map(({ textContent }) => textContent?.[0]).join('');
      }),
    want: 'ABCDE',
  },
  { source: jobs, statement: 'A: requirements (5 items)', ...counts('/join-us', '#position-a li', 5) },
  { source: jobs, statement: 'A: responsibilities (3 items)', ...counts('/join-us', '#position-a-work li', 3) },
  { source: jobs, statement: 'B: requirements (5 items)', ...counts('/join-us', '#position-b li', 5) },
  { source: jobs, statement: 'B: responsibilities (3 items)', ...counts('/join-us', '#position-b-work li', 3) },
  { source: jobs, statement: 'C: 4 lines', ...counts('/join-us', '#position-c li', 4) },
  { source: jobs, statement: 'D: 4 lines', ...counts('/join-us', '#position-d li', 4) },
  {
    source: jobs,
    statement: 'E gives a recruitment e-mail contact',
    ...leads('/join-us', '#position-e a', 'mailto:support@example.com'),
  },
  {
    source: jobs,
    statement: 'Development engineer and sales account manager',
    ...says('/join-us', /开发工程师.*销售客户经理/, /[Dd]evelopment engineer.*[Ss]ales account manager/),
  },
  {
    source: '1 §2 Join us, §9',
    statement: 'Annual salary not less than 250,000 before tax',
    ...says('/join-us', /税前年薪不低于 25 万/, /salary of not less than CNY 250,000 before tax/),
  },
  {
    source: jobs,
    statement: 'Benefits, and open-ended recruitment',
    ...says('/join-us', /五险一金.*长期招聘/, /insurance.*open-ended/, '#offer'),
  },
  {
    source: jobs,
    statement: 'Requirements and responsibilities are named',
    ...says('/join-us', /任职要求.*工作职责/, /Requirements.*Responsibilities/),
  },
  {
    source: '1 §2 Contact',
    statement: 'The window, the list and the footer tell the same phone',
    ...saysAlike('/contract-us', /\+86 10 0000 0000/, '#map'),
  },
  {
    source: '1 §2 Company introduction',
    statement: 'The profile leads on to the solutions',
    ...reaches('/company-introduce', '#solution a', '/gpu-download', '/Integration', '/mcloud-introduce'),
  },
];

function Number1([, digits]: RegExpMatchArray): number {
  return Number(digits);
}
