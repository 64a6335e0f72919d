import { metOf } from '../../../engine/check/site-files.ts';
import { randomFrom } from '../../drawings/random.ts';
import { partsOf } from '../sound-parts.ts';
import { mendable, type Pick, type Plant, tellable } from '../syntax-mistakes.ts';
import { misspelled } from './slip.ts';
import { instead, type MistakeClass, partOf, type Slip, type Spot, sure } from './spot.ts';

/** What can be wrong with a file as a whole, or with what it shares with others: its name, its schema, its address, its ids. */
export const wholeFiles: Record<string, MistakeClass> = {
  'schema of another kind': (spot) => {
    const named = String(spot.met.value);
    if (spot.met.key !== '$schema') return undefined;
    return sure(
      spot,
      named.replace(/\w+(?=\.schema)/, (kind) => (kind === 'site' ? 'page' : 'site')),
      named,
    );
  },
  'schema of another folder': (spot) =>
    spot.met.key === '$schema' ? sure(spot, `../${spot.met.value}`, String(spot.met.value)) : undefined,
  'ending in capitals': (spot) => otherPath(spot, '.JSON'),
  'ending of a text file': (spot) => otherPath(spot, '.json.txt'),
  'typo in a page’s route': (spot) => {
    const route = String(spot.met.value);
    const isShort = !/^\/[\w-]{4,}$/.test(route) || !spot.met.names.includes('PageRoute');
    const links = Object.values(spot.site.files).join('').split(JSON.stringify(route)).length - 2;
    return isShort || links < 2 ? undefined : instead(spot, misspelled(route), { right: route });
  },
  'route of another page': (spot) =>
    /^\/[\w-]+$/.test(String(spot.met.value)) && spot.met.names.includes('PageRoute')
      ? copied(spot, /^\s*"route": ("\/[\w-]+")/m)
      : undefined,
  'id of another page': (spot) =>
    spot.met.key === 'id' && !spot.met.outer?.outer ? copied(spot, /^\s*"id": ("[^"]*")/m) : undefined,
  'anchor twice': (spot) => doubled(spot, 'Anchor'),
  'choice twice': (spot) => doubled(spot, 'ChoiceName'),
  'number of another record': (spot) => doubled(spot, 'RecordId'),
  'third level of navigation': ({ met, file, at }) => {
    const above = met.outer?.outer;
    const { to, label, children } = (met.value ?? {}) as { to?: string; label?: unknown; children?: unknown };
    if (!met.names.includes('NavigationEntry') || !above?.names.includes('NavigationEntry') || !to || children)
      return undefined;
    const part = partOf(file, [...met.path, 'to']);
    const name = partOf(file, [...met.path, 'to'], 'key');
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
  'spelling of a value that is none': ({ met, name }) => {
    if (!name || met.outer?.key !== 'slugs') return undefined;
    const key = String(met.key);
    return { ...name, by: JSON.stringify(`${key}s`), right: key, mendable: true };
  },
  'base that begins nowhere': (spot) => {
    const value = String(spot.met.value);
    return spot.met.names.includes('Base') && value.startsWith('/') ? instead(spot, value.slice(1)) : undefined;
  },
  'base without its last slash': (spot) => {
    const value = String(spot.met.value);
    return spot.met.names.includes('Base') && value.endsWith('/') ? sure(spot, value.slice(0, -1), value) : undefined;
  },
  ...Object.fromEntries(
    Object.entries({ ...mendable, ...tellable }).map(([how, plant]) => [
      `JSON: ${how}`,
      syntax(plant, how in mendable),
    ]),
  ),
};

function isWhole({ met }: Spot): boolean {
  return met.outer === undefined;
}

function otherPath(spot: Spot, ending: string): Slip | undefined {
  const { file } = spot.file;
  if (!isWhole(spot) || !/^pages\/(?!site|shared)/.test(file)) return undefined;
  return { offset: 0, end: 0, by: '', path: file.replace('.json', ending) };
}

/** The value that another page has, which comes before it. */
function copied(spot: Spot, form: RegExp): Slip | undefined {
  const before = Object.keys(spot.site.files)
    .sort()
    .filter((path) => path < spot.file.file && /^pages\/(?!site|shared)/.test(path));
  const [, value = ''] = form.exec(spot.site.files[before.at(-1) ?? ''] ?? '') ?? [];
  return value ? instead(spot, JSON.parse(value)) : undefined;
}

/** A slip of the finger in a name of site.json that several files use. */
function mistypedName({ met, name, file, site }: Spot, kind: string, use: (name: string) => string): Slip | undefined {
  const key = String(met.key);
  const isNamed = file.kind === 'site' && met.outer?.key === kind && name;
  const files = Object.values(site.files).filter((text) => text.includes(use(key)));
  if (!isNamed || files.length < 2 || site.words.has(misspelled(key))) return undefined;
  return { ...name, by: JSON.stringify(misspelled(key)), right: key };
}

/** The value that one of its kind before it has, where nothing leads to its own. */
function doubled(spot: Spot, kind: string): Slip | undefined {
  const { met, file, site } = spot;
  if (!met.names.includes(kind)) return undefined;
  const others = metOf(file, kind).filter((other) => kind !== 'ChoiceName' || other.section === met.section);
  const before = others[others.findIndex((other) => partOf(file, other.path)?.offset === spot.at.offset) - 1];
  const isNamed =
    typeof met.value === 'string' &&
    Object.values(site.files).some((text) => new RegExp(`[#=]${met.value}\\b|"section": "${met.value}"`).test(text));
  return before && !isNamed ? instead(spot, before.value) : undefined;
}

/** What keeps a file from being read, once somewhere in it. */
function syntax(plant: Plant, isMendable: boolean): MistakeClass {
  const random = randomFrom(16);
  const pick: Pick = (items) => items[Math.floor(random() * items.length)];
  return (spot) => {
    if (!isWhole(spot)) return undefined;
    const { text } = spot.file;
    const planted = plant(partsOf(text), pick);
    if (!planted) return undefined;
    const more = isMendable ? { right: '', mendable: true as const } : {};
    return { offset: 0, end: text.length, by: planted.text, places: [planted.offset], meant: planted.meant, ...more };
  };
}
