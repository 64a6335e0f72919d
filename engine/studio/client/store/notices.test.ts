import { expect, test } from 'vitest';
import { createNotices } from './notices.ts';

test('two notices of one text are two', () => {
  const { get, notify } = createNotices();
  notify('moved');
  const { notice } = get();
  notify('moved');
  expect(get().notice).not.toEqual(notice);
});

test('a notice goes when somebody goes on, and why something was not done stays', () => {
  const { get, notify, hide } = createNotices();
  notify('moved');
  hide();
  expect(get().notice).toBeUndefined();
  notify('refused', 'error');
  hide();
  expect(get().notice).toMatchObject({ text: 'refused', kind: 'error' });
});
