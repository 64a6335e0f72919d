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
  const { get, notify, goOn } = createNotices();
  notify('moved');
  goOn();
  expect(get().notice).toBeUndefined();
  notify('refused', 'fault');
  goOn();
  expect(get().notice).toMatchObject({ text: 'refused', kind: 'fault' });
});
