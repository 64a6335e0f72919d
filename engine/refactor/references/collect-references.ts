import { isRowAnchor, pagesShowing, pageWithIncludes } from '../../check/anchors.ts';
import { dataAddressesOf, rewriteAddress } from '../../check/data-addresses.ts';
import { factsIn } from '../../check/facts.ts';
import { isPictureName, markdownOf, namedFilesIn, nodesOf, type SiteFile, textsOf } from '../../check/site-files.ts';
import { routeFor, type SiteModel } from '../../check/site-model.ts';
import { writtenRoute } from '../../check/site-routes.ts';
import { readMarkdown } from '../../model/markdown/read-markdown.ts';
import { languagePrefix, readPath } from '../../model/page-file.ts';
import { collectionOfSource } from '../../model/schema/collections.ts';
import { addressesOf } from '../../model/schema/languages.ts';
import { linkRanges } from '../../model/schema/markup.ts';
import { oncePer } from '../../model/schema/once.ts';
import { factsIn as factsInCode } from '../../model/schema/parse-code.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { splitAddress } from '../../model/schema/redirects.ts';
import type { Path } from '../../model/schema/walk.ts';
import { findAssets } from './assets.ts';
import { findHeadings, headingsIn } from './headings.ts';
import { listNames } from './list-names.ts';
import { createReference, type NameReference } from './name-reference.ts';
import { findNamedRecords, findRecordReferences, findRouteRecords } from './records.ts';

interface Place {
  text: string;
  path: Path;
  at: number;
  /** Whether it is in data: plain or HTML, possibly rewritten or relative. */
  data: boolean;
}

/** Everything that a file of a site names, each place once for each thing that it names. */
export function collectReferences(file: SiteFile, model: SiteModel): NameReference[] {
  return allReferences(model)(file);
}

// A file means the same for as long as the site around it does.
const allReferences = oncePer((model: SiteModel) => oncePer((file: SiteFile) => lookedUp(file, model)));

function lookedUp(file: SiteFile, model: SiteModel): NameReference[] {
  const found = [
    ...listNames(file, model),
    ...findRecordReferences(file, model),
    ...headingsIn(file),
    ...addressesIn(file, model).flatMap((place) => [...inAddress(place, file, model)]),
    ...namedFilesIn(file).flatMap(({ folder, name, path, passage }) => {
      if (passage && !passage.isExact) return [];
      const one = createReference(
        'asset',
        folder + name,
        file,
        path,
        passage?.at ?? 0,
        passage && passage.at + name.length,
      );
      return model.assets.has(one.name) ? [{ ...one, folder: { prefix: '', root: folder } }] : [];
    }),
  ];
  // A row's links are addresses and data at once.
  const byPlace = new Map(found.map((one) => [`${one.kind} ${one.name} ${one.path.join('/')} ${one.start}`, one]));
  return [...byPlace.values()];
}

/** Every address of a file: of its fields, of the links in its texts, of its code, and of its data. */
function addressesIn(file: SiteFile, model: SiteModel): Place[] {
  const { redirects = [] } = (file.value ?? {}) as { redirects?: { to: string }[] };
  const whole = (text: unknown, path: Path): Place[] =>
    typeof text === 'string' ? [{ text, path, at: 0, data: false }] : [];
  return [
    ...dataAddressesOf(file).map((found) => ({ ...found, data: true })),
    ...[...nodesOf(file, 'Address'), ...nodesOf(file, 'RouteName')].flatMap(({ value, path }) => whole(value, path)),
    ...textsOf(file).flatMap(({ text, path }) =>
      linkRanges(text).map(({ target, at }) => ({ text: target, path, at, data: false })),
    ),
    ...nodesOf(file, 'CodeText').flatMap(({ value, path }) =>
      factsInCode(value as string).map(({ target, at }) => ({ text: target, path, at, data: false })),
    ),
    ...markdownOf(file).flatMap(({ text, path }) =>
      readMarkdown(text).addresses.flatMap(({ target, at, isExact, picture }) =>
        isExact && !(picture && isPictureName(target))
          ? [
              {
                text: target,
                path,
                at,
                data: model.site !== undefined && rewriteAddress(target, model.site) !== target,
              },
            ]
          : [],
      ),
    ),
    ...(file.kind === 'site' && file.valid ? redirects : []).flatMap(({ to }, index) =>
      whole(to, ['redirects', index, 'to']),
    ),
  ];
}

function* inAddress(place: Place, file: SiteFile, model: SiteModel): Generator<NameReference> {
  const { text, path, at, data } = place;
  if (text.startsWith('//')) return;
  const assets = findAssets(text, data, model);
  for (const { name, folder, length } of assets)
    yield { ...createReference('asset', name, file, path, at, at + length), folder };
  if (assets.length > 0) return;
  const [whole, rest] = splitAddress(text);
  const anchor = /#(.+)$/s.exec(rest)?.[1];
  const toAnchor = (owner: SiteFile, id: string) =>
    createReference('anchor', `${owner.file}#${id}`, file, path, at + text.length - id.length, at + text.length);
  const toRow = (anchor: string, page: SiteFile) =>
    inRowAnchor(anchor, at + text.length, page, model).map(({ kind, name, start, end }) =>
      createReference(kind, name, file, path, start, end),
    );
  const toHeadings = (anchor: string, names: string[]) =>
    names.map((name) =>
      createReference('heading', name, file, path, at + text.length - anchor.length, at + text.length),
    );
  if (text.startsWith('#')) {
    const owners = anchor ? besides(file, anchor, model) : [];
    for (const owner of owners) yield toAnchor(owner, anchor as string);
    if (anchor && owners.length === 0) {
      const pages = pagesShowing(file, model);
      const rows = pages.flatMap((page) => toRow(anchor, page));
      yield* rows.length > 0 ? rows : toHeadings(anchor, findHeadings(anchor, { file, path }, pages, model));
    }
  } else if (text.startsWith('/')) {
    // HTML may lead to the page in another language by its own address.
    const languages = addressesOf(model.site);
    const prefix = data ? languagePrefix(readPath(whole, { languages }).language, { languages }) : '';
    const route = whole.slice(prefix.length).replace(/(?<=.)\/$/, '');
    const address = fillSlugs(route, model.site) || '/';
    const page = routeFor(address, model)?.file;
    const name = page && writtenRoute(page).route;
    if (!page || name === undefined) return;
    const start = at + prefix.length;
    yield createReference('route', name, file, path, start, start + route.length);
    for (const one of findRouteRecords(route, page, model))
      yield createReference('record', one.name, file, path, start + one.start, start + one.end);
    const owner = anchor && findOwner(page, anchor, model);
    if (owner) yield toAnchor(owner, anchor);
    else if (anchor) {
      const rows = toRow(anchor, page);
      yield* rows.length > 0 ? rows : toHeadings(anchor, findHeadings(anchor, { file, path }, [page], model, address));
    }
  }
}

/** The section and the record that the anchor of a row names, see `rowAnchor`. `end` is where the anchor ends in its string. */
function inRowAnchor(anchor: string, end: number, page: SiteFile, model: SiteModel) {
  const sections = (pageWithIncludes(page, model) ?? []).flatMap((part) =>
    factsIn(part).rows.flatMap((rows) => (anchor.startsWith(`${rows.section}-`) ? { ...rows, part } : [])),
  );
  const [rows] = sections.sort((one, other) => other.section.length - one.section.length);
  if (!rows || !isRowAnchor(page, anchor, model)) return [];
  const { part, section, source = '' } = rows;
  const [start, id] = [end - anchor.length, anchor.slice(section.length + 1)];
  const record = findNamedRecords(model).find(
    (one) => one.collection === collectionOfSource(source) && one.field === 'id' && String(one.record.id) === id,
  );
  return [
    { kind: 'anchor' as const, name: `${part.file}#${section}`, start, end: start + section.length },
    ...(record ? [{ kind: 'record' as const, name: record.name, start: end - id.length, end }] : []),
  ];
}

/** The file with the anchor of a page: its own, or a shared one. */
export function findOwner(page: SiteFile, id: string, model: SiteModel): SiteFile | undefined {
  return pageWithIncludes(page, model)?.find((part) => factsIn(part).ids.includes(id));
}

/** The files whose anchor a bare `#id` leads to: in a shared file, that is one of each page that includes it. */
function besides(file: SiteFile, id: string, model: SiteModel): SiteFile[] {
  if (file.kind === 'page' || factsIn(file).ids.includes(id)) return [findOwner(file, id, model) ?? []].flat();
  return [...new Set(pagesShowing(file, model).flatMap((page) => findOwner(page, id, model) ?? []))];
}
