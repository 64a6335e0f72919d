import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepare, prerender } from '../client/app/prerender.tsx';
import { compilePage, routesOf } from '../compile/page.ts';
import { compileSite } from '../compile/site.ts';
import { createTestContext } from '../generate/gallery/small-context.ts';
import {
  type Files,
  replacePassage,
  siteWith,
  smallAssets,
  smallCollections,
  smallNews,
  smallSite,
} from '../generate/gallery/small-site.ts';
import type { RuleLevel } from '../model/checks.ts';
import { root } from '../site/paths.ts';
import { createJsdomSanitizer } from '../site/sanitizer.ts';
import { findHazards } from '../testing/hazards.ts';
import { smallSiteInLanguages } from '../testing/small-site-in-languages.ts';
import { sample } from '../testing/test-depth.ts';
import { checkSite, createChecker } from './check.ts';
import { formatProblem, problemFormatter } from './problem.ts';
import type { Rule } from './rule.ts';
import { fixedCodes, rules } from './rules/rules.ts';
import type { SiteInput } from './site-files.ts';

const shared = smallSite['pages/shared/links.json'];
const product = (section: object) => ({
  'pages/product.json': { ...smallSite['pages/product.json'], sections: [section] },
});
const picture = (alt: string) => product({ type: 'feature', paragraphs: ['A'], picture: { src: 'example.svg', alt } });
const prose = (text: string) => replacePassage('pages/second.json', '**{product}** runs `gadget in`.', text);
const title = (text: string) => replacePassage('pages/second.json', '"title": "Second"', `"title": ${text}`);
const hostile = '<p><a href="javascript:x()">a</a><a href="/nowhere">b</a><img src="//evil.example/x.png"></p>';

const themed = (theme: object) =>
  replacePassage('pages/site.json', '"onDataFailure"', `"theme": ${JSON.stringify(theme)}, "onDataFailure"`);

/** A breach of a rule that needs more than changed descriptors. */
class Besides {
  constructor(
    /** Input of the check: files under `assets/` are added to those of the small site. */
    readonly given: Partial<SiteInput>,
    readonly files: Files = {},
  ) {}
}

/** A breach of each configurable rule and no other. */
const breaches: Record<string, Files | Besides> = {
  'duplicate-id': replacePassage('pages/home.json', '"type": "feature"', '"type": "feature", "id": "downloads"'),
  'unknown-parameter': replacePassage('pages/item.json', '"{route.id}"', '"{route.it}"'),
  'unknown-field-name': replacePassage('pages/item.json', '"timeField": "time"', '"timeField": "tme"'),
  'unknown-answer-field': replacePassage('pages/item.json', '"field": "title"', '"field": "titl"'),
  'dead-link': prose('[a](/nowhere) [b](#nowhere) [c](files:nowhere.zip) [d](nowhere:x)'),
  'dead-data-link': { 'assets/records/news/a.json': { ...smallNews[0], content: hostile } },
  'wrong-chapter': product({ type: 'chapter', id: 'own', page: '/{product}-introduce' }),
  'duplicate-record': { 'assets/records/news/a.json': [smallNews[0], smallNews[0]] },
  'unclear-authors': product({
    type: 'table',
    columns: [{ field: 'title', label: 'Title' }],
    cite: { authors: 'by', title: 'title', year: 'year' },
    rows: [{ by: 'Kohn, Walter', title: 'Equations', year: '1965' }],
  }),
  'no-day': { 'assets/records/news/a.json': { ...smallNews[0], time: '2025-02-30' } },
  'unclosed-html': { 'assets/records/news/a.json': { ...smallNews[0], content: '<p><b>a</p>' } },
  'other-schema': replacePassage('pages/second.json', 'page.schema', 'site.schema'),
  'empty-text': title('""'),
  'empty-language': product({ type: 'prose', paragraphs: [{ zh: '甲', en: '' }] }),
  'empty-list': product({ type: 'links', links: [] }),
  'duplicate-item': product({ type: 'links', links: ['a', 'b'].map(() => ({ label: 'A', to: '/second' })) }),
  'narrowed-page': replacePassage(
    'pages/news.json',
    '"sections": [',
    '"sections": [{ "type": "table", "search": true, "columns": [{ "field": "title", "label": "A" }], "data": { "source": "news.list", "params": { "page": "1" } } },',
  ),
  'missing-words': { ...smallSiteInLanguages([{ code: 'fr', name: 'Français' }]), 'pages/words.json': undefined },
  'sample-text': title('"✎ Second"'),
  'line-break': title('"Second\\npage"'),
  'invisible-character': title('"Sec\u200bond"'),
  'other-markdown': prose('# Start'),
  'swapped-languages': title('{ "zh": "Second page", "en": "第二页" }'),
  'unknown-row': product({
    type: 'expandable-list',
    title: { field: 'a', label: 'A' },
    details: [{ field: 'a', label: 'A' }],
    menu: [{ id: 'x', label: 'X', match: ['y'] }],
    rows: [{ a: 'x' }],
  }),
  'unknown-base': replacePassage('pages/site.json', '"/files/"', '"javascript:"'),
  'missing-picture': replacePassage('pages/site.json', '"logo": "example.svg"', '"logo": "exmple.svg"'),
  'unknown-site-value': prose('{prodct}'),
  'unclosed-markup': prose('**bold'),
  'html-in-text': prose('a <b>bold</b> word'),
  'chinese-in-neutral': title('"第二页"'),
  untranslated: title('{ "zh": "第二页", "en": "第二页" }'),
  'missing-alt': picture('example.svg'),
  'no-origin': product({ type: 'code', lines: ['wget -c {address files:example.zip}'] }),
  'insecure-link': prose('[x](http://example.org/a)'),
  'empty-entry': replacePassage(
    'pages/site.json',
    '"navigation": [',
    '"navigation": [ { "label": "More", "children": [] },',
  ),
  'unlinked-page': { 'pages/alone.json': { ...smallSite['pages/product.json'], id: 'alone', route: '/alone' } },
  'unused-shared': { 'pages/shared/spare.json': { ...shared, sections: [] } },
  'unused-asset': new Besides({ assets: ['files/spare.zip'] }),
  'page-budget': prose('word '.repeat(40_000)),
  contrast: themed({ colors: { light: { accent: '#eeeeee' } } }),
  'missing-font': themed({ fonts: { text: { regular: 'none.woff2' } } }),
  'font-budget': new Besides(
    { assets: ['fonts/text.woff2'], sizeOf: () => 1_000_000 },
    themed({ fonts: { text: { regular: 'text.woff2' } } }),
  ),
  'site-styles': new Besides({
    styles: { file: 'pages/theme.css', text: '}', css: '', urls: [], fault: { offset: 0, message: 'Unexpected }' } },
  }),
  'unread-configuration': new Besides({ unread: ['postcss.config.js'] }),
  'missing-poster': product({ type: 'video-list', videos: [{ name: 'x', to: 'files:example.mp4' }] }),
  'broken-file': new Besides({
    flawOf: (asset) => (asset.endsWith('.pdf') ? { kind: 'other', actual: { kind: 'html' } } : undefined),
  }),
  'placeholder-file': new Besides({
    flawOf: (asset) => (asset.endsWith('.pdf') ? { kind: 'placeholder' } : undefined),
  }),
  'outside-link': new Besides({ links: ['assets/files/elsewhere'] }),
  'no-font-in-pdf': new Besides(
    { missingInPdf: () => [{ characters: '\ufffc', packages: [] }] },
    product({ type: 'page-copy', id: 'take', pdf: 'book' }),
  ),
  'wrong-tiles': replacePassage(
    'pages/site.json',
    '"onDataFailure"',
    '"map": { "tiles": "https://tiles.example.com/{z}.png", "key": "a", "attribution": "Tiles" }, "onDataFailure"',
  ),
  'unreadable-captions': new Besides({ textOf: (asset) => (asset.endsWith('.vtt') ? 'Captions' : undefined) }),
  'unspoken-link': {
    'pages/collections/news.json': {
      ...JSON.parse(smallCollections['pages/collections/news.json'] as string),
      languages: 'some',
    },
    'assets/records/news/a.json': { ...smallNews[0], summary: 'Words', title: { en: 'News' } },
    ...prose('[x](/item/1)'),
  },
  'missing-markdown': product({ type: 'article', content: 'nowhere.md' }),
  'unused-markdown': { 'pages/a.md': 'Text.' },
  'unclosed-markdown': product({ type: 'article', content: '**a' }),
  'heading-order': product({ type: 'article', content: '# a' }),
  'duplicate-heading': product({ type: 'article', id: 'own', content: '## Own' }),
  'html-in-markdown': product({ type: 'article', content: '<b>a</b>' }),
  'broken-formula': new Besides(
    { formulaError: () => ({ reason: 'it is wrong', at: 0 }) },
    product({ type: 'article', content: '$a$' }),
  ),
  'unequal-markdown': product({ type: 'article', content: { zh: '文', en: '$a$' } }),
  'unpublished-link': replacePassage('pages/second.json', '"id": "second"', '"id": "second", "draft": true'),
};

/** The small site with a breach and these settings in site.json. */
async function siteOf(breach: Files | Besides, checks: unknown): Promise<SiteInput> {
  const { given, files } = breach instanceof Besides ? breach : new Besides({}, breach);
  const site = await siteWith(files);
  const text = (site.files['pages/site.json'] as string).replace(
    /\n\}$/,
    `,\n  "checks": ${JSON.stringify(checks)}\n}`,
  );
  const assets = [...smallAssets, ...(given.assets ?? [])];
  return { ...site, ...given, files: { ...site.files, 'pages/site.json': text }, assets };
}

const codesIn = (site: SiteInput) =>
  [...new Set(checkSite(site).map(({ code, severity }) => `${code} ${severity}`))].sort();

test('every rule that can be set is broken here', () => {
  expect(Object.keys(breaches).sort()).toEqual(rules.flatMap(({ code, firm }) => (firm ? [] : code)).sort());
});

test.each(Object.entries(breaches))(
  '%s has the level in site.json, and is not reported when it is off',
  async (code, breach) => {
    for (const level of ['error', 'warning'] satisfies RuleLevel[])
      expect(codesIn(await siteOf(breach, { rules: { [code]: level } }))).toContain(`${code} ${level}`);
    const off = codesIn(await siteOf(breach, { rules: { [code]: 'off' } }));
    expect(off.filter((one) => one.startsWith(`${code} `))).toEqual([]);
    // The control: the default level.
    const { severity } = rules.find((rule) => rule.code === code) as Rule;
    expect(codesIn(await siteOf(breach, {}))).toContain(`${code} ${severity}`);
  },
);

test('without any of those that are errors by themselves, the site can still be made and shown safely', async () => {
  await prepare();
  const errors = rules.filter(({ severity, firm }) => severity === 'error' && !firm);
  for (const { code } of sample(errors, 3)) {
    const site = await siteOf(breaches[code] as Files | Besides, { rules: { [code]: 'off' } });
    const context = createTestContext(site, createJsdomSanitizer());
    for (const language of ['zh', 'en'] as const)
      for (const route of routesOf(context)) {
        const { body } = await prerender(compilePage(route, language, context), compileSite(context, language));
        expect.soft(findHazards(body), `${code} ${route.path}`).toEqual([]);
      }
  }
  // The control: the record.
  expect(findHazards(hostile)).toHaveLength(2);
});

describe('a code under checks.rules that is none of a rule that can be set', () => {
  const told = async (rules: object) => checkSite(await siteOf({}, { rules })).map(formatProblem);

  test('is reported, with the nearest, which --fix writes', async () => {
    const site = await siteOf({}, { rules: { 'dead-lnk': 'off' } });
    const [problem, ...others] = checkSite(site);
    expect(others).toEqual([]);
    expect(problem && formatProblem(problem)).toMatch(
      /^pages\/site\.json:\d+:\d+ {2}checks\.rules\.dead-lnk: There is no rule "dead-lnk"\. Did you mean "dead-link"\?$/,
    );
    expect(problem?.fix?.text).toBe('"dead-link"');
    const [chinese] = checkSite(site, { language: 'zh' });
    expect(chinese && problemFormatter('zh')(chinese)).toMatch(/没有名为“dead-lnk”的规则。是否想写“dead-link”？$/);
  });

  test('is reported as always an error where no site could be made without it, and stays one', async () => {
    const firm = rules.flatMap(({ code, firm }) => (firm ? [code] : []));
    expect(firm).toContain('duplicate-page');
    for (const code of [...fixedCodes, ...firm])
      expect(await told({ [code]: 'off' })).toEqual([
        expect.stringContaining(`"${code}" is always an error: no site could be made without it. Remove this line.`),
      ]);
    const twice = await siteOf(replacePassage('pages/second.json', '"id": "second"', '"id": "home"'), {
      rules: { 'duplicate-page': 'off' },
    });
    expect(codesIn(twice)).toEqual(['duplicate-page error', 'unknown-rule error']);
  });

  test('those that no rule tells are all known', async () => {
    const folder = join(root, 'engine/check');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const written = texts.flatMap((text) => [...text.matchAll(/\bcode: ('[^;,}]*')/g)].map(([, codes = '']) => codes));
    const found = new Set(written.flatMap((codes) => [...codes.matchAll(/'([\w-]+)'/g)].map(([, code]) => code)));
    // The codes of invalid JSON come from the messages.
    expect([...found].sort()).toEqual(fixedCodes.filter((code) => !code.startsWith('json-')).sort());
    expect(fixedCodes).toContain('json-leading-zero');
  });
});

describe('what site.json sets', () => {
  const level = (value: unknown) => ({ rules: { 'html-in-text': 'off', 'page-budget': value } });
  const html = prose('a <b>bold</b> word');

  test('holds also where the rest of it has mistakes, each of which is one problem', async () => {
    expect(codesIn(await siteOf(html, level('warning')))).toEqual([]);
    expect(codesIn(await siteOf(html, level('wrning')))).toEqual(['unknown-value error']);
    expect(codesIn(await siteOf(html, { ...level('off'), bugets: {} }))).toEqual(['unknown-field error']);
    const site = await siteOf(html, level('off'));
    const text = (site.files['pages/site.json'] as string).replace('"logo"', '"lgo"');
    expect(codesIn({ ...site, files: { ...site.files, 'pages/site.json': text } })).toEqual(['unknown-field error']);
  });

  test('is seen by the next look, though no other file changed', async () => {
    const check = createChecker();
    const look = async (value: RuleLevel) =>
      check(await siteOf(html, { rules: { 'html-in-text': value } })).map(({ severity }) => severity);
    expect([await look('warning'), await look('off'), await look('error')]).toEqual([['warning'], [], ['error']]);
  });
});
