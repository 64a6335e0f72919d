import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { schemasHome } from '../../site/code-folders.ts';
import { root } from '../../site/paths.ts';
import { refreshSchemas } from './refresh-schemas.ts';

test('of several commands that start at once, one generates the schemas of a site', async () => {
  const site = await mkdtemp(join(tmpdir(), 'pagewright-own-'));
  onTestFinished(() => rm(site, { recursive: true }));
  await cp(join(root, 'engine/testing/own-code/sections'), join(site, 'sections'), { recursive: true });
  const manifest = join(schemasHome(site), 'generated.json');
  const written = async () => {
    await refreshSchemas(site);
    return (await stat(manifest)).mtimeMs;
  };
  const [first, ...others] = await Promise.all([written(), written(), written()]);
  expect(others).toEqual([first, first]);
  expect(await written()).toBe(first);
});
