import { describe, expect, test } from 'vitest';
import { sampleCount } from '../../engine/testing/test-depth.ts';
import { compareTypes } from './compare-types.ts';
import { type PublicTypes, readPresentTypes } from './public-types.ts';

const present = await readPresentTypes();

/** The present types with a text in the declarations of a file replaced, which must stand there. */
function changed(path: string, from: string, to: string): PublicTypes {
  const text = present.files[path]?.join('\n') ?? '';
  expect(text).toContain(from);
  return { ...present, files: { ...present.files, [path]: text.replace(from, to).split('\n') } };
}

test('the package has these entry points', () => {
  expect(Object.keys(present.doors)).toEqual([
    ...['./config', './section', './parts', './source', './check', './vite', './react', './render'],
  ]);
});

test('nothing differs from itself', async () => {
  expect(await compareTypes(present, present)).toEqual([]);
});

test('all is new after a release that had no package', async () => {
  const all = await compareTypes({ version: '0.1.0', doors: {}, files: {} }, present);
  expect(all.length).toBeGreaterThan(80);
  expect(new Set(all.map(({ kind, what }) => `${kind}: ${what}`))).toEqual(new Set(['additive: is new']));
});

describe('a change of the public types is told with its kind, in both directions', () => {
  const [date, problem] = ['engine/ui/kit/date-text.d.ts', 'engine/check/problem.d.ts'];
  const compiled = 'engine/model/compiled.d.ts';
  const icon = "export { Icon } from '../ui/kit/icon.tsx';";
  const folder = 'engine/cli/check-folder.d.ts';
  const changes: [string, string, string, string, string, string[], string[]][] = [
    ['a name', 'engine/public/section.d.ts', icon, '', './section Icon', ['breaking: is gone'], ['additive: is new']],
    [
      'an optional property of a part',
      date,
      'value: string',
      'value: string; wide?: true',
      './section DateText',
      ['additive: wide is new'],
      ['breaking: wide is gone'],
    ],
    [
      'a property that a part asks for',
      date,
      'value: string',
      'value: string; wide: true',
      './section DateText',
      ['breaking: can no longer be used as it was', 'additive: wide is new'],
      ['breaking: wide is gone'],
    ],
    [
      'a choice of a type',
      problem,
      "'error' | 'warning'",
      "'error'",
      './check Problem',
      ['breaking: no longer admits all that it did'],
      ['additive: admits more than it did'],
    ],
    [
      'a parameter that may be left out',
      folder,
      'language?:',
      'language:',
      './check checkFolder',
      ['breaking: can no longer be used as it was'],
      ['additive: can be used for more than it was'],
    ],
    [
      'a property of a type with parameters',
      compiled,
      'data: Answer;',
      'data: Answer; more?: string;',
      './section SectionProps',
      ['additive: more is new'],
      ['breaking: more is gone'],
    ],
    [
      'a property deep inside',
      compiled,
      'seconds?: number;',
      '',
      './section FileLink',
      ['breaking: to.file.seconds is gone'],
      ['additive: to.file.seconds is new'],
    ],
  ];
  test.each(changes.filter((_, index) => index % sampleCount(1, 2) === 0))(
    '%s',
    async (_, path, from, to, of, there, back) => {
      const other = changed(path, from, to);
      const told = async (was: PublicTypes, now: PublicTypes) =>
        (await compareTypes(was, now)).filter((one) => one.of === of).map(({ kind, what }) => `${kind}: ${what}`);
      expect([await told(present, other), await told(other, present)]).toEqual([there, back]);
    },
  );
});
