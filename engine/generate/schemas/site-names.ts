import { factsIn } from '../../check/facts.ts';
import type { SiteFile } from '../../check/site-files.ts';
import type { CompileSource } from '../../compile/context.ts';
import type { PlainText, Text } from '../../model/kinds.ts';
import type { PageDescriptor } from '../../model/page.ts';
import { collectionInFile, isParameterField, parseCollection } from '../../model/schema/collections.ts';
import { routeParameters, withoutLast } from '../../model/schema/placeholders.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { paramsList } from '../../site/type-names.ts';

/** The inputs of a site's names. Sources may be incomplete. */
export interface SiteNameInputs {
  files: readonly SiteFile[];
  assets: Iterable<string>;
  schemas: Schemas;
  sources: Record<string, Pick<CompileSource, 'instances'>>;
}

/**
 * The names in the site's files as suggestions of an editor: routes, anchors, bases, files, pictures, fonts, shared
 * files, and values of source parameters. Omits files that cannot be read.
 */
export function collectSiteNames({ files, assets, schemas, sources }: SiteNameInputs): Schema {
  const all = [...assets];
  const opened = files.filter(({ value }) => typeof value === 'object' && value !== null);
  const site = opened.find(({ kind }) => kind === 'site')?.value as Partial<SiteDescriptor> | undefined;
  const values = Object.keys(site?.values ?? {});
  const pages = opened
    .filter(({ kind }) => kind === 'page')
    .flatMap((file) => routesOf(file).map((route) => ({ file, route })));
  const open = (route: string) => routeParameters(route).filter((name) => !values.includes(name));
  const bases = Object.entries(site?.bases ?? {});
  const byPath = new Map(files.map((file) => [file.file, file]));
  const headingsIn = (file: SiteFile): string[] => {
    const shown = factsIn(file).markdown.flatMap((name) => byPath.get(name) ?? []);
    return [...new Set([file, ...shown].flatMap((one) => factsIn(one).headings))];
  };
  const pageNames = (isOpen: boolean): Name[] =>
    pages.flatMap(({ file, route }) => (open(route).length > 0 === isOpen ? { name: route, says: titleOf(file) } : []));
  const lists: Record<string, Name[]> = {
    Routes: pageNames(false),
    Patterns: pageNames(true),
    Anchors: pages.flatMap(({ file, route }) =>
      [...factsIn(file).ids, ...headingsIn(file)].map((id) => ({ name: `${route}#${id}`, says: titleOf(file) })),
    ),
    Folders: bases.map(([name, base]) => ({ name: `${name}:`, says: addressOf(base) })),
    Beginnings: beginnings,
    Files: all.flatMap((path) => findFileAddress(bases, `/${path}`)),
    Pictures: all.flatMap((path) => (path.startsWith('images/') ? { name: path.slice('images/'.length) } : [])),
    Fonts: all.flatMap((path) => (path.startsWith('fonts/') ? { name: path.slice('fonts/'.length) } : [])),
    Shared: files.flatMap(({ file }) => {
      const name = /^pages\/shared\/(.+)\.json$/.exec(file)?.[1];
      return name === undefined ? [] : { name };
    }),
    ...collectionNames(files),
    Bases: bases.map(([name, base]) => ({ name, says: addressOf(base) })),
    Parameters: pages.flatMap(({ file, route }) =>
      open(route).map((name) => ({ name: `{route.${name}}`, says: titleOf(file) })),
    ),
    ...paramsOf(schemas, sources),
  };
  const definitions = Object.entries(lists).map(([name, list]) => [name, proposed(list, kinds[name])]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment:
      "The site's own names, which the editor proposes. Written by `npm run dev` and `npm run schemas`. Do not edit.",
    definitions: Object.fromEntries(definitions),
  };
}

/** The collections, and their fields whose values can repeat an object. */
function collectionNames(files: readonly SiteFile[]): Record<string, Name[]> {
  const collections = files.flatMap(({ file, value }) => {
    const name = collectionInFile(file);
    return name === undefined ? [] : [{ name, ...parseCollection(value) }];
  });
  return {
    Collections: collections.map(({ name, description }) => ({ name, says: inEveryLanguage(description) })),
    RepeatingFields: collections.flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, one]) => (isParameterField(one) ? { name: field, says: name } : [])),
    ),
  };
}

/** A name with its description in the editor. */
interface Name {
  name: string;
  /** Default: nothing. */
  says?: string;
}

/** How addresses begin that lead out of the site. */
const beginnings: Name[] = [
  { name: 'https://', says: 'Another site.' },
  { name: 'mailto:', says: 'A mail address.' },
  { name: 'tel:', says: 'A telephone number.' },
];

/** The order and label of lists that are proposed together. */
const kinds: Record<string, string> = {
  Routes: '1 page',
  Folders: '2 base',
  Beginnings: '3 elsewhere',
  Files: '4 file',
  Anchors: '5 section',
};

/** A list that proposes and forbids nothing. */
function proposed(list: Name[], kind?: string): Schema {
  const sorted = [...new Map(list.map((one) => [one.name, one])).values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  if (sorted.length === 0) return {};
  const says = sorted.map(({ says = '' }) => says);
  const [order, noun] = kind?.split(' ') ?? [];
  const choice = {
    enum: sorted.map(({ name }) => name),
    ...(says.some(Boolean) && { markdownEnumDescriptions: says }),
    ...(kind !== undefined && {
      enumDetails: sorted.map(() => noun),
      enumSortTexts: sorted.map(({ name }) => `${order} ${name}`),
    }),
  };
  return { anyOf: [choice, {}] };
}

/** A page's route as it is written; with a default also the route without its last parameter, where the default shows. */
function routesOf({ value }: SiteFile): string[] {
  const { route, routeDefaults } = value as Partial<PageDescriptor>;
  if (typeof route !== 'string') return [];
  return routeDefaults ? [route, withoutLast(route)] : [route];
}

function titleOf({ value }: SiteFile): string {
  return inEveryLanguage((value as { title?: Text }).title);
}

/** A file behind its nearest base, so that it is listed once. Undefined for a file without a base. */
export function findFileAddress(bases: [string, unknown][], path: string): Name[] {
  const holding = bases.flatMap(([name, base]) =>
    typeof base === 'string' && base.startsWith('/') && path.startsWith(base) ? { name, base } : [],
  );
  const [nearest] = holding.sort((a, b) => b.base.length - a.base.length);
  return nearest ? [{ name: `${nearest.name}:${path.slice(nearest.base.length)}` }] : [];
}

function addressOf(base: unknown): string {
  return inEveryLanguage(base as Text | undefined);
}

function inEveryLanguage(text: Text | PlainText | undefined): string {
  const all = typeof text === 'object' && text !== null ? Object.values(text) : [text];
  return all.filter((one) => typeof one === 'string').join(' · ');
}

/** The possible values of each source parameter in the site's records. Empty if they cannot be read. */
function paramsOf(schemas: Schemas, sources: SiteNameInputs['sources']): Record<string, Name[]> {
  const lists = Object.entries(schemas).flatMap(([path, { properties = {} }]) => {
    const source = /^sources\/(.+)\.params\.schema\.json$/.exec(path)?.[1];
    if (source === undefined) return [];
    const known = sources[source]?.instances() ?? [];
    return Object.keys(properties).map((name) => {
      const values = known.flatMap((params) => params[name] ?? []);
      return [paramsList(source, name), values.map((value) => ({ name: value }))] as const;
    });
  });
  return Object.fromEntries(lists);
}
