import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite } from '../../check/check.ts';
import { openAll } from '../../check/inspect-file.ts';
import { formatProblem } from '../../check/problem.ts';
import type { SiteInput } from '../../check/site-files.ts';
import { formulaError } from '../../site/markdown/render-formula.ts';
import { root } from '../../site/paths.ts';
import { schemasForFiles } from '../../site/read-site.ts';
import home from './pages/home.json' with { type: 'json' };
import item from './pages/item.json' with { type: 'json' };
import news from './pages/news.json' with { type: 'json' };
import product from './pages/product.json' with { type: 'json' };
import second from './pages/second.json' with { type: 'json' };
import links from './pages/shared/links.json' with { type: 'json' };
import site from './pages/site.json' with { type: 'json' };

/** Files by path: texts, or values that are written as indented JSON. */
export type Files = Record<string, unknown>;

/** A site in a nutshell, without a mistake: a home page, a second page, and pages with route parameters. */
export const smallSite = {
  'pages/site.json': site,
  'pages/home.json': home,
  'pages/second.json': second,
  'pages/news.json': news,
  'pages/item.json': item,
  'pages/shared/links.json': links,
  'pages/product.json': product,
} satisfies Files;

const folder = join(root, 'engine/generate/gallery/collections');

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
  return checkSite({ ...(await siteWith(changes)), formulaError }).map(formatProblem);
}

/** The readable values of files by path. */
export function parseFiles(files: SiteInput['files']): Record<string, unknown> {
  return Object.fromEntries(openAll(files).map(({ file, value }) => [file, value]));
}

/** The text of a file: the text itself, or a value as indented JSON. */
export function fileText(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content, null, 2);
}
