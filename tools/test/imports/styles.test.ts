import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';

const engine = join(root, 'engine');
const files = (await listFiles(engine)).filter(
  (file) => /\.(tsx?|css|html)$/.test(file) && !/\/dist\/|\.cache\//.test(file),
);
const texts = await Promise.all(files.map((file) => readFile(join(engine, file), 'utf8')));

/** Whether a file names the style sheet, as in an import or a link. */
const isUsed = (sheet: string) =>
  texts.some((text) => new RegExp(`['"/]${sheet.replaceAll('.', '\\.')}['")?]`).test(text));

test('something imports every style sheet of the engine', () => {
  const sheets = files.filter((file) => file.endsWith('.css') && !/^(examples|testing)\//.test(file));
  expect(sheets.length).toBeGreaterThan(80);
  expect(sheets.filter((file) => !isUsed(file.slice(file.lastIndexOf('/') + 1)))).toEqual([]);
  expect(isUsed('un' + 'used.css')).toBe(false);
});
