import { beforeAll, describe, expect, test } from 'vitest';
import { rangeOf, readJson } from '../check/located-json.ts';
import { applySplices, inverseOf, type Splice } from '../model/text/splice.ts';
import { exampleSite } from '../testing/example-site.ts';
import { applyOperation, parsePointer, randomOperation, spellings } from '../testing/json-operations.ts';
import { randomFrom } from '../testing/random.ts';
import { EditError } from './edit-error.ts';
import { applyOperations, type Operation, splicesOf } from './operations.ts';
import { readWholeFile } from './passage.ts';

const random = randomFrom(21);

/** The strings, names and plain values of a text as they are written, each with how often. */
function tokensIn(text: string): Map<string, number> {
  const tally = new Map<string, number>();
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[^\s,:{}[\]"]+/g))
    tally.set(token, (tally.get(token) ?? 0) + 1);
  return tally;
}

/** The text that an operation removes: all of a value and its name, or only the name for a move. */
function takenOut(text: string, operation: Operation): string {
  if (operation.op === 'add') return '';
  const file = readJson('', text);
  const path = parsePointer(file.value, operation.op === 'move' ? operation.from : operation.path);
  const parts = [rangeOf(file, path, 'key'), operation.op === 'move' ? undefined : rangeOf(file, path)];
  return parts.map((part) => (part ? text.slice(part.offset, part.offset + part.length) : '')).join(' ');
}

/** Commas after space, empty lines, space at line ends, two spaces inside a line, braces without a space, a last bracket not on its line: slips of layout. */
const slips = [/\s,/, /\n\r?\n/, /[ \t][\r\n]/, /\S[ \t]{2}/, /[^\s{]\}/, /[^\s[]\]\s*$/];

type Tokens = Map<string, number>;

/** The errors in an operation's splices. Empty if they are right. */
function complaints(text: string, operation: Operation, wanted: unknown, splices: Splice[]): string[] {
  let after: string;
  try {
    after = applySplices(text, splices);
  } catch {
    return ['overlap'];
  }
  const { value, faults } = readJson('', after);
  if (faults.length > 0) return ['not JSON'];
  try {
    expect(value).toEqual(wanted);
  } catch {
    return ['another value'];
  }
  const found: string[] = [];
  if (applySplices(after, inverseOf(text, splices)) !== text) found.push('no way back');
  const lineEnds = (one: string) => [...new Set(one.match(/\r\n|\r|\n/g) ?? [])];
  if (lineEnds(after).some((end) => !lineEnds(text).includes(end))) found.push('other line ends');
  if (text.includes('\\/') && /[^\\]\//.test(after)) found.push('slashes that are not escaped');
  if (/\\u[4-9]/.test(text) && !/[\u0080-\uffff]/.test(text) && /[\u0080-\uffff]/.test(after))
    found.push('signs that are not escaped');
  // Everything else stays unchanged, including escapes and numbers.
  const [were, are, may] = [text, after, takenOut(text, operation)].map(tokensIn) as [Tokens, Tokens, Tokens];
  for (const [token, count] of were)
    if (count - (are.get(token) ?? 0) > (may.get(token) ?? 0)) found.push(`${token} is written in another way`);
  const skeletonOf = (one: string) => one.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  if (slips.some((slip) => slip.test(skeletonOf(after)) && !slip.test(skeletonOf(text)))) found.push('another layout');
  // The outermost list or object keeps the text before and after it.
  const { value: old } = readJson('', text);
  const named = 'from' in operation ? [operation.from, operation.path] : [operation.path];
  const [one = [], other = one] = named.map((pointer) => parsePointer(old, pointer.slice(0, pointer.lastIndexOf('/'))));
  const differing = one.findIndex((step, index) => step !== other[index]);
  const holder = rangeOf(readJson('', text), differing < 0 ? one : one.slice(0, differing)) as Splice;
  const tail = text.slice(holder.offset + holder.length);
  if (!after.startsWith(text.slice(0, holder.offset)) || !after.endsWith(tail)) found.push('bytes outside');
  return found;
}

function isSame(text: string, some: Splice[], others: Splice[]): boolean {
  try {
    return applySplices(text, some) === applySplices(text, others);
  } catch {
    return false;
  }
}

let files: string[];
beforeAll(async () => {
  const site = await exampleSite();
  files = Object.values(site.files).map((text) => text.replaceAll('\r\n', '\n'));
});

/** Applies random operations to every file in a spelling, and collects the results of `judge`. */
function tryAll(name: string, rounds: number, judge: typeof complaints): { tried: number; found: string[][] } {
  const found: string[][] = [];
  let tried = 0;
  for (const text of files.map((one) => spellings[name]?.(one) as string)) {
    const value = JSON.parse(text);
    for (let round = 0; round < rounds; round++) {
      const operation = randomOperation(value, random);
      const wanted = applyOperation(value, operation);
      if (!wanted) continue;
      tried++;
      const splices = splicesOf(readWholeFile('a.json', text), operation);
      const said = judge(text, operation, wanted.value, splices);
      if (said.length > 0) found.push([...said, JSON.stringify(operation), JSON.stringify(splices)]);
    }
  }
  return { tried, found };
}

describe('on every descriptor and record of a site', () => {
  test.each(Object.keys(spellings))('with %s, an operation follows RFC 6902, and changes no other byte', (name) => {
    const { tried, found } = tryAll(name, 4, complaints);
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(files.length * 3);
  });

  const corrupted: Record<string, (splices: Splice[], text: string) => Splice[]> = {
    'one sign too late': (splices) => splices.map((one) => ({ ...one, offset: one.offset + 1 })),
    'one sign too long': (splices) => splices.map((one) => ({ ...one, length: one.length + 1 })),
    'without its commas': (splices) => splices.map((one) => ({ ...one, text: one.text.replaceAll(',', '') })),
    'without one of its splices': (splices) => splices.slice(1),
    'as the whole file written anew': (splices, text) => {
      const after = `${JSON.stringify(JSON.parse(applySplices(text, splices)), null, 2)}\n`;
      return [{ offset: 0, length: text.length, text: after }];
    },
  };
  test.each(Object.entries(corrupted))('and splices %s are noticed', (_, spoil) => {
    const { tried, found } = tryAll('escapes', 1, (text, operation, wanted, splices) => {
      const broken = spoil(splices, text);
      // Some splices have no comma, and some are as good one sign later: there is nothing to notice.
      return isSame(text, broken, splices) ? ['as it was'] : complaints(text, operation, wanted, broken);
    });
    expect(found).toHaveLength(tried);
  });
});

describe('an operation is written as its neighbors are', () => {
  const text = `{
  "a": [1, 2],
  "b": {
    "x": "old"
  },
  "c": [
    { "n": 1,   "m": 2 },
    {
      "k": [
        true
      ]
    }
  ],
  "d": {}, "e": []
}
`;
  const long = 'long '.repeat(20);
  const wide = '中'.repeat(50);
  test.each<[string, Operation, string, string]>([
    ['an item on the line of its list', { op: 'add', path: '/a/0', value: 0 }, '[1,', '[0, 1,'],
    ['a last item', { op: 'add', path: '/a/-', value: { p: [] } }, '2],', '2, { "p": [] }],'],
    ['an item on a line of its own', { op: 'add', path: '/c/1', value: ['x'] }, '2 },', '2 },\n    ["x"],'],
    ['a second member', { op: 'add', path: '/b/y', value: 1 }, '"old"', '"old",\n    "y": 1'],
    ['a first member', { op: 'add', path: '/d/z', value: '/' }, '"d": {}', '"d": { "z": "/" }'],
    ['a first item', { op: 'add', path: '/e/0', value: null }, '[]', '[null]'],
    [
      'what is too long for its line',
      { op: 'add', path: '/b/y', value: [long, { q: long }] },
      '"old"',
      `"old",\n    "y": [\n      "${long}",\n      { "q": "${long}" }\n    ]`,
    ],
    [
      'Han, two columns wide',
      { op: 'add', path: '/b/y', value: [wide, 1] },
      '"old"',
      `"old",\n    "y": ["${wide}", 1]`,
    ],
    [
      'Han that are too wide',
      { op: 'add', path: '/b/y', value: [wide, 'abcdefgh'] },
      '"old"',
      `"old",\n    "y": [\n      "${wide}",\n      "abcdefgh"\n    ]`,
    ],
    ['a first item gone', { op: 'remove', path: '/a/0' }, '[1, 2]', '[2]'],
    ['the only member gone', { op: 'remove', path: '/b/x' }, '{\n    "x": "old"\n  }', '{}'],
    ['the last member gone', { op: 'remove', path: '/e' }, ', "e": []', ''],
    ['part of a string', { op: 'replace', path: '/b/x', value: 'bold' }, '"old"', '"bold"'],
    ['part of a value', { op: 'replace', path: '/c/0', value: { n: 1, m: 3 } }, '"m": 2', '"m": 3'],
    ['a value of another kind', { op: 'replace', path: '/c/1/k', value: 0 }, '[\n        true\n      ]', '0'],
    [
      'items that change places',
      { op: 'move', from: '/c/1', path: '/c/0' },
      '{ "n": 1,   "m": 2 },\n    {\n      "k": [\n        true\n      ]\n    }',
      '{\n      "k": [\n        true\n      ]\n    },\n    { "n": 1,   "m": 2 }',
    ],
    ['another name', { op: 'move', from: '/c/0/n', path: '/c/0/o' }, '"n": 1,   "m"', '"o": 1,   "m"'],
    [
      'a value that goes elsewhere as it is written, with the indentation there',
      { op: 'move', from: '/c/1', path: '/b/y' },
      '"old"\n  },\n  "c": [\n    { "n": 1,   "m": 2 },\n    {\n      "k": [\n        true\n      ]\n    }\n  ]',
      '"old",\n    "y": {\n      "k": [\n        true\n      ]\n    }\n  },\n  "c": [\n    { "n": 1,   "m": 2 }\n  ]',
    ],
    ['nothing for what is said already', { op: 'replace', path: '/c/0', value: { m: 2, n: 1 } }, text, text],
  ])('%s', (_, operation, passage, by) => {
    expect(text.split(passage)).toHaveLength(2);
    expect(applyOperations(readWholeFile('a.json', text), [operation]).text).toBe(text.replace(passage, by));
  });

  test('where a list is moved out from before its new place, later items count one less, as RFC 6902 says', () => {
    const moved = applyOperations(readWholeFile('a.json', '[[1], [2], [3]]'), [
      { op: 'move', from: '/0', path: '/1/0' },
    ]);
    expect(moved.text).toBe('[[2], [[1], 3]]');
  });

  test('on one line without spaces, and with spaces of its own', () => {
    const added = (before: string) =>
      applyOperations(readWholeFile('a.json', before), [{ op: 'add', path: '/b', value: { c: [1, 2] } }]).text;
    expect(added('{"a":1}')).toBe('{"a":1,"b":{"c":[1,2]}}');
    expect(added('{"a": 1}')).toBe('{"a": 1, "b": {"c": [1, 2]}}');
    expect(added('{}')).toBe('{ "b": { "c": [1, 2] } }');
  });

  test('a pair of surrogates is never parted, whose halves a file could not hold', () => {
    const { text: after } = applyOperations(readWholeFile('a.json', '["a😀b"]'), [
      { op: 'replace', path: '/0', value: 'a😁b' },
    ]);
    expect(after).toBe('["a😁b"]');
  });
});

describe('what cannot be done is refused by name', () => {
  test.each<[EditError['code'], string, Operation]>([
    ['not-json', '{', { op: 'remove', path: '/a' }],
    ['not-json', '\uFEFF{ "a": 1 }', { op: 'remove', path: '/a' }],
    ['not-json', '{ "a": 1, "a": 2 }', { op: 'remove', path: '/a' }],
    ['not-a-pointer', '{}', { op: 'add', path: 'a', value: 1 }],
    ['not-a-pointer', '{}', { op: 'add', path: '/~2', value: 1 }],
    ['no-such-place', '{ "a": [] }', { op: 'remove', path: '/a/0' }],
    ['no-such-place', '{ "a": [1] }', { op: 'replace', path: '/a/-', value: 1 }],
    ['no-such-place', '{ "a": [1] }', { op: 'remove', path: '/a/00' }],
    ['no-such-place', '{ "a": {} }', { op: 'remove', path: '/a/toString' }],
    ['no-place', '{ "a": [1] }', { op: 'add', path: '/a/2', value: 1 }],
    ['no-place', '{ "a": 1 }', { op: 'add', path: '/a/b', value: 1 }],
    ['no-place', '{ "a": [1, 2] }', { op: 'move', from: '/a/0', path: '/a/2' }],
    ['already-there', '{ "a": 1, "b": 2 }', { op: 'move', from: '/a', path: '/b' }],
    ['into-itself', '{ "a": { "b": {} } }', { op: 'move', from: '/a', path: '/a/b/c' }],
    ['whole-file', '{}', { op: 'remove', path: '' }],
    ['no-value', '{}', { op: 'add', path: '/a', value: undefined }],
    ['bad-name', '{}', { op: 'add', path: '/__proto__', value: 1 }],
    ['bad-name', '{}', { op: 'add', path: '/a', value: JSON.parse('{ "__proto__": 1 }') }],
  ])('%s: %s', (code, text, operation) => {
    const act = () => splicesOf(readWholeFile('a.json', text), operation);
    expect(act).toThrow(EditError);
    expect(act).toThrow(expect.objectContaining({ code }));
  });
});
