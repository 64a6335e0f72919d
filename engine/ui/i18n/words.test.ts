import { describe, expect, test } from 'vitest';
import { compileWords } from '../../compile/words.ts';
import type { WordTable, WordText } from '../../model/words.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import { engineWordsIn, withInterfaceLanguage } from '../../testing/engine-words.ts';
import { textsOf } from './words.tsx';

const words = readEngineWords();
const languages = ['zh', 'zh-Hant', 'en'];
const formsOf = (text: WordText): [string, string][] =>
  typeof text === 'string' ? [['', text]] : Object.entries(text);
const valuesIn = (text: WordText) =>
  [...new Set(formsOf(text).flatMap(([, form]) => form.match(/\{\{.*?\}\}/g) ?? []))].sort();

/**
 * Errors in the messages of the folders: missing or empty texts, plural forms that a language lacks,
 * different values.
 */
function faults(rooms: WordTable): string[] {
  return Object.entries(rooms).flatMap(([room, keys]) =>
    Object.entries(keys).flatMap(([key, word]) => {
      const told = (fault: string) => `${room}.${key} ${fault}`;
      const texts = languages.flatMap((language) => {
        const text = word[language];
        if (text === undefined) return [told(`is missing in ${language}`)];
        const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
        const forms = formsOf(text);
        return [
          ...(typeof text === 'string' || String(wanted.toSorted()) === String(Object.keys(text).toSorted())
            ? []
            : [told(`has not the forms of ${language}`)]),
          ...(forms.some(([, form]) => !form.trim()) ? [told(`is empty in ${language}`)] : []),
          ...(forms.some(([, form]) => /[{}]/.test(form.replace(/\{\{\w+(, \w+)?\}\}/g, '')))
            ? [told(`has odd braces in ${language}`)]
            : []),
        ];
      });
      const values = new Set(Object.values(word).map((text) => String(valuesIn(text))));
      return [...texts, ...(values.size > 1 ? [told('names different values')] : [])];
    }),
  );
}

/** The words with one of them changed. */
const withWord = (room: string, key: string, word: WordTable[string][string]): WordTable => ({
  ...words,
  [room]: { ...words[room], [key]: { ...words[room]?.[key], ...word } },
});

describe('the messages of every folder', () => {
  test('are complete, with the same values in both languages', () => {
    expect(Object.keys(words)).toContain('map');
    expect(faults(words)).toEqual([]);
  });

  test.each([
    [{ zh: '', en: 'x' }, ['map.move is empty in zh']],
    [{ en: 'Move {{place}}' }, ['map.move names different values']],
    [{ en: 'Move {place}' }, ['map.move has odd braces in en']],
    [{ en: { other: 'Move' } }, ['map.move has not the forms of en']],
    [{ zh: { one: '移', other: '移' } }, ['map.move has not the forms of zh']],
  ])('are reported if they are %j', (word, told) => {
    expect(faults(withWord('map', 'move', word as never))).toEqual(told);
  });

  test('are reported if missing in a language', () => {
    const { en, ...rest } = words.map?.move ?? {};
    expect(faults({ map: { move: rest } })).toEqual(['map.move is missing in en']);
  });

  test('are all used in their namespace, and no others are', () => {
    expect(sources.size).toBeGreaterThan(100);
    expect(unmet(words)).toEqual([]);
    const all = Object.entries(words).flatMap(([room, keys]) => Object.keys(keys).map((key) => [room, key] as const));
    const told = all.map(([room, gone]) => {
      const { [gone]: _, ...left } = words[room] ?? {};
      return unmet({ ...words, [room]: left });
    });
    expect(told.filter((one) => one.length !== 1)).toEqual([]);
    expect(unmet(withWord('map', 'legend', { zh: '图例', en: 'Legend' }))).toEqual(['map.legend is never asked for']);
  });

  test('fit a site on any subject', () => {
    expect(withSubject(words)).toEqual([]);
    expect(withSubject(withWord('search', 'field', { zh: '搜索模块', en: 'Pages, downloads, modules' }))).toEqual([
      'search.field: 搜索模块',
      'search.field: Pages, downloads, modules',
    ]);
  });
});

describe('a message', () => {
  test('contains its values unchanged', () => {
    expect(engineWordsIn('zh', 'kit')('pages', { label: 'A' })).toBe('A：分页');
    expect(engineWordsIn('en', 'kit')('pages', { label: '<b>' })).toBe('<b>: pages');
  });

  test('without plural forms and formats needs no i18next', () => {
    const t = textsOf(withInterfaceLanguage('en'))('kit');
    expect([t('close'), t('pages', { label: '{{b}} $& <b>' })]).toEqual(['Close', '{{b}} $& <b>: pages']);
    expect(() => t('legend')).toThrow('There is no word "legend" of "kit" in en.');
    expect(() => t('pages', {})).toThrow('"{{label}}: pages" is given no label.');
    // A plural form, and a format.
    expect(() => t('total', { count: 1 })).toThrow('There is no word "total" of "kit" in en.');
    expect(() => textsOf(withInterfaceLanguage('zh'))('kit')('total', { count: 1 })).toThrow(
      'is given no count, number.',
    );
  });

  test.each([
    ['en', 1, '1 entry in all'],
    ['en', 0, '0 entries in all'],
    ['en', 12345, '12,345 entries in all'],
    ['zh', 12345, '共 12,345 项'],
  ] as const)('in %s has the form and the digits of %i', (language, count, says) => {
    expect(engineWordsIn(language, 'kit')('total', { count })).toBe(says);
  });

  test('throws if it is missing, or if a value is missing', () => {
    const t = engineWordsIn('en', 'map') as unknown as (key: string, values?: object) => string;
    expect(() => t('legend')).toThrow('There is no word "legend" of "map" in en.');
    expect(() => t('marker', {})).toThrow('is given no place');
  });

  test('of a site overrides the engine’s in its language', () => {
    const own = withWord('map', 'zoomIn', { en: 'Nearer' });
    expect(compileWords(own, 'en').map).toMatchObject({ zoomIn: 'Nearer', zoomOut: 'Zoom out' });
    expect(compileWords(own, 'zh').map).toMatchObject({ zoomIn: '放大' });
  });
});

/** Words of software sites. `selector` reads the output of commands about graphics cards, and names these. */
const subjects =
  /\b(builds?|modules?|machines?|questions|simulations?|materials?|papers?)\b|安装包|安裝包|模块|模組|机器|機器|问答|問答|版本信息|版本資訊|材料|论文|論文/i;

/** The texts that name the subject of a site. */
function withSubject(rooms: WordTable): string[] {
  return Object.entries(rooms).flatMap(([room, keys]) =>
    Object.entries(keys).flatMap(([key, word]) =>
      Object.values(word)
        .flatMap(formsOf)
        .flatMap(([, form]) => (subjects.test(form) ? `${room}.${key}: ${form}` : [])),
    ),
  );
}

/** The engine's code by path, without its tests, and that of the redirect and offline pages and of consent. */
const sources = new Map(
  Object.entries(
    import.meta.glob<string>(
      ['../../{client,sections,ui}/**/*.{ts,tsx}', '../../build/{redirect-page,offline,consent-script}.ts'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    ),
  ).filter(([path]) => !/\.test\.tsx?$/.test(path)),
);

/** The keys that the code asks for. */
const asked = new Set([...sources.keys()].flatMap(askedIn));

/** Unused messages, and keys without a message. The compiler reports these too. */
function unmet(rooms: WordTable): string[] {
  const known = new Set(
    Object.entries(rooms).flatMap(([room, keys]) => Object.keys(keys).map((key) => `${room}.${key}`)),
  );
  return [
    ...[...asked].filter((key) => !known.has(key)).map((key) => `${key} is not there`),
    ...[...known].filter((key) => !asked.has(key)).map((key) => `${key} is never asked for`),
  ];
}

/** The keys that a file uses: literal ones, and for a computed key those in its folder. */
function askedIn(path: string): string[] {
  const source = sources.get(path) ?? '';
  // The build does not use i18next.
  const [, build] = /build\/(redirect-page|offline|consent-script)\.ts$/.exec(path) ?? [];
  if (build) {
    const own = { offline: 'offline', 'consent-script': 'consent' }[build] ?? 'app';
    return Object.keys(words[own] ?? {}).flatMap((key) => (source.includes(`'${key}'`) ? `${own}.${key}` : []));
  }
  // What follows a hook asks its namespace.
  const [head = '', room, ...others] = source.split(
    /(?:const \{ t \} = use\w+|const t = textsOf\(site\))\('([\w-]+)'\)/,
  );
  const parts = [
    [room, head + (others[0] ?? '')],
    ...others.slice(1).flatMap((name, at, all) => (at % 2 ? [] : [[name, all[at + 1]]])),
  ];
  const written = parts.flatMap(([namespace, text = '']) =>
    [...text.matchAll(/\bt\(([^()]*)/g)].flatMap(([, call = '']) =>
      [...call.replace(/\{.*/s, '').matchAll(/'([\w]+)'/g)].flatMap(([, key]) =>
        namespace ? [`${namespace}.${key}`] : [],
      ),
    ),
  );
  const isGiven = room !== undefined && /\bt\(\w+[,)]/.test(source);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const near = [...sources].filter(([other]) => other.startsWith(folder)).map(([, text]) => text);
  const given = Object.keys((isGiven && words[room]) || {}).filter((key) =>
    near.some((text) => text.includes(`'${key}'`)),
  );
  return [...written, ...given.map((key) => `${room}.${key}`)];
}
