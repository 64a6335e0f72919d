import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatProblem } from '../check/problem.ts';
import { readTemplate } from '../generate/scaffold/site-template.ts';
import { runCommand } from '../testing/run-command.ts';
import { checkFolder } from './check-folder.ts';

let folder: string;
let printed: string[];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'pagewright-new-')), 'lab');
  printed = [];
  for (const method of ['log', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void printed.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(join(folder, '..'), { recursive: true });
});

const read = (file: string) => readFile(join(folder, file), 'utf8');

test('a site from a template passes the check and names the packages that it needs', async () => {
  expect(await runCommand('new', folder, '--template', 'press', '--name', 'Lab')).toBe(0);
  expect((await checkFolder(folder)).map(formatProblem)).toEqual([]);
  expect(JSON.parse(await read('pages/site.json')).name).toBe('Lab');
  expect(await read('README.md')).toMatch(/^# Lab\n/);
  expect(Object.keys(JSON.parse(await read('package.json')).dependencies)).toContain('mediabunny');
});

test('a template in several languages has the new name in each', async () => {
  const { files, packages } = await readTemplate('museum', 'Lab');
  expect(JSON.parse(String(files['pages/site.json'])).name).toEqual({ fr: 'Lab', en: 'Lab', ar: 'Lab' });
  expect(Object.keys(files)).toContain('sections/ticket-counter/descriptor.ts');
  expect(packages).toContain('ts-json-schema-generator');
});

test('a template has its own languages and name', async () => {
  await expect(runCommand('new', folder, '--template', 'press', '--languages', 'fr')).rejects.toThrow('--languages');
  expect(await runCommand('new', folder, '--template', 'press')).toBe(0);
  expect(await read('README.md')).toMatch(/^# Harbour Press\n/);
});

test('the product template is in the languages of choice, with the new name', async () => {
  expect(await runCommand('new', folder, '--template', 'product', '--languages', 'zh-TW,fr', '--name', 'Lab')).toBe(0);
  // Only the interface texts are left to translate.
  expect((await checkFolder(folder)).map(({ file, severity }) => [file, severity])).toEqual([
    ['pages/words.json', 'warning'],
  ]);
  const site = JSON.parse(await read('pages/site.json'));
  expect(site.languages.map(({ code }: { code: string }) => code)).toEqual(['zh-TW', 'fr']);
  expect(site.footer.copyright).toEqual({ 'zh-TW': '© 2026 Lab', fr: '© 2026 Lab' });
  expect(JSON.parse(await read('pages/guides/install.json')).sections[0].content).toEqual({
    'zh-TW': 'install.zh-TW.md',
    fr: 'install.fr.md',
  });
  expect(await read('pages/guides/install.zh-TW.md')).toContain('記錄儀');
  expect(await read('pages/guides/install.fr.md')).toContain('Choose the place');
});

test('the languages whose interface texts are empty are reported, in the README too', async () => {
  await runCommand('new', folder, '--languages', 'de,zh-TW,fr');
  const listed = 'The engine has no interface texts in de, fr:';
  expect(printed.join('\n')).toContain(listed);
  expect(await read('README.md')).toMatch(/pages\/words\.json.*: de, fr \|/);
  await rm(folder, { recursive: true });
  printed = [];
  await runCommand('new', folder, '--languages', 'en,zh-TW');
  expect(printed.join('\n')).not.toContain('no interface texts');
  expect(await read('README.md')).not.toContain('words.json');
});

test('a package.json that is there is completed, and other files stop the command', async () => {
  await mkdir(folder);
  const own = { private: true, scripts: { dev: 'mine' }, dependencies: { pagewright: 'file:../a.tgz' } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(own));
  await writeFile(join(folder, 'AGENTS.md'), 'Mine.\n');
  await expect(runCommand('new', folder)).rejects.toThrow('AGENTS.md is there already. Nothing was written.');
  expect(JSON.parse(await read('package.json'))).toEqual(own);
  await rm(join(folder, 'AGENTS.md'));
  expect(await runCommand('new', folder)).toBe(0);
  const { name, scripts, dependencies } = JSON.parse(await read('package.json'));
  expect([name, scripts.dev, scripts.studio]).toEqual(['lab', 'mine', 'pagewright studio']);
  expect([dependencies.pagewright, dependencies.react]).toEqual(['file:../a.tgz', expect.any(String)]);
});
