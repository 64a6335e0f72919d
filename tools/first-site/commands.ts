import { type Command, command } from '../../engine/cli/line/command.ts';
import { text } from '../../engine/cli/line/kinds.ts';

/** The commands for what is about the first site alone. */
export const firstSiteCommands: Record<string, Command> = {
  'test:site': command({
    says: 'Runs what holds for the first site alone: the statements of its specifications, and what it delivers.',
    options: { full: { says: 'tries all there is, and not an even part of it' } },
    run: async (values) => (await import('./test-site.ts')).testSite(values),
  }),
  spec: command({
    says: 'Asks the built site every statement of the two specifications, and writes what it found to a table.',
    options: {
      only: { says: 'asks the subjects whose name has this word, and writes nothing', kind: text('WORD') },
      check: { says: 'writes nothing' },
      control: { says: 'then spoils the site in each way that a row must notice' },
    },
    run: async (values) => (await import('./spec/spec.ts')).spec(values),
  }),
};
