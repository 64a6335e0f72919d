import { type Command, command } from '../../engine/cli/line/command.ts';
import { text } from '../../engine/cli/line/kinds.ts';
import { seed } from '../../engine/cli/line/options.ts';

/** The commands that try the engine and look at what it makes. */
export const testCommands: Record<string, Command> = {
  test: command({
    says: 'Runs every check and test of the engine and of whatever site is there, and ends with a line for each.',
    operands: {
      ref: {
        says: 'with --changed, the commit or branch to compare with. Without it: HEAD',
        kind: text('REF'),
        optional: true,
      },
    },
    options: {
      full: { says: 'tries all there is, which takes four times as long, and not an even part of it' },
      changed: {
        says: 'only what the changed files can break: the unit tests that import or read them, and browser tests',
      },
      content: { says: 'only what a change of pages/ and assets/ can break: checks, builds, and looks at every page' },
    },
    run: async (values) => (await import('./test.ts')).test(values),
  }),
  'test:nightly': command({
    says: 'Runs all tests at their greatest depth: random ones for hours, from another seed each night.',
    operands: {
      words: { says: 'words in the names of the test files to run. Without any: all', kind: text('WORD'), many: true },
    },
    options: {
      seed,
      only: { says: 'tries the one case that a failure named', kind: text('CASE') },
      base: { says: 'the commit with which pictures are compared', kind: text('COMMIT'), default: 'HEAD' },
    },
    run: async (values) => (await import('./test.ts')).nightly(values),
  }),
  licences: command({
    says: 'Tells every installed package with its licence, and which licence is not allowed.',
    run: async () => (await import('../supply/licences.ts')).licences(),
  }),
  format: command({
    says: 'Writes every file in the house’s format, and mends what the linter can.',
    run: async () => (await import('./format.ts')).format(),
  }),
};
