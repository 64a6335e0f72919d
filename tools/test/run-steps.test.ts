import { beforeEach, expect, test, vi } from 'vitest';
import { failureIn, runSteps, type TestStep } from './run-steps.ts';

const program = (name: string, code: string): TestStep => ({ name, command: [process.execPath, '-e', code] });
const report = '⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯\nFAIL  table.test.tsx\n';

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed += `${text}\n`;
  });
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  return () => vi.restoreAllMocks();
});

test.each([
  ['one after another', (steps: TestStep[]) => steps],
  ['in parallel', (steps: TestStep[]) => [{ parallel: steps.map((step) => [step]) }]],
])('a run ends with what failed and a line for each step, of steps that run %s', async (_, run) => {
  const failing = program('planted', `console.log(${JSON.stringify(`passed tests\n${report}`)}); process.exit(1)`);
  const passing = program('passing', 'console.log("output of the passing step")');
  expect(await runSteps(run([failing, passing]))).toBe(1);
  const end = printed.slice(printed.indexOf('── failed: planted'));
  expect(end.replaceAll(/\d+\.\d s/g, '0.0 s')).toMatch(
    `── failed: planted\n${report.trimEnd()}\n\n✗ planted (0.0 s)\n✓ passing (0.0 s)\n`,
  );
  expect(end).toContain('steps: 1 passed, 1 failed');
  expect(printed).toContain('output of the passing step');
});

test('a run without a failure ends with its lines alone', async () => {
  expect(await runSteps([program('passing', '')])).toBe(0);
  expect(printed).not.toContain('failed:');
  expect(printed).toContain('steps: 1 passed, 0 failed');
});

test('what failed is the report of the failed tests, or else the last lines', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
  expect(failureIn(`${lines}\n\u001b[31m${report}\u001b[39m${lines}`)).toMatch(/^\S*⎯⎯⎯⎯ Failed Tests 1/);
  expect(failureIn(`${lines}\n⎯⎯ Failed Suites 2 ⎯⎯\n${report}`)).toMatch(/^⎯⎯ Failed Suites 2/);
  expect(failureIn(lines).split('\n')).toEqual(lines.split('\n').slice(-60));
});
