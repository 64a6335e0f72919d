import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { stepsOf } from './test.ts';

const workflow = readFileSync(new URL('../../.github/workflows/test.yml', import.meta.url), 'utf8');

/** The commands of a run, including parallel ones. */
const commandsOf = (steps: ReturnType<typeof stepsOf>) =>
  steps.flatMap((step) => ('parallel' in step ? step.parallel.flat() : [step])).map(({ command }): string[] => command);

/** The projects of tests that a run has, and its other commands. */
const contentOf = (steps: ReturnType<typeof stepsOf>) =>
  commandsOf(steps).flatMap((command) =>
    command.includes('vitest') ? command.filter((word) => word.startsWith('--project=')) : [command.join(' ')],
  );

test('the parts hold every step of a whole run', () => {
  const inParts = (['static', 'unit', 'browser'] as const).flatMap((only) => contentOf(stepsOf({ only })));
  expect([...new Set(inParts)].sort()).toEqual(contentOf(stepsOf({})).sort());
  expect(inParts).toContain('--project=nightly');
});

test('a run with the first site also has its tests, and nothing else differs', () => {
  expect(contentOf(stepsOf({ firstSite: true }))).toEqual([...contentOf(stepsOf({})), '--project=site']);
});

test('a share is one of the test files, not of the build before them', () => {
  const commands = stepsOf({ only: 'browser', shard: { part: 1, of: 3 } }).map((step): string[] =>
    'command' in step ? step.command : [],
  );
  expect(commands.map((command) => command.includes('--shard=1/3'))).toEqual([false, true]);
});

test('the workflow runs every part, and every share of the browser tests', () => {
  const { jobs } = parse(workflow);
  const commands = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(({ steps }) =>
    steps.map(({ run }) => run),
  );
  for (const part of ['static', 'unit', 'browser'])
    expect(commands.filter((command) => command?.startsWith(`npm test -- --only ${part}`))).toHaveLength(1);
  const { shard } = jobs.browser.strategy.matrix;
  expect(shard).toEqual(shard.map((_: string, index: number) => `${index + 1}/${shard.length}`));
});
