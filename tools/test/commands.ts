import { type Command, command } from '../commands/line/command.ts';
import { count, json, numberAboveZero, oneOf, routes, text } from '../commands/line/kinds.ts';
import { seed, site } from '../commands/line/options.ts';

/** The commands that try the engine and look at what it makes. */
export const testCommands: Record<string, Command> = {
  test: command({
    says: 'Runs every check and test of the engine and of whatever site is there, and ends with a line for each.',
    options: {
      full: { says: 'tries all there is, which takes four times as long, and not an even part of it' },
      content: { says: 'only what a change of pages/ and assets/ can break: checks, builds, and looks at every page' },
    },
    run: async (values) => (await import('./test.ts')).test(values),
  }),
  'test:visual': command({
    says: 'Compares every example as it looks now with how it looked at a commit.',
    options: { base: { says: 'the commit, for example main~2', kind: text('COMMIT'), default: 'HEAD' } },
    run: async (values) => (await import('./visual/visual.ts')).visual(values),
  }),
  'test:hosts': command({
    says: 'Compares a real nginx with the built configuration and our server, at every address.',
    run: async () => (await import('./hosts/hosts.ts')).hosts(),
  }),
  shots: command({
    says: 'Writes a contact sheet of the site’s screens for each device, language and theme.',
    options: { site, only: { says: 'the routes to take. Without it: all', kind: routes } },
    run: async (values) => (await import('./shots/shots.ts')).shots(values),
  }),
  fuzz: command({
    says: 'Tries random sites, pages and records through check, compile and render.',
    options: {
      runs: { says: 'how many values', kind: count, default: 10_000 },
      seed,
      path: { says: 'tries only the value that a run told with this path', kind: text('PATH') },
      alone: { says: 'tries them in this process, and tells each for one that started it' },
    },
    run: async (values) => (await import('./fuzz/fuzz-command.ts')).fuzz(values),
  }),
  walk: command({
    says: 'Goes random ways through the built site in real browsers, each step compared with a full load.',
    options: {
      steps: { says: 'how many steps in each browser', kind: count, default: 1000 },
      seed,
      browser: { says: 'the only browser to go in. Without it: all that are here', kind: oneOf('chromium', 'firefox') },
      all: { says: 'goes on after a fault, and tells each' },
      only: { says: 'goes this one way, as a fault told it', kind: json },
    },
    run: async (values) => (await import('./walk/walk-command.ts')).walk(values),
  }),
  soak: command({
    says: 'Puts mixed load on npm start before an API that misbehaves, or works on the site while npm run dev serves it, and compares.',
    operands: {
      what: { says: 'works on the site before npm run dev. Without it: npm start', kind: oneOf('dev'), optional: true },
    },
    options: {
      saves: { says: 'how many saves before npm run dev, from 100', kind: count, default: 500 },
      minutes: { says: 'for how long; without it SOAK_MINUTES says it, else 10', kind: numberAboveZero },
      seed,
    },
    run: async (values) => (await import('./soak/soak-command.ts')).soak(values),
  }),
  licences: command({
    says: 'Tells every installed package with its licence, and which licence is not allowed.',
    run: async () => (await import('./supply/licences.ts')).licences(),
  }),
  format: command({
    says: 'Writes every file in the house’s format, and mends what the linter can.',
    run: async () => (await import('./format.ts')).format(),
  }),
};
