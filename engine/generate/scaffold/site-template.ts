import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteDescriptor } from '../../model/site.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import { listFiles } from '../../site/files/files.ts';
import { type OptionalFeature, optionalPackages } from '../../site/optional-packages.ts';
import { root } from '../../site/paths.ts';
import { languagesWithoutWords } from './site-files.ts';
import { translateTemplate } from './translate-template.ts';
import { formatJson } from './write-new-files.ts';

/** The sample sites that a new site can start from, with the optional features that they use. */
const samples = {
  museum: [
    'schemas of own sections and sources',
    'texts in Markdown and HTML, and uploaded SVG files',
    'pictures of link previews',
    'PDFs of pages',
  ],
  press: ['the duration of videos', 'pictures of link previews'],
  product: ['texts in Markdown and HTML, and uploaded SVG files', 'pictures of link previews'],
} satisfies Record<string, OptionalFeature[]>;

export const siteTemplates = ['empty', 'museum', 'press', 'product'] as const;

/** Whether a new site from a template has languages of its choice. Other sample sites have their own. */
export function hasAnyLanguage(template: (typeof siteTemplates)[number]): boolean {
  return template === 'empty' || template === 'product';
}

/** Reads a sample site as the start of a new one, with its own name or another, and in other languages if it can be. */
export async function readTemplate(template: keyof typeof samples, name?: string, wanted: string[] = ['en']) {
  const folder = join(root, 'engine/examples', template);
  const paths = (await listFiles(folder)).filter((path) => /^(pages|assets|sections|sources)\//.test(path));
  const contents = await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const));
  const read: Record<string, string | Uint8Array> = Object.fromEntries(contents);
  const site = siteOf(read);
  const words = readEngineWords();
  const isTranslated = hasAnyLanguage(template);
  const languages = isTranslated ? wanted : site.languages.map(({ code }) => code);
  const translated = isTranslated ? translateTemplate(read, languages, words) : read;
  const files = name === undefined ? translated : renameSite(translated, name);
  return {
    files,
    name: String(nameOf(siteOf(files))[0]),
    languages,
    // The other sample sites are translated.
    untranslated: isTranslated ? languagesWithoutWords(languages, words) : [],
    packages: samples[template].flatMap((feature) => optionalPackages[feature]),
  };
}

const siteOf = (files: Record<string, string | Uint8Array>): SiteDescriptor =>
  JSON.parse(String(files['pages/site.json']));

/** The name of a site in each of its languages. */
const nameOf = ({ name }: SiteDescriptor): string[] => (typeof name === 'string' ? [name] : Object.values(name));

/** Writes another name of the site in place of its own, which other texts of pages have too. */
function renameSite(files: Record<string, string | Uint8Array>, name: string): Record<string, string | Uint8Array> {
  // A longer name can begin with another.
  const names = [...nameOf(siteOf(files))].sort((one, other) => other.length - one.length);
  const rename = (text: string) => names.reduce((renamed, old) => renamed.replaceAll(old, () => name), text);
  const renamed = Object.entries(files).map(([path, content]) => {
    if (!/^pages\/.*\.json$/.test(path)) return [path, content];
    const value = JSON.parse(String(content), (_, inner) => (typeof inner === 'string' ? rename(inner) : inner));
    return [path, formatJson(value)];
  });
  return Object.fromEntries(renamed);
}
