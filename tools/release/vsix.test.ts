import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replacePassage } from '../../engine/generate/gallery/small-site.ts';
import { MissingPackages, optionalPackages } from '../../engine/site/optional-packages.ts';
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
  expect(outside.filter((name) => name !== 'vscode' && !builtinModules.includes(name))).toEqual([]);
  expect(outside).toContain('vscode');
  expect(textOf('extension/ThirdPartyNotices.txt')).toMatch(/^vscode-languageclient$/m);
});

/** Writes a site whose engine is this program. */
async function siteWithEngine(program: string): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'pagewright-ends-'));
  const engine = join(site, 'node_modules/pagewright');
  for (const path of [join(site, 'pages'), engine]) await mkdir(path, { recursive: true });
  await writeFile(join(site, 'pages/site.json'), '{}');
  await writeFile(
    join(engine, 'package.json'),
    JSON.stringify({ name: 'pagewright', bin: { pagewright: 'main.cjs' } }),
  );
  await writeFile(join(engine, 'main.cjs'), program);
  return site;
}

/** A site whose engine prints these lines to its error output and ends. */
const siteThatEnds = (...lines: string[]) =>
  siteWithEngine(`console.error(${JSON.stringify(lines.join('\n'))});\nprocess.exitCode = 2;\n`);

/** Writes the extension, and starts it in an editor with these settings and sites. */
async function startEditor(sites: string[], settings = {}) {
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const args = [join(root, 'tools/release/fake-vscode.cjs'), join(folder, 'extension/extension.js'), ...sites];
  return spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SETTINGS: JSON.stringify(settings) },
  });
}

const feature = 'the language server of editors';

test('the client starts the engine of each site, and shows its problems, or why it cannot start', async () => {
  const missing = new MissingPackages([feature], optionalPackages[feature]);
  const lacking = await siteThatEnds(
    '(node:1) ExperimentalWarning: Type stripping is an experimental feature',
    `pagewright language-server: ${missing.message}`,
  );
  const crashing = await siteThatEnds('    at main.cjs:1', '', 'TypeError: site is lost', '    at run', 'Node.js v20');
  const silent = await siteThatEnds();
  const other = await mkdtemp(join(tmpdir(), 'pagewright-other-'));
  await mkdir(join(other, 'pages'));
  await writeFile(join(other, 'pages/site.json'), '{}');
  const small = await smallFolder(replacePassage('pages/home.json', '"kind": "text"', '"kind": "txt"'));
  await mkdir(join(small.folder, 'node_modules'));
  await symlink(root, join(small.folder, 'node_modules/pagewright'), 'junction');
  // What another process has compiled of the engine.
  for (const home of [root, small.folder]) await mkdir(join(home, '.cache'), { recursive: true });
  await mkdir(join(root, '.cache/jiti'), { recursive: true });
  await symlink(join(root, '.cache/jiti'), join(small.folder, '.cache/jiti'), 'junction');
  const editor = await startEditor([other, lacking, crashing, silent, small.folder]);
  const cancel = atExit(() => editor.kill('SIGKILL'));
  const messages: object[] = [];
  const enough = ['path', 'copied', 'state'];
  for await (const line of createInterface(editor.stdout)) {
    messages.push(JSON.parse(line));
    const isDone = enough.every((key) => messages.some((one) => key in one));
    if (isDone && messages.filter((one) => 'actions' in one).length === 3) break;
  }
  const ended = once(editor, 'exit');
  editor.stdin.end();
  expect((await ended)[0]).toBe(0);
  cancel();
  const cannotStart = (site: string, reason: unknown, ...actions: string[]) => ({
    message: `Pagewright cannot start in ${site}: ${reason}`,
    actions,
  });
  const byText = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
  expect(messages.filter((one) => !('logged' in one)).toSorted(byText)).toEqual(
    [
      { message: `Pagewright is not installed in ${other}. Run npm install there.` },
      cannotStart(lacking, missing.message, 'Copy command'),
      { copied: missing.command },
      { message: `Copied. Run the command in ${lacking}, then restart.` },
      cannotStart(crashing, 'TypeError: site is lost'),
      cannotStart(silent, 'Pending response rejected since connection got disposed'),
      { state: 'started' },
      {
        path: join(small.folder, 'pages/home.json'),
        code: 'unknown-value',
        message: expect.stringContaining('“txt”不是'),
      },
    ].toSorted(byText),
  );
  await small.remove();
  for (const site of [other, lacking, crashing, silent]) await rm(site, { recursive: true });
});

test.each([
  ['VS Code validates JSON', {}, { fieldHints: true, schemaProblems: false }],
  ['VS Code does not validate JSON', { 'json.validate.enable': false }, { fieldHints: true, schemaProblems: true }],
  [
    'VS Code has the schemas of the site',
    { 'json.schemas': [{ fileMatch: ['/pages/site.json'] }] },
    { fieldHints: false, schemaProblems: false },
  ],
])('what the client asks of the server where %s', async (_, settings, wanted) => {
  const site = await siteWithEngine(`let text = '';
process.stdin.on('data', (data) => {
  text += data;
  const [, options] = /"initializationOptions":(\\{.*?\\})/.exec(text) ?? [];
  if (options) process.stderr.write(options + '\\n', () => process.exit(2));
});`);
  const editor = await startEditor([site], settings);
  let options = {};
  for await (const line of createInterface(editor.stdout)) {
    const { message = '' } = JSON.parse(line);
    if (!message.startsWith('Pagewright cannot start')) continue;
    options = JSON.parse(message.slice(message.indexOf('{')));
    break;
  }
  editor.stdin.end();
  await once(editor, 'exit');
  expect(options).toEqual({ site, ...wanted });
  await rm(site, { recursive: true });
});
