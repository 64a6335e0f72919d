import { expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

test.each([
  ['[a](/x) [b](/x)', [4, 12]],
  ['![a](x.svg) ![b](x.svg)', [5, 17]],
  ['[a](/x-long) [b](/x)', [4, 17]],
  ['[![p](a.svg)](/a.svg) [q](/a.svg) `c` [r](/a.svg)', [14, 6, 26, 42]],
])('the addresses of %s are found where each is written', (text, places) => {
  expect(readMarkdown(text).addresses.map(({ at }) => at)).toEqual(places);
});
