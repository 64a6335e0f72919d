import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { smallSite } from '../../generate/gallery/small-site.ts';
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

test('a site in a folder of its host is served without the folder, and addresses with it redirect there', async () => {
  const { folder, remove } = await smallFolder({
    'pages/site.json': { ...smallSite['pages/site.json'], origin: 'https://example.com/lab' },
  });
  onTestFinished(remove);
  const server = await startChildServer([join(root, 'engine/cli/pagewright.mjs'), 'dev', '--site', folder]);
  onTestFinished(() => void server.stop());
  const ask = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' });
  expect(await (await ask('/')).text()).not.toContain('/lab');
  for (const [from, to] of [
    ['/lab', '/'],
    ['/lab/en/?a=b', '/en/?a=b'],
    ['/lab/images/example.svg', '/images/example.svg'],
    ['/lab//example.org', '/example.org'],
    // Other addresses lead to the home page.
    ['/laboratory', '/'],
  ] as const) {
    const { status, headers } = await ask(from);
    expect([from, status, headers.get('location')]).toEqual([from, 302, to]);
  }
});
