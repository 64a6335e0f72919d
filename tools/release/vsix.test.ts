import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replacePassage } from '../../engine/generate/gallery/small-site.ts';
import { root } from '../../engine/site/paths.ts';
import { atExit } from '../../engine/testing/at-exit.ts';
import { readZip } from '../../engine/testing/read-zip.ts';
import { smallFolder } from '../../engine/testing/small-folder.ts';
import { writeVsix } from './write-vsix.ts';

let folder: string;
let files: Map<string, Buffer>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-vsix-'));
  files = readZip(await readFile(await writeVsix(folder)));
});
afterAll(() => rm(folder, { recursive: true }));

const textOf = (name: string) => files.get(name)?.toString() ?? '';

/** The attributes of each element of a document by name. Throws if it is not well-formed. */
function elementsOf(xml: string): Map<string, Record<string, string>[]> {
  const elements = new Map<string, Record<string, string>[]>();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements.set(name, [...(elements.get(name) ?? []), attributes as Record<string, string>]);
  });
  parser.write(xml).close();
  return elements;
}

test('the archive has a manifest for each file that VS Code reads, and a type for each file', () => {
  const manifest = elementsOf(textOf('extension.vsixmanifest'));
  const described = JSON.parse(textOf('extension/package.json'));
  const [identity] = manifest.get('Identity') ?? [];
  expect(identity).toMatchObject({ Id: described.name, Publisher: described.publisher, Version: described.version });
  expect(described.version).toMatch(/^[1-9]\d*\.\d+\.\d+$/);
  const assets = (manifest.get('Asset') ?? []).map(({ Path = '' }) => Path);
  expect(assets).toContain('extension/package.json');
  for (const path of assets) expect([...files.keys()]).toContain(path);
  const types = (elementsOf(textOf('[Content_Types].xml')).get('Default') ?? []).map(({ Extension = '' }) => Extension);
  for (const name of files.keys()) if (!name.startsWith('[')) expect(types).toContain(/\.\w+$/.exec(name)?.[0]);
});

test('the client is one file that needs VS Code and Node alone, with the licenses of what is in it', () => {
  const needed = [...textOf('extension/extension.js').matchAll(/\brequire\(["`']([^"`']+)["`']\)/g)];
  const outside = needed.map(([, name = '']) => name.replace(/^node:/, ''));
  const ofNode = ['child_process', 'crypto', 'fs', 'net', 'os', 'path', 'readline', 'util'];
  expect(outside.filter((name) => name !== 'vscode' && !ofNode.includes(name))).toEqual([]);
  expect(outside).toContain('vscode');
  expect(textOf('extension/ThirdPartyNotices.txt')).toMatch(/^vscode-languageclient$/m);
});

test('the client starts the engine that each site has installed, and shows its problems in the language of VS Code', async () => {
  const other = await mkdtemp(join(tmpdir(), 'pagewright-other-'));
  await mkdir(join(other, 'pages'));
  await writeFile(join(other, 'pages/site.json'), '{}');
  const small = await smallFolder(replacePassage('pages/home.json', '"kind": "text"', '"kind": "txt"'));
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await mkdir(join(small.folder, 'node_modules'));
  await symlink(root, join(small.folder, 'node_modules/pagewright'), 'junction');
  // What another process has compiled of the engine.
  for (const home of [root, small.folder]) await mkdir(join(home, '.cache'), { recursive: true });
  await mkdir(join(root, '.cache/jiti'), { recursive: true });
  await symlink(join(root, '.cache/jiti'), join(small.folder, '.cache/jiti'), 'junction');
  const args = [join(root, 'tools/release/fake-vscode.cjs'), join(folder, 'extension/extension.js')];
  const editor = spawn(process.execPath, [...args, other, small.folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const cancel = atExit(() => editor.kill('SIGKILL'));
  const messages: object[] = [];
  for await (const line of createInterface(editor.stdout)) {
    messages.push(JSON.parse(line));
    if (messages.some((one) => 'path' in one)) break;
  }
  const ended = once(editor, 'exit');
  editor.stdin.end();
  expect((await ended)[0]).toBe(0);
  cancel();
  expect(messages).toEqual([
    { message: `Pagewright is not installed in ${other}. Run npm install there.` },
    { state: 'started' },
    {
      path: join(small.folder, 'pages/home.json'),
      code: 'unknown-value',
      message: expect.stringContaining('“txt”不是'),
    },
  ]);
  await small.remove();
  await rm(other, { recursive: true });
});
