import { spawnSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatTyped } from '../engine/cli/line/command.ts';
import { siteOption } from '../engine/cli/line/options.ts';
import { main } from '../engine/cli/main.ts';
import { defaultSite, resolveTypedPath, root } from '../engine/site/paths.ts';
import { listNeededOptions, parseLine } from '../engine/testing/run-command.ts';
import { smallFolder } from '../engine/testing/small-folder.ts';
import { commands } from './commands.ts';

describe('the command line', () => {
  let said: Record<'log' | 'error', string[]>;
  beforeEach(() => {
    said = { log: [], error: [] };
    for (const way of ['log', 'error'] as const)
      vi.spyOn(console, way).mockImplementation((text) => void said[way].push(String(text)));
  });
  afterEach(() => void vi.restoreAllMocks());

  /** Runs a command line with a stub for every command, and returns the calls. */
  async function ran(...args: string[]): Promise<{ code: number | undefined; ran: string[] }> {
    const ran: string[] = [];
    for (const [name, command] of Object.entries(commands))
      vi.spyOn(command, 'run').mockImplementation(async () => void ran.push(name));
    return { code: await main(commands, args), ran };
  }

  test('runs the command that is named, and none else', async () => {
    expect(await ran('check', '--format', 'json')).toEqual({ code: undefined, ran: ['check'] });
    expect(said).toEqual({ log: [], error: [] });
  });

  test.each([
    [['check', '--fromat', 'json'], "npm run check: unknown option '--fromat'\n(Did you mean --format?)"],
    [['build', '--sites', 'x'], "npm run build: unknown option '--sites'\n(Did you mean --site?)"],
    [['start', '--site'], "npm start: option '--site <DIR>' argument missing"],
    [
      ['check', '--format', 'jsn'],
      "npm run check: option '--format <FORMAT>' argument 'jsn' is invalid. Allowed choices are text, json, github, sarif.",
    ],
    [['rename', '/a'], "npm run rename: missing required argument 'NEW-NAME'"],
    [['check', 'json'], "npm run check: too many arguments for 'check'. Expected 0 arguments but got 1."],
    [['chek'], "unknown command 'chek'\n(Did you mean check?)"],
    [['constructor'], /^unknown command 'constructor'\. The commands are: start, dev, studio, check,/],
  ])('%j is told with exit code 2, and nothing is run', async (args, sentence) => {
    expect(await ran(...args)).toEqual({ code: 2, ran: [] });
    expect(said).toEqual({ log: [], error: [sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence] });
  });

  test('without a command the help is an error', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await ran()).toEqual({ code: 2, ran: [] });
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(formatTyped('check')));
  });

  /** A text without its line breaks. */
  const flat = (text = '') => text.replace(/\s+/g, ' ');

  test.each([['--help'], ['-h']])('with %s alone every command is told, and nothing is run', async (flag) => {
    expect(await ran(flag)).toEqual({ code: 0, ran: [] });
    const text = flat(said.log[0]);
    for (const [name, { syntax }] of Object.entries(commands))
      expect.soft(text).toContain(`${formatTyped(name)} ${syntax.description()}`);
  });

  test('with --help or -h a command tells its options and what it takes, and nothing is run', async () => {
    for (const [name, { syntax }] of Object.entries(commands)) {
      for (const flag of ['--help', '-h'])
        expect.soft(await ran(name, '--no-such', flag)).toEqual({ code: 0, ran: [] });
      const [text = '', short] = said.log.splice(0);
      expect.soft(short).toBe(text);
      const parts = [...syntax.options, ...syntax.registeredArguments].map(({ description }) => description);
      for (const wanted of [formatTyped(name), syntax.usage(), syntax.description(), ...parts])
        expect.soft(flat(text), name).toContain(wanted);
      expect.soft(text).not.toMatch(/\[object|undefined|=>/);
    }
  });

  test('what a command throws is told with its name, and the code is 2', async () => {
    expect(await main(commands, ['check', '--site', '/nowhere'])).toBe(2);
    expect(said.error).toEqual([expect.stringMatching(/^npm run check: \/nowhere has no folder pages\//)]);
  });
});

describe('a path', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test.each([
    ['npm, which goes to the repository first', root, '/home/me/sites', '/home/me/sites/mine'],
    ['nobody but the shell', '/home/me', undefined, '/home/me/mine'],
    ['a tool that npm started, in another folder', '/home/me', root, '/home/me/mine'],
    ['nobody but the shell, in the repository', root, undefined, join(root, 'mine')],
  ])('is taken from where it was typed, when called by %s', async (_, cwd, called, path) => {
    vi.spyOn(process, 'cwd').mockReturnValue(cwd);
    vi.stubEnv('INIT_CWD', called);
    expect(resolveTypedPath('mine')).toBe(path);
    expect(resolveTypedPath('/whole')).toBe('/whole');
    vi.stubEnv('SITE', 'mine');
    expect(defaultSite()).toBe(path);
    for (const [name, command] of Object.entries(commands)) {
      const option = command.syntax.options.find(({ long }) => long === '--site');
      if (!option) continue;
      const line = [...listNeededOptions(command), '--site', 'mine'];
      expect.soft(await parseLine(name, command, line), name).toMatchObject({ site: path });
      expect
        .soft(await parseLine(name, command, listNeededOptions(command)), name)
        .toMatchObject({ site: option.defaultValue });
    }
  });

  test('is so also through npm itself, called from elsewhere', async () => {
    const small = await smallFolder();
    const check = (site: string) =>
      spawnSync('npm', ['--prefix', root, 'run', '--silent', 'check', '--', '--lang', 'en', '--site', site], {
        cwd: dirname(small.folder),
        encoding: 'utf8',
      });
    const files = Object.keys(await small.texts()).filter((file) => /^(pages|assets\/records)\//.test(file));
    const stdout = `check: ${files.length} files, no problems\n`;
    expect(check(basename(small.folder))).toMatchObject({ status: 0, stdout });
    expect(check('tools')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`${dirname(small.folder)}/tools has no folder pages`),
    });
    await small.remove();
  });

  test('is the repository’s where none is given', () => {
    vi.stubEnv('SITE', undefined);
    expect(defaultSite()).toBe(root);
    expect(siteOption.defaultValue).toBe(root);
  });
});
