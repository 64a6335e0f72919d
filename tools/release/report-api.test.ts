import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { readPresentTypes } from './public-types.ts';
import { reportApi } from './report-api.ts';

const types = await readPresentTypes({ comments: true });
const reports = reportApi(types);

// A change of the public types shows in these files. Run this test with `-u` to write them, and review their difference.
test('the reports of the public types are current', async () => {
  expect(Object.keys(await reports)).toHaveLength(Object.keys(types.doors).length);
  for (const [name, text] of Object.entries(await reports))
    await expect(text).toMatchFileSnapshot(join(root, 'tools/release/public-api', name));
}, 120_000);

test('every public name has a description, which editors show', async () => {
  const isSilent = /\(undocumented\)\nexport (?!\{)/;
  for (const [name, text] of Object.entries(await reports)) expect(text, name).not.toMatch(isSilent);
  const doors = { './check': 'engine/public/check.d.mts' };
  const { files } = await readPresentTypes();
  expect((await reportApi({ doors, files }))['check.api.md']).toMatch(isSilent);
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
