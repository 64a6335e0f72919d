import { expect, test } from 'vitest';
import { createPictureProgress } from './picture-progress.ts';

/** The lines for pictures, some of them reused. */
function linesFor(total: number, isReused: (index: number) => boolean): string[] {
  const said: string[] = [];
  const progress = createPictureProgress(
    () => total,
    (line) => said.push(line),
  );
  for (let index = 0; index < total; index++)
    if (isReused(index)) progress.reuse();
    else progress.begin()();
  return said;
}

test('each tenth of the pictures is reported, with the number of all', () => {
  const lines = linesFor(200, () => false);
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 2)).toEqual([
    'converts new pictures, of 200 that the pages show',
    '20 of 200 pictures are ready',
  ]);
  expect(lines.at(-1)).toBe('200 of 200 pictures are ready');
});

test('pictures of an earlier build count as ready, and a build that reuses all reports nothing', () => {
  expect(linesFor(200, () => true)).toEqual([]);
  expect(linesFor(200, (index) => index < 150)).toEqual([
    'converts new pictures, of 200 that the pages show',
    '170 of 200 pictures are ready',
    '190 of 200 pictures are ready',
  ]);
});

test('a few pictures have no lines of their own', () => {
  expect(linesFor(3, () => false)).toEqual(['converts new pictures, of 3 that the pages show']);
});
