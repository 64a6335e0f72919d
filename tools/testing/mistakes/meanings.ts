import { misspelled } from './slip.ts';
import { instead, type MistakeClass, type Slip, type Spot, sure, typo } from './spot.ts';

/** What can be wrong with names that stand for something else: fields, sources, bases, rows; and with days and times. */
export const meanings: Record<string, MistakeClass> = {
  'typo in a field'(spot) {
    const slip = isAny(spot, 'FieldName', 'AnswerFieldName') ? typo(spot) : undefined;
    // Of a single row, nothing says whether it is the field that is wrong or its column.
    const { rows } = spot.met.section.value as { rows?: unknown[] };
    return slip && rows?.length === 1 ? { ...slip, mendable: undefined } : slip;
  },
  'typo in a field of an address': (spot) => (isAny(spot, 'AddressFieldName') ? typo(spot) : undefined),
  'typo in a field of HTML': (spot) => (isAny(spot, 'HtmlFieldName') ? typo(spot) : undefined),
  'field that is none': (spot) =>
    isAny(spot, 'FieldName', 'AnswerFieldName', 'AddressFieldName', 'HtmlFieldName')
      ? instead(spot, 'zzzzzzzz')
      : undefined,
  'typo in a field of a row'({ met, name, site }) {
    const key = String(met.key);
    // Of a single row, nothing says whether it is the field that is wrong or its column.
    const rows = met.outer?.outer?.value;
    const isShared = Array.isArray(rows) && rows.filter((row) => key in row).length > 1;
    const isFree = isShared && met.outer?.names.includes('Row') && met.names.length > 0;
    if (!name || !isFree || site.words.has(misspelled(key)) || ['id', 'package', 'instruction'].includes(key))
      return undefined;
    return { ...name, by: JSON.stringify(misspelled(key)), right: key, mendable: true };
  },
  'typo in a base name': (spot) => (isAny(spot, 'BaseName') ? typo(spot) : undefined),
  'colon behind a base name': (spot) =>
    isAny(spot, 'BaseName') ? sure(spot, `${spot.met.value}:`, String(spot.met.value)) : undefined,
  'typo in a bound section': (spot) => (isAny(spot, 'BoundSectionName') ? typo(spot) : undefined),
  'typo in an include': (spot) => (isAny(spot, 'SharedName') ? typo(spot) : undefined),
  'ending behind an include': (spot) =>
    isAny(spot, 'SharedName') ? sure(spot, `${spot.met.value}.json`, String(spot.met.value)) : undefined,
  'typo in a row': (spot) => (namesRecord(spot) ? typo(spot) : undefined),
  'row that is none': (spot) => (namesRecord(spot) ? instead(spot, 'zzzzzzzz') : undefined),
  'parameter of a row that is none': (spot) => braced(spot, 'RowTarget', () => 'zzzzzzzz'),
  'typo in a parameter of a row': (spot) => braced(spot, 'RowTarget', (name) => `${name}${name.at(-1)}`, true),
  'parameter of a pager that is none': (spot) => braced(spot, 'PagerTarget', () => 'zzzzzzzz'),
  'typo in a parameter': ({ met, name }) => {
    const key = String(met.key);
    const isParameter = met.outer?.key === 'params' && met.outer.outer?.is('DataBinding');
    return name && isParameter
      ? { ...name, by: JSON.stringify(`${key}${key.at(-1)}`), right: key, mendable: true }
      : undefined;
  },
  'typo in a parameter of the route': (spot) => {
    const [whole, name = ''] = /^\{route\.(\w+)\}$/.exec(String(spot.met.value)) ?? [];
    return whole ? sure(spot, `{route.${name}${name.at(-1)}}`, whole) : undefined;
  },
  'parameter of the route without its name': (spot) => {
    const [whole, name = ''] = /^\{route\.(\w+)\}$/.exec(String(spot.met.value)) ?? [];
    return whole ? instead(spot, `{${name}}`, { right: whole, mendable: true }) : undefined;
  },
  'typo in the name of a default': ({ met, name }) => {
    const key = String(met.key);
    if (!name || met.outer?.key !== 'routeDefaults') return undefined;
    return { ...name, by: JSON.stringify(`${key}${key.at(-1)}`), right: key, mendable: true };
  },
  'day that is none': (spot) => day(spot, (text) => text.replace(/(0[1-9]|1[0-2])(-?)\d\d$/, '02$230')),
  'day of a month that is none': (spot) => day(spot, (text) => text.replace(/^(\d{4}-?)\d\d/, '$113')),
  'day with slashes': (spot) => day(spot, (text) => text.replace(/^(\d{4})-?(\d\d)-?(\d\d)$/, '$1/$2/$3'), true),
  'day with Chinese signs': (spot) =>
    day(spot, (text) => text.replace(/^(\d{4})-?(\d\d)-?(\d\d)$/, '$1年$2月$3日'), true),
  'day in the form of the other': (spot) =>
    day(
      spot,
      (text) => (text.includes('-') ? text.replaceAll('-', '') : text.replace(/^(\d{4})(\d\d)/, '$1-$2-')),
      true,
    ),
  'word for a day': (spot) => (isAny(spot, 'Day', 'CompactDay', 'Month') ? instead(spot, 'soon') : undefined),
  'length of time that is none': (spot) =>
    isAny(spot, 'Duration') ? instead(spot, String(spot.met.value).replace(/\d\d$/, '75')) : undefined,
  'full-width colon in a length of time': (spot) =>
    isAny(spot, 'Duration') ? sure(spot, String(spot.met.value).replace(':', '：'), String(spot.met.value)) : undefined,
};

/** Whether a value names a row that is among the records of the site. */
function namesRecord(spot: Spot): boolean {
  const isIn = ([path, text]: string[]) =>
    path?.startsWith('assets/') && text?.includes(JSON.stringify(spot.met.value));
  return isAny(spot, 'RowName') && Object.entries(spot.site.files).some(isIn);
}

function isAny({ met: { value, names } }: Spot, ...kinds: string[]): boolean {
  return typeof value === 'string' && kinds.some((kind) => names.includes(kind));
}

/** Another name in the braces of an address that is filled in for rows or pages. */
function braced(spot: Spot, kind: string, other: (name: string) => string, isSure?: true): Slip | undefined {
  const { value, names, outer } = spot.met;
  const isOwn = names.includes(kind) || outer?.names.includes(kind);
  const [braces, name = ''] = /\{(\w+)\}/.exec(typeof value === 'string' && isOwn ? value : '') ?? [];
  if (!braces) return undefined;
  const by = String(value).replace(braces, `{${other(name)}}`);
  return isSure ? sure(spot, by, name) : instead(spot, by);
}

/** A day written otherwise; of a cell of days, only what looks like one is told. */
function day(spot: Spot, change: (text: string) => string, isSure?: true): Slip | undefined {
  if (!isAny(spot, 'Day', 'OpenDay', 'CompactDay', ...(isSure ? [] : ['AnyDay']))) return undefined;
  const text = String(spot.met.value);
  const wrong = change(text);
  if (wrong === text || text === '') return undefined;
  return isSure ? sure(spot, wrong, text) : instead(spot, wrong);
}
