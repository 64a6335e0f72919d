import { type Command, command } from '../../engine/cli/line/command.ts';
import { numberAboveZero, oneOf, routes, text } from '../../engine/cli/line/kinds.ts';
import { seed, site } from '../../engine/cli/line/options.ts';

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
    says: 'Runs the long tests in turn, and ends with a table of what each did.',
    operands: {
      names: {
        says: 'the tests to run. Without any: all',
        kind: oneOf('unit', 'browser', 'fuzz', 'walk', 'soak', 'soak-dev', 'hosts', 'visual'),
        many: true,
      },
    },
    options: {
      seed,
      depth: { says: 'multiplies how much each tries', kind: numberAboveZero, default: 1 },
      only: { says: 'tries the one case that a failure named', kind: text('CASE') },
      base: { says: 'the commit with which visual compares', kind: text('COMMIT'), default: 'HEAD' },
    },
    run: async (values) => (await import('../nightly/nightly.ts')).nightly(values),
  }),
  shots: command({
    says: 'Writes a contact sheet of the site’s screens for each device, language and theme.',
    options: { site, only: { says: 'the routes to take. Without it: all', kind: routes } },
    run: async (values) => (await import('../shots/shots.ts')).shots(values),
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
