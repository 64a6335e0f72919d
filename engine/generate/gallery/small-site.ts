import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite } from '../../check/check.ts';
import { openAll } from '../../check/inspect-file.ts';
import { sentence } from '../../check/problem.ts';
import type { SiteInput } from '../../check/site-files.ts';
import { root } from '../../site/paths.ts';
import { schemasForFiles } from '../../site/read-site.ts';

/** Files by path: texts, or values that are written as indented JSON. */
export type Files = Record<string, unknown>;

/** A site in a nutshell, without a mistake: a home page, a second page, and pages with route parameters. */
export const smallSite = {
  'pages/site.json': {
    $schema: '../schemas/site.schema.json',
    name: { zh: '示例公司', en: 'Sample company' },
    tagline: { zh: '示例', en: 'Samples' },
    logo: 'example.svg',
    values: { product: 'Gadget', email: 'support@example.com' },
    slugs: { product: 'gadget' },
    bases: {
      files: '/files/',
      docs: { zh: 'https://example.com/zh/', en: 'https://example.com/en/' },
      uploads: '/images/',
    },
    rewrites: [{ from: 'https://old.example.com/', to: 'files:' }],
    onDataFailure: 'notice',
    navigation: [{ label: { zh: '首页', en: 'Home' }, to: '/' }],
    footer: {
      groups: [
        {
          title: { zh: '文件', en: 'Files' },
          links: ['files:example.mp4', 'files:example.vtt', 'files:example.pdf'].map((to) => ({ label: to, to })),
        },
      ],
      copyright: '© {product}',
    },
    languages: [
      { code: 'zh', name: '中文', tag: 'zh-CN', switchLabel: '中文：切换到中文' },
      { code: 'en', name: 'English', prefix: '/en', shortName: 'EN', switchLabel: 'EN: switch to English' },
    ],
  },
  'pages/home.json': {
    $schema: '../schemas/page.schema.json',
    id: 'home',
    route: '/',
    title: { zh: '首页', en: 'Home' },
    sections: [
      {
        type: 'table',
        id: 'downloads',
        columns: [
          { field: 'name', label: { zh: '名称', en: 'Name' } },
          { field: 'file', label: { zh: '文件', en: 'File' }, kind: 'text' },
        ],
        rows: [{ name: '{product}', file: { label: 'ZIP', to: 'files:example.zip' } }],
      },
      {
        type: 'feature',
        paragraphs: [{ zh: '见[第二页](/second#guide)。', en: 'See the [second page](/second#guide).' }],
        picture: { src: 'example.svg', alt: '' },
        actions: [{ label: 'GPU', to: '#downloads' }],
      },
    ],
  },
  'pages/second.json': {
    $schema: '../schemas/page.schema.json',
    id: 'second',
    route: '/second',
    title: 'Second',
    sections: [
      { type: 'prose', id: 'guide', paragraphs: ['**{product}** runs `gadget in`.'] },
      { type: 'include', name: 'links' },
    ],
  },
  'pages/news.json': {
    $schema: '../schemas/page.schema.json',
    id: 'news',
    route: '/news/{page}',
    routeDefaults: { page: '1' },
    title: { zh: '新闻', en: 'News' },
    sections: [
      {
        type: 'paged-news',
        data: { source: 'news.list', params: { page: '{route.page}' } },
        item: { to: '/item/{id}' },
        list: { to: '/news/{page}' },
      },
    ],
  },
  'pages/item.json': {
    $schema: '../schemas/page.schema.json',
    id: 'item',
    route: '/item/{id}',
    parent: '/news',
    title: { zh: '新闻内容', en: 'News item' },
    titleFrom: { section: 'item', field: 'title' },
    sections: [
      { type: 'article', id: 'item', data: { source: 'news.item', params: { id: '{route.id}' } }, timeField: 'time' },
    ],
  },
  'pages/shared/links.json': {
    $schema: '../../schemas/shared.schema.json',
    sections: [{ type: 'links', id: 'more', links: [{ label: 'Product', to: '/{product}-introduce' }] }],
  },
  'pages/product.json': {
    $schema: '../schemas/page.schema.json',
    id: 'product',
    route: '/{product}-introduce',
    title: '{product}',
    sections: [],
  },
} satisfies Files;

const folder = join(root, 'engine/generate/gallery/collections');

/** The collections of the small site, without records. */
export const smallCollections: Record<string, string> = Object.fromEntries(
  readdirSync(folder).map((file) => [`pages/collections/${file}`, readFileSync(join(folder, file), 'utf8')]),
);

/** Seven news records, two pages of them, with HTML that must be sanitized and addresses that are rewritten. */
export const smallNews = Array.from({ length: 7 }, (_, index) => ({
  id: index + 1,
  title: { zh: `新闻 ${index + 1}`, en: `News ${index + 1}` },
  summary: 'https://old.example.com/example.zip',
  time: `2025-01-0${index + 1}`,
  content: {
    zh: '<p onclick="x()">中</p><script>x()</script>',
    en: '<a href="https://old.example.com/example.zip">{product}</a>',
  },
}));
/** The paths under `assets/` that the small site names. */
export const smallAssets = [
  'images/example.svg',
  'files/example.zip',
  'files/example.mp4',
  'files/example.vtt',
  'files/example.pdf',
];

/** The small site with other or further files; `undefined` takes one away. Its schemas know the types of a folder's code. */
export async function siteWith(changes: Files = {}, folder?: string): Promise<SiteInput> {
  const files = Object.entries({ ...smallCollections, ...smallSite, ...changes })
    .filter(([, content]) => content !== undefined)
    .map(([file, content]) => [file, fileText(content)]);
  const texts: SiteInput['files'] = Object.fromEntries(files);
  return { files: texts, assets: smallAssets, schemas: await schemasForFiles(texts, folder) };
}

/** A file of the small site as text in which one passage is replaced. Throws when the passage is not there once. */
export function replacePassage(file: keyof typeof smallSite, passage: string, by: string): Files {
  const parts = fileText(smallSite[file]).split(passage);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times ${passage}`);
  return { [file]: parts.join(by) };
}

/** Checks the sample site with these changes. Returns a line for each problem. */
export async function complaints(changes: Files): Promise<string[]> {
  return checkSite(await siteWith(changes)).map(sentence);
}

/** The readable values of files by path. */
export function parseFiles(files: SiteInput['files']): Record<string, unknown> {
  return Object.fromEntries(openAll(files).map(({ file, value }) => [file, value]));
}

/** The text of a file: the text itself, or a value as indented JSON. */
export function fileText(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content, null, 2);
}
