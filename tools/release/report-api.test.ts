import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { readPresentTypes } from './public-types.ts';
import { reportApi } from './report-api.ts';

const types = await readPresentTypes();

// A change of the public types shows in these files. Run this test with `-u` to write them, and review their difference.
test('the reports of the public types are current', async () => {
  const reports = await reportApi(types);
  expect(Object.keys(reports)).toHaveLength(Object.keys(types.doors).length);
  for (const [name, text] of Object.entries(reports))
    await expect(text).toMatchFileSnapshot(join(root, 'tools/release/public-api', name));
}, 120_000);

test('control: a changed type changes the report of its entry point', async () => {
  const doors = { './check': 'engine/public/check.d.mts' };
  const path = 'engine/check/problem.d.ts';
  const wider = types.files[path]?.map((line) => line.replace("'error' | 'warning'", "'error' | 'warning' | 'note'"));
  const [before, after] = [
    await reportApi({ ...types, doors }),
    await reportApi({ doors, files: { ...types.files, [path]: wider ?? [] } }),
  ];
  expect(before['check.api.md']).toContain("severity: 'error' | 'warning';");
  expect(after['check.api.md']).toContain("severity: 'error' | 'warning' | 'note';");
}, 60_000);
