import { expect, test } from 'vitest';
import { answeredTitle } from './answered-title.ts';

test.each<[answer: unknown, title: string | undefined]>([
  [{ title: 'A name' }, 'A name'],
  [{ title: '' }, undefined],
  [{ title: ' \u3000' }, undefined],
  [{ title: null }, undefined],
  [{ title: { html: 'x' } }, undefined],
  [{ title: 5 }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('%j gives a page the title %j', (answer, title) => {
  expect(answeredTitle(answer, 'title')).toBe(title);
});
