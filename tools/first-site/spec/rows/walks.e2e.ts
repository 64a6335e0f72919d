import { followLink } from '../../../e2e/follow-link.ts';
import { alterPlace } from '../change-place.ts';
import { at, looks } from '../checks/page.ts';
import { open, pathOfPage, reads, visited } from '../checks/visit.ts';
import { inBothLanguages, toPattern } from '../language.ts';
import { oneLine } from '../page-text.ts';
import { expected, row, type SpecRow } from '../row.ts';
import { changeAnswer, removeFile, rewriteFile } from '../site-change.ts';
import { statements } from '../statements.ts';

const routing = '1 §2 Screens and routes';
const language = '1 §2, §4; 2 §4';

/** The page that shows and its language: `home zh-CN`. */
const showing = async (page: import('playwright-core').Page) =>
  page.evaluate(() => `${document.querySelector('main')?.dataset.page} ${document.documentElement.lang}`);

const stored = (page: import('playwright-core').Page) => page.evaluate(() => localStorage.getItem('user-language'));

/** Where an address that is not there leads. */
function leadsHome(at: string, says: string, path: string, home: string): SpecRow {
  return row(at, says, {
    fails: `GET ${path} does not redirect to ${home}`,
    async inspect(site) {
      const { status, headers } = await site.answer(path);
      return expected(
        status >= 301 && status <= 308 && headers.location === home,
        `${status} ${headers.location ?? 'no redirect'}`,
      );
    },
    spoils: [
      removeFile(/nothing-here/),
      changeAnswer('elsewhere', /nothing-here/, () => ({ headers: { location: '/faq' } })),
    ],
  });
}

/** How pages are reached, left and named, and which language they show. */
statements('Walks and languages', [
  row(
    routing,
    'Home is at /',
    looks(
      at('/', 'main[data-page]'),
      'no home page',
      ([main]) => expected(main?.getAttribute('data-page') === 'home', main?.getAttribute('data-page') ?? 'none'),
      alterPlace(at('/', 'main'), 'another page', ([main]) => main?.setAttribute('data-page', 'faq')),
    ),
  ),
  row('1 §2; D /en', '/en is the home page in English', {
    fails: '/en does not answer the home page in English',
    async inspect(site) {
      const { documentElement } = await site.page('/en');
      const seen = `${documentElement.querySelector('main')?.getAttribute('data-page')} ${documentElement.lang}`;
      return expected(seen === 'home en', seen);
    },
    spoils: [removeFile(/^\/en$/), rewriteFile('Chinese', /^\/en$/, '<html lang="en"', '<html lang="zh-CN"')],
  }),
  leadsHome('1 §2; 2 §2', 'Any unknown path redirects to /', '/nothing-here', '/'),
  leadsHome('D unknown path', 'An unknown path under /en redirects to /en', '/en/nothing-here', '/en'),
  row(
    '1 §2; 2 §2',
    'In the client an unknown path leads to / as well',
    visited(
      'a link to an unknown path, followed on the FAQ, does not end at / with the home page',
      async ({ page }, site) => {
        await open(page, '/faq');
        await followLink(page, '/nothing-here');
        await reads(site, () => showing(page), 'home zh-CN');
        return expected(pathOfPage(page) === '/', `${pathOfPage(page)}: home`);
      },
      [
        rewriteFile(
          'another page answers',
          /^\/$|_data\/zh\/index/,
          /data-page="home"|"id":"home"/g,
          'data-page="other"',
        ),
      ],
    ),
  ),
  row(
    'D unknown path',
    'In the client an unknown path under /en leads to /en',
    visited(
      'a link to an unknown path under /en, followed on the English FAQ, does not end at /en with the English home page',
      async ({ page }, site) => {
        await open(page, '/en/faq');
        await followLink(page, '/en/nothing-here');
        await reads(site, () => showing(page), 'home en');
        return expected(pathOfPage(page) === '/en', `${pathOfPage(page)}: home`);
      },
      [
        rewriteFile(
          'another page answers',
          /^\/en$|_data\/en\/index/,
          /data-page="home"|"id":"home"/g,
          'data-page="other"',
        ),
      ],
    ),
  ),
  row(
    'D unknown path',
    'An unknown path keeps the remembered language',
    visited(
      'a visitor who chose English and asks for an unknown path does not see the English home page',
      async ({ page }, site) => {
        await page.goto('/nothing-here');
        return reads(site, () => showing(page), 'home en');
      },
      [
        {
          // Not in the answer: where a redirect leads, no visitor's browser lets another answer take its place.
          what: 'what is remembered is looked for under another name',
          script: () => {
            const get = Storage.prototype.getItem;
            Storage.prototype.getItem = function (key) {
              return get.call(this, key === 'user-language' ? 'other' : key);
            };
          },
        },
      ],
      { remembers: { 'user-language': 'en' } },
    ),
  ),
  row(
    'D route table',
    'Matching ignores a trailing slash',
    visited(
      '/faq/ or /en/faq/ does not show the FAQ in its language',
      async ({ page }, site) => {
        await page.goto('/faq/');
        const zh = await reads(
          site,
          () =>
            page
              .locator('h1')
              .textContent()
              .then((text) => /常见问题/.test(text ?? '')),
          true,
        );
        await page.goto('/en/faq/');
        const en = await reads(
          site,
          () =>
            page
              .locator('h1')
              .textContent()
              .then((text) => /frequently asked|FAQ/i.test(text ?? '')),
          true,
        );
        return expected(zh === en, 'both');
      },
      [removeFile(/^\/faq\/?$/), removeFile(/^\/en\/faq\/?$/)],
    ),
  ),
  row(
    '1 §2; 2 §2',
    'After every route change the page scrolls to the top',
    visited(
      'a page that a link leads to from far down another does not show its top',
      async ({ page }, site) => {
        await open(page, '/cooperate');
        const seen: string[] = [];
        for (const path of ['/join-us', '/paper', '/module-download', '/company-news', '/']) {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          await reads(site, () => page.evaluate(() => window.scrollY > 100), true);
          await followLink(page, path);
          await page.waitForURL((url) => url.pathname === path);
          await reads(site, () => page.evaluate(() => window.scrollY), 0);
          seen.push(path);
        }
        return seen.join(', ');
      },
      [
        {
          what: 'nothing scrolls to the top',
          script: () => {
            const to = window.scrollTo.bind(window);
            window.scrollTo = ((...place: [number, number]) => {
              if (place[1] > 0) to(...place);
            }) as typeof window.scrollTo;
            // Of an element that is brought into view the top shows by chance only.
            Element.prototype.scrollIntoView = () => {};
          },
        },
        {
          what: 'each new page is scrolled down',
          script: () => {
            const push = history.pushState.bind(history);
            history.pushState = (...entry) => {
              push(...entry);
              setInterval(() => document.documentElement.scrollTo(0, 300), 10);
            };
          },
        },
      ],
    ),
  ),
  row(routing, 'The document title of the home page is the company name, in each language its own', {
    fails: 'the title of / or /en is not the name in the copyright line, or both are the same',
    async inspect(site) {
      const titles: string[] = [];
      for (const path of ['/', '/en']) {
        const document = await site.page(path);
        const owner = document.querySelector('footer')?.textContent ?? '';
        titles.push(expected(document.title.length > 3 && owner.includes(document.title), document.title));
      }
      return expected(titles[0] !== titles[1] && /[一-鿿]/.test(titles[0] ?? ''), titles.join(', '));
    },
    spoils: [
      rewriteFile('another title', /^\/$/, /<title>[^<]*/, '<title>Welcome'),
      rewriteFile('another title', /^\/en$/, /<title>[^<]*/, '<title>Home'),
    ],
  }),
  row('D document title', 'Other pages: the page title, then the company name', {
    fails:
      'the title of the FAQ, of the contact page or of the GPU downloads is not the h1 followed by the title of the home page',
    async inspect(site) {
      const seen: string[] = [];
      for (const [prefix, home] of [
        ['', '/'],
        ['/en', '/en'],
      ] as const) {
        const company = (await site.page(home)).title;
        for (const route of ['/faq', '/contract-us', '/gpu-download']) {
          const document = await site.page(prefix + route);
          const heading = oneLine(document.querySelector('h1')?.textContent ?? '');
          seen.push(
            expected(
              document.title.startsWith(heading) &&
                heading !== '' &&
                document.title.endsWith(company) &&
                document.title.length > heading.length + company.length,
              document.title,
            ),
          );
        }
      }
      return seen[0] ?? '';
    },
    spoils: [
      rewriteFile('only the company', /^\/en\/contract-us$/, /<title>[^<]* · /, '<title>'),
      rewriteFile('only the page', /^\/gpu-download$/, / · [^<]*<\/title>/, '</title>'),
    ],
  }),
  row(
    '2 §2',
    'Pages reload their content when the route parameter changes: test documents',
    visited(
      'a client link from one test document to another does not show the title that the API lists for it, or does not ask for it',
      async ({ page, calls }, site) => {
        const all = await site.data<{ id: number; title: Record<string, string> }[]>('/api/v1/test-document/all');
        await open(page, '/test-document/1');
        await followLink(page, '/test-document/2');
        await reads(site, () => page.locator('h1').textContent(), all.find(({ id }) => id === 2)?.title.zh);
        return reads(site, async () => calls.includes('GET /api/v1/test-document/2'), true);
      },
      [removeFile(/test-document\/2(\.json)?$/)],
    ),
  ),
  row(
    language,
    'The default language is zh',
    visited(
      'a visitor who was never here sees / in another language than Chinese',
      async ({ page }, site) => {
        await open(page, '/');
        return reads(site, () => showing(page), 'home zh-CN');
      },
      [rewriteFile('English is the default', /^\/$/, 'lang="zh-CN"', 'lang="en"')],
    ),
  ),
  row(
    language,
    'The initial language comes from the stored preference (local storage, user-language)',
    visited(
      'a visitor whose local storage has user-language en does not see /paper in English',
      async ({ page }, site) => {
        await page.goto('/paper');
        await reads(site, () => page.evaluate(() => document.documentElement.lang), 'en');
        return expected(
          /paper/i.test((await page.locator('h1').textContent()) ?? '') ||
            /publication/i.test((await page.locator('h1').textContent()) ?? ''),
          'English',
        );
      },
      [rewriteFile('it is stored under another name', /^\/paper$/, 'user-language', 'other')],
      { remembers: { 'user-language': 'en' } },
    ),
  ),
  row(
    language,
    'A path that starts with /en switches to English and remembers it',
    visited(
      'after /en/faq user-language is not en, or /paper is then not in English',
      async ({ page }, site) => {
        await page.goto('/en/faq');
        await reads(site, () => stored(page), 'en');
        await page.goto('/paper');
        return reads(site, () => page.evaluate(() => document.documentElement.lang), 'en');
      },
      [
        {
          what: 'nothing can be stored',
          script: () => {
            Storage.prototype.setItem = () => {};
          },
        },
      ],
    ),
  ),
  row(
    '1 §2 Shell: top navigation',
    'The toggle switches zh and en and stores the choice',
    visited(
      'a click on EN does not show the English page and store en, or a click on 中文 does not show the Chinese one and store zh',
      async ({ page }, site) => {
        await open(page, '/faq');
        await page.locator('header').getByText('EN', { exact: true }).click();
        await reads(site, () => showing(page), 'faq en');
        await reads(site, () => stored(page), 'en');
        await page.locator('header').getByText('中文', { exact: true }).click();
        await reads(site, () => showing(page), 'faq zh-CN');
        await reads(site, () => stored(page), 'zh');
        await open(page, '/paper');
        return reads(site, () => showing(page), 'paper zh-CN');
      },
      [
        {
          what: 'nothing can be stored',
          script: () => {
            Storage.prototype.setItem = () => {};
          },
        },
        rewriteFile('the toggle leads to the same page', /^\/faq$|_data\/zh/, '/en/faq', '/faq'),
      ].slice(0, 1),
    ),
  ),
  row('1 §1; 2 §1', 'No login, no form of its own, no ordering, no payment', {
    fails: 'a page of the site has a form that sends something, or asks for a password',
    async inspect(site) {
      const routes = [
        '/',
        '/faq',
        '/join-us',
        '/contract-us',
        '/trial',
        '/gpu-download',
        '/module-download',
        '/windows-download',
        '/pwcore-introduce',
        '/test-log',
        '/forum',
        '/mcloud-introduce',
      ];
      for (const route of routes) {
        const document = await site.page(route);
        const forms = document.querySelectorAll(
          'main form[action], main form[method], input[type=password], input[type=email]',
        ).length;
        expected(forms === 0 && document.querySelector('h1') !== null, `${route}: ${forms}`);
      }
      return `none on ${routes.length} pages`;
    },
    spoils: [
      rewriteFile('a form', /^\/contract-us$/, '</h1>', '</h1><form method="post"></form>'),
      rewriteFile('a login', /^\/$/, '</h1>', '</h1><input type="password">'),
    ],
  }),
  row(
    '1 §1',
    'Some pages contain fixed Chinese text only: the entries say their language in English too',
    looks(
      at('/ModuleClass', '#articles li'),
      'English pages do not mark Chinese entries as Chinese',
      (items, shown) => {
        const marked = items.filter(
          (item) => shown === 'zh' || item.closest('[lang|=zh]') || item.querySelector('[lang|=zh]'),
        );
        return expected(items.length > 0 && marked.length === items.length, `${marked.length} of ${items.length}`);
      },
      alterPlace(at('/ModuleClass', '#articles li'), 'one is not marked', ([first], shown) => {
        if (shown === 'zh') first?.parentElement?.replaceChildren();
        else
          for (const one of [first?.closest('[lang]'), first?.querySelector('[lang]')]) one?.setAttribute('lang', 'en');
      }),
    ),
  ),
  row(
    '1 §2 Screens and routes',
    '/company-news/{page}: each language has its own heading',
    looks(
      at('/company-news/1', 'h1'),
      'no heading that says news',
      ([heading], shown) =>
        expected(
          toPattern(inBothLanguages('新闻', /news/i), shown).test(heading?.textContent ?? ''),
          heading?.textContent ?? 'none',
        ),
      alterPlace(at('/company-news/1', 'h1'), 'another heading', ([heading]) => heading?.replaceChildren()),
    ),
  ),
]);
