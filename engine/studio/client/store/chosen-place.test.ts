import { expect, test } from 'vitest';
import type { Form } from '../../protocol/form-protocol.ts';
import { createChosenPlace } from './chosen-place.ts';

const file = 'pages/home.json';
const form = { file } as Form;

test('the form stays until the next one of its file is loaded; another file clears it', () => {
  const place = createChosenPlace();
  expect(place.choose({ file, pointer: '' })).toBe(true);
  place.show(form, form);
  expect(place.choose({ file, pointer: '/sections/0' })).toBe(true);
  expect(place.get().form).toBe(form);
  place.choose({ file: 'pages/other.json', pointer: '' });
  expect(place.get()).toMatchObject({ form: undefined, whole: undefined });
});

test('the same location keeps its object, and its target is a new object each time', () => {
  const place = createChosenPlace();
  place.choose({ file, pointer: '' }, '/title');
  const { chosen, target } = place.get();
  expect(place.choose({ file, pointer: '' }, '/title')).toBe(false);
  expect(place.get().chosen).toBe(chosen);
  expect(place.get().target).toEqual(target);
  expect(place.get().target).not.toBe(target);
  place.choose({ file, pointer: '' });
  expect(place.get().target).toBeUndefined();
});
