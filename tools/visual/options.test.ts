import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without a base the last commit is it; a base may be named', () => {
  expect(readOptions([])).toEqual({ base: 'HEAD' });
  expect(readOptions(['--base', 'main~2'])).toEqual({ base: 'main~2' });
});

test.each([[['--base']], [['--base', '']], [['--base=-x']], [['--basis', 'HEAD']], [['HEAD']]])(
  '%j is refused',
  (args) => {
    expect(() => readOptions(args)).toThrow(/base|basis|HEAD/);
  },
);
