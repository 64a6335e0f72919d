import { afterEach, expect, test, vi } from 'vitest';
import { testCommands } from '../test/commands.ts';
import { longTestNames, runInTurn } from './nightly.ts';

afterEach(() => void vi.restoreAllMocks());

const options = { seed: 7, depth: 1, base: 'HEAD' };
const passes = async () => ({ did: '3 values', passed: true });

/** Runs tests with the console taken away; gives the exit code and the printed table. */
async function ran(tests: Parameters<typeof runInTurn>[0]) {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const table = vi.spyOn(console, 'table').mockImplementation(() => {});
  return { code: await runInTurn(tests, options), table: table.mock.calls[0]?.[0] };
}

test('the nightly run tells of each test what it did, and passes when all passed', async () => {
  const { code, table } = await ran({ one: passes, other: passes });
  expect(code).toBe(0);
  expect(table).toMatchObject({ one: { seed: 7, did: '3 values', result: 'ok' }, other: { result: 'ok' } });
});

test('a test that fails or throws fails the nightly run, and those after it still run', async () => {
  const throws = () => Promise.reject(new Error('no nginx'));
  const { code, table } = await ran({
    throws,
    fails: async () => ({ did: '1 failure', passed: false }),
    other: passes,
  });
  expect(code).toBe(1);
  expect(table).toMatchObject({
    throws: { did: 'no nginx', result: 'failed' },
    fails: { result: 'failed' },
    other: { result: 'ok' },
  });
});

test('the command takes the name of each long test', () => {
  expect(testCommands['test:nightly']?.operands.names?.kind.choices).toEqual(longTestNames);
});
