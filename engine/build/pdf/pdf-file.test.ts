import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepare, prerender } from '../../client/app/prerender.tsx';
import { compilePage } from '../../compile/page.ts';
import { compileSite } from '../../compile/site.ts';
import { contextWith, findRoute } from '../../generate/gallery/small-context.ts';
import { smallSite } from '../../generate/gallery/small-site.ts';
import { listArchives, pdfColors } from '../archives.ts';
import { createPdf } from './pdf-file.ts';

const command = 'wget -c https://a.example/files/x.zip && \\\n    echo "量 α" | sha256sum -c';

const page = {
  ...smallSite['pages/second.json'],
  id: 'book',
  route: '/book',
  title: { zh: '书', en: 'Book' },
  sections: [
    { type: 'page-copy', id: 'take', pdf: 'book' },
    { type: 'links', id: 'contents', links: [{ label: { zh: '往后', en: 'Further on' }, to: '/book#late' }] },
    {
      type: 'tabs',
      id: 'ways',
      tabs: ['one', 'two'].map((name) => ({
        id: name,
        label: name,
        sections: [
          {
            type: 'steps',
            id: `steps-${name}`,
            heading: { zh: `做法 ${name}`, en: `How to ${name}` },
            steps: [{ title: { zh: `第 ${name} 步`, en: `Step ${name}` }, command }],
          },
        ],
      })),
    },
    {
      type: 'feature',
      id: 'late',
      heading: { zh: '迟到的', en: 'What is late' },
      paragraphs: [
        { zh: '测试'.repeat(1500), en: 'A long text. '.repeat(400) },
        '[there](/second#guide), [far](https://example.org/a)',
      ],
      picture: { src: 'example.svg', alt: 'Drawn' },
    },
  ],
};

let assets: string;
beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), 'pagewright-pdf-'));
  await mkdir(join(assets, 'images'));
  await writeFile(
    join(assets, 'images/example.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
  );
  await prepare();
});
afterAll(() => rm(assets, { recursive: true }));

/** A new PDF of the page in a language. */
async function made(
  language: string,
  origin?: string,
  given: object = page,
  site: object = smallSite['pages/site.json'],
): Promise<Buffer> {
  const context = await contextWith({
    'pages/book.json': given,
    'pages/site.json': { ...site, ...(origin && { origin }) },
  });
  const compiled = compilePage(findRoute(context, '/book'), language, context);
  const [copy] = listArchives(compiled, [['images/example.svg', '']], pdfColors(context.site));
  if (copy?.path !== `_copy/${language}/book/book.pdf`) throw new Error(`the page offers ${copy?.path}`);
  return createPdf(copy, compiled, compileSite(context, language), assets, prerender);
}

/** The facts that a PDF reader finds in a file. */
async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(
    pages.map(async (one) =>
      (await one.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(''),
    ),
  );
  const links = (await Promise.all(pages.map((one) => one.getAnnotations()))).flat();
  const trees = await Promise.all(pages.map((one) => one.getStructTree()));
  return { pdf, texts, links, trees, text: texts.join('').replace(/\s/g, '') };
}

/** The headings of an outline, each below its own. */
type Item = { title: string; items: Item[] };
const titles = (items: Item[]): unknown[] =>
  items.map(({ title, items }) => (items.length > 0 ? [title, titles(items)] : title));

const roles = (node: unknown): string[] => {
  const { role, children = [] } = node as { role?: string; children?: unknown[] };
  return [...(role ? [role] : []), ...children.flatMap(roles)];
};

test.each([
  ['zh', '书', ['做法one', '第one步', '做法two', '第two步', '迟到的']],
  ['en', 'Book', ['Howtoone', 'Stepone', 'Howtotwo', 'Steptwo', 'Whatislate']],
])('a PDF has every heading and command of the page in order, as text, in %s', async (language, title, headings) => {
  const { text } = await read(await made(language));
  const code = command.replace(/\s/g, '');
  const [one, stepOne, two, stepTwo, late] = headings as [string, string, string, string, string];
  let at = 0;
  for (const part of [title, one, stepOne, code, two, stepTwo, code, late]) {
    const found = text.indexOf(part, at);
    expect(found, part).toBeGreaterThanOrEqual(at);
    at = found + part.length;
  }
});

test('control: a page without a command makes a PDF without it', async () => {
  const [, , , late] = page.sections;
  const { text } = await read(await made('en', undefined, { ...page, sections: [page.sections[0], late] }));
  expect(text).toContain('Whatislate');
  expect(text).not.toContain('wget');
});

test.each([
  ['zh', '未设置本站网址'],
  ['en', "madewithoutthesite'saddress"],
])(
  'a command with an address of the site has a note about the missing origin in a PDF, in %s',
  async (language, note) => {
    const code = { type: 'code', id: 'fetch', lines: ['curl {address files:example.zip}'] };
    const textOf = async (origin?: string) =>
      (await read(await made(language, origin, { ...page, sections: [page.sections[0], code] }))).text;
    const unknown = await textOf();
    expect(unknown).toContain('curlhttps://your-site.invalid/files/example.zip');
    expect(unknown).toContain(note);
    const known = await textOf('https://a.example');
    expect(known).toContain('curlhttps://a.example/files/example.zip');
    expect(known).not.toMatch(new RegExp(`invalid|${note}`));
  },
);

test('its headings are its outline, and it has its language, its title and tagged content', async () => {
  const { pdf, trees } = await read(await made('en'));
  const outline = (await pdf.getOutline()) as Item[];
  expect(titles(outline)).toEqual([
    ['Book', [['How to one', ['Step one']], ['How to two', ['Step two']], 'What is late']],
  ]);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Book · Sample company', Language: 'en' });
  const used = new Set(trees.flatMap(roles));
  for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Code', 'Link', 'Figure']) expect(used).toContain(role);
});

test('internal links point to their page, links to the site are absolute, or plain text without its origin', async () => {
  const { pdf, links, texts } = await read(await made('en', 'https://a.example'));
  expect(links.flatMap(({ unsafeUrl }) => unsafeUrl ?? [])).toEqual([
    'https://a.example/en/second#guide',
    'https://example.org/a',
  ]);
  const inner = links.flatMap(({ dest }) => dest ?? []);
  expect(new Set(inner)).toEqual(new Set(['late', 'ways-panel-one', 'ways-panel-two']));
  const [target] = (await pdf.getDestination('late')) as [{ num: number; gen: number }];
  const number = (await pdf.getPageIndex(target)) + 1;
  expect(texts[number - 1]).toContain('What is late');
  // The line of the link contains the same number.
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const placed = items.flatMap((item) => ('str' in item ? { text: item.str, y: item.transform[5] } : []));
  const { y } = placed.find(({ text }) => text === 'Further on') as { y: number };
  expect(placed.filter((one) => one.y === y && one.text.trim()).map(({ text }) => text)).toEqual([
    'Further on',
    String(number),
  ]);
  const without = await read(await made('en'));
  expect(without.links.flatMap(({ unsafeUrl }) => unsafeUrl ?? [])).toEqual(['https://example.org/a']);
});

test('a text goes on over pages, within their edges', async () => {
  const { pdf, texts } = await read(await made('zh'));
  expect(pdf.numPages).toBeGreaterThan(2);
  expect(texts.join('').match(/测/g)).toHaveLength(1500);
  for (const [index] of texts.entries()) {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x, y] = item.transform as [number, number, number, number, number, number];
      expect(x).toBeGreaterThanOrEqual(61);
      expect(x + item.width).toBeLessThanOrEqual(595.28 - 61);
      expect(y).toBeGreaterThan(30);
    }
  }
});

test('the same page makes the same bytes, and another page others', async () => {
  const [one, again] = [await made('zh'), await made('zh')];
  expect(one.equals(again)).toBe(true);
  expect(one.equals(await made('zh', undefined, { ...page, title: '别的' }))).toBe(false);
});

test('a language that is written from right to left has one too', async () => {
  const site = smallSite['pages/site.json'] as object;
  const languages = [
    { code: 'zh', name: '中文' },
    { code: 'en', name: 'العربية', tag: 'ar', prefix: '/en' },
  ];
  const context = await contextWith({ 'pages/book.json': page, 'pages/site.json': { ...site, languages } });
  const offered = (language: string) =>
    listArchives(compilePage(findRoute(context, '/book'), language, context), [], pdfColors(context.site));
  expect([offered('zh').length, offered('en').length]).toEqual([1, 1]);
});

const scripts = [
  ['Korean', '한국어 텍스트'],
  ['Arabic', 'مرحبا بالعالم'],
  ['Hebrew', 'שלום עולם'],
  ['Devanagari', 'नमस्ते'],
  ['Thai', 'สวัสดี'],
  ['emoji', '❤️ 👩‍👩‍👧'],
  ['music', '𝄞'],
] as const;

test('words of every script are in the PDF as text; a character that no font has is a box', async () => {
  const paragraphs = [...scripts.map(([name, words]) => `${name}: ${words}.`), 'None: \ufffc, \ue000, 𪚥.'];
  const late = { type: 'feature', id: 'late', heading: 'Scripts 한국 مرحبا', paragraphs };
  const { text } = await read(await made('en', undefined, { ...page, sections: [page.sections[0], late] }));
  // A reader may lose joiners and the order of vowels; each letter is there, and no box.
  const letters = (words: string) => [...words].filter((one) => /[\p{Lo}\p{So}]/u.test(one)).sort();
  for (const [index, [name, words]] of scripts.entries()) {
    const from = text.indexOf(`${name}:`);
    const next = scripts[index + 1]?.[0] ?? 'None';
    expect(letters(text.slice(from, text.indexOf(`${next}:`, from)).normalize('NFC')), name).toEqual(letters(words));
  }
  expect(text).toContain('None:□,□,□.');
});

test('a right-to-left text is right-aligned with its words in order; its code runs from left to right', async () => {
  const site = smallSite['pages/site.json'] as object;
  const languages = [
    { code: 'zh', name: '中文' },
    { code: 'en', name: 'العربية', tag: 'ar', prefix: '/en' },
  ];
  const late = { type: 'feature', id: 'late', heading: 'خطوات', paragraphs: ['واحد اثنان `npm run build` ثلاثة'] };
  const arabic = { ...page, title: { zh: '书', en: 'دليل' }, sections: [page.sections[0], late] };
  const bytes = await made('en', undefined, arabic, { ...site, languages });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const at = (words: string) => {
    // The dots of Arabic letters are glyphs of their own, which this reader puts between the letters.
    const letters = (text: string) => text.replace(/[^\p{L} ]|(?<=\p{Script=Arabic}) (?=\p{Script=Arabic})/gu, '');
    const item = items.flatMap((one) => ('str' in one && letters(one.str).includes(words) ? one : []))[0];
    if (!item) throw new Error(`${words} is not in ${JSON.stringify(items)}`);
    return { from: item.transform[4] as number, to: (item.transform[4] as number) + item.width };
  };
  const right = 595.28 - 62;
  expect(Math.abs(at('دليل').to - right)).toBeLessThan(3);
  expect(Math.abs(at('واحد').to - right)).toBeLessThan(3);
  expect(at('اثنان').to).toBeLessThanOrEqual(at('واحد').from + 1);
  expect(at('npm').to).toBeLessThanOrEqual(at('اثنان').from + 1);
  expect(at('ثلاثة').to).toBeLessThanOrEqual(at('npm').from + 1);
  expect(at('npm run build').to).toBeLessThanOrEqual(right);
});
