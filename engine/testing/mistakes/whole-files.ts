import { nodesOf } from '../../check/site-files.ts';
import { randomFrom } from '../random.ts';
import { fixable, type Plant, type RandomChoice, reportable } from '../syntax-mistakes.ts';
import { listValidParts } from '../valid-parts.ts';
import { misspell } from './misspell.ts';
import { changed, type MistakeClass, nodeAt, type PlantedMistake, replaceValue, type Spot } from './spot.ts';

/** Mistakes in a whole file or between files: its name, schema, address and ids. */
export const fileMistakes: Record<string, MistakeClass> = {
  'schema of another kind': (spot) => (spot.node.key === '$schema' ? changed(spot, otherKind) : undefined),
  'schema of another folder': (spot) =>
    spot.node.key === '$schema' ? changed(spot, (schema) => `../${schema}`) : undefined,
  'ending in capitals': (spot) => otherPath(spot, '.JSON'),
  'ending of a text file': (spot) => otherPath(spot, '.json.txt'),
  'typo in a page’s route': (spot) => {
    const route = String(spot.node.value);
    if (!/^\/[\w-]{4,}$/.test(route) || !spot.node.names.includes('PageRoute')) return undefined;
    const links = Object.values(spot.site.files).join('').split(JSON.stringify(route)).length - 2;
    return links < 2 ? undefined : replaceValue(spot, misspell(route), { right: route });
  },
  'route of another page': (spot) =>
    /^\/[\w-]+$/.test(String(spot.node.value)) && spot.node.names.includes('PageRoute')
      ? copied(spot, /^\s*"route": ("\/[\w-]+")/m)
      : undefined,
  'id of another page': (spot) =>
    spot.node.key === 'id' && !spot.node.outer?.outer ? copied(spot, /^\s*"id": ("[^"]*")/m) : undefined,
  'anchor twice': (spot) => doubled(spot, 'Anchor'),
  'choice twice': (spot) => doubled(spot, 'ChoiceName'),
  'captions of one language twice': (spot) => {
    const { value, key, path } = spot.node;
    const [first] = Array.isArray(value) ? value : [];
    const at = nodeAt(spot.file, [...path, 0]);
    if (key !== 'captions' || !first || !at) return undefined;
    const by = `${spot.file.text.slice(at.offset, at.end)}, ${JSON.stringify(first)}`;
    return { ...at, by, places: [at.offset + by.lastIndexOf(JSON.stringify(first.language))] };
  },
  'number of another record': (spot) => doubled(spot, 'RecordId'),
  'third level of navigation': ({ node, file, at }) => {
    const above = node.outer?.outer;
    const { to, label, children } = (node.value ?? {}) as { to?: string; label?: unknown; children?: unknown };
    if (!node.names.includes('NavigationEntry') || !above?.names.includes('NavigationEntry') || !to || children)
      return undefined;
    const part = nodeAt(file, [...node.path, 'to']);
    const name = nodeAt(file, [...node.path, 'to'], 'key');
    if (!part || !name || at.offset > name.offset) return undefined;
    const [start, rest] = ['"children": [', JSON.stringify({ label, to })];
    return {
      offset: name.offset,
      end: part.end,
      by: `${start}${rest}]`,
      places: [name.offset, name.offset + start.length],
    };
  },
  'typo in the name of a value': (spot) => mistypedName(spot, 'values', (name) => `{${name}}`),
  'typo in the name of a base': (spot) => mistypedName(spot, 'bases', (name) => `"${name}:`),
  'spelling of a value that is none': ({ node, name }) => {
    if (!name || node.outer?.key !== 'slugs') return undefined;
    const key = String(node.key);
    return { ...name, by: JSON.stringify(`${key}s`), right: key, mendable: true };
  },
  'base that begins nowhere': (spot) => {
    const value = String(spot.node.value);
    return spot.node.names.includes('Base') && value.startsWith('/') ? replaceValue(spot, value.slice(1)) : undefined;
  },
  'base without its last slash': (spot) =>
    spot.node.names.includes('Base') ? changed(spot, (base) => base.replace(/\/$/, '')) : undefined,
  ...Object.fromEntries(
    Object.entries({ ...fixable, ...reportable }).map(([how, plant]) => [
      `JSON: ${how}`,
      syntax(plant, how in fixable),
    ]),
  ),
};

const isWhole = ({ node }: Spot) => node.outer === undefined;

function otherKind(schema: string): string {
  return schema.replace(/\w+(?=\.schema)/, (kind) => (kind === 'site' ? 'page' : 'site'));
}

function otherPath(spot: Spot, ending: string): PlantedMistake | undefined {
  const { file } = spot.file;
  if (!isWhole(spot) || !/^pages\/(?!site|shared)/.test(file)) return undefined;
  return { offset: 0, end: 0, by: '', path: file.replace('.json', ending) };
}

function copied(spot: Spot, form: RegExp): PlantedMistake | undefined {
  const before = Object.keys(spot.site.files)
    .sort()
    .filter((path) => path < spot.file.file && /^pages\/(?!site|shared)/.test(path));
  const [, value = ''] = form.exec(spot.site.files[before.at(-1) ?? ''] ?? '') ?? [];
  return value ? replaceValue(spot, JSON.parse(value)) : undefined;
}

/** A typo in a name of site.json that several files use. */
function mistypedName(
  { node, name, file, site }: Spot,
  kind: string,
  use: (name: string) => string,
): PlantedMistake | undefined {
  const key = String(node.key);
  if (file.kind !== 'site' || node.outer?.key !== kind || !name) return undefined;
  const files = Object.values(site.files).filter((text) => text.includes(use(key)));
  if (files.length < 2 || site.words.has(misspell(key))) return undefined;
  return { ...name, by: JSON.stringify(misspell(key)), right: key };
}

/** The value of an earlier file of the same kind, if nothing refers to this one's own. */
function doubled(spot: Spot, kind: string): PlantedMistake | undefined {
  const { node, file, site } = spot;
  if (!node.names.includes(kind)) return undefined;
  const own = String(node.section.path);
  const others = nodesOf(file, kind).filter(({ section }) => kind !== 'ChoiceName' || String(section.path) === own);
  const before = others[others.findIndex((other) => nodeAt(file, other.path)?.offset === spot.at.offset) - 1];
  const isNamed =
    typeof node.value === 'string' &&
    Object.values(site.files).some((text) => new RegExp(`[#=]${node.value}\\b|"section": "${node.value}"`).test(text));
  return before && !isNamed ? replaceValue(spot, before.value) : undefined;
}

/** Inserts a passage that makes the file unreadable. */
function syntax(plant: Plant, isMendable: boolean): MistakeClass {
  const random = randomFrom(16);
  const pick: RandomChoice = (items) => items[Math.floor(random() * items.length)];
  return (spot) => {
    if (!isWhole(spot)) return undefined;
    const { text } = spot.file;
    const planted = plant(listValidParts(text), pick);
    if (!planted) return undefined;
    const more = isMendable ? { right: '', mendable: true as const } : {};
    return { offset: 0, end: text.length, by: planted.text, places: [planted.offset], meant: planted.meant, ...more };
  };
}
