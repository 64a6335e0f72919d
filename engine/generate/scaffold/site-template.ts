import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteDescriptor } from '../../model/site.ts';
import { listFiles } from '../../site/files/files.ts';
import { type OptionalFeature, optionalPackages } from '../../site/optional-packages.ts';
import { root } from '../../site/paths.ts';
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
} satisfies Record<string, OptionalFeature[]>;

export const siteTemplates = ['empty', 'museum', 'press'] as const;

/** Reads a sample site as the start of a new one, with its own name or another. */
export async function readTemplate(template: keyof typeof samples, name?: string) {
  const folder = join(root, 'engine/examples', template);
  const paths = (await listFiles(folder)).filter((path) => /^(pages|assets|sections|sources)\//.test(path));
  const contents = await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const));
  const files: Record<string, string | Uint8Array> = Object.fromEntries(contents);
  const site = JSON.parse(String(files['pages/site.json'])) as SiteDescriptor;
  const languages = site.languages.map(({ code }) => code);
  const names = name === undefined ? site.name : languages.length > 1 ? inEach(languages, name) : name;
  files['pages/site.json'] = formatJson({ ...site, name: names });
  return {
    files,
    name: typeof names === 'string' ? names : String(Object.values(names)[0]),
    languages,
    // The sample sites are translated.
    untranslated: [],
    packages: samples[template].flatMap((feature) => optionalPackages[feature]),
  };
}

function inEach(languages: string[], text: string): Record<string, string> {
  return Object.fromEntries(languages.map((code) => [code, text]));
}
