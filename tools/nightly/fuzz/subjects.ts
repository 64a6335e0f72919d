import fc from 'fast-check';
import type { SiteInput } from '../../../engine/check/site-files.ts';
import { readExamples, sectionTypes } from '../../../engine/generate/gallery/examples.ts';
import { siteWith, smallNews, smallSite } from '../../../engine/generate/gallery/small-site.ts';
import { collectionInFile } from '../../../engine/model/schema/collections.ts';
import type { Schema, Schemas } from '../../../engine/model/schema/schema.ts';
import { engineLanguages } from '../../../engine/model/schema/site-schemas.ts';
import { root } from '../../../engine/site/paths.ts';
import { readSchemas, readSite } from '../../../engine/site/read-site.ts';
import { withDeclaredEndpoints } from '../../../engine/site/records.ts';
import { fullTheme, themeFiles } from '../../../engine/testing/full-theme.ts';
import { createBrokenTexts } from '../../../engine/testing/fuzz/bytes.ts';
import { arbitraryValues } from './arbitrary-values.ts';
import { damageJson, edits } from './damage-json.ts';
import oddCollection from './odd-collection.json' with { type: 'json' };
import { createSourcePages } from './source-pages.ts';

export interface FuzzedFiles {
  file: string;
  text: string;
}

/** A fuzz target: a valid site, in which one file gets generated texts. */
export interface Subject {
  name: string;
  site: SiteInput;
  /** The engine's own schemas, from which those of the site are made. */
  generated: Schemas;
  changes: fc.Arbitrary<FuzzedFiles>;
  /** Whether a page shows the change, by the page's file and the collections of its sections. */
  shows(page: string, collections: (string | undefined)[]): boolean;
}

const page = 'pages/fuzzed.json';
const shared = 'pages/shared/fuzzed.json';

const pageOf = (sections: unknown[]) => ({
  $schema: '../schemas/page.schema.json',
  id: 'fuzzed',
  route: '/fuzzed',
  title: 'Fuzzed',
  sections,
});

/** Every section type and kind of file, every collection and its records, and the first site's files byte by byte. */
export async function listSubjects(): Promise<Subject[]> {
  const [shipped, generated] = [await readSite(root), await readSchemas()];
  const { schemas } = shipped;
  const site = await siteWith({
    [page]: pageOf([{ type: 'include', name: 'fuzzed' }]),
    [shared]: { $schema: '../../schemas/shared.schema.json', sections: [] },
    'assets/records/news/all.json': smallNews,
  });
  site.assets = [...site.assets, ...themeFiles];
  const onPage = { site, generated, shows: (shown: string) => shown === page };
  const described = (path: string, good: unknown[]) => validOrDamaged(schemas[path] as Schema, good);
  const sections = sectionTypes.map((type): Subject => {
    const examples = readExamples().flatMap((one) => (one.type === type ? [one.section] : []));
    const values = described(`sections/${type}.schema.json`, examples).map((section) => pageOf([section]));
    return { name: `section ${type}`, ...onPage, changes: changesOf(page, values) };
  });
  const small = Object.entries(smallSite);
  const pages = small.filter(([file]) => /^pages\/\w+\.json$/.test(file) && file !== 'pages/site.json');
  // Most keep the route that the rest of the site links to.
  const placed = fc
    .tuple(
      described(
        'page.schema.json',
        pages.map(([, value]) => value),
      ),
      fc.nat(9),
    )
    .map(([value, rank]) => (rank > 0 ? { ...(value as object), id: 'fuzzed', route: '/fuzzed' } : value));
  const shares = described('shared.schema.json', [smallSite['pages/shared/links.json']]);
  const sites = [...fullSites(), valueIn(shipped, 'pages/site.json')];
  const collections = Object.keys(schemas).flatMap((path) => /^records\/(.*)\.schema\.json$/.exec(path)?.[1] ?? []);
  return [
    ...sections,
    { name: 'page', ...onPage, changes: changesOf(page, placed) },
    { name: 'shared file', ...onPage, changes: changesOf(shared, shares) },
    {
      name: 'site',
      site,
      generated,
      changes: changesOf('pages/site.json', described('site.schema.json', sites)),
      shows: () => true,
    },
    ...Object.entries(ownFiles).map(([file, value]): Subject => {
      const changes = changesOf(file, described(file.replace(/^pages\/(.*)\.json$/, '$1.schema.json'), [value]));
      return { name: file, site, generated, changes, shows: (shown) => shown === 'pages/home.json' };
    }),
    ...collections.map((collection): Subject => {
      const file = `pages/collections/${collection}.json`;
      const changes = changesOf(file, described('collection.schema.json', [valueIn(shipped, file), oddCollection]));
      return { name: `collection ${collection}`, site, generated, changes, shows: () => false };
    }),
    ...(await Promise.all(collections.map((collection) => recordsOf(collection, shipped, generated)))),
    {
      name: 'bytes',
      site: shipped,
      generated,
      changes: fc
        .constantFrom(...Object.keys(shipped.files))
        .chain((file) => createBrokenTexts(shipped.files[file] as string).map((text) => ({ file, text }))),
      shows: () => false,
    },
  ];
}

/** Files that few sites have. */
const ownFiles = {
  'pages/words.json': {
    $schema: '../schemas/words.schema.json',
    shell: { skip: { zh: '跳到正文', en: 'Skip to the text' } },
  },
  'pages/synonyms.json': {
    $schema: '../schemas/synonyms.schema.json',
    terms: [{ term: { zh: '第二', en: 'second' }, aliases: ['2nd'] }],
  },
};

/** The small site's own file, bare, and with redirects, languages and a theme. */
function fullSites(): unknown[] {
  const bare = smallSite['pages/site.json'];
  const languages = [
    { code: 'zh', name: '中文', tag: 'zh-CN' },
    { code: 'en', name: 'English', prefix: '/en' },
  ];
  const redirects = [
    { from: '/old', to: '/second' },
    { from: '/older', to: '/old' },
    { from: '/items/{id}', to: '/item/{id}' },
  ];
  return [
    bare,
    { ...bare, origin: 'https://example.com', timeZone: 'Asia/Shanghai', languages, redirects, theme: fullTheme },
  ];
}

async function recordsOf(collection: string, shipped: SiteInput, generated: Schemas): Promise<Subject> {
  const folder = `assets/records/${collection}/`;
  const own = Object.keys(shipped.files).filter((file) => file.startsWith(folder) && file.endsWith('.json'));
  const good = own.slice(0, 10).map((file) => JSON.parse(withKnownRoutes(shipped.files[file] as string)));
  const declared = Object.entries(shipped.files).filter(([file]) => collectionInFile(file) !== undefined);
  const values = Object.fromEntries(declared.map(([file, text]) => [file, JSON.parse(text)]));
  const all = Object.entries(withDeclaredEndpoints({}, values, engineLanguages));
  const endpoints = Object.fromEntries(all.filter(([, { endpoint }]) => endpoint.collection === collection));
  const schema = shipped.schemas[`records/${collection}.schema.json`] as Schema;
  const { bases, rewrites } = valueIn(shipped, 'pages/site.json') as (typeof smallSite)['pages/site.json'];
  const ownSite = smallSite['pages/site.json'];
  const small = await siteWith({
    ...Object.fromEntries(declared),
    ...createSourcePages(endpoints, shipped.schemas),
    'pages/site.json': { ...ownSite, bases: { ...bases, ...ownSite.bases }, rewrites },
  });
  return {
    name: `records ${collection}`,
    // The records link to files of the first site.
    site: { ...small, assets: [...small.assets, ...shipped.assets] },
    generated,
    changes: changesOf(`${folder}fuzzed.json`, validOrDamaged(schema, good)),
    shows: (_, collections) => collections.includes(collection),
  };
}

/** Records whose HTML links to a page of the small site instead of the first site. */
function withKnownRoutes(records: string): string {
  return records.replaceAll(/(href=\\")\/(?!files\/)[^"\\]*/g, '$1/second');
}

/** Values of a schema and valid ones, half each, with or without edits. */
function validOrDamaged(schema: Schema, good: unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.oneof(fc.constantFrom(...good), arbitraryValues(schema)), edits)
    .map(([value, edits]) => damageJson(value, edits));
}

function changesOf(file: string, values: fc.Arbitrary<unknown>): fc.Arbitrary<FuzzedFiles> {
  return values.map((value) => ({ file, text: JSON.stringify(value, null, 2) }));
}

function valueIn({ files }: SiteInput, file: string): unknown {
  return JSON.parse(files[file] as string);
}
