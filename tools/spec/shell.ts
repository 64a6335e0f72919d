import { both, leads, reaches, says, targetsOf, textsOf } from './checks.ts';
import type { SpecRow } from './row.ts';
import type { SpecSite } from './site.ts';

const route = '/faq';
const nav = 'header nav';

/** The links of the navigation's group of a name, in one language, as `label → target`. */
async function group(site: SpecSite, name: RegExp, language: 'zh' | 'en'): Promise<string> {
  const details = [...(await site.document(route, language)).querySelectorAll(`${nav} details`)];
  const found = details.find((one) => name.test(one.querySelector('summary')?.textContent ?? ''));
  if (!found) return 'no such group';
  return [...found.querySelectorAll<HTMLAnchorElement>('li a')]
    .map(
      (link) => (link.getAttribute('href') ?? '').replace(/^\/en(?=\/|$)/, '') + (link.target === '_blank' ? ' ⧉' : ''),
    )
    .join(', ');
}

const where = '1 §2 Shell: top navigation';
const foot = '1 §2 Shell: footer';

/** Navigation, footer, and the language that is remembered. */
export const shellRows: SpecRow[] = [
  {
    source: where,
    statement: 'Home, About, Product, Mcloud, Forum, Video, Download, Course, More',
    check: `${route}: texts of the navigation's first level`,
    find: (site) =>
      both(async (language) => {
        const first = await textsOf(
          site,
          route,
          `${nav} > ul > li > a, ${nav} > ul > li > details > summary`,
          language,
        );
        return first.map((text) => text.replace(/\s*[（(].*$/, '')).join(' | ');
      }),
    want: 'zh: 首页 | 关于我们 | 产品 | Mcloud | 论坛 | 视频 | 下载 | 课程 | 更多 · en: Home | About | Products | Mcloud | Forum | Video | Download | Course | More',
  },
  { source: where, statement: 'Home leads to /', ...leads(route, `${nav} > ul > li:first-child > a`, '/') },
  {
    source: where,
    statement: 'About: profile, news, academic demo, industry demo, customers, contact, join',
    check: `${route}, Chinese: links of the group`,
    find: (site) => group(site, /关于/, 'zh'),
    want: '/company-introduce, /company-news, /Academic, /Industrial, /cooperate, /contract-us, /join-us',
  },
  {
    source: where,
    statement: 'About in English: a brochure PDF in a new window in the place of the news',
    check: `${route}, English: links of the group`,
    find: (site) => group(site, /About/, 'en'),
    want: '/company-introduce, /files/resources/brochure.pdf ⧉, /Academic, /Industrial, /cooperate, /contract-us, /join-us',
  },
  {
    source: where,
    statement: 'Product: main program, MatPL, LS3DF, Module, PWkit, workflow tool, studio, solution',
    check: `${route}: links of the group, both languages`,
    find: (site) => both((language) => group(site, /产品|Product/, language)),
    want: '/pwcore-introduce, /mlff, /ls3df, /module-download, /pwkit-download, /pwm-gui-introduce, /qstudio-introduce, /Integration',
  },
  {
    source: where,
    statement: 'Mcloud and Forum are external links',
    ...reaches(route, `${nav} > ul > li > a`, 'https://mcloud.example.com/ ⧉', 'https://forum.example.com/ ⧉'),
  },
  {
    source: where,
    statement: 'Video: an external link, a different site per language',
    check: `${route}: links to the video site`,
    find: (site) =>
      both(async (language) => (await targetsOf(site, route, `${nav} a[href*="//video."]`, language)).join(', ')),
    want: 'zh: https://video.example.com/zh/ ⧉ · en: https://video.example.com/en/ ⧉',
  },
  {
    source: where,
    statement: 'Download: GPU, DCU, CPU, Windows, LS3DF, MatPL, potentials, utility, module, PWkit',
    check: `${route}: routes of the group, both languages`,
    find: (site) =>
      both(async (language) =>
        (await group(site, /下载|Download/, language))
          .split(', ')
          .filter((href) => /^\/[^/]*$/.test(href))
          .sort()
          .join(', '),
      ),
    want: '/MatPL-download, /cpu-download, /dcu-download, /gpu-download, /ls3df-download, /module-download, /potential-download, /pwkit-download, /trial, /utility-download, /windows-download',
  },
  {
    source: where,
    statement: 'Download: the trial form differs by language',
    check: '/trial: where the link to the form leads',
    find: (site) => both(async (language) => (await targetsOf(site, '/trial', '#form a', language)).join(', ')),
    want: 'zh: /forms/trial-zh.html ⧉ · en: /forms/trial-en.html ⧉',
  },
  {
    source: where,
    statement: 'Download: manuals (Chinese and English versions shown in Chinese), workflow and studio manuals',
    check: `${route}: PDF files of the group`,
    find: (site) =>
      both(async (language) =>
        (await group(site, /下载|Download/, language))
          .split(', ')
          .filter((href) => href.includes('.pdf'))
          .join(', '),
      ),
    want: 'zh: /files/resources/manual-zh.pdf ⧉, /files/resources/manual-en.pdf ⧉, /files/resources/qflow-manual.pdf ⧉, /files/resources/qstudio-manual.pdf ⧉ · en: /files/resources/manual-en.pdf ⧉, /files/resources/qflow-manual.pdf ⧉, /files/resources/qstudio-manual.pdf ⧉',
  },
  {
    source: where,
    statement: 'Course leads to the course videos',
    ...reaches(route, `${nav} > ul > li > a`, '/course-vedio'),
  },
  {
    source: where,
    statement: 'The language toggle reads EN; it switches zh and en and stores the choice (2 §4: key user-language)',
    check: 'Chromium, new visitor: label, stored value and language after one and two clicks',
    async find(site) {
      const page = await site.visitor();
      await page.goto(route);
      const seen: (string | null)[] = [];
      for (const [language, tag] of [['en', 'en'] as const, ['zh', 'zh-CN'] as const]) {
        const toggle = page.locator(`[data-language=${language}]:visible`).first();
        seen.push((await toggle.textContent())?.trim() ?? '');
        await toggle.click();
        await page.waitForFunction((want) => document.documentElement.lang === want, tag);
        seen.push(await page.evaluate(() => localStorage.getItem('user-language')));
      }
      return seen.join(', ');
    },
    want: 'EN, en, 中文, zh',
  },
  {
    source: '1 §4, §9; 2 §4, §9',
    statement: 'Languages are zh (default) and en',
    check: 'Chromium, new visitor at /: language, stored value',
    async find(site) {
      const page = await site.visitor();
      await page.goto('/');
      return page.evaluate(
        () => `${document.documentElement.lang}, ${localStorage.getItem('user-language') ?? 'nothing stored'}`,
      );
    },
    want: /^zh-CN, (zh|nothing stored)$/,
  },
  {
    source: '1 §2, §4; 2 §2',
    statement: 'A path starting with /en forces English and remembers it',
    check: 'Chromium, new visitor: /en/faq, then the bare /paper: language, stored value, path',
    async find(site) {
      const page = await site.visitor();
      await page.goto('/en/faq');
      await page.waitForFunction(() => localStorage.getItem('user-language') === 'en');
      await page.goto('/paper');
      await page.waitForURL('**/en/paper');
      return page.evaluate(
        () => `${document.documentElement.lang}, ${localStorage.getItem('user-language')}, ${location.pathname}`,
      );
    },
    want: 'en, en, /en/paper',
  },
  {
    source: foot,
    statement: 'Quick links and a friendly link',
    ...says(route, /快速链接.*友情链接/, /Quick links.*Friendly link/, 'footer'),
  },
  {
    source: foot,
    statement: 'Phone and support contacts',
    ...leads(route, 'footer dl a', 'tel:+861000000000', 'mailto:support@example.com'),
  },
  {
    source: foot,
    statement: 'A WeChat QR code in Chinese or social links in English',
    check: `${route}: pictures and social links of the footer, by language`,
    find: (site) =>
      both(async (language) => {
        const codes = await site.count(route, 'footer figure img', language);
        const social = await site.count(
          route,
          'footer a[href*="linkedin."], footer a[href*="//x."], footer a[href*="youtube."]',
          language,
        );
        return `${codes} code, ${social} social links`;
      }),
    want: 'zh: 1 code, 0 social links · en: 0 code, 3 social links',
  },
  {
    source: foot,
    statement: 'Copyright and a filing number',
    check: `${route}: text of the footer's end`,
    find: (site) => both((language) => site.text(route, language, '.footer__end')),
    want: /^zh: © \d{4} .*京ICP备00000000号-1.* · en: © \d{4} .*京ICP备00000000号-1/,
  },
];
