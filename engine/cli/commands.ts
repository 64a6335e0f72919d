import { languageOf } from '../check/report/language.ts';
import { shown } from '../generate/scaffold/fields.ts';
import { sectionKinds } from '../generate/scaffold/section-kinds.ts';
import { sourceKinds } from '../generate/scaffold/source-files.ts';
import { type Command, command } from './line/command.ts';
import { folder, json, languages, oneOf, part, text } from './line/kinds.ts';
import { dry, site } from './line/options.ts';

/** The commands for people who make a site: what each says and takes, and how it is loaded and run. */
export const siteCommands: Record<string, Command> = {
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
  studio: command({
    says: 'Opens an editor of the site’s files in the browser, beside the site as it will show. For this machine alone.',
    options: { site },
    run: async (values) => (await import('./studio.ts')).studio(values),
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
  test: command({
    says: 'Checks and renders every example of the site’s own sections, and runs the tests beside its code where Vitest is installed.',
    options: { site },
    run: async (values) => (await import('./test.ts')).test(values),
  }),
  build: command({
    says: 'Checks the site and writes dist/, a folder that a host serves.',
    options: {
      site,
      target: {
        says: 'whom for: npm start alone, nginx and containers, or hosts that have only files; any holds what each of them needs',
        kind: oneOf('any', 'server', 'nginx', 'static'),
        default: 'any',
      },
      shard: { says: 'makes one part of several, for machines side by side, into dist.shard-2-of-8/', kind: part },
      merge: { says: 'makes dist/ of the parts that lie beside it, and what they lack' },
      drafts: { says: 'a preview: also drafts, and what is not published yet or any more' },
      force: { says: 'makes everything again, also where nothing seems to have changed' },
    },
    run: async (values) => (await import('../build/build.ts')).build(values),
  }),
  schemas: command({
    says: 'Writes schemas/ and the editor’s settings, as the engine’s types give them, and what the editor proposes of the site.',
    options: {
      site,
      check: { says: 'only tells what is stale' },
    },
    run: async (values) => (await import('./schemas.ts')).schemas(values),
  }),
  'where-used': command({
    says: 'Tells every place that names a route, file, anchor, section type, source, field, collection or record.',
    operands: {
      kind: {
        says: 'what it is, where the name alone could be several things',
        kind: oneOf('route', 'asset', 'anchor', 'section', 'type', 'source', 'field', 'collection', 'record'),
        optional: true,
      },
      name: { says: 'what is looked for', kind: text('NAME') },
    },
    options: { site },
    run: async (values) => (await import('./where-used.ts')).whereUsed(values),
  }),
  rename: command({
    says: 'Gives a route, a file, a section’s id, a collection, its fields, sources or records another name wherever it is named.',
    operands: {
      kind: {
        says: 'what it is, where the name alone could be several things',
        kind: oneOf('route', 'asset', 'anchor', 'section', 'source', 'field', 'collection', 'record'),
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
  new: command({
    says: 'Writes a small site that passes the check: pages, a logo, and what npm and the editor need.',
    operands: { folder: { says: 'the folder that it is written to', kind: folder } },
    options: {
      name: { says: 'the site’s name. Without it: the folder’s', kind: text('NAME') },
      languages: {
        says: 'the codes of its languages, the default first, for example fr,en',
        kind: languages,
        default: ['en'],
      },
    },
    run: async (values) => (await import('./new-site.ts')).newSite(values),
  }),
  'new:page': command({
    says: 'Writes a page that passes the check. Asks for what it is not told.',
    options: {
      site,
      id: { says: 'the page’s name in the code, for example surface-energy', kind: text('ID'), asked: true },
      route: { says: 'its address, for example /surface-energy', kind: text('/ROUTE'), asked: true },
      title: {
        says: 'its title in each of the site’s languages, in their order and with | between them, for example "表面能 | Surface energy"',
        kind: text('TEXTS'),
        asked: true,
      },
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
  'new:collection': command({
    says: 'Writes a collection and its first record, which pass the check, and the schemas anew. Asks for what it is not told.',
    options: {
      site,
      name: { says: 'its name, as pages bind it, for example talk', kind: text('NAME'), asked: true },
      says: {
        says: 'what one of its records is, in each of the site’s languages, in their order and with | between them, for example "一场报告。 | A talk."',
        kind: text('TEXTS'),
        asked: true,
      },
      fields: {
        says: 'a record’s fields as name:kind or name?:kind with a kind that the guide tells under Collections, for example slug:RecordSlug,title:PlainText,day:Day,picture?:DataPicture',
        kind: text('FIELDS'),
        asked: true,
      },
    },
    run: async (values) => (await import('./new-collection.ts')).newCollection(values),
  }),
  'new:section': command({
    says: 'Writes the folder of a section type, and the schemas anew. Asks for what it is not told.',
    options: {
      site,
      name: { says: 'the type as pages write it, for example quotation', kind: text('NAME'), asked: true },
      says: {
        says: 'what it is in a sentence, for example "A sentence that somebody said."',
        kind: text('TEXT'),
        asked: true,
      },
      'says-zh': {
        says: 'the same in Chinese, for example "某人说过的一句话。". Without it: as in --says',
        kind: text('TEXT'),
      },
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
      site,
      name: {
        says: 'the name as pages bind it, collection.answer, for example event.all',
        kind: text('NAME'),
        asked: true,
      },
      says: { says: 'what it answers in a sentence, for example "All events."', kind: text('TEXT'), asked: true },
      'says-zh': {
        says: 'the same in Chinese, for example "全部活动。". Without it: as in --says',
        kind: text('TEXT'),
      },
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
    options: { site, serve: { says: 'then serves it, as npm start serves a site' } },
    run: async (values) => (await import('./gallery.ts')).gallery(values),
  }),
};
