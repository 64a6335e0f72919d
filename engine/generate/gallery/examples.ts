import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalizedText } from '../../model/kinds.ts';
import type { Section } from '../../model/section.ts';
import { codeFolders } from '../../site/code-folders.ts';
import { root } from '../../site/paths.ts';
import { smallSite } from './small-site.ts';

/** An example of a section: its name, and the section as JSON of a page. */
export interface Example {
  type: string;
  name: LocalizedText;
  section: Section;
}

const answers = 'engine/generate/gallery/answers';

/** The folders under `engine/sections/`: the section types. */
export const sectionTypes = listFolders('engine/sections');

export function listFolders(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Every example of every section of a site. A test reports sections without examples. */
export function readExamples(site = root): Example[] {
  // Read the files on each call: a type may be new.
  return Object.entries(codeFolders('sections', site)).flatMap(([type, folder]) => {
    const examples = readJson<Omit<Example, 'type'>[]>(join(folder, 'example.json')) ?? [];
    return examples.map(({ name, section }) => ({ type, name, section }));
  });
}

/** The sources of the small site that have an example answer. */
export const exampleSources = readdirSync(join(root, answers)).map((file) => file.replace('.json', ''));

/** The example answer of a site's source, from its code folder or from the sample site. */
export function readExampleAnswer(source: string, site = root): unknown {
  const folder = codeFolders('sources', site)[source];
  return readJson(folder ? join(folder, 'example.json') : join(root, answers, `${source}.json`));
}

/** The example of a collection: the one of the small site with a list by year. */
export function readExampleCollection(): unknown {
  return readJson(join(root, 'engine/generate/gallery/collections/paper.json'));
}

/** A page that shows one example, with its own route and id. */
export function examplePage({ type, section }: Omit<Example, 'name'>, number: number) {
  return {
    $schema: '../schemas/page.schema.json',
    id: `example-${number}`,
    route: `/example-${number}`,
    title: type,
    sections: [section],
  };
}

/** The pages of examples as files of a site, with a navigation to them. Default: all examples of the engine. */
export function examplePages(examples = readExamples()): Record<string, unknown> {
  const pages = examples.map(examplePage);
  const site = smallSite['pages/site.json'];
  const children = pages.map(({ route, title }) => ({ label: title, to: route }));
  return {
    ...Object.fromEntries(pages.map((page, index) => [`pages/example-${index}.json`, page])),
    'pages/site.json': {
      ...site,
      // Some examples show commands that fetch files.
      origin: 'https://www.example.com',
      navigation: [...site.navigation, { label: 'Examples', children }],
    },
  };
}

function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
