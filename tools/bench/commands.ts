import { Argument, Command as Syntax } from '@commander-js/extra-typings';
import { type Command, createCommand } from '../../engine/cli/line/command.ts';
import { parseCount } from '../../engine/cli/line/parsers.ts';

export const benchCommands: Record<string, Command> = {
  bench: createCommand(
    new Syntax()
      .description('Measures what visitors, maintainers and machines wait for.')
      .addArgument(
        new Argument(
          '[parts...]',
          'the parts to measure; the others stay as they were measured last. Without any: all but those of peers',
        ).choices(['browsing', 'authoring', 'building', 'peers', 'peers-build']),
      )
      .option('--rounds <N>', 'how often each page of each peer is visited', parseCount, 5),
    async (options, parts) => (await import('./bench.ts')).bench({ ...options, parts }),
  ),
};
