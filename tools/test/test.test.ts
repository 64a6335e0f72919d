import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { stepsOf } from './test.ts';

const workflow = readFileSync(new URL('../../.github/workflows/test.yml', import.meta.url), 'utf8');

/** The names of the steps of a run, including parallel ones. */
const names = (steps: ReturnType<typeof stepsOf>) =>
  steps.flatMap((step) => ('parallel' in step ? step.parallel.flat() : [step])).map(({ name }) => name);

test('the parts hold every step of a whole run', () => {
  const inParts = (['static', 'unit', 'browser'] as const).flatMap((only) => names(stepsOf({ only })));
  expect([...new Set(inParts)].sort()).toEqual(names(stepsOf({})).sort());
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
