import { Command as Syntax } from '@commander-js/extra-typings';
import { type Command, createCommand } from '../../engine/cli/line/command.ts';

export const releaseCommands: Record<string, Command> = {
  release: createCommand(
    new Syntax()
      .description('Writes the package, its bill of materials and its notes to dist.release/, from what is committed.')
      .option('--rehearse', 'publishes to a registry on this machine, and creates and serves a site from there')
      .option(
        '--cut',
        'makes the language and the public types those of the version in package.json, which is then committed',
      ),
    async (options) => (await import('./release.ts')).release(options),
  ),
  vsix: createCommand(new Syntax().description('Writes the extension of VS Code to dist.release/.'), async () =>
    (await import('./vsix.ts')).vsix(),
  ),
};
