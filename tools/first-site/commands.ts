import { Command as Syntax } from '@commander-js/extra-typings';
import { type Command, createCommand } from '../../engine/cli/line/command.ts';

export const firstSiteCommands: Record<string, Command> = {
  'test:site': createCommand(
    new Syntax()
      .description(
        'Runs what holds for the first site alone: the statements of its specifications, and what it delivers.',
      )
      .option('--full', 'tries all there is, and not an even part of it'),
    async ({ full }) => {
      const { own, runSteps, vitest } = await import('../test/run-steps.ts');
      const tests = { name: 'site tests', command: vitest(['site']) };
      return runSteps([{ name: 'build', command: own('build') }, tests], full ? { DEPTH: 'full' } : {});
    },
  ),
};
