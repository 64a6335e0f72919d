import { beforeAll, describe, expect, test } from 'vitest';
import { checkSite } from '../check/check.ts';
import { prepare, prerender } from '../client/app/prerender.tsx';
import { compilePage, routesOf } from '../compile/page.ts';
import { compileSite } from '../compile/site.ts';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { complaints, type Files, siteWith } from '../generate/gallery/small-site.ts';
import type { SiteLanguage } from '../model/languages.ts';
import type { WordTable } from '../model/words.ts';
import { smallSiteInLanguages } from '../testing/small-site-in-languages.ts';

const english: SiteLanguage = { code: 'en', name: 'English' };
const french: SiteLanguage = { code: 'fr', name: 'Français', prefix: '/fr' };
const arabic: SiteLanguage = { code: 'ar', name: 'العربية', prefix: '/ar' };
const one = smallSiteInLanguages([english]);
const three = smallSiteInLanguages([english, french, arabic]);

beforeAll(() => prepare());

/** A page as HTML, its head before its body. */
async function rendered(
  files: Files,
  path: string,
  language: string,
): Promise<{ html: string; lang: string; dir?: string }> {
  const context = await contextWith(files);
  const { head, body, ...own } = prerender(
    compilePage(findRoute(context, path), language, context),
    compileSite(context, language),
  );
  return { html: head + body, ...own };
}

/** The site with another site.json. */
const withSite = (files: Files, change: object): Files => ({
  ...files,
  'pages/site.json': { ...(files['pages/site.json'] as object), ...change },
});

describe('a site in one language', () => {
  test('has each text once, without problems', async () => {
    expect(one['pages/site.json']).toMatchObject({ name: 'Sample company' });
    expect(await complaints(one)).toEqual([]);
    expect(await complaints(withSite(one, { name: { en: 'Sample company' } }))).toHaveLength(1);
  });

  test('has no switch, and no address in another language', async () => {
    const { html, lang } = await rendered(one, '/second', 'en');
    expect(lang).toBe('en');
    expect(html).toContain('>Skip to content<');
    expect(html).not.toMatch(/data-language|hreflang|"\/en/);
  });
});

describe('a site in three languages, one of them from right to left', () => {
  test('has each text in all of them, without problems', async () => {
    expect(await complaints(three)).toEqual([]);
    expect(await complaints(withSite(three, { name: { en: 'A', fr: 'B' } }))).toEqual([
      expect.stringContaining('name: The field "ar" is missing.'),
    ]);
  });

  test('lists the other languages in a menu', async () => {
    const short = languages({ ...english, shortName: 'EN', switchLabel: 'EN: switch' }, french, arabic);
    const { html } = await rendered(short, '/', 'ar');
    expect(html).toMatch(/popoverTarget="site-languages".*ar Languages.*id="site-languages"[^>]*popover="auto"/s);
    expect(html).toContain('aria-label="English">English<');
  });

  test('has every page in each language, with links to the same page in the others', async () => {
    const { html, lang, dir } = await rendered(three, '/second', 'ar');
    expect([lang, dir]).toEqual(['ar', 'rtl']);
    const links = [...html.matchAll(/<a class="header__language" href="([^"]*)"[^>]*>([^<]*)/g)].map((link) =>
      link.slice(1),
    );
    expect(links).toEqual([
      ['/second', 'English'],
      ['/fr/second', 'Français'],
    ]);
    const alternates = [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((link) => link.slice(1));
    expect(alternates).toEqual([
      ['en', '/second'],
      ['fr', '/fr/second'],
      ['ar', '/ar/second'],
      ['x-default', '/second'],
    ]);
    expect(html).toContain('ar Skip to content');
    const { html: french, dir: direction } = await rendered(three, '/', 'fr');
    expect(direction).toBeUndefined();
    expect(french).toContain('href="/fr/second#guide"');
  });

  test('renders every route in every language', async () => {
    const context = await contextWith(three);
    const pages = routesOf(context).flatMap((route) =>
      ['en', 'fr', 'ar'].map((code) => prerender(compilePage(route, code, context), compileSite(context, code)).body),
    );
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((body) => !body.includes('<main'))).toEqual([]);
  });
});

const languages = (...list: object[]) => withSite(three, { languages: list });

describe('reports', () => {
  test.each([
    [
      'a prefix of the first',
      languages({ ...english, prefix: '/en' }, french, arabic),
      'languages[0].prefix: The first language is the default',
    ],
    [
      'none of another',
      languages(english, { ...french, prefix: undefined }, arabic),
      'languages[1]: Only the first language has bare addresses.',
    ],
    [
      'a code twice',
      languages(english, french, arabic, { ...french, prefix: '/x' }),
      'languages[3].code: "fr" belongs to a language further up.',
    ],
    [
      'a prefix twice',
      languages(english, french, { ...arabic, prefix: '/fr' }),
      'languages[2].prefix: "/fr" belongs to a language further up.',
    ],
    [
      'a language that there is not',
      { ...three, ...withPage({ contentLanguage: 'de' }) },
      'contentLanguage: The site has no language "de". Allowed: en, fr, ar.',
    ],
    ['a route below a prefix', { ...three, ...withPage({ route: '/fr/home' }) }, '/fr'],
  ])('%s', async (_, files, says) => {
    expect((await complaints(files)).join('\n')).toContain(says);
  });
});

function withPage(change: object): Files {
  return { 'pages/product.json': { ...(three['pages/product.json'] as object), ...change } };
}

describe('interface words that the engine lacks', () => {
  const { 'pages/words.json': words, ...without } = three;

  test('are reported once for each language, with how to add them', async () => {
    expect(await complaints(without)).toEqual([
      expect.stringMatching(
        /languages\[1\]\.code: The engine has no words in "fr" for app\.pageFailed, .* and \d+ more: visitors read them in English\. Write them in pages\/words\.json: \{"app":\{"pageFailed":\{"fr":"…"\}\}\}\./,
      ),
      expect.stringMatching(/languages\[2\]\.code: The engine has no words in "ar"/),
    ]);
    // Control: a text that the site adds is no longer missing.
    const { app } = words as WordTable;
    const some = { ...without, 'pages/words.json': { $schema: '../schemas/words.schema.json', app } };
    expect((await complaints(some)).join()).not.toContain('app.');
  });

  const emptied = JSON.parse(JSON.stringify(words), (key, text) => (key === 'ar' ? '' : text));

  test.each([
    ['added', without],
    ['translated', { ...without, 'pages/words.json': emptied }],
  ])('are in English until they are %s, including those that depend on a number', async (_, site) => {
    const { html } = await rendered(site, '/second', 'ar');
    expect(html).toContain('>Skip to content<');
    const { kit } = compileSite(await contextWith(site), 'ar').words;
    expect(kit).toMatchObject({
      total_few: '{{count, number}} entries in all',
      total_one: '{{count, number}} entry in all',
    });
  });

  test('are reported at the first empty one', async () => {
    expect(await complaints({ ...without, 'pages/words.json': emptied })).toEqual([
      expect.stringMatching(/^pages\/words\.json:\d+:\d+ {2}app\.pageFailed\.ar: The engine has no words in "ar" for /),
    ]);
  });

  test('those of the question for consent are missing only on a site with analytics', async () => {
    const { consent: _, ...others } = words as WordTable;
    const input = await siteWith({ ...without, 'pages/words.json': { ...others } });
    const config = {
      version: '',
      texts: {},
      mistakes: [],
      packThemes: {},
      rules: [],
      locate: () => ({ file: '', text: '', offset: 0 }),
    };
    expect(checkSite({ ...input, config: { ...config, asksConsent: false } })).toEqual([]);
    const missing = checkSite({ ...input, config: { ...config, asksConsent: true } });
    expect(missing.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^missing-words .*"fr" for consent\.title, /),
      expect.stringMatching(/^missing-words .*"ar" for consent\.title, /),
    ]);
  });

  test('are not missing in a variant of one of the engine’s languages', async () => {
    const chinese = smallSiteInLanguages([
      { code: 'zh-TW', name: '中文' },
      { ...english, code: 'en-GB', prefix: '/en' },
    ]);
    const { 'pages/words.json': _, ...site } = chinese;
    expect((await complaints(site)).filter((one) => one.includes('words.json'))).toEqual([]);
    expect((await rendered(site, '/second', 'zh-TW')).html).toContain('>跳到正文<');
    expect(compileSite(await contextWith(site), 'zh-TW').words.app).toMatchObject({ retry: '重試' });
    expect(compileSite(await contextWith(site), 'en-GB').words.app).toMatchObject({ retry: 'Try again' });
  });
});

describe('a site in Chinese and another language than English', () => {
  const chinese: SiteLanguage = { code: 'zh', name: '中文' };
  const site = smallSiteInLanguages([chinese, french]);
  const second = site['pages/second.json'] as object;
  const titled = (title: unknown) => ({ ...site, 'pages/second.json': { ...second, title } });
  const linked = (to: string) => ({
    ...site,
    'pages/second.json': { ...second, sections: [{ type: 'links', id: 'guide', links: [{ label: 'A', to }] }] },
  });

  test.each([
    [
      'one that is not translated',
      titled({ zh: '第二页', fr: '第二页' }),
      'title.fr: The text under "fr" is the Chinese',
    ],
    [
      'two that are swapped',
      titled({ zh: 'Deuxième page', fr: '第二页' }),
      'stands under "fr" and the other one under "zh"',
    ],
    ['one for both', titled('第二页'), 'Write { "zh": "…", "fr": "…" }.'],
    ['a link as a browser shows it', linked('/fr/news/1/#top'), 'Did you mean "/news/1#top"?'],
  ])('reports a text that is %s', async (_, files, says) => {
    expect(await complaints(files)).toEqual([expect.stringContaining(says)]);
  });

  test('reports no problem for correct texts', async () => {
    expect(await complaints(titled({ zh: '第二页', fr: 'Deuxième page' }))).toEqual([]);
    const alone = smallSiteInLanguages([chinese]);
    const one = { ...(alone['pages/second.json'] as object), title: '第二页' };
    expect(await complaints({ ...alone, 'pages/second.json': one })).toEqual([]);
  });
});
