import { expect, test } from 'vitest';
import { createInspector } from '../check/inspect-site.ts';
import { formatProblem } from '../check/problem.ts';
import type { SiteInput } from '../check/site-files.ts';
import { siteWith, smallSite } from '../generate/gallery/small-site.ts';
import { findReferences } from '../refactor/references/find-references.ts';
import { applyPlan, planRename } from '../refactor/references/plan-rename.ts';
import { resolveName } from '../refactor/references/resolve-name.ts';
import { schemasForFiles } from '../site/read-site.ts';

/** A page for each year of talks, with a section for each of its talks, and an entry of the navigation for each year. */
async function talks(): Promise<SiteInput> {
  const talk = (slug: string, year: string) => ({ slug, year, title: { zh: slug, en: slug } });
  const site = await siteWith({
    'pages/collections/talk.json': {
      $schema: '../../schemas/collection.schema.json',
      description: 'A talk.',
      fields: {
        slug: { kind: 'RecordSlug', description: 'Its short name.' },
        year: { kind: 'Year', description: 'The year in which it was given.' },
        title: { kind: 'PlainText', description: 'Its title.' },
      },
      answers: { list: { type: 'list', path: '/api/v1/talk/list/{year}', description: 'The talks of a year.' } },
    },
    'assets/records/talk/talks.json': [talk('one', '2024'), talk('two', '2025')],
    'pages/talks.json': {
      $schema: '../schemas/page.schema.json',
      forEach: { collection: 'talk', field: 'year' },
      id: 'talks-{year}',
      route: '/talks/{year}',
      title: '{year}',
      sections: [
        {
          forEach: { collection: 'talk', where: { year: '{year}' } },
          type: 'prose',
          id: '{slug}',
          heading: '{title}, {year}',
          paragraphs: ['`{{year}}`'],
        },
        {
          type: 'table',
          data: { source: 'talk.list', params: { year: '{year}' } },
          columns: [{ field: 'title', label: 'Title' }],
        },
      ],
    },
    'pages/site.json': {
      ...smallSite['pages/site.json'],
      navigation: [
        ...smallSite['pages/site.json'].navigation,
        { label: 'Talks', to: '/talks/2025#two' },
        { forEach: { collection: 'talk', field: 'year' }, label: '{year}', to: '/talks/{year}' },
      ],
    },
  });
  return { ...site, assets: [...site.assets, 'records/talk/talks.json'] };
}

const inspect = createInspector();

test.each<[name: string, to: string, kept: string, wanted: [file: string, passage: string][]]>([
  [
    'talk.year',
    'held',
    '{{year}}',
    [
      ['pages/talks.json', '"field": "held"'],
      ['pages/talks.json', '"held": "{held}"'],
      ['pages/talks.json', '"route": "/talks/{held}"'],
      ['pages/talks.json', '"{title}, {held}"'],
      ['pages/site.json', '"to": "/talks/{held}"'],
    ],
  ],
  ['talk.title', 'name', '{slug}', [['pages/talks.json', '"{name}, {year}"']]],
  [
    'talk',
    'speech',
    '/talks/{year}',
    [
      ['pages/talks.json', '"collection": "speech"'],
      ['pages/site.json', '"speech"'],
    ],
  ],
  [
    '/talks/{year}',
    '/by-year/{year}',
    'talks-{year}',
    [
      ['pages/talks.json', '"/by-year/{year}"'],
      ['pages/site.json', '"to": "/by-year/{year}"'],
      ['pages/site.json', '"to": "/by-year/2025#two"'],
      ['pages/site.json', '"from": "/talks/{year}"'],
    ],
  ],
])('%s is renamed to %s in templates, too', async (name, to, kept, wanted) => {
  const site = await talks();
  const { problems, model } = inspect(site);
  expect(problems.map(formatProblem)).toEqual([]);
  const resolved = resolveName(undefined, name, model);
  expect(findReferences(resolved, model).map(({ file }) => file.file)).toContain('pages/talks.json');
  const there = applyPlan(site, planRename(resolved, to, model));
  for (const [file, passage] of wanted) expect(there.files[file]).toContain(passage);
  expect(there.files['pages/talks.json']).toContain(kept);
  const schemas = await schemasForFiles(there.files);
  expect(createInspector()({ ...there, schemas }).problems.map(formatProblem)).toEqual([]);
});
