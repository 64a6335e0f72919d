import { t } from '../../check/messages/messages.ts';
import { collectionsIn, recordAddress, recordPagesOf } from '../../check/record-pages.ts';
import type { SiteFile, SiteInput } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { writtenRoute } from '../../check/site-routes.ts';
import type { Operation } from '../../edit/operations.ts';
import { collectionInFile, parseCollection } from '../../model/schema/collections.ts';
import { fillSlugs, routeParameters, withoutLast } from '../../model/schema/placeholders.ts';
import type { Redirect, SiteDescriptor } from '../../model/site.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { headingRenamings } from './heading-renamings.ts';
import { type PlannedEdit, planEdits, type Renaming } from './plan-edits.ts';
import { findNamedRecords, type NamedRecord } from './records.ts';
import { isUndoneBy, withoutRedirects, withRedirects } from './redirects.ts';
import type { ResolvedName } from './resolve-name.ts';

/** The effect of a rename: the changed files by their old path, and the moved files. */
export interface RenamePlan {
  changes: PlannedEdit[];
  moves: { from: string; to: string }[];
}

/** Plans a rename. Throws a refusal if the new name is invalid or taken. */
export function planRename({ kind, names }: ResolvedName, to: string, model: SiteModel): RenamePlan {
  const [from = '', ...others] = names;
  if (kind === 'field' && from.split('.').length === 2) return { changes: fieldChanges(names, to, model), moves: [] };
  if (others.length > 0) throw new Refusal(`Several have this name: ${names.join(', ')}. Say which.`);
  if (kind === 'route') return { changes: routeChanges(from, to, model), moves: [] };
  if (kind === 'record') return { changes: recordChanges(from, to, model), moves: [] };
  if (kind === 'collection') return planCollection(from, to, model);
  if (kind === 'asset') return planAsset(from, to.replace(/^assets\//, ''), model);
  if (kind === 'source') return { changes: sourceChanges(from, to, model), moves: [] };
  if (kind === 'heading')
    return { changes: planEdits(headingRenamings(from, to.replace(/^#+\s*/, ''), model), model), moves: [] };
  if (kind !== 'anchor')
    throw new Error(
      `a ${kind} is part of the engine and is renamed there: rename takes a route, an asset, an anchor, a heading, a source, a collection, a field of one, such as news.time, or a record, such as news/104.`,
    );
  const id = to.replace(/^#/, '');
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(id))
    throw new Refusal(`"${to}" is no id: write letters, digits and hyphens, a letter first.`);
  const renamed = `${from.slice(0, from.indexOf('#'))}#${id}`;
  if (renamed === from) throw new Refusal(`"${id}" is the id already.`);
  return { changes: planEdits([{ kind, from, to: renamed }], model), moves: [] };
}

/** A field of a collection is renamed in its file, in its records and wherever a page names it. */
function fieldChanges(names: string[], given: string, model: SiteModel): PlannedEdit[] {
  const [from = ''] = names;
  const to = given.slice(given.lastIndexOf('.') + 1);
  const [collection = ''] = from.split('.');
  const file = model.files.find((one) => collectionInFile(one.file) === collection);
  if (!/^[A-Za-z]\w*$/.test(to))
    throw new Refusal(`"${given}" is no name of a field: write letters, digits and underscores, a letter first.`);
  if (Object.hasOwn(parseCollection(file?.value).fields, to))
    throw new Refusal(`"${collection}" has a field "${to}" already. Choose another.`);
  const renamed = (name: string) => name.replace(/[^.]+$/, to);
  return planEdits(
    names.map((name) => ({ kind: 'field', from: name, to: renamed(name) })),
    model,
  );
}

/** A source is renamed in its collection and in every binding; it stays one of the collection. */
function sourceChanges(from: string, given: string, model: SiteModel): PlannedEdit[] {
  const [collection = ''] = from.split('.');
  const to = given.includes('.') ? given : `${collection}.${given}`;
  const file = model.files.find((one) => collectionInFile(one.file) === collection);
  if (!file) throw new Refusal(`"${from}" is a source in TypeScript: rename its folder and its types.`);
  if (!to.startsWith(`${collection}.`) || !/^[a-z][a-z0-9-]*$/.test(to.slice(collection.length + 1)))
    throw new Refusal(`"${given}" is no name of a source of ${file.file}: write ${collection}. and small letters.`);
  if (Object.hasOwn(parseCollection(file.value).answers, to.slice(collection.length + 1)))
    throw new Refusal(`There is a source "${to}" already. Choose another.`);
  return planEdits([{ kind: 'source', from, to }], model);
}

function routeChanges(from: string, given: string, model: SiteModel): PlannedEdit[] {
  const { site, siteFile, routes } = model;
  if (!site || !siteFile) throw new Refusal(t('refusedBrokenSite'));
  const filled = (route: string) => fillSlugs(route, site);
  const page = routes.get(filled(from))?.file;
  // If the page gets an old address of its own back, its redirect is removed and gives the spelling of the
  // route.
  const undone = isUndoneBy(site, from, given);
  const to = site.redirects?.[undone[0] ?? -1]?.from ?? given;
  if (filled(from) === '/') throw new Refusal(t('refusedHome'));
  if (!/^\/[\w.{}-]+(\/[\w.{}-]+)*$/.test(to)) throw new Refusal(t('refusedRoute', { to }));
  const taken = routes.get(filled(to))?.file;
  if (taken) throw new Refusal(t('refusedTakenRoute', { to, file: taken.file }));
  const other = model.redirects.find((one) => one.from === filled(to));
  if (other && undone.length === 0) throw new Refusal(t('refusedOldRoute', { to, now: other.to }));
  if (String(routeParameters(filled(from))) !== String(routeParameters(filled(to))))
    throw new Refusal(t('refusedParameters', { from, to }));
  // A default shows where the last parameter is left out: both addresses move.
  const short = page && writtenRoute(page).routeDefaults ? withoutLast(to) : undefined;
  if (short === to) throw new Refusal(t('refusedDefault', { from, to }));
  const moved = [{ from, to }, ...(short === undefined ? [] : [{ from: withoutLast(from), to: short }])];
  return planEdits([{ kind: 'route', from, to }], model, redirectsFor(moved, siteFile));
}

/** The edits of `site.json` that add redirects, or remove them when a rename is undone. */
function redirectsFor(moved: Redirect[], siteFile: SiteFile): Operation[] {
  const site = siteFile.value as SiteDescriptor;
  const gone = moved.flatMap((one) => isUndoneBy(site, one.from, one.to));
  if (gone.length > 0) return withoutRedirects(site, gone);
  return moved.length > 0 ? withRedirects(site, moved) : [];
}

/** A record gets another number or short name: in its file, where others name it, and in the addresses of its pages. */
function recordChanges(from: string, given: string, model: SiteModel): PlannedEdit[] {
  const { siteFile } = model;
  if (!siteFile) throw new Refusal('pages/site.json has mistakes: run `npm run check` first.');
  const id = given.slice(given.lastIndexOf('/') + 1);
  const to = from.replace(/[^/]+$/, id);
  const all = findNamedRecords(model);
  const { collection, record, field } = all.find(({ name }) => name === from) as NamedRecord;
  const isNumber = typeof record[field] === 'number';
  if (!(isNumber ? /^[1-9]\d{0,8}$/ : /^[a-z0-9]+(-[a-z0-9]+)*$/).test(id))
    throw new Refusal(
      `"${given}" is no ${isNumber ? 'number of a record: write a whole number from 1' : 'short name of a record: write small letters, digits and single hyphens between them'}.`,
    );
  if (all.some(({ name }) => name === to)) throw new Refusal(`There is already a record "${to}". Choose another.`);
  const moved = recordPagesOf(model).flatMap((page) => {
    if (page.collection !== collection || !Object.values(page.fields).includes(field)) return [];
    return { from: recordAddress(page, record), to: recordAddress(page, { ...record, [field]: id }) };
  });
  return planEdits([{ kind: 'record', from, to }], model, redirectsFor(moved, siteFile));
}

/** A collection gets another name: its file and the folder of its records move. The addresses of its answers are others' to call, and stay. */
function planCollection(from: string, to: string, model: SiteModel): RenamePlan {
  const folders = { file: 'pages/collections/', records: 'assets/records/' };
  if (!/^[a-z][a-z0-9-]*$/.test(to))
    throw new Refusal(`"${to}" is no name of a collection: write small letters, digits and hyphens, a letter first.`);
  const isOf = (name: string) => (asset: string) => asset.startsWith(`records/${name}/`);
  if (collectionsIn(model).has(to) || [...model.assets].some(isOf(to)))
    throw new Refusal(`There is already a collection, or a folder ${folders.records}${to}/. Choose another name.`);
  const declared = Object.keys(collectionsIn(model).get(from)?.answers ?? {}).map((answer) => `${from}.${answer}`);
  const code = Object.keys(model.schemas)
    .flatMap((path) => /^sources\/(.+?)(?:\.params)?\.schema\.json$/.exec(path)?.[1] ?? [])
    .find((source) => source.startsWith(`${from}.`) && !declared.includes(source));
  if (code) throw new Refusal(`"${code}" is a source in TypeScript that goes by this name: rename its folder first.`);
  const files = [
    `${folders.file}${from}.json`,
    ...[...model.assets].filter(isOf(from)).map((asset) => `assets/${asset}`),
  ];
  const renamed = (file: string) =>
    file.startsWith(folders.file)
      ? `${folders.file}${to}.json`
      : file.replace(`${folders.records}${from}/`, `${folders.records}${to}/`);
  return {
    changes: planEdits([{ kind: 'collection', from, to }], model),
    moves: files.map((file) => ({ from: file, to: renamed(file) })),
  };
}

function planAsset(from: string, to: string, { ...model }: SiteModel): RenamePlan {
  const steps = to.split('/');
  if (steps.some((step) => step === '' || step.startsWith('.')) || /[\\\p{Cc}]/u.test(to) || to.startsWith('records/'))
    throw new Refusal(`"${to}" is no path of a file under assets/: write folders and a name, parted by /.`);
  if (model.assets.has(to)) throw new Refusal(`There is already a file assets/${to}. Choose another name.`);
  // A checksum goes with its file.
  const pairs = ['', '.sha256'].map((ending) => ({ from: from + ending, to: to + ending }));
  const moved = pairs.filter((pair) => model.assets.has(pair.from));
  const renamings = moved.map((move): Renaming => ({ kind: 'asset', ...move }));
  const moves = moved.map((move) => ({ from: `assets/${move.from}`, to: `assets/${move.to}` }));
  return { changes: planEdits(renamings, model), moves };
}

export function applyPlan(input: SiteInput, { changes, moves }: RenamePlan): SiteInput {
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const texts = { ...input.files, ...Object.fromEntries(changes.map(({ file, text }) => [file, text])) };
  return {
    ...input,
    files: Object.fromEntries(Object.entries(texts).map(([file, text]) => [moved.get(file) ?? file, text])),
    assets: [...input.assets].map((asset) => moved.get(`assets/${asset}`)?.slice('assets/'.length) ?? asset),
  };
}
