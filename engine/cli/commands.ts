import { Argument, Option, Command as Syntax } from '@commander-js/extra-typings';
import { describeFieldKinds } from '../generate/scaffold/fields.ts';
import { sectionKinds } from '../generate/scaffold/section-kinds.ts';
import { siteTemplates } from '../generate/scaffold/site-template.ts';
import { sourceKinds } from '../generate/scaffold/source-files.ts';
import { importFormats } from '../import/imported-content.ts';
import type { NamedKind } from '../refactor/references/resolve-name.ts';
import { type Command, createCommand } from './line/command.ts';
import { namesSyntax } from './line/names-syntax.ts';
import { dryOption, languageOption, requiredOption, siteOption } from './line/options.ts';
import { parseBase, parseFolder, parseJson, parseLanguages, parseShare, parseText } from './line/parsers.ts';

const renamed = ['route', 'asset', 'anchor', 'section', 'source', 'field', 'collection', 'record'] as const;

/** The commands for site authors, with their arguments and their modules. */
export const siteCommands: Record<string, Command> = {
  start: createCommand(
    new Syntax()
      .description('Builds the site when something changed since the last build, and serves it.')
      .addOption(siteOption),
    async (options) => (await import('./start.ts')).start(options),
  ),
  dev: createCommand(
    new Syntax()
      .description('Serves the site and shows each saved change at once, with problems at their sections.')
      .addOption(siteOption)
      .addOption(languageOption),
    async (options) => (await import('./dev.ts')).dev(options),
  ),
  studio: createCommand(
    new Syntax()
      .description('Opens an editor in the browser, next to a preview of the site. Only this machine can reach it.')
      .addOption(siteOption),
    async (options) => (await import('./studio.ts')).studio(options),
  ),
  check: createCommand(
    new Syntax()
      .description('Reports every problem of the site’s files, with its position and a fix.')
      .addOption(siteOption)
      .option('--fix', 'first applies the suggestions that are certain')
      .option('--watch', 'keeps running, and checks again after each save')
      .addOption(languageOption)
      .addOption(
        new Option('--format <FORMAT>', 'for people, for tools, as annotations of GitHub, or for code scanning')
          .choices(['text', 'json', 'github', 'sarif'])
          .default('text' as const),
      ),
    async (options) => (await import('./check.ts')).check(options),
  ),
  test: createCommand(
    new Syntax()
      .description(
        'Checks and renders every example of the site’s own sections, and runs the tests beside its code where Vitest is installed.',
      )
      .addOption(siteOption),
    async (options) => (await import('./test.ts')).test(options),
  ),
  build: createCommand(
    new Syntax()
      .description('Checks the site and writes dist/, a folder that a host serves.')
      .addOption(siteOption)
      .addOption(
        new Option(
          '--target <HOST>',
          'the host that dist/ is for: server (npm start), nginx (also in containers), static (a host that only serves files), or any, with the files for all of them',
        )
          .choices(['any', 'server', 'nginx', 'static'])
          .default('any' as const),
      )
      .option(
        '--shard <K/N>',
        'builds one part of several, so that machines share the work, into dist.shard-2-of-8/',
        parseShare,
      )
      .option('--merge', 'merges the shards next to dist/ into it, and builds missing files')
      .option(
        '--base </FOLDER/>',
        'the folder of the host that this build is for, for example /1.0/ or /preview/12/. Without it: that of site.json, which stays the canonical address',
        parseBase,
      )
      .option('--drafts', 'includes drafts and unpublished content, for a preview')
      .option('--force', 'builds everything again, without caches'),
    async (options) => (await import('../build/build.ts')).build(options),
  ),
  pull: createCommand(
    new Syntax()
      .description('Reads the records that come from elsewhere, and shows what changed. A build uses the result.')
      .argument('[collection]', 'the collection to read. Without it: all with "from"')
      .addOption(siteOption)
      .addOption(languageOption),
    async (options, name) => (await import('./pull.ts')).pull({ ...options, name }),
  ),
  schemas: createCommand(
    new Syntax()
      .description(
        'Writes schemas/ and the editor’s settings from the engine’s types, with the names of the site for completion.',
      )
      .addOption(siteOption)
      .option('--check', 'only reports outdated files'),
    async (options) => (await import('./schemas.ts')).schemas(options),
  ),
  changes: createCommand(
    new Syntax()
      .description(
        'Lists what changed in the content since a commit: each field by its label, with its old and new value.',
      )
      .addOption(siteOption)
      .option('--since <COMMIT>', 'a commit, branch or tag of git', parseText, 'HEAD')
      .addOption(
        new Option('--format <FORMAT>', 'for the summary of a pull request, in English and Chinese, or for tools')
          .choices(['markdown', 'json'])
          .default('markdown' as const),
      ),
    async (options) => (await import('./changes.ts')).changes(options),
  ),
  info: createCommand(
    new Syntax()
      .description(
        'Lists what the site has of its own, its configuration, and missing optional packages, for a bug report.',
      )
      .addOption(siteOption)
      .addOption(
        new Option('--format <FORMAT>', 'for people, or for tools').choices(['text', 'json']).default('text' as const),
      ),
    async (options) => (await import('./info.ts')).info(options),
  ),
  'where-used': createCommand(
    namesSyntax([...renamed, 'type'], 'NAME')
      .description('Lists the references to a route, file, anchor, section type, source, field, collection or record.')
      .addOption(siteOption),
    async (options, words) => {
      const [name = '', kind] = words.toReversed();
      return (await import('./where-used.ts')).whereUsed({ ...options, name, kind: kind as NamedKind });
    },
  ),
  rename: createCommand(
    namesSyntax(renamed, 'NAME', 'NEW-NAME')
      .description(
        'Renames a route, file, section id, heading, collection, field, source or record, and updates every reference.',
      )
      .addOption(siteOption)
      .addOption(dryOption),
    async (options, words) => {
      const [to = '', name = '', kind] = words.toReversed();
      return (await import('./rename.ts')).rename({ ...options, name, to, kind: kind as NamedKind });
    },
  ),
  'language-server': createCommand(
    new Syntax()
      .description(
        'Checks files while they are typed, for an editor that speaks the Language Server Protocol. The editor starts it.',
      )
      .addOption(siteOption)
      .option('--stdio', 'uses standard input and output, the only way that it has'),
    async (options) => (await import('./language-server.ts')).languageServer(options),
  ),
  migrate: createCommand(
    new Syntax()
      .description('Updates the site’s files from an earlier release.')
      .addOption(siteOption)
      .addOption(dryOption)
      .option('--html', 'instead turns the HTML fields of collections into Markdown, and lists what texts would lose')
      .option('--lossy', 'with --html: also fields whose texts lose something'),
    async ({ html, lossy, ...options }) => {
      if (html) return (await import('./migrate-html.ts')).migrateHtml({ ...options, lossy });
      if (lossy) throw new Error('--lossy converts HTML: give --html too, or leave it out.');
      return (await import('./migrate.ts')).migrate(options);
    },
  ),
  new: createCommand(
    new Syntax()
      .description('Writes a small site that passes the check: pages, a logo, and what npm and the editor need.')
      .argument('<DIR>', 'the folder that it is written to', parseFolder)
      .option('--name <NAME>', 'the site’s name. Without it: the folder’s, or the template’s', parseText)
      .addOption(
        new Option(
          '--template <NAME>',
          'what it starts from: two pages, or a sample site. The museum and the press have their own languages',
        )
          .choices(siteTemplates)
          .default('empty' as const),
      )
      .addOption(
        new Option(
          '--languages <CODES>',
          'the codes of its languages, the default first, for example fr,en. Without it: en',
        ).argParser(parseLanguages),
      ),
    async (options, folder) => (await import('./new-site.ts')).newSite({ ...options, folder }),
  ),
  'new:page': createCommand(
    new Syntax()
      .description('Writes a page that passes the check. Asks for missing options.')
      .addOption(siteOption)
      .addOption(requiredOption('--id <ID>', 'the page’s name in the code, for example surface-energy'))
      .addOption(requiredOption('--route </ROUTE>', 'its address, for example /surface-energy'))
      .addOption(
        requiredOption(
          '--title <TEXTS>',
          'its title in each of the site’s languages, in their order and with | between them, for example "表面能 | Surface energy"',
        ),
      )
      .addOption(requiredOption('--folder <FOLDER>', 'its folder under pages/').default('.')),
    async (options) => (await import('./new-page.ts')).newPage(options),
  ),
  'new:record': createCommand(
    new Syntax()
      .description(
        'Writes a record for a source to answer with, in its form and with a free number. Asks for missing options.',
      )
      .addOption(siteOption)
      .addOption(requiredOption('--collection <NAME>', 'its folder under assets/records/, for example news'))
      .option(
        '--file <NAME>',
        'its file in that folder. Without it: the list that it belongs to, else a file of its own',
        parseText,
      )
      .option(
        '--values <JSON>',
        'its fields as JSON, for example {"time":"2025-01-31"}; one that is needed and not given is null, which the check names',
        parseJson,
        {},
      ),
    async (options) => (await import('./new-record.ts')).newRecord(options),
  ),
  'new:collection': createCommand(
    new Syntax()
      .description(
        'Writes a collection and its first record, which pass the check, and updates the schemas. Asks for missing options.',
      )
      .addOption(siteOption)
      .addOption(requiredOption('--name <NAME>', 'its name, as pages bind it, for example talk'))
      .addOption(
        requiredOption(
          '--description <TEXTS>',
          'what one of its records is, in each of the site’s languages, in their order and with | between them, for example "一场报告。 | A talk."',
        ),
      )
      .addOption(
        requiredOption(
          '--fields <FIELDS>',
          'a record’s fields as name:kind or name?:kind with a kind that the guide tells under Collections, for example slug:RecordSlug,title:PlainText,day:Day,picture?:DataPicture',
        ),
      ),
    async (options) => (await import('./new-collection.ts')).newCollection(options),
  ),
  'new:section': createCommand(
    new Syntax()
      .description('Writes the folder of a section type, and updates the schemas. Asks for missing options.')
      .addOption(siteOption)
      .addOption(requiredOption('--name <NAME>', 'the type as pages write it, for example quotation'))
      .addOption(
        requiredOption(
          '--description <TEXTS>',
          'what it is in a sentence, in each of the site’s languages, in their order and with | between them, for example "某人说过的一句话。 | A sentence that somebody said."',
        ),
      )
      .option(
        '--description-zh <TEXT>',
        'the same in Chinese, for the studio and editors, for example "某人说过的一句话。"; --description is then one text',
        parseText,
      )
      .addOption(
        requiredOption(
          '--fields <FIELDS>',
          `its fields as name:kind or name?:kind with a kind of ${describeFieldKinds(sectionKinds)}, for example quote:text,source?:link`,
        ),
      ),
    async (options) => (await import('./new-section.ts')).newSection(options),
  ),
  'new:source': createCommand(
    new Syntax()
      .description('Writes the folder of a source, a record for it, and updates the schemas. Asks for missing options.')
      .addOption(siteOption)
      .addOption(requiredOption('--name <NAME>', 'the name as pages bind it, collection.answer, for example event.all'))
      .addOption(
        requiredOption(
          '--description <TEXTS>',
          'what it answers in a sentence, in each of the site’s languages, in their order and with | between them, for example "全部活动。 | All events."',
        ),
      )
      .option(
        '--description-zh <TEXT>',
        'the same in Chinese, for the studio and editors, for example "全部活动。"; --description is then one text',
        parseText,
      )
      .addOption(
        requiredOption(
          '--path <ADDRESS>',
          'its address, with {field} for what a call chooses by, for example /api/v1/event/{year}',
        ),
      )
      .addOption(
        requiredOption(
          '--fields <FIELDS>',
          `a record’s fields as name:kind or name?:kind with a kind of ${describeFieldKinds(sourceKinds)}, for example title:text,year:string`,
        ),
      ),
    async (options) => (await import('./new-source.ts')).newSource(options),
  ),
  import: createCommand(
    new Syntax()
      .description(
        'Adds the posts, pages, pictures and old addresses of another system to the site, and lists what it leaves out.',
      )
      .addArgument(new Argument('<format>', 'the system they come from').choices(importFormats))
      .argument(
        '<file>',
        'the export file of WordPress (Tools → Export), a folder of Markdown files, or a CSV file',
        parseFolder,
      )
      .addOption(siteOption)
      .option('--into <NAME>', 'the collection of the posts or rows', parseText, 'post')
      .option('--language <CODE>', 'the language of the content; default: the first of the site', parseText)
      .option('--media <DIR>', 'a copy of wp-content/uploads', parseFolder)
      .option('--download', 'fetches files that are not in --media from their addresses')
      .addOption(dryOption),
    async (options, format, file) => (await import('./import.ts')).importContent(format, file, options),
  ),
  gallery: createCommand(
    new Syntax()
      .description('Writes every section type with its examples, JSON and properties as a static site.')
      .addOption(siteOption)
      .option('--serve', 'then serves it, as npm start serves a site'),
    async (options) => (await import('./gallery.ts')).gallery(options),
  ),
};
