import { expect, test } from 'vitest';
import { type Files, siteWith, smallNews, smallSite } from '../../generate/gallery/small-site.ts';
import { openPdfFonts } from '../../site/fonts/pdf-fonts.ts';
import { root } from '../../site/paths.ts';
import { checkSite } from '../check.ts';

const fonts = openPdfFonts(root);

/**
 * The check's messages for a site. Its fonts are the installed ones, or, with `base`, only those of the
 * engine.
 */
async function reported(files: Files) {
  const site = await siteWith({ 'assets/records/news/news.json': smallNews, ...files });
  return checkSite({ ...site, missingInPdf: fonts.missingIn })
    .filter(({ code }) => code === 'no-font-in-pdf')
    .map(({ file, pointer, severity, message }) => ({ file, pointer, severity, message }));
}

const second = smallSite['pages/second.json'];
const copy = { type: 'page-copy', id: 'take', pdf: 'book' };
const page = (...sections: object[]): Files => ({ 'pages/second.json': { ...second, sections } });
const feature = (text: unknown) => ({ type: 'feature', id: 'late', heading: 'x', paragraphs: [text] });

// Characters that the test fonts lack. The repository has installed those for Korean, Arabic and others.
test.each([
  ['an object replacement character', '\ufffc', 'U+FFFC', undefined],
  ['a rare Han character of plane 2', '𪚥', '𪚥 (U+2A6A5)', '@fontsource-variable/noto-sans-jp'],
  ['a mathematical letter', '𝐀', '𝐀 (U+1D400)', '@fontsource/noto-sans-math'],
  ['Tamil', 'வ', 'வ (U+0BB5)', '@fontsource-variable/noto-sans-tamil'],
  ['a character for private use', '\ue000', 'U+E000', undefined],
  ['a character that Unicode does not have', '\u{10ffff}', 'U+10FFFF', undefined],
])('%s on a page with a PDF is reported at its text', async (_, character, name, install) => {
  const [one, ...others] = await reported(page(copy, feature({ zh: '好', en: `a ${character} b` })));
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    file: 'pages/second.json',
    pointer: '/sections/1/paragraphs/0/en',
    severity: 'warning',
  });
  expect(one?.message).toContain(name);
  expect(one?.message).toMatch(install ? new RegExp(`Install ${install}\\b`) : /^[^@]*Write other characters\.$/);
});

test('of many characters the first are named', async () => {
  const [one] = await reported(page(copy, feature('அஆஇஈஉஊஎ')));
  expect(one?.message).toContain('□ for அ (U+0B85), ஆ (U+0B86), இ (U+0B87), ஈ (U+0B88), உ (U+0B89) and 2 more: no');
});

test.each([
  ['한국'],
  ['مرحبا'],
  ['שלום'],
  ['नमस्ते'],
  ['สวัสดี'],
  ['❤️ 👩‍👩‍👧 🇫🇷 1️⃣'],
  ['𝄞'],
  ['Ж α é e\u0301'],
  ['龙、“测试”'],
])('control: %s is not reported, because an installed font has it', async (text) => {
  expect(await reported(page(copy, feature(text)))).toEqual([]);
});

test('it is reported in a title, a tab, a shared section, a chapter and a record that the page lists; not on pages without a PDF', async () => {
  const shared = { sections: [feature('\ufffc')] };
  const news = { type: 'paged-news', data: { source: 'news.list', params: { page: '1' } }, item: { to: '/item/{id}' } };
  const places = async (files: Files) => (await reported(files)).map(({ file, pointer }) => `${file} ${pointer}`);
  const tabs = { type: 'tabs', id: 'tabs', tabs: [{ id: 'a', label: 'a', sections: [feature('\ufffc')] }] };
  const chapter = { type: 'chapter', page: '/product' };
  const files = (first: object[]): Files => ({
    ...page(...first, { type: 'include', name: 'links' }, tabs, news, chapter),
    'pages/shared/links.json': { ...smallSite['pages/shared/links.json'], ...shared },
    'pages/product.json': { ...smallSite['pages/product.json'], route: '/product', title: '\ufffc' },
    'assets/records/news/news.json': [{ ...smallNews[0], summary: '\ufffc' }],
  });
  expect(await places(files([copy]))).toEqual([
    'assets/records/news/news.json /0/summary',
    'pages/product.json /title',
    'pages/second.json /sections/2/tabs/0/sections/0/paragraphs/0',
    'pages/shared/links.json /sections/0/paragraphs/0',
  ]);
  expect(await places(files([]))).toEqual([]);
});
