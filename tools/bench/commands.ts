import { Argument, Command as Syntax } from '@commander-js/extra-typings';
import { type Command, createCommand } from '../../engine/cli/line/command.ts';

export const benchCommands: Record<string, Command> = {
  bench: createCommand(
    new Syntax()
      .description('Measures what visitors, maintainers and machines wait for.')
      .addArgument(
        new Argument(
          '[parts...]',
          'the parts to measure; the others stay as they were measured last. Without any: all but those of peers',
        ).choices(['browsing', 'authoring', 'building', 'peers', 'peers-build']),
      ),
    async (_, parts) => (await import('./bench.ts')).bench(parts),
  ),
};
