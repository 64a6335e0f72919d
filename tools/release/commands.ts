import { type Command, command } from '../../engine/cli/line/command.ts';

/** The command that makes a release of the engine. */
export const releaseCommands: Record<string, Command> = {
  release: command({
    says: 'Writes the package, its bill of materials and its notes to dist.release/, from what is committed.',
    options: {
      cut: {
        says: 'makes the language and the public types those of the version in package.json, which is then committed',
      },
    },
    run: async (values) => (await import('./release.ts')).release(values),
  }),
};
