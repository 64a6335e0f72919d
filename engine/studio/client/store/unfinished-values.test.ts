import { expect, test } from 'vitest';
import { createUnfinishedValues } from './unfinished-values.ts';

const file = 'pages/home.json';
const pointers = ({ get }: ReturnType<typeof createUnfinishedValues>) => get().values.map(({ pointer }) => pointer);

test('an edit adds values and moves those before it; another place ends them', () => {
  const untouched = createUnfinishedValues();
  untouched.begin({ file, pointer: '/sections/1' });
  untouched.follow(file, '/sections/0', [{ op: 'add', path: '/sections/0', value: {} }]);
  expect(pointers(untouched)).toEqual(['/sections/2', '/sections/0']);
  untouched.open({ file, pointer: '/sections/2' });
  expect(pointers(untouched)).toEqual(['/sections/2']);
  untouched.leave({ file, pointer: '/sections/2/title' });
  expect(untouched.get().values[0]?.left).toEqual(['/sections/2/title']);
  untouched.clear();
  expect(pointers(untouched)).toEqual([]);
});
