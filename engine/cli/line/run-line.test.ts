import { type Option, Command as Syntax } from '@commander-js/extra-typings';
import { describe, expect, test, vi } from 'vitest';
import { listNeededOptions, parseLine } from '../../testing/run-command.ts';
import { siteCommands as commands } from '../commands.ts';
import { askPerson } from './ask-person.ts';
import { type Command, createCommand } from './command.ts';
import { namesSyntax } from './names-syntax.ts';
import { parseFolder, parseInteger, parseJson, parseLanguages, parseShare, parseText } from './parsers.ts';

vi.mock('./ask-person.ts', () => ({ askPerson: vi.fn(async () => []) }));

/** The values of a line, or the message that refuses it. */
const read = (command: Command, ...args: string[]) => readOf('sample', command, ...args);
const readOf = (name: string, command: Command, ...args: string[]) =>
  parseLine(name, command, args).catch(({ message }: Error) => message);

describe('of every command', () => {
  const all = Object.entries(commands).map(([name, command]) => ({
    name,
    command,
    needed: listNeededOptions(command),
  }));
  const options = all.flatMap((one) => one.command.syntax.options.map((option) => ({ ...one, option })));

  test.each(all)('the required arguments of $name are enough, and an additional one is refused', async (one) => {
    const { name, command, needed } = one;
    expect(await readOf(name, command, ...needed)).toBeTypeOf('object');
    expect(await readOf(name, command, ...needed, '--no-such')).toMatch(/^error: unknown option '--no-such'/);
    expect(await readOf(name, command, ...needed, 'x', 'x')).toMatch(/^(error: )?too many arguments/);
  });

  test('a missing or unexpected value of an option is reported, with its possible values if they are few', async () => {
    for (const { name, command, needed, option } of options) {
      const wrong = option.required ? [`${option.long}=`] : [`${option.long}=x`];
      expect.soft(await readOf(name, command, ...needed, ...wrong), option.flags).toMatch(/^error: /);
      for (const choice of option.argChoices ?? []) {
        const line = [...needed, option.long as string];
        expect.soft(await readOf(name, command, ...line, choice)).toMatchObject({ [option.attributeName()]: choice });
        expect.soft(await readOf(name, command, ...line, `${choice}x`)).toContain(option.argChoices?.join(', '));
      }
    }
  });

  test('default values are valid on the command line', async () => {
    for (const { name, command, needed, option } of options) {
      const { long, defaultValue } = option;
      if (defaultValue === undefined) continue;
      const isObject = typeof defaultValue === 'object' && !Array.isArray(defaultValue);
      const typed = isObject ? JSON.stringify(defaultValue) : String(defaultValue);
      expect
        .soft(await readOf(name, command, ...needed, `${long}`, typed))
        .toMatchObject({ [option.attributeName()]: defaultValue });
    }
  });
});

describe('parsed arguments', () => {
  const sample = createCommand(
    new Syntax()
      .option('--dry', 'writes nothing')
      .option('--seed <N>', 'the seed', parseInteger)
      .option('--runs <N>', 'how many', parseInteger, 10)
      .option('--site <DIR>', 'the folder', parseFolder)
      .option('--name <NAME>', 'the name', parseText)
      .option('--values <JSON>', 'the values', parseJson)
      .option('--part <K/N>', 'the part', parseShare)
      .option('--languages <CODES>', 'the languages', parseLanguages),
    async () => 0,
  );

  test.each([
    [['--dry', '--seed', '-5', '--runs=3'], { dry: true, seed: -5, runs: 3 }],
    [['--site', '/x/../y'], { site: '/y' }],
    [['--values', '{"a":1}', '--part', '2/8'], { values: { a: 1 }, part: { part: 2, of: 8 } }],
    [['--languages', 'zh-Hant, en'], { languages: ['zh-Hant', 'en'] }],
    [['--name', 'a b'], { name: 'a b', runs: 10 }],
  ])('%j is read', async (args, values) => {
    expect(await read(sample, ...args)).toMatchObject(values);
  });

  test('of several lines at a time each has its own values', async () => {
    const seeds = await Promise.all(['1', '2'].map((seed) => read(sample, '--seed', seed)));
    expect(seeds).toMatchObject([{ seed: 1 }, { seed: 2 }]);
  });

  test.each([
    [['--seed', '1.5'], 'Give a whole number.'],
    [['--part', '9/8'], 'Give a part and how many there are, for example 2/8.'],
    [['--languages', 'en,en'], 'Give codes of languages with commas between them, for example en,zh.'],
    [['--values', '{'], 'Give a value as JSON.'],
    [['--name', '--dry'], 'Give a value.'],
    [['--site', '--dry'], 'Give a value.'],
    [['--constructor'], "unknown option '--constructor'"],
    [['--dri'], 'Did you mean --dry?'],
  ])('%j is refused', async (args, sentence) => {
    expect(await read(sample, ...args)).toContain(sentence);
  });
});

describe('names and their kinds', () => {
  const sample = createCommand(namesSyntax(['route', 'asset'], 'NAME', 'NEW-NAME'), async (_, words) => words.length);

  test.each([
    [['/a', '/b'], { operands: [['/a', '/b']] }],
    [['route', '/a', '/b'], { operands: [['route', '/a', '/b']] }],
    [['/a'], "missing required argument 'NEW-NAME'"],
    [[], "missing required argument 'NAME'"],
    [['rout', '/a', '/b'], '"rout" cannot stand here. Allowed choices are route, asset.'],
    [['route', 'a', 'b', 'c'], 'too many arguments. Write npm run sample -- [options] [route|asset] NAME NEW-NAME'],
  ])('%j', async (args, result) => {
    expect(await read(sample, ...args)).toEqual(result);
  });
});

describe('missing options of a scaffold', () => {
  const page = commands['new:page'] as Command;

  test('are reported together without a terminal', async () => {
    expect(await readOf('new:page', page, '--id', 'x')).toBe(
      'Give --route (its address, for example /surface-energy), --title (its title in each of the site’s languages, in their order and with | between them, for example "表面能 | Surface energy").',
    );
  });

  test('are prompted for; empty input selects the default', async () => {
    vi.mocked(askPerson).mockImplementationOnce(async ([route, title]) => [
      [route as Option, '/x'],
      [title as Option, 'X'],
    ]);
    expect(await readOf('new:page', page, '--id', 'x')).toMatchObject({
      id: 'x',
      route: '/x',
      title: 'X',
      folder: '.',
    });
    expect(vi.mocked(askPerson).mock.lastCall?.[0].map(({ long }) => long)).toEqual(['--route', '--title', '--folder']);
  });
});
