import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../site/paths.ts';
import { startChildServer } from '../testing/child-server.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { isFull } from '../testing/test-depth.ts';

/** A server that cannot listen reports the error and exits. `printed` is its earlier output. */
async function ended(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; said: string; printed: string }> {
  const child = spawn(process.execPath, [join(root, 'engine/cli/pagewright.mjs'), ...args], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
  });
  let [said, printed] = ['', ''];
  child.stdout.on('data', (data) => {
    printed += data;
  });
  child.stderr.on('data', (data) => {
    said += data;
  });
  const [code] = await once(child, 'exit');
  return { code, said, printed };
}

let site: SmallFolder;
beforeAll(async () => {
  site = await smallFolder();
});
afterAll(() => site.remove());

describe.each([
  ['npm start', () => ['start', '--site', site.folder]],
  ['npm run dev', () => ['dev', '--site', site.folder]],
  ...(isFull
    ? ([
        ['npm run studio', () => ['studio', '--site', site.folder]],
        ['npm run gallery -- --serve', () => ['gallery', '--serve']],
      ] as const)
    : []),
] as const)('%s', (command, args) => {
  test('at a taken port reports the port and exits with 2, before it does anything', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, said, printed } = await ended(args(), { PORT: String(port) });
    other.close();
    expect(said).toMatch(
      new RegExp(
        `^npm [\\w ]+: port ${port} is taken\\. Stop what uses it, or choose another: PORT=\\d+ ${command}\n$`,
      ),
    );
    expect(code).toBe(2);
    expect(printed).toBe('');
    // The site was new.
    if (command === 'npm start') expect(existsSync(join(site.folder, 'dist'))).toBe(false);
  });

  test('at a free port serves until it is stopped', async () => {
    const child = await startChildServer([join(root, 'engine/cli/pagewright.mjs'), ...args()]);
    expect((await fetch(`http://127.0.0.1:${child.port}/`)).status).toBe(200);
    expect(await child.stop()).toBe(0);
  });
});

test.each([
  [['start', '--site', '/nowhere'], {}, /: \/nowhere has no folder pages\//],
  [['dev', '--site', '/nowhere'], {}, /: \/nowhere has no folder pages\//],
  [['dev'], { PORT: '99999' }, /: PORT is "99999"; it must be a number from 0 to 65535\./],
  [['dev'], { HOST: 'no host' }, /: HOST is "no host", which is not an address of this machine\./],
])('%j with %j cannot serve: it reports that and exits with 2', async (args, env: Record<string, string>, sentence) => {
  const { code, said } = await ended(args, { SITE: site.folder, ...env });
  expect(said).toMatch(sentence);
  expect(code).toBe(2);
});
