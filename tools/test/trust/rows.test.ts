import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../files/files.ts';
import { root } from '../../paths.ts';
import { rows } from './rows.ts';

/** The code of the repository, in one text. */
let code: string;
beforeAll(async () => {
  const files = await Promise.all(
    ['engine', 'tools'].map(async (house) =>
      (await listFiles(join(root, house))).map((file) => join(root, house, file)),
    ),
  );
  const written = files.flat().filter((file) => /\.tsx?$/.test(file) && !file.includes('/trust/'));
  code = written.map((file) => readFileSync(file, 'utf8')).join('\n');
});

/** The rows that no test or command hands in a figure for. */
function unproven(names: string[]): string[] {
  return names.filter((name) => !new RegExp(`prove\\(\\s*'${name}',\\s*[\`'](?!')|row: '${name}'`).test(code));
}

test('the table, once it is written, has every row', () => {
  const file = join(root, 'tools/TRUST.md');
  const table = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const missing = Object.values(rows).filter(({ area, wanted }) => table && !table.includes(`| ${area} | ${wanted} |`));
  expect(missing).toEqual([]);
});

test('every row of the table is handed in by a test or a command', () => {
  expect(unproven(Object.keys(rows))).toEqual([]);
  expect(unproven(['a row that nothing proves'])).toHaveLength(1);
});
