import { describe, expect, test } from 'vitest';
import { neededBy } from '../../testing/run-command.ts';
import { siteCommands as commands } from '../commands.ts';
import type { Command } from './command.ts';
import { command } from './command.ts';
import { count, folder, numberAboveZero, oneOf, text, wholeNumber } from './kinds.ts';
import { readValues } from './read.ts';

/** What is told of a command line that none should be; what was read of one that is sound. */
async function told(name: string, ...args: string[]): Promise<unknown> {
  return readValues(name, commands[name] as Command, args).catch((error: Error) => error.message);
}

describe('of every command', () => {
  const all = Object.entries(commands);
  const options = all.flatMap(([name, { options }]) =>
    Object.entries(options).map(([option, about]) => ({ name, option, ...about })),
  );

  test('what it needs is enough', async () => {
    for (const [name] of all)
      expect.soft(await told(name, ...neededBy(commands[name] as Command)), name).toBeTypeOf('object');
  });

  test('an option that there is not is refused, and a near one suggested', async () => {
    for (const [name] of all)
      expect
        .soft(await told(name, ...neededBy(commands[name] as Command), '--no-such-thing'))
        .toContain('There is no option --no-such-thing.');
    for (const { name, option } of options)
      expect
        .soft(await told(name, ...neededBy(commands[name] as Command), `--${option}x`, 'x'))
        .toBe(`There is no option --${option}x. Did you mean --${option}?`);
  });

  test('an option with a value is refused without it, and one without a value with it', async () => {
    for (const { name, option, kind } of options) {
      const without = [[`--${option}`], [`--${option}=`], [`--${option}`, '--site', 'x']];
      for (const args of kind ? without : [[`--${option}=x`]])
        expect
          .soft(await told(name, ...neededBy(commands[name] as Command), ...args))
          .toMatch(kind ? `--${option} needs a value: ` : `--${option} takes no value.`);
    }
  });

  test('of a few values no other is taken, and the near one suggested', async () => {
    for (const { name, option, kind } of options)
      for (const choice of kind?.choices ?? []) {
        const line = [name, ...neededBy(commands[name] as Command), `--${option}`] as const;
        expect.soft(await told(...line, choice)).toMatchObject({ [option]: choice });
        expect.soft(await told(...line, `${choice}x`)).toContain(`Did you mean ${choice}?`);
      }
  });

  test('what holds without an option could have been typed', () => {
    for (const { kind, default: otherwise } of options)
      if (otherwise !== undefined && typeof otherwise !== 'function')
        expect
          .soft(
            kind?.read(
              typeof otherwise === 'object' && !Array.isArray(otherwise)
                ? JSON.stringify(otherwise)
                : String(otherwise),
            ),
          )
          .toEqual(otherwise);
  });

  test('a word too many is refused', async () => {
    for (const [name, { operands }] of all) {
      const words = Object.values(operands).map(({ kind }) => kind.choices?.[0] ?? 'x');
      expect
        .soft(await told(name, ...words, 'extra'))
        .toMatch(/^"extra" (is one word too many\. Write npm|cannot stand here: write)/);
    }
  });
});

describe('what was typed', () => {
  const sample = command({
    says: 'Does something.',
    operands: {
      kind: { says: 'what it is', kind: oneOf('route', 'asset'), optional: true },
      name: { says: 'the name', kind: text('NAME') },
    },
    options: {
      dry: { says: 'only tells' },
      seed: { says: 'the seed', kind: wholeNumber },
      runs: { says: 'how many', kind: count, default: 10 },
      minutes: { says: 'how long', kind: numberAboveZero },
      site: { says: 'the folder', kind: folder, default: () => '/standard' },
    },
    run: async () => 0,
  });
  const read = (...args: string[]) => readValues('sample', sample, args).catch((error: Error) => error.message);
  const nothing = { kind: undefined, dry: false, seed: undefined, runs: 10, minutes: undefined, site: '/standard' };

  test.each([
    [['a'], { ...nothing, name: 'a' }],
    [['route', '/a'], { ...nothing, kind: 'route', name: '/a' }],
    [['--dry', 'a'], { ...nothing, name: 'a', dry: true }],
    [['a', '--seed', '-5', '--runs=3'], { ...nothing, name: 'a', seed: -5, runs: 3 }],
    [['a', '--minutes', '0.5', '--site', '/x/../y'], { ...nothing, name: 'a', minutes: 0.5, site: '/y' }],
    [['--', '--dry'], { ...nothing, name: '--dry' }],
  ])('%j is read by name and kind', async (args, values) => {
    expect(await read(...args)).toEqual(values);
  });

  test.each([
    [[], 'NAME is missing. Write npm run sample -- [route|asset] NAME [options]'],
    [['rout', 'a'], '"rout" cannot stand here: write route or asset. Did you mean route?'],
    [['route', 'a', 'b'], '"b" is one word too many. Write npm run sample -- [route|asset] NAME [options]'],
    [['a', '-d'], 'There is no option -d. There is --dry, --seed, --runs, --minutes, --site, --help.'],
    [['a', '-dry'], 'There is no option -dry. Did you mean --dry?'],
    [
      ['a', '--constructor'],
      'There is no option --constructor. There is --dry, --seed, --runs, --minutes, --site, --help.',
    ],
    [['a', '--dri=x'], 'There is no option --dri. Did you mean --dry?'],
    [['a', '--seed', '1.5'], '--seed cannot be "1.5": write a whole number.'],
    [['a', '--runs', '0'], '--runs cannot be "0": write a whole number above 0.'],
    [['a', '--minutes', 'ten'], '--minutes cannot be "ten": write a number above 0.'],
  ])('%j is refused in one sentence', async (args, sentence) => {
    expect(await read(...args)).toBe(sentence);
  });
});

test('what a scaffold lacks is told all at once, where nobody sits at the terminal', async () => {
  expect(await told('new:page', '--id', 'x')).toBe(
    'Give --route (its address, for example /surface-energy), --title (its title in each of the site’s languages, in their order and with | between them, for example "表面能 | Surface energy").',
  );
});
