import { opens } from './checks.ts';
import type { SpecRow } from './row.ts';
import { hydrated, languages, pathOf } from './site.ts';

/** The routes of both texts as they are served: `{product}` is `pwcore`, parameters have a value; with the page's id. */
const routes: Record<string, [route: string, page: string, statement: string][]> = {
  '1 §2': [
    ['/', 'home', 'Home: / and /en'],
    ['/company-introduce', 'company-introduce', 'CompanyIntroduce'],
    ['/cooperate', 'cooperate', 'Cooperate'],
    ['/company-news', 'company-news', 'CompanyNews, without a page'],
    ['/company-news/1', 'company-news', 'CompanyNews: /company-news/{page}'],
    ['/company-news/2', 'company-news', 'CompanyNews: another page'],
    ['/company-news-content/112', 'company-news-content', 'CompanyNewsContent: /company-news-content/{id}'],
    ['/contract-us', 'contract-us', 'ContactUs'],
    ['/join-us', 'join-us', 'JoinUs'],
    ['/pwcore-introduce', 'product-introduce', '{product}Introduce'],
    ['/mlff', 'mlff', 'MLFFIntroduce'],
    ['/ls3df', 'ls3df', 'LS3DFIntroduce'],
    ['/pwm-gui-introduce', 'pwm-gui-introduce', 'PWMGUIIntroduce'],
    ['/qstudio-introduce', 'qstudio-introduce', 'QStudioIntroduce'],
    ['/Integration', 'integration', 'Integration'],
    ['/mstation-introduce', 'mstation-introduce', 'MSTATIONIntroduce'],
    ['/double-mstation-introduce', 'double-mstation-introduce', 'DMSTATIONIntroduce'],
    ['/mcluster-introduce', 'mcluster-introduce', 'MCLUSTERIntroduce'],
    ['/mcloud-introduce', 'mcloud-introduce', 'McloudIntroduce'],
    ['/pwcore-trial-download', 'trial-download', 'trial: /{product}-trial-download'],
    ['/pwcore-free-download', 'free-download', 'trial: /{product}-free-download'],
    ['/Academic', 'academic', 'academic demo'],
    ['/Industrial', 'industrial', 'industry demo'],
  ],
  '2 §2 Download routes': [
    ['/gpu-download', 'gpu-download', 'GPU download'],
    ['/dcu-download', 'dcu-download', 'DCU download'],
    ['/cpu-download', 'cpu-download', 'CPU download'],
    ['/windows-download', 'windows-download', 'Windows download'],
    ['/potential-download', 'potential-download', 'Pseudopotential download'],
    ['/module-download', 'module-download', 'Module download'],
    ['/utility-download', 'utility-download', 'Utility download'],
    ['/pwkit-download', 'pwkit-download', 'PWkit page'],
    ['/high-through-put-download', 'high-through-put-download', 'High-throughput platform download'],
    ['/mcluster-download', 'mcluster-download', 'Cluster platform download'],
    ['/ls3df-download', 'ls3df-download', 'Large-cell download'],
    ['/MatPL-download', 'matpl-download', 'MatPL download'],
  ],
  '2 §2 Install guide routes': [
    ['/pwcore-update-function', 'update-function', 'Update guides: /{product}-update-function'],
    ['/get-uuid-function', 'get-uuid-function', '{product}GetUUID'],
    ['/license-install-function', 'license-install-function', '{product}LicenseFunc'],
  ],
  '2 §2 Learning-resource routes': [
    ['/faq', 'faq', 'FAQ'],
    ['/forum', 'forum', 'Forum page'],
    ['/paper', 'paper', 'Paper list'],
    ['/log', 'log', 'Update log'],
    ['/trial', 'trial', 'Trial application page'],
    ['/course-vedio', 'course-vedio', 'Course videos'],
    ['/LongxunRoom', 'longxun-room', 'Lecture room'],
    ['/QuickStartTutorial', 'quick-start', 'Quick start'],
    ['/Case', 'case', 'Typical cases'],
    ['/ReadPaper', 'read-paper', 'Paper reading'],
    ['/ModuleClass', 'module-class', 'Module classroom'],
    ['/Train', 'train', 'Modelling tips'],
    ['/Camp', 'camp', 'Training camp'],
    ['/Seminar', 'seminar', 'Seminars'],
    ['/Tutorials', 'tutorials', 'Tutorials'],
    ['/test-document/1', 'test-document', 'Test document: /test-document/{id}'],
    ['/test-log', 'test-log', 'Bug log'],
  ],
};

/** Every route without its table, for rows that ask all of them. */
export const allRoutes: string[] = Object.values(routes).flatMap((table) => table.map(([route]) => route));

/** Every route of both route tables, and what holds for all of them. */
export const routeRows: SpecRow[] = [
  ...Object.entries(routes).flatMap(([source, table]) =>
    table.map(([route, page, statement]) => ({ source, statement, ...opens(route, page) })),
  ),
  {
    source: '1 §2',
    statement: 'Path-based routing, no hash',
    check: 'every route: links that hold #/ or #!',
    async find(site) {
      let hashed = 0;
      for (const language of languages)
        for (const route of allRoutes) hashed += await site.count(route, 'a[href*="#/"], a[href*="#!"]', language);
      return String(hashed);
    },
    want: '0',
  },
  {
    source: '1 §2, 2 §2',
    statement: 'Any unknown path redirects to /',
    check: 'GET /no-such-page: status and location',
    async find(site) {
      const { status, headers } = await site.answer('/no-such-page');
      return `${status} ${headers.get('location')}`;
    },
    want: '302 /',
  },
  {
    source: '1 §2, 2 §2',
    statement: 'Any unknown path redirects to /, in the browser too',
    check: 'Chromium: a click on a link to /no-such-page leads to',
    async find(site) {
      const page = await site.page('/faq');
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/no-such-page';
        document.body.append(link);
        link.click();
      });
      await page.waitForFunction(() => document.querySelector('main')?.dataset.page === 'home');
      return new URL(page.url()).pathname;
    },
    want: '/',
  },
  {
    source: '1 §2, 2 §2',
    statement: 'After every route change the page scrolls to the top',
    check: 'Chromium: scrolled down on /module-download, then a link of the footer is clicked',
    async find(site) {
      const page = await site.page('/module-download');
      await page.evaluate(() => window.scrollTo(0, 900));
      await page.waitForFunction(() => window.scrollY === 900);
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click());
      await page.waitForFunction(() => document.querySelector('main')?.dataset.page === 'faq');
      await page.waitForFunction(() => window.scrollY === 0);
      return `scrollY ${await page.evaluate(() => window.scrollY)} on ${new URL(page.url()).pathname}`;
    },
    want: 'scrollY 0 on /faq',
  },
  {
    source: '1 §2',
    statement: 'The document title is the company name of the language',
    check: 'home: title, both languages',
    find: async (site) => `${(await site.document('/')).title} · ${(await site.document('/', 'en')).title}`,
    want: '北京示例量材科技有限公司 · Sample Quantum Materials Co., Ltd.',
  },
  {
    source: '1 §2',
    statement: 'The document title names the company on every page',
    check: 'every route, both languages: titles that do not end with the company name of the language',
    async find(site) {
      const wrong: string[] = [];
      for (const [language, name] of [
        ['zh', '北京示例量材科技有限公司'] as const,
        ['en', 'Sample Quantum Materials Co., Ltd.'] as const,
      ])
        for (const route of allRoutes)
          if (!(await site.document(route, language)).title.endsWith(name)) wrong.push(pathOf(route, language));
      return wrong.join(', ') || 'none';
    },
    want: 'none',
  },
  {
    source: '2 §2',
    statement: 'Pages reload their content when the route parameter changes',
    check: 'Chromium: from one test document to another by the list, without loading the site anew',
    async find(site) {
      const page = await site.page('/test-document/1');
      const first = await page.locator('h1').textContent();
      await page.evaluate(() => Object.assign(window, { mark: true }));
      await page.locator('main a[href="/test-document"]').first().click();
      await page.locator('main a[href="/test-document/2"]').first().click();
      await page.waitForFunction(
        (old) => !/^\/test-document$/.test(location.pathname) && document.querySelector('h1')?.textContent !== old,
        first,
      );
      await page.waitForURL('**/test-document/2');
      await hydrated(page);
      const kept = await page.evaluate(() => 'mark' in window);
      const second = await page.locator('h1').textContent();
      return `${second !== first ? 'another title' : 'the same title'}, ${kept ? 'same document' : 'loaded anew'}`;
    },
    want: 'another title, same document',
  },
  {
    source: '1 §1, §6; 2 §1, §6',
    statement: 'No login, no forms of its own, no ordering, no payment',
    check: 'every route, both languages: form and password elements',
    async find(site) {
      let forms = 0;
      for (const language of languages)
        for (const route of allRoutes) forms += await site.count(route, 'form, input[type=password]', language);
      return String(forms);
    },
    want: '0',
  },
];
