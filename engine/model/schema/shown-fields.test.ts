import { expect, test } from 'vitest';
import { shownFields } from './shown-fields.ts';

type Part = Parameters<typeof shownFields>[0][number];
const part = (value: unknown, kinds: string[] = [], children: Part[] = []): Part => ({
  value,
  is: (kind: string) => kinds.includes(kind),
  children: () => children,
});

test('only strings name fields', () => {
  const named = part('time', ['FieldName']);
  const date = part('date', ['ShownAs']);
  // No conversion to a string is possible.
  const others = [Object.create(null), { toString: { zh: '一', en: 'one' } }, [{ toString: null }], 1, undefined];
  const columns = [part({}, [], [named, date]), part({}, [], [part('title', ['FieldName'])])];
  expect([...shownFields([...columns, ...others.map((value) => part(value, ['FieldName']))])]).toEqual([
    ['time', 'date'],
    ['title', 'text'],
  ]);
});
