import { describe, expect, test } from 'vitest';
import { passageAt, readWholeFile } from '../../edit/passage.ts';
import type { MigrationStep } from '../../model/migration.ts';
import { applyMigrationStep } from './apply-migration-step.ts';

const text = `{
  "a": 1,
  "b": { "x": "old", "y": [1, 2] },
  "list": [
    { "n": "1",   "m": "2" },
    { "m": "3" }
  ],
  "c": {
    "d": [
      true
    ]
  },
  "e": {}
}
`;

/** A text that has no room on a line with others. */
const long = 'long'.repeat(28);

function done(step: MigrationStep, to = text): string {
  return applyMigrationStep(readWholeFile('a.json', to), step).text;
}

/** The text with one passage replaced, which must be there once. */
function replaced(passage: string, by: string): string {
  expect(text.split(passage)).toHaveLength(2);
  return text.replace(passage, by);
}

describe('a step changes only what it names', () => {
  test.each<[string, MigrationStep, string, string]>([
    ['a new name', { rename: 'a', to: 'z' }, '"a": 1', '"z": 1'],
    ['a new name in every item', { rename: 'list.*.n', to: 'list.*.k' }, '"n": "1",   "m"', '"k": "1",   "m"'],
    ['a name in an object on one line', { rename: 'b.x', to: 'b.z' }, '"x": "old"', '"z": "old"'],
    [
      'another place',
      { rename: 'a', to: 'b.a' },
      '"a": 1,\n  "b": { "x": "old", "y": [1, 2] }',
      '"b": { "x": "old", "y": [1, 2], "a": 1 }',
    ],
    [
      'another place of every item',
      { rename: 'list.*.n', to: 'list.*.o.n' },
      '"n": "1",   "m": "2" }',
      '"m": "2",   "o": { "n": "1" } }',
    ],
    ['a place in an object that takes its own', { rename: 'a', to: 'a.b.c' }, '"a": 1', '"a": { "b": { "c": 1 } }'],
    ['a place in an empty object', { rename: 'a', to: 'e.a' }, '"a": 1,\n  "b"', '"b"'],
    ['a first property gone', { remove: 'b.x' }, '{ "x": "old", "y"', '{ "y"'],
    ['a middle property gone', { remove: 'c' }, ',\n  "c": {\n    "d": [\n      true\n    ]\n  }', ''],
    ['a last property gone', { remove: 'e' }, ',\n  "e": {}', ''],
    ['an only property gone', { remove: 'c.d' }, '{\n    "d": [\n      true\n    ]\n  }', '{}'],
    [
      'a value where there is none',
      { set: 'f', to: { zh: 'z', en: ['e'] } },
      '"e": {}',
      '"e": {},\n  "f": { "zh": "z", "en": ["e"] }',
    ],
    [
      'a value on the line of its object',
      { set: 'b.z', to: { zh: ['z'], en: {} } },
      '[1, 2] }',
      '[1, 2], "z": { "zh": ["z"], "en": {} } }',
    ],
    ['a value in an item', { set: 'list.*.n', to: '' }, '"m": "3" }', '"m": "3", "n": "" }'],
    ['another choice', { replace: 'b.x', by: { old: 'new', other: 'x' } }, '"old"', '"new"'],
    ['another number', { replace: 'a', by: { 1: 2 } }, '"a": 1', '"a": 2'],
    [
      'a computed value',
      { change: 'b.y', by: (list) => [...new Set([...(list as number[]), 3])] },
      '[1, 2]',
      '[1, 2, 3]',
    ],
    ['a computed value over lines', { change: 'c.d', by: () => [false] }, 'true', 'false'],
    ['every entry', { change: 'b.*', by: (value) => (value === 'old' ? 'new' : value) }, '"old"', '"new"'],
  ])('%s', (_, step, passage, by) => {
    const expected = replaced(passage, by);
    const moved = 'to' in step && step.to === 'e.a' ? expected.replace('"e": {}', '"e": { "a": 1 }') : expected;
    expect(done(step)).toBe(moved);
    expect(done(step, moved)).toBe(moved);
  });

  test.each<[string, MigrationStep]>([
    ['a name that is not there', { rename: 'q', to: 'z' }],
    ['a name that is taken', { rename: 'a', to: 'c' }],
    ['a place behind something that is no object', { rename: 'c', to: 'a.c' }],
    ['a property of what is not there', { set: 'q.z', to: 1 }],
    ['a property of a list', { set: 'list.z', to: 1 }],
    ['a value that is there', { set: 'a', to: 2 }],
    ['a value that is not replaced', { replace: 'a', by: { 2: 3 } }],
    ['a value that has a name of every object', { replace: 'b.x', by: { other: 1 } }],
    ['a list, whose text is not a choice', { replace: 'b.y', by: { '1,2': 1 } }],
    ['a value that stays', { change: 'a', by: (value) => value }],
    ['a value computed to nothing', { change: 'a', by: () => undefined }],
    ['what is kept', { keep: 'a' }],
    ['what every object has', { remove: 'toString' }],
  ])('and leaves alone %s', (_, step) => {
    expect(done(step)).toBe(text);
  });

  test('with line ends and indentation of its own', () => {
    const own = (one: string) => one.replaceAll('\n', '\r\n').replaceAll('  ', '\t');
    const step: MigrationStep = { set: 'c.z', to: { p: 1 } };
    expect(done(step, own(text))).toBe(own(done(step)));
    const change = { change: '', by: () => ({ a: [long, 1] }) };
    expect(done(change, own('{\n  "a": 1\n}'))).toBe(own(`{\n  "a": [\n    "${long}",\n    1\n  ]\n}`));
  });

  test('with the indentation of the file around it', () => {
    const file = readWholeFile('a.json', text);
    const written = (value: string) => {
      const offset = text.indexOf(value);
      return applyMigrationStep(passageAt(file, offset, value), { change: '', by: () => ({ p: { q: long } }) }).text;
    };
    expect(written('[\n      true\n    ]')).toBe(`{\n      "p": {\n        "q": "${long}"\n      }\n    }`);
    expect(written('[1, 2]')).toBe(`{ "p": { "q": "${long}" } }`);
  });
});
