import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { docsFolder } from './docs-folder.ts';
import { readTexts } from './read-texts.ts';

/** The paths into the engine that a text names: a reader has only the installed package. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:[\w.-]+\/)*engine\/[\w./-]*)`/g)].map(([, path = '']) => path);

function failuresOf(text: string): string[] {
  return pathsIn(text).filter((path) => {
    const [, packed] = /^node_modules\/pagewright\/lib\/(engine\/examples\/.+)$/.exec(path) ?? [];
    return !packed || !existsSync(join(root, packed));
  });
}

const texts = await Promise.all(
  (await readTexts()).map(async ({ file }) => ({ file, text: await readFile(join(docsFolder, file), 'utf8') })),
);

describe('paths into the engine that the documentation names', () => {
  test('are those of the installed package, and exist', () => {
    expect(texts.flatMap(({ file, text }) => failuresOf(text).map((path) => `${file}: ${path}`))).toEqual([]);
    expect(texts.flatMap(({ text }) => pathsIn(text)).length).toBeGreaterThan(5);
  });

  test.each([
    ['a path of the repository', 'engine/examples/pack-levels/'],
    ['a path without the folder of the package', 'lib/engine/examples/embed-vite'],
    ['a folder that does not exist', 'node_modules/pagewright/lib/engine/examples/embed-none'],
  ])('control: %s is reported', (_, path) => {
    expect(failuresOf(`The sample is in \`${path}\`.`)).toEqual([path]);
  });
});
