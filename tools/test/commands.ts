import { Option, Command as Syntax } from '@commander-js/extra-typings';
import { type Command, createCommand } from '../../engine/cli/line/command.ts';
import { seedOption } from '../../engine/cli/line/options.ts';
import { parseShare, parseText } from '../../engine/cli/line/parsers.ts';

export const testCommands: Record<string, Command> = {
  test: createCommand(
    new Syntax()
      .description(
        'Runs every check and test of the engine and of whatever site is there, and ends with a line for each.',
      )
      .argument('[REF]', 'with --changed, the commit or branch to compare with. Without it: HEAD')
      .option('--full', 'tries all there is, which takes four times as long, and not an even part of it')
      .option(
        '--changed',
        'only what the changed files can break: the unit tests that import or read them, and browser tests',
      )
      .option(
        '--content',
        'only what a change of pages/ and assets/ can break: checks, builds, and looks at every page',
      )
      .addOption(new Option('--only <part>', 'one part of the tests').choices(['static', 'unit', 'browser'] as const))
      .option('--shard <K/N>', 'one of several shares of the test files of that part, for example 1/3', parseShare),
    async (options, ref) => (await import('./test.ts')).test({ ...options, ref }),
  ),
  'test:nightly': createCommand(
    new Syntax()
      .description('Runs all tests at their greatest depth: random ones for hours, from another seed each night.')
      .argument('[words...]', 'words in the names of the test files to run. Without any: all')
      .addOption(seedOption)
      .option('--only <CASE>', 'tries the one case that a failure named', parseText)
      .option('--base <COMMIT>', 'the commit with which pictures are compared', parseText, 'HEAD'),
    async (options, words) => (await import('./test.ts')).nightly({ ...options, words }),
  ),
};
