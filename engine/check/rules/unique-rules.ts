import { groupBy } from '../../model/group-by.ts';
import { collectionInFile } from '../../model/schema/collections.ts';
import { lruMemo } from '../../model/schema/lru-memo.ts';
import { fillSlugs, placeholdersIn } from '../../model/schema/placeholders.ts';
import { pointerOf } from '../../model/schema/pointer.ts';
import type { Path, SchemaNode } from '../../model/schema/walk.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { namesFilledAt, pathInTemplate } from '../expand-files.ts';
import { factsIn } from '../facts.ts';
import { memoizeList } from '../memoize-list.ts';
import type { Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { collectionNameOf } from '../record-pages.ts';
import { defineRule, type RuleFinding } from '../rule.ts';
import { allNodes, nodesOf, type SiteFile } from '../site-files.ts';
import type { SiteModel, SitePage } from '../site-model.ts';

const uniqueRoutes = defineRule('duplicate-page', {
  firm: true,
  *onSite({ pages, site, cacheScope }) {
    const given = { route: filledRoutes(pages, site ?? noSite), id: idsOf(pages, cacheScope) };
    for (const field of ['route', 'id'] as const) {
      const values = given[field];
      for (const places of repeatedIn(values)) {
        const group = places.map((place) => pages[place] as SitePage);
        const first = originalOf(group, ({ file, page }) => ({
          file: file.file,
          names: [page.id, lastStep(page.route)],
        }));
        for (const [index, { file }] of group.entries()) {
          const value = values[places[index] as number] as string;
          // Another rule reports names that no repetition fills in.
          if (file === first.file || (file.file === first.file.file && placeholdersIn(value).length > 0)) continue;
          const key = field === 'route' ? 'takenRoute' : 'takenId';
          const message =
            file.file === first.file.file
              ? sameInInstances(value, file, [field])
              : t(key, { value, file: first.file.file });
          yield { file, path: [field], message };
        }
      }
    }
    for (const [index, first] of routesInCapitals(given.route)) {
      const [one, other] = [pages[index], pages[first]] as [SitePage, SitePage];
      yield {
        file: one.file,
        path: ['route'],
        message: t('sameButCase', { route: one.page.route, other: other.page.route }),
      };
    }
  },
});

const noSite = {};

const filledRoutes = memoizeList(({ page }: SitePage, site: Partial<SiteDescriptor>) => fillSlugs(page.route, site));
const idsOf = memoizeList(({ page }: SitePage) => page.id);

/** The positions of values that occur more than once. */
const repeatedIn = lruMemo(4, (values: readonly string[]): number[][] => {
  const places = new Map<string, number>();
  const repeated = new Map<number, number[]>();
  for (const [place, value] of values.entries()) {
    const key = withoutNames(value);
    const first = places.get(key);
    if (first === undefined) places.set(key, place);
    else repeated.set(first, [...(repeated.get(first) ?? [first]), place]);
  }
  return [...repeated.values()];
});

const routesInCapitals = lruMemo(4, (routes: readonly string[]) => sameButCase(routes.map(withoutNames)));

/** Names of parameters do not change the addresses of a route. */
function withoutNames(route: string): string {
  return route.includes('{') ? route.replace(/\{\w+\}/g, '{}') : route;
}

function lastStep(route: string): string | undefined {
  return route
    .split('/')
    .filter((step) => step && !step.includes('{'))
    .at(-1);
}

const uniqueIds = defineRule('duplicate-id', {
  *inFile(file, model) {
    if (file.kind !== 'page' && file.kind !== 'shared') return;
    const taken = new Map<string, Path>();
    function* report(id: string, path: Path, first: Path, message: Message): Generator<RuleFinding> {
      const [own, other] = [path, first].map((one) => pointerOf(pathInTemplate(file, one)));
      if (!file.written || own !== other) yield { path, message };
      // Another rule reports names that no repetition fills in.
      else if (placeholdersIn(id).length === 0) yield { path, message: sameInInstances(id, file, path) };
    }
    for (const { id, path } of anchors(file, model)) {
      const first = taken.get(id);
      if (first) yield* report(id, path, first, t('takenOnPage', { id }));
      else taken.set(id, path);
    }
    const choices = nodesOf(file, 'ChoiceName');
    for (const { value, path, first } of repeated(choices, ({ section }) => section))
      yield* report(value, path, first, t('takenInSection', { id: value }));
    const options = nodesOf(file, 'OptionName');
    // An option is in the list of its field.
    for (const { value, path, first } of repeated(options, ({ path }) => path.slice(0, -2).join('/')))
      yield* report(value, path, first, t('takenInField', { value }));
  },
});

/** All instances of a repeated object have the same name. */
function sameInInstances(name: string, file: SiteFile, path: Path): Message {
  return t('sameInInstances', { name, names: namesFilledAt(file, path).map((one) => `{${one}}`) });
}

function* repeated(
  names: Iterable<SchemaNode>,
  groupOf: (name: SchemaNode) => unknown,
): Generator<{ value: string; path: Path; first: Path }> {
  const groups = new Map<unknown, Map<unknown, SchemaNode>>();
  for (const name of names) {
    const { value, path } = name;
    const group = groupOf(name);
    const taken = groups.get(group) ?? new Map();
    groups.set(group, taken);
    const first = taken.get(value);
    if (first) yield { value: value as string, path, first: first.path };
    else taken.set(value, name);
  }
}

/** The anchors of a file in order. Those of an included file are reported at the include. */
function* anchors(file: SiteFile, { shared }: SiteModel): Generator<{ id: string; path: Path }> {
  const brings = nodesOf(file, 'SharedName').length > 0;
  // Most files include nothing, and then reading all nodes is not necessary.
  for (const { value, path, names } of brings ? allNodes(file) : nodesOf(file, 'Anchor')) {
    if (names.includes('Anchor')) yield { id: value as string, path };
    const included = names.includes('SharedName') && file.kind === 'page' && shared.get(value as string);
    if (included) for (const id of factsIn(included).ids) yield { id, path };
  }
}

/** Of two records with one number, the API returns only one. */
const uniqueRecords = defineRule('duplicate-record', {
  *onSite({ ofKind }) {
    const all: { file: SiteFile; id: string | number; path: Path; key: string }[] = [];
    // While a collection has errors, its closed choices are not known.
    const uncertain = new Set(ofKind('collection').flatMap(({ file, valid }) => (valid ? [] : collectionInFile(file))));
    for (const file of ofKind('record')) {
      if (uncertain.has(collectionNameOf(file) ?? '')) continue;
      for (const { id, among, path } of factsIn(file).records?.names ?? []) {
        // No address can name such a record.
        if (typeof id === 'number' && !/^[1-9]\d{0,8}$/.test(String(id)))
          yield { file, path, message: t('badRecordNumber', { id }) };
        all.push({ file, id, path, key: `${file.schemaPath} ${among} ${id}` });
      }
    }
    for (const group of groupBy(all, ({ key }) => key).values()) {
      if (group.length < 2) continue;
      const first = originalOf(group, ({ file, id }) => ({ file: file.file, names: [id] }));
      for (const one of group)
        if (one !== first)
          yield { file: one.file, path: one.path, message: t('takenRecord', { id: one.id, file: first.file.file }) };
    }
  },
});

/** A checkout on macOS or Windows has only one of two such files. */
const distinctFileNames = defineRule('same-file-name', {
  firm: true,
  *onSite({ files, assets }) {
    const all = new Set<string>();
    // Parents of a known path are known too.
    const add = (path: string): void => {
      if (path === '' || all.has(path)) return;
      all.add(path);
      add(folderOf(path).slice(0, -1));
    };
    for (const { file } of files) add(file);
    for (const asset of assets) add(`assets/${asset}`);
    // Sorting ten thousand names takes longer than all else here.
    if (new Set(Array.from(all, (path) => path.toLowerCase())).size === all.size) return;
    const paths = [...all].sort();
    for (const [index, first] of sameButCase(paths)) {
      const [path, other] = [paths[index], paths[first]] as [string, string];
      // Reported once, at the outermost folder.
      if (folderOf(path) === folderOf(other))
        yield { file: { file: path }, path: [], message: t('sameFileButCase', { path, other }) };
    }
  },
});

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

interface Named {
  file: string;
  names: (string | number | undefined)[];
}

/** The original of items with one name, not a copy in another file (`about-copy.json`). Default: the first item. */
export function originalOf<Item>(items: Item[], namedBy: (item: Item) => Named): Item {
  const isOriginal = (item: Item) => {
    const { file, names } = namedBy(item);
    const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
    return names.some((name) => String(name) === stem);
  };
  return items.find(isOriginal) ?? (items[0] as Item);
}

/** The positions of names that differ from an earlier one only in case, each with that position. */
function sameButCase(names: readonly string[]): [index: number, first: number][] {
  const firsts = new Map<string, number>();
  const found: [index: number, first: number][] = [];
  for (const [index, name] of names.entries()) {
    const key = name.toLowerCase();
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    else if (names[first] !== name) found.push([index, first]);
  }
  return found;
}

export const uniqueRules = [uniqueRoutes, distinctFileNames, uniqueIds, uniqueRecords];
