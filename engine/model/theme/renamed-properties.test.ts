import { expect, test } from 'vitest';
import { propertyOf } from './pairs.ts';
import { colorNames } from './palette.ts';
import { findRenamedProperties } from './renamed-properties.ts';

const found = (css: string) => findRenamedProperties(css).map(({ name, newName }) => `${name} ${newName}`);

test('finds old names where a stylesheet declares or uses them', () => {
  expect(found('.a { color: var(--color-ink-soft, red); --color-ground: #fff }')).toEqual([
    '--color-ink-soft --color-text-muted',
    '--color-ground --color-background',
  ]);
  expect(found('@container style(--color-good: red) { a { opacity: calc(var(--pattern-strength)*2) } }')).toEqual([
    '--color-good --color-success',
    '--pattern-strength --pattern-opacity',
  ]);
  const css = '/* é */\r\n.a{--color-line:red}';
  expect(findRenamedProperties(css)[0]?.offset).toBe(css.indexOf('--color'));
});

test.each([
  ['a comment', '/* --color-ink\n */ a { color: red } /* --color-ink'],
  ['a string', 'a::before { content: "--color-ink \\" --color-ink" \'--color-ink\' }'],
  ['an address', 'a { background: url(/images/--color-ink.svg) }'],
  ['a longer name', '.card--color-ink { --color-inky: 1; --my--color-ink: 1; --color-ink-soft-x: var(--x-color-ink) }'],
  ['a class', '.--color-ink, #--color-ink { color: red }'],
])('ignores them in %s', (_, css) => {
  expect(found(css)).toEqual([]);
});

test('no present property has an old name', () => {
  expect(
    found(`a { ${colorNames.map((name) => `${propertyOf(name)}: red`).join(';')}; --pattern-opacity: 1 }`),
  ).toEqual([]);
});
