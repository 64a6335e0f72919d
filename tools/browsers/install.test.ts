import { expect, test } from 'vitest';
import { type InstallCommand, install } from './install.ts';

const script = (code: string): InstallCommand => [process.execPath, '-e', code];

/** An installer that fails as Playwright's does: a message and a stack trace per attempt. */
const failing = script(`
  for (let attempt = 0; attempt < 8; attempt++)
    console.error('Error: getaddrinfo ENOTFOUND cdn.example\\n    at GetAddrInfoReqWrap.onlookup (node:dns:111:26)');
  process.exit(1);
`);

test('reports one line per command and one line per failure, without the installer’s output', () => {
  const lines: string[] = [];
  const found = install(
    'Chromium',
    () => undefined,
    [failing, ['no-such-installer'], script('')],
    (line) => lines.push(line),
  );
  expect(found).toBeUndefined();
  expect(lines).toHaveLength(6);
  expect(lines[1]).toBe('That did not install Chromium: Error: getaddrinfo ENOTFOUND cdn.example');
  expect(lines[3]).toBe('That did not install Chromium: spawnSync no-such-installer ENOENT');
  expect(lines[5]).toBe('That did not install Chromium: exit code 0');
});

test('stops at the first command after which the browser is found', () => {
  const lines: string[] = [];
  const paths = [undefined, '/usr/bin/chromium'];
  const found = install(
    'Chromium',
    () => paths.shift(),
    [failing, script(''), failing],
    (line) => lines.push(line),
  );
  expect(found).toBe('/usr/bin/chromium');
  expect(lines.filter((line) => line.startsWith('No Chromium found.'))).toHaveLength(2);
});
