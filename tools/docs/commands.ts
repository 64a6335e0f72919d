import { Argument, Command as Syntax } from '@commander-js/extra-typings';
import { type Command, createCommand } from '../../engine/cli/line/command.ts';
import { languageOption } from '../../engine/cli/line/options.ts';
import { parseText } from '../../engine/cli/line/parsers.ts';

export const docsCommands: Record<string, Command> = {
  docs: createCommand(
    new Syntax()
      .description('Serves the documentation site live, or builds it into engine/docs/dist/.')
      .addArgument(
        new Argument('[action]', 'serve or build').choices(['serve', 'build'] as const).default('serve' as const),
      )
      .option(
        '--version <NAME>',
        'with build: a version of engine/docs/parts/versions.json for its folder of the host, into engine/docs/dist.versions/',
        parseText,
      )
      .addOption(languageOption),
    async (options, action) => (await import('./docs.ts')).docs({ ...options, action }),
  ),
};
