import type { SiteInput } from '../check/site-files.ts';
import {
  type Files,
  replacePassage,
  siteWith,
  smallAssets,
  smallCollections,
  smallNews,
  smallSite,
} from '../generate/gallery/small-site.ts';
import { smallSiteInLanguages } from './small-site-in-languages.ts';

const shared = smallSite['pages/shared/links.json'];
const product = (section: object) => ({
  'pages/product.json': { ...smallSite['pages/product.json'], sections: [section] },
});
const picture = (alt: string) => product({ type: 'feature', paragraphs: ['A'], picture: { src: 'example.svg', alt } });
export const prose = (text: string) => replacePassage('pages/second.json', '**{product}** runs `gadget in`.', text);
const title = (text: string) => replacePassage('pages/second.json', '"title": "Second"', `"title": ${text}`);
export const hostile = '<p><a href="javascript:x()">a</a><a href="/nowhere">b</a><img src="//evil.example/x.png"></p>';

const themed = (theme: object) =>
  replacePassage('pages/site.json', '"onDataFailure"', `"theme": ${JSON.stringify(theme)}, "onDataFailure"`);

/** A breach of a rule that needs more than changed descriptors. */
export class Besides {
  constructor(
    /** Input of the check: files under `assets/` are added to those of the small site. */
    readonly given: Partial<SiteInput>,
    readonly files: Files = {},
  ) {}
}

/** A breach of each configurable rule and no other. */
export const breaches: Record<string, Files | Besides> = {
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
export async function siteWithBreach(breach: Files | Besides, checks: unknown): Promise<SiteInput> {
  const { given, files } = breach instanceof Besides ? breach : new Besides({}, breach);
  const site = await siteWith(files);
  const text = (site.files['pages/site.json'] as string).replace(
    /\n\}$/,
    `,\n  "checks": ${JSON.stringify(checks)}\n}`,
  );
  const assets = [...smallAssets, ...(given.assets ?? [])];
  return { ...site, ...given, files: { ...site.files, 'pages/site.json': text }, assets };
}
