import { spawnSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { typed } from '../engine/cli/line/command.ts';
import { readValues } from '../engine/cli/line/read.ts';
import { main } from '../engine/cli/main.ts';
import { asTyped, root, standardSite } from '../engine/site/paths.ts';
import { neededBy } from '../engine/testing/run-command.ts';
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

  /** Runs a command line with every command's work taken away; what ran instead is told. */
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
    [['check', '--fromat', 'json'], 'npm run check: There is no option --fromat. Did you mean --format?'],
    [['build', '--sites', 'x'], 'npm run build: There is no option --sites. Did you mean --site?'],
    [['start', '--site'], 'npm start: --site needs a value: a folder.'],
    [
      ['check', '--format', 'jsn'],
      'npm run check: --format cannot be "jsn": write text, json or github. Did you mean json?',
    ],
    [['rename', '/a'], /^npm run rename: NEW-NAME is missing\. Write npm run rename -- \[route\|.*\] NAME NEW-NAME /],
    [['check', 'json'], 'npm run check: "json" is one word too many. Write npm run check -- [options]'],
    [['chek'], 'There is no command "chek". Did you mean check?'],
    [['constructor'], /^There is no command "constructor"\. The commands are: start, dev, studio, check,/],
    [[], /^No command is named\. The commands are: start,/],
  ])('%j is told in one sentence with exit code 2, and nothing is run', async (args, sentence) => {
    expect(await ran(...args)).toEqual({ code: 2, ran: [] });
    expect(said).toEqual({ log: [], error: [sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence] });
  });

  test.each([['--help'], ['-h']])('with %s alone every command is told, and nothing is run', async (flag) => {
    expect(await ran(flag)).toEqual({ code: 0, ran: [] });
    const [text = ''] = said.log;
    for (const [name, { says }] of Object.entries(commands)) {
      expect.soft(text).toContain(`  ${typed(name)} `);
      expect.soft(text).toContain(says);
    }
  });

  test('with --help or -h a command tells its options and what it takes, and nothing is run', async () => {
    for (const [name, { says, options, operands }] of Object.entries(commands)) {
      for (const flag of ['--help', '-h'])
        expect.soft(await ran(name, '--no-such', flag)).toEqual({ code: 0, ran: [] });
      const [text = '', short] = said.log.splice(0);
      expect.soft(short).toBe(text);
      const parts = [
        ...Object.entries(options).map(([option, about]) => ({ form: `--${option}`, ...about })),
        ...Object.values(operands).map((one) => ({ form: one.kind.shown, ...one })),
      ];
      for (const wanted of [typed(name), says, ...parts.flatMap((part) => [part.form, part.says])])
        expect.soft(text, name).toContain(wanted);
    }
  });

  test('what a command throws is told with its name, and the code is 2', async () => {
    expect(await main(commands, ['check', '--site', '/nowhere'])).toBe(2);
    expect(said.error).toEqual([expect.stringMatching(/^npm run check: \/nowhere holds no pages\//)]);
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
    expect(asTyped('mine')).toBe(path);
    expect(asTyped('/whole')).toBe('/whole');
    vi.stubEnv('SITE', 'mine');
    expect(standardSite()).toBe(path);
    for (const [name, command] of Object.entries(commands).filter(([, { options }]) => 'site' in options)) {
      const needed = neededBy(command);
      expect.soft(await readValues(name, command, [...needed, '--site', 'mine']), name).toMatchObject({ site: path });
      expect.soft(await readValues(name, command, needed), name).toMatchObject({ site: path });
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
      stderr: expect.stringContaining(`${dirname(small.folder)}/tools holds no`),
    });
    await small.remove();
  });

  test('is the repository’s where none is given', () => {
    vi.stubEnv('SITE', undefined);
    expect(standardSite()).toBe(root);
  });
});
