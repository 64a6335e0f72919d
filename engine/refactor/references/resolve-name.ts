import { anchorsOf, filesWithText } from '../../check/anchors.ts';
import { factsIn } from '../../check/facts.ts';
import { createInspector } from '../../check/inspect-site.ts';
import { collectionsIn } from '../../check/record-pages.ts';
import type { SiteFile, SiteInput } from '../../check/site-files.ts';
import { routeFor, rowFields, type SiteModel } from '../../check/site-model.ts';
import { writtenRoute } from '../../check/site-routes.ts';
import { suggest } from '../../check/suggest.ts';
import { collectionInFile, parseCollection } from '../../model/schema/collections.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { findOwner } from './collect-references.ts';
import type { ReferenceKind } from './name-reference.ts';
import { findNamedRecords } from './records.ts';

/** The kinds as people say them. A section's id is its anchor: the two differ only in how the page is named. */
const kinds = ['route', 'asset', 'anchor', 'section', 'type', 'source', 'field', 'collection', 'record'] as const;

export type NamedKind = (typeof kinds)[number];

/** A thing of the site, by the names that references give it; a bare field or id may have several. */
export interface ResolvedName {
  kind: ReferenceKind;
  names: string[];
}

/** Resolves a typed name. Throws a refusal with the nearest name for an unknown one. */
export function resolveIn(input: SiteInput, said: string | undefined, name: string, model: SiteModel): ResolvedName {
  try {
    return resolveName(said, name, model);
  } catch (error) {
    // The nearest name may be in a file that was not read.
    if (error instanceof Refusal) return resolveName(said, name, createInspector()(input).model);
    throw error;
  }
}

/** Resolves a name from the command line. Throws a refusal with the nearest name if it does not exist. */
export function resolveName(said: string | undefined, name: string, model: SiteModel): ResolvedName {
  const kind = said ?? kindOf(name, model);
  switch (kind) {
    case 'route':
      return { kind, names: [routeOf(name, model)] };
    case 'asset': {
      const assets = [...model.assets].filter((asset) => !asset.startsWith('records/'));
      return { kind, names: [among(assets, name.replace(/^assets\//, ''), 'no file assets/')] };
    }
    case 'anchor':
    case 'section':
      return anchorsNamed(name, model);
    case 'type':
      return { kind, names: [among(['include', ...schemasIn('sections/', model)], name, 'no section type ')] };
    case 'source':
      return { kind, names: [among(sourcesIn(model), name, 'no source ')] };
    case 'field': {
      const own = collectionField(name, model);
      if (own.length > 0) return { kind, names: own };
      const fields = fieldsIn(model);
      const found = fields.filter((field) => field === name || field.endsWith(`.${name}`));
      return { kind, names: found.length > 0 ? found : [among(fields, name, 'no field ')] };
    }
    case 'collection':
      return { kind, names: [among([...collectionsIn(model).keys()], name, 'no collection ')] };
    case 'record':
      return { kind, names: [among(recordsOf(model), name, 'no record ')] };
    default:
      throw new Error(`there is no kind "${kind}": use ${kinds.join(', ')}.`);
  }
}

/** The kind that a name has by its form, or by being the name of something. */
function kindOf(name: string, model: SiteModel): string {
  if (name.startsWith('/')) return name.includes('#') ? 'anchor' : 'route';
  if (name.includes('#')) return 'section';
  if (schemasIn('sections/', model).includes(name)) return 'type';
  if (sourcesIn(model).includes(name)) return 'source';
  if (fieldsIn(model).includes(name) || collectionField(name, model).length > 0) return 'field';
  const collections = [...collectionsIn(model).keys()];
  if (collections.includes(name)) return 'collection';
  if (model.assets.has(name)) return 'asset';
  if (collections.some((one) => name.startsWith(`${one}/`))) return 'record';
  if (name.includes('/')) return 'asset';
  const known = [...schemasIn('sections/', model), ...sourcesIn(model), ...fieldsIn(model), ...collections];
  throw new Refusal(`Nothing is called "${name}".${nearest(name, known)} Say what it is: ${kinds.join(', ')}.`);
}

/** A page's route as it is written, from any spelling of it, site values filled in or not. */
function routeOf(name: string, model: SiteModel): string {
  const path = fillSlugs(name, model.site).replace(/(?<=.)\/$/, '');
  const found = model.routes.get(path);
  const route = found && writtenRoute(found.file).route;
  if (route !== undefined) return route;
  const moved = model.redirects.find(({ from }) => from === path);
  if (moved) throw new Refusal(`"${name}" is an old route: its page is now at "${moved.to}".`);
  const written = (near: string) => model.routes.get(near)?.written;
  const { suggestion } = suggest(path, model.routes.keys(), written);
  throw new Refusal(`No page has the route "${name}".${suggestion ? ` Did you mean "${suggestion}"?` : ''}`);
}

/** The anchors that `/route#id`, `<page id or file>#<id>` or a bare id mean: of sections, or else of headings. */
function anchorsNamed(name: string, model: SiteModel): ResolvedName {
  const [where = '', id = ''] = name.includes('#') ? name.split(/#(.*)/s) : ['', name];
  const files = name.includes('#') ? [fileNamed(where, model)] : model.files;
  const owners = files.flatMap((file) =>
    file.kind === 'page' && name.includes('#')
      ? (findOwner(file, id, model) ?? [])
      : factsIn(file).ids.includes(id)
        ? file
        : [],
  );
  const named = (found: SiteFile[]) => [...new Set(found)].map(({ file }) => `${file}#${id}`);
  if (owners.length > 0) return { kind: 'anchor', names: named(owners) };
  const address = where.startsWith('/') ? fillSlugs(where, model.site) : undefined;
  const texts = files.flatMap((file) => (file.kind === 'page' ? filesWithText(file, model, address) : file));
  const titled = texts.filter((file) => factsIn(file).headings.includes(id));
  if (titled.length > 0) return { kind: 'heading', names: named(titled) };
  const known = files.flatMap((file) => (file.kind === 'page' ? (anchorsOf(file, model) ?? []) : factsIn(file).ids));
  const on = name.includes('#') ? ` of "${where}"` : '';
  const headings = texts.flatMap((file) => factsIn(file).headings);
  throw new Refusal(`No section or heading${on} has the id "${id}".${nearest(id, [...known, ...headings])}`);
}

/** A page or shared file by the page's route or id, or by its path. */
function fileNamed(where: string, model: SiteModel): SiteFile {
  // Also by the address of a record on its page.
  const shown = where.startsWith('/') ? routeFor(fillSlugs(where, model.site), model)?.file : undefined;
  if (shown) return shown;
  const byRoute = where.startsWith('/') ? routeOf(where, model) : undefined;
  const found = model.files.find((file) => {
    if (byRoute !== undefined) return file.kind === 'page' && writtenRoute(file).route === byRoute;
    return file.file === where || file.file === `pages/${where}` || idOf(file) === where;
  });
  if (found) return found;
  const known = model.files.flatMap((file) => [file.file, idOf(file) ?? []].flat());
  throw new Refusal(`No page has the id or the file "${where}".${nearest(where, known)}`);
}

function idOf({ kind, value }: SiteFile): string | undefined {
  return kind === 'page' ? (value as { id?: string } | undefined)?.id : undefined;
}

function recordsOf(model: SiteModel): string[] {
  return [...new Set(findNamedRecords(model).map(({ name }) => name))];
}

function schemasIn(folder: string, { schemas }: SiteModel): string[] {
  return Object.keys(schemas)
    .filter((file) => file.startsWith(folder) && !file.endsWith('.params.schema.json'))
    .map((file) => file.slice(folder.length, -'.schema.json'.length));
}

function sourcesIn(model: SiteModel): string[] {
  return schemasIn('sources/', model);
}

function fieldsIn(model: SiteModel): string[] {
  return sourcesIn(model).flatMap((source) =>
    Object.keys(rowFields(source, model.schemas) ?? {}).map((field) => `${source}.${field}`),
  );
}

/** The names of a collection's field, `news.time`: its own, and those in responses. */
function collectionField(name: string, { files, schemas }: SiteModel): string[] {
  const [collection = '', field = '', ...others] = name.split('.');
  const declared = files.find(({ file }) => collectionInFile(file) === collection);
  const { fields, answers } = parseCollection(declared?.value);
  if (others.length > 0 || !Object.hasOwn(fields, field)) return [];
  const given = Object.keys(answers).filter((answer) => {
    const answered = rowFields(`${collection}.${answer}`, schemas);
    return answered !== undefined && Object.hasOwn(answered, field);
  });
  return [name, ...given.map((answer) => `${collection}.${answer}.${field}`)];
}

function among(known: string[], name: string, none: string): string {
  if (known.includes(name)) return name;
  const what = none.endsWith('/') ? `There is ${none}${name}` : `There is ${none}"${name}"`;
  throw new Refusal(`${what}.${nearest(name, known)}`);
}

function nearest(name: string, known: string[]): string {
  const { suggestion } = suggest(name, known);
  return suggestion ? ` Did you mean "${suggestion}"?` : '';
}
