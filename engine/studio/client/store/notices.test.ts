import { expect, test } from 'vitest';
import { createNotices } from './notices.ts';

test('two notices with the same text are separate', () => {
  const { get, notify } = createNotices();
  notify('moved');
  const { notice } = get();
  notify('moved');
  expect(get().notice).not.toEqual(notice);
});

test('a notice disappears with the next action, but an error stays', () => {
  const { get, notify, hide } = createNotices();
  notify('moved');
  hide();
  expect(get().notice).toBeUndefined();
  notify('refused', 'error');
  hide();
  expect(get().notice).toMatchObject({ text: 'refused', kind: 'error' });
});
