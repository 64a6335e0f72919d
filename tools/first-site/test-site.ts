import { own, runSteps, vitest } from '../test/run-steps.ts';

/** `npm run test:site`: this site's acceptance, by the statements of its two specifications, and what it delivers. Returns 0 only when all passed. */
export async function testSite({ full }: { full: boolean }): Promise<number> {
  const tests = { name: 'site tests', command: vitest('tools/first-site/vitest-config.ts') };
  return runSteps([{ name: 'build', command: own('build') }, tests], full);
}
