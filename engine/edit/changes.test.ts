import { beforeAll, describe, expect, test } from 'vitest';
import { exampleSite } from '../testing/example-site.ts';
import { applyOperation, randomOperation } from '../testing/json-operations.ts';
import { randomFrom } from '../testing/random.ts';
import { changesBetween, type ValueAtPointer } from './changes.ts';
import { locateValue } from './locate-value.ts';
import { applyOperations, type Operation } from './operations.ts';
import { readWholeFile } from './passage.ts';

const random = randomFrom(22);

let files: string[];
beforeAll(async () => {
  files = Object.values((await exampleSite()).files);
});

/** Every file with its text after one to three random operations. */
function pairs(): { before: string; after: string }[] {
  return files.map((before, index) => {
    let value: unknown = JSON.parse(before);
    for (let count = 0; count <= index % 3; count++)
      value = applyOperation(value, randomOperation(value, random))?.value ?? value;
    return { before, after: JSON.stringify(value) };
  });
}

const operationsOf = (before: unknown, after: unknown) =>
  changesBetween(before, after).map(({ operation }) => operation);

describe('of every file of a site, after operations at random', () => {
  test('the changes make the one value the other, and say what was and is where', () => {
    let changed = 0;
    for (const { before, after } of pairs()) {
      const [from, to] = [readWholeFile('a.json', before), readWholeFile('a.json', after)];
      const changes = changesBetween(from.value, to.value);
      changed += changes.length;
      const made = applyOperations(
        from,
        changes.map(({ operation }) => operation),
      );
      expect(made.value).toEqual(to.value);
      for (const { was, is } of changes) {
        if (was) expect(locateValue(from, was.pointer).value).toEqual(was.value);
        if (is) expect(locateValue(to, is.pointer).value).toEqual(is.value);
        expect(was ?? is).toBeDefined();
      }
    }
    expect(changed).toBeGreaterThan(files.length);
  });

  test('none of them is idle: without the last, another value comes out', () => {
    for (const { before, after } of pairs()) {
      const to = readWholeFile('a.json', after).value;
      const operations = operationsOf(JSON.parse(before), to);
      if (operations.length === 0) continue;
      expect(applyOperations(readWholeFile('a.json', before), operations.slice(0, -1)).value).not.toEqual(to);
    }
  });

  test('there are none where only the spelling differs', () => {
    for (const text of files)
      expect(changesBetween(JSON.parse(text), JSON.parse(JSON.stringify(JSON.parse(text))))).toEqual([]);
  });
});

describe('a change is reported as a person would say it', () => {
  const a = { id: 'a', title: 'A', rows: ['x', 'y'] };
  const b = { id: 'b', title: 'B', rows: ['z'] };
  const c = { zh: '三', en: 'three', to: '/c' };
  test.each<[string, unknown, unknown, Operation[]]>([
    ['a value', { a: 1, b: 2 }, { b: 3, a: 1 }, [{ op: 'replace', path: '/b', value: 3 }]],
    ['another order', [a, b, c], [c, a, b], [{ op: 'move', from: '/2', path: '/0' }]],
    ['the first that goes last', [a, b, c], [b, c, a], [{ op: 'move', from: '/0', path: '/2' }]],
    [
      'an item with its id that moved and was edited',
      [a, b],
      [b, { ...a, title: 'Z' }],
      [
        { op: 'move', from: '/0', path: '/1' },
        { op: 'replace', path: '/1/title', value: 'Z' },
      ],
    ],
    ['an item that is half the same', [c, b], [{ ...c, en: '3' }, b], [{ op: 'replace', path: '/0/en', value: '3' }]],
    [
      'an item of another id, though most of it is the same',
      [a],
      [{ ...a, id: 'z' }],
      [
        { op: 'remove', path: '/0' },
        { op: 'add', path: '/0', value: { ...a, id: 'z' } },
      ],
    ],
    ['an edited word', ['x', 'y', 'z'], ['x', 'w', 'z'], [{ op: 'replace', path: '/1', value: 'w' }]],
    ['an item before others', ['x', 'y'], ['w', 'x', 'y'], [{ op: 'add', path: '/0', value: 'w' }]],
    ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, [{ op: 'remove', path: '/b' }]],
    ['an entry of another name', { a: { x: 1 } }, { b: { x: 1 } }, [{ op: 'move', from: '/a', path: '/b' }]],
    ['a value of another kind', { a: 'x' }, { a: ['x'] }, [{ op: 'replace', path: '/a', value: ['x'] }]],
    ['all of it', 1, [], [{ op: 'replace', path: '', value: [] }]],
  ])('%s', (_, before, after, wanted) => {
    expect(operationsOf(before, after)).toEqual(wanted);
  });

  test('where it was and where it is', () => {
    const [moved, edited] = changesBetween({ list: [a, b] }, { list: [b, { ...a, title: 'Z' }] });
    const places = (change?: { was?: ValueAtPointer; is?: ValueAtPointer }) => [
      change?.was?.pointer,
      change?.is?.pointer,
    ];
    expect(places(moved)).toEqual(['/list/0', '/list/1']);
    expect(places(edited)).toEqual(['/list/0/title', '/list/1/title']);
  });
});
