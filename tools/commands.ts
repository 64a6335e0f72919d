import { languageOf } from './check/language.ts';
import { type Command, command } from './command-line/command.ts';
import { count, folder, json, numberAboveZero, oneOf, routes, text, wholeNumber } from './command-line/kinds.ts';
import { standardSite } from './paths.ts';
import { shown } from './scaffold/fields.ts';
import { sectionKinds } from './scaffold/section-kinds.ts';
import { sourceKinds } from './scaffold/source-files.ts';

const site = {
  says: 'the folder that holds pages/ and assets/; without it SITE says which, else it is this repository',
  kind: folder,
  default: standardSite,
};

const dry = { says: 'only tells what would change' };

const seed = {
  says: 'draws the same again as a run that told this number',
  kind: wholeNumber,
  default: () => Math.floor(Math.random() * 2 ** 31),
};

/** Every command: what it says, what it takes, and how it is loaded and run. What stands here is all that the command line knows. */
export const commands: Record<string, Command> = {
  start: command({
    says: 'Builds the site when something changed since the last build, and serves it.',
    options: { site },
    run: async (values) => (await import('./start.ts')).start(values),
  }),
  dev: command({
    says: 'Serves the site live: what is saved shows at once, its problems at their sections.',
    options: { site },
    run: async (values) => (await import('./dev.ts')).dev(values),
  }),
  check: command({
    says: 'Tells the problems of the site’s files, each with its place and what to do.',
    options: {
      site,
      fix: { says: 'first writes the suggestions that nothing else is as near to' },
      watch: { says: 'stays, and checks again after each save' },
      lang: {
        says: 'the language of the messages; without it the environment says which',
        kind: oneOf('zh', 'en'),
        default: languageOf,
      },
      format: {
        says: 'for people, for tools, or as annotations of GitHub',
        kind: oneOf('text', 'json', 'github'),
        default: 'text',
      },
    },
    run: async (values) => (await import('./check.ts')).check(values),
  }),
  build: command({
    says: 'Checks the site and writes dist/, a folder that a host serves.',
    options: {
      site,
      target: {
        says: 'whom for: npm start and nginx, or hosts that have only files',
        kind: oneOf('server', 'static'),
        default: 'server',
      },
    },
    run: async (values) => (await import('./build.ts')).build(values),
  }),
  schemas: command({
    says: 'Writes schemas/ and the editor’s settings, as the engine’s types give them, and what the editor proposes of the site.',
    options: {
      site,
      check: { says: 'only tells what is stale' },
      release: { says: 'also keeps the language as the released one, with which later changes are compared' },
    },
    run: async (values) => (await import('./schemas.ts')).schemas(values),
  }),
  'where-used': command({
    says: 'Tells every place that names a route, file, anchor, section type, source or field.',
    operands: {
      kind: {
        says: 'what it is, where the name alone could be several things',
        kind: oneOf('route', 'asset', 'anchor', 'section', 'type', 'source', 'field'),
        optional: true,
      },
      name: { says: 'what is looked for', kind: text('NAME') },
    },
    options: { site },
    run: async (values) => (await import('./where-used.ts')).whereUsed(values),
  }),
  rename: command({
    says: 'Gives a route, a file or a section’s id another name wherever it is named.',
    operands: {
      kind: {
        says: 'what it is, where the name alone could be several things',
        kind: oneOf('route', 'asset', 'anchor', 'section'),
        optional: true,
      },
      name: { says: 'what it is called', kind: text('NAME') },
      to: { says: 'what it is to be called', kind: text('NEW-NAME') },
    },
    options: { site, dry },
    run: async (values) => (await import('./rename.ts')).rename(values),
  }),
  migrate: command({
    says: 'Brings the site’s files forward from the releases that they were written for.',
    options: { site, dry },
    run: async (values) => (await import('./migrate.ts')).migrate(values),
  }),
  'new:page': command({
    says: 'Writes a page that passes the check. Asks for what it is not told.',
    options: {
      site,
      id: { says: 'the page’s name in the code, for example surface-energy', kind: text('ID'), asked: true },
      route: { says: 'its address, for example /surface-energy', kind: text('/ROUTE'), asked: true },
      'title-zh': { says: 'its Chinese title', kind: text('TEXT'), asked: true },
      'title-en': { says: 'its English title', kind: text('TEXT'), asked: true },
      folder: { says: 'its folder under pages/', kind: text('FOLDER'), asked: true, default: '.' },
    },
    run: async (values) => (await import('./new-page.ts')).newPage(values),
  }),
  'new:record': command({
    says: 'Writes a record for a source to answer with, in its form and with a free number. Asks for what it is not told.',
    options: {
      site,
      collection: { says: 'its folder under assets/records/, for example news', kind: text('NAME'), asked: true },
      file: {
        says: 'its file in that folder. Without it: the list that it belongs to, else a file of its own',
        kind: text('NAME'),
      },
      values: {
        says: 'its fields as JSON, for example {"time":"2025-01-31"}; one that is needed and not given is null, which the check names',
        kind: json,
        default: {},
      },
    },
    run: async (values) => (await import('./new-record.ts')).newRecord(values),
  }),
  'new:section': command({
    says: 'Writes the folder of a section type, and the schemas anew. Asks for what it is not told.',
    options: {
      name: { says: 'the type as pages write it, for example quotation', kind: text('NAME'), asked: true },
      says: {
        says: 'what it is in a sentence, for example "A sentence that somebody said."',
        kind: text('TEXT'),
        asked: true,
      },
      'says-zh': { says: 'the same in Chinese, for example "某人说过的一句话。"', kind: text('TEXT'), asked: true },
      fields: {
        says: `its fields as name:kind or name?:kind with a kind of ${shown(sectionKinds)}, for example quote:text,source?:link`,
        kind: text('FIELDS'),
        asked: true,
      },
    },
    run: async (values) => (await import('./new-section.ts')).newSection(values),
  }),
  'new:source': command({
    says: 'Writes the folder of a source, a record for it, and the schemas anew. Asks for what it is not told.',
    options: {
      name: {
        says: 'the name as pages bind it, collection.answer, for example event.all',
        kind: text('NAME'),
        asked: true,
      },
      says: { says: 'what it answers in a sentence, for example "All events."', kind: text('TEXT'), asked: true },
      'says-zh': { says: 'the same in Chinese, for example "全部活动。"', kind: text('TEXT'), asked: true },
      path: {
        says: 'its address, with {field} for what a call chooses by, for example /api/v1/event/{year}',
        kind: text('ADDRESS'),
        asked: true,
      },
      fields: {
        says: `a record’s fields as name:kind or name?:kind with a kind of ${shown(sourceKinds)}, for example title:text,year:string`,
        kind: text('FIELDS'),
        asked: true,
      },
    },
    run: async (values) => (await import('./new-source.ts')).newSource(values),
  }),
  gallery: command({
    says: 'Writes every section type with its examples, JSON and properties as a static site.',
    options: { serve: { says: 'then serves it, as npm start serves a site' } },
    run: async (values) => (await import('./gallery.ts')).gallery(values),
  }),
  shots: command({
    says: 'Writes a contact sheet of the site’s screens for each device, language and theme.',
    options: { site, only: { says: 'the routes to take. Without it: all', kind: routes } },
    run: async (values) => (await import('./shots.ts')).shots(values),
  }),
  test: command({
    says: 'Runs every check and test, and ends with a line for each.',
    options: { full: { says: 'tries all there is, which takes four times as long, and not an even part of it' } },
    run: async (values) => (await import('./test.ts')).test(values),
  }),
  'test:visual': command({
    says: 'Compares every example as it looks now with how it looked at a commit.',
    options: { base: { says: 'the commit, for example main~2', kind: text('COMMIT'), default: 'HEAD' } },
    run: async (values) => (await import('./visual.ts')).visual(values),
  }),
  'test:hosts': command({
    says: 'Compares a real nginx with the built configuration and our server, at every address.',
    run: async () => (await import('./hosts.ts')).hosts(),
  }),
  fuzz: command({
    says: 'Tries random sites, pages and records through check, compile and render.',
    options: {
      runs: { says: 'how many values', kind: count, default: 10_000 },
      seed,
      path: { says: 'tries only the value that a run told with this path', kind: text('PATH') },
      alone: { says: 'tries them in this process, and tells each for one that started it' },
    },
    run: async (values) => (await import('./fuzz.ts')).fuzz(values),
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
    run: async (values) => (await import('./walk.ts')).walk(values),
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
    run: async (values) => (await import('./soak.ts')).soak(values),
  }),
  bench: command({
    says: 'Measures what visitors, maintainers and machines wait for.',
    operands: {
      parts: {
        says: 'the parts to measure; the others stay as they were measured last. Without any: all',
        kind: oneOf('browsing', 'authoring', 'building', 'serving'),
        many: true,
      },
    },
    run: async (values) => (await import('./bench.ts')).bench(values),
  }),
  spec: command({
    says: 'Asks the built site every statement of the two specifications, and writes what it found to a table.',
    options: {
      only: { says: 'asks the subjects whose name has this word, and writes nothing', kind: text('WORD') },
      check: { says: 'writes nothing' },
      control: { says: 'then spoils the site in each way that a row must notice' },
    },
    run: async (values) => (await import('./spec.ts')).spec(values),
  }),
  trust: command({
    says: 'Writes what was promised and what the last runs reached to tools/TRUST.md.',
    run: async () => (await import('./trust.ts')).trust(),
  }),
  licences: command({
    says: 'Tells every installed package with its licence, and which licence is not allowed.',
    run: async () => (await import('./licences.ts')).licences(),
  }),
  drawings: command({
    says: 'Writes every drawing of the first site.',
    run: async () => (await import('./drawings.ts')).drawings(),
  }),
  samples: command({
    says: 'Writes the downloads of the sample site and the posters of its videos.',
    operands: {
      kinds: {
        says: 'the kinds to write. Without any: all',
        kind: oneOf('archives', 'documents', 'clip', 'posters'),
        many: true,
      },
    },
    run: async (values) => (await import('./samples.ts')).samples(values),
  }),
  format: command({
    says: 'Writes every file in the house’s format, and mends what the linter can.',
    run: async () => (await import('./format.ts')).format(),
  }),
};
