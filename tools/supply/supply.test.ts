import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { readLockedPackages } from '../../engine/testing/lock-file.ts';
import { isAllowed, licensesFromFile } from './allowed-licenses.ts';

const packages = await readLockedPackages();
const wanted = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const optional = Object.keys(wanted.peerDependenciesMeta);

/** The packages that a chapter of DEPENDENCIES.md names, each with a reason. */
async function named(chapter: string): Promise<string[]> {
  const text = await readFile(join(root, 'tools/DEPENDENCIES.md'), 'utf8');
  const [, rest = ''] = text.split(`## ${chapter}\n`);
  return [...(rest.split('\n## ')[0] as string).matchAll(/^\| `([^`]+)` +\| \S.* \|$/gm)].map(
    ([, name]) => name as string,
  );
}

describe('the lock file', () => {
  test('pins every package by a checksum', () => {
    expect(packages.length).toBeGreaterThan(100);
    // The checksum of a package covers those that its archive contains.
    const downloaded = packages.filter(({ inBundle }) => !inBundle);
    expect(downloaded.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  });

  test('names no place to download from, so that any registry serves', () => {
    expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});

describe('DEPENDENCIES.md gives a reason for', () => {
  test('exactly the packages that the browser, the server or a build uses', async () => {
    expect(await named('In the browser, the server or a build')).toEqual(Object.keys(wanted.dependencies));
    const given = Object.keys(wanted.peerDependencies);
    expect(await named('Given by the site')).toEqual(given.filter((name) => !optional.includes(name)));
    expect(await named('Given by sites that need them')).toEqual(optional);
    expect(given).toEqual(expect.arrayContaining(optional));
  });

  test('exactly the packages of development', async () => {
    const direct = Object.keys(wanted.devDependencies);
    expect(await named('In development')).toEqual(direct.filter((name) => !optional.includes(name)));
  });

  test('exactly the packages with a script that npm runs while installing', async () => {
    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(scripted).toEqual(await named('Scripts that npm runs while installing'));
  });
});

describe('a license', () => {
  test('that is allowed is what every package has', () => {
    expect(packages.filter((one) => !isAllowed(one))).toEqual([]);
  });

  test.each([
    ['MIT', false],
    ['(MPL-2.0 OR Apache-2.0)', false],
    ['MIT AND ISC', false],
    ['MPL-2.0', true],
  ])('%s is allowed (in development only: %s)', (license, dev) => {
    expect(isAllowed({ name: 'x', license, dev })).toBe(true);
  });

  test('that asks for changed files is allowed of what makes styles and pictures at build', () => {
    for (const name of [
      'lightningcss',
      'lightningcss-linux-x64-gnu',
      '@resvg/resvg-js',
      '@resvg/resvg-js-linux-x64-gnu',
    ])
      expect(isAllowed({ name, license: 'MPL-2.0', dev: false })).toBe(true);
  });

  test('of a package that names none is what its own file says', async () => {
    for (const [name, license] of Object.entries(licensesFromFile)) {
      expect(packages.find((one) => one.name === name)).not.toHaveProperty('license');
      const text = await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
      expect(text.split('\n')[0]).toBe(`${license} License`);
    }
  });

  test('of fonts is allowed of fonts alone', () => {
    expect(isAllowed({ name: '@fontsource-variable/noto-sans-sc', license: 'OFL-1.1', dev: false })).toBe(true);
    expect(isAllowed({ name: 'x', license: 'OFL-1.1', dev: true })).toBe(false);
  });

  test.each([
    ['MPL-2.0', false],
    ['GPL-3.0-only', true],
    ['MIT AND GPL-3.0-only', true],
    ['SEE LICENSE IN LICENSE.md', true],
    [undefined, true],
  ])('%s is refused (in development: %s)', (license, dev) => {
    expect(isAllowed({ name: 'x', license, dev })).toBe(false);
  });
});
