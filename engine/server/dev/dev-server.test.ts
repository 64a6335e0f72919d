import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../site/paths.ts';
import { startChildServer } from '../../testing/child-server.ts';
import { smallFolder } from '../../testing/small-folder.ts';

test('pages are rendered while a client is bundled, as at the first start of a studio', async () => {
  const { folder, remove } = await smallFolder();
  onTestFinished(remove);
  const program = ['run-file.mjs', 'serve-while-bundling.ts'].map((file) => join(root, 'engine/testing', file));
  const server = await startChildServer([...program, folder]);
  onTestFinished(() => void server.stop());
  const page = await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  expect(page).toContain('<h1');
  expect(server.lines).toHaveLength(1);
});
