import { expect, test } from 'vitest';
import { createUnfinishedValues } from './unfinished-values.ts';

const file = 'pages/home.json';
const pointers = ({ get }: ReturnType<typeof createUnfinishedValues>) => get().values.map(({ pointer }) => pointer);

test('an edit adds values and moves earlier ones; another selection ends them', () => {
  const unfinished = createUnfinishedValues();
  unfinished.begin({ file, pointer: '/sections/1' });
  unfinished.follow(file, '/sections/0', [{ op: 'add', path: '/sections/0', value: {} }]);
  expect(pointers(unfinished)).toEqual(['/sections/2', '/sections/0']);
  unfinished.open({ file, pointer: '/sections/2' });
  expect(pointers(unfinished)).toEqual(['/sections/2']);
  unfinished.leave({ file, pointer: '/sections/2/title' });
  expect(unfinished.get().values[0]?.left).toEqual(['/sections/2/title']);
  unfinished.clear();
  expect(pointers(unfinished)).toEqual([]);
});
