import { expect, test } from 'vitest';
import { allExamples } from '../../../engine/generate/gallery/examples.ts';
import { onlyIn } from './compare.ts';
import { pictureOf } from './pictures.ts';

test('every example has a picture of its own in every look', () => {
  const files = allExamples().flatMap(({ type, name }) =>
    ['zh light 390', 'zh dark 390', 'en light 1280'].map((look) => pictureOf({ type, name: name.en }, look).file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => !/^[a-z0-9-]+\.png$/.test(file))).toEqual([]);
});

test('an example in only one list is told once, however often it is looked at', () => {
  const seen = (name: string) =>
    ['zh light 390', 'en dark 1280'].map((look) => pictureOf({ type: 'cards', name }, look));
  const before = [...seen('Kept'), ...seen('Old')];
  const after = [...seen('New'), ...seen('Kept')];
  expect(onlyIn(after, before)).toEqual(['cards: New']);
  expect(onlyIn(before, after)).toEqual(['cards: Old']);
});
