import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompileContext } from '../compile/context.ts';
import { compilePage } from '../compile/page.ts';
import { contextWith, routeAt } from '../generate/gallery/small-context.ts';
import { complaints } from '../generate/gallery/small-site.ts';
import { listFiles } from '../site/files/files.ts';
import { siteOpener } from '../site/open-site.ts';
import { root } from '../site/paths.ts';
import { readBibtex, setByTex } from '../testing/citations/read-bibtex.ts';
import { readRis } from '../testing/citations/read-ris.ts';
import { bibliographiesOf } from './bibliographies.ts';

const filesAt = (context: CompileContext, path: string, language: string) =>
  bibliographiesOf(compilePage(routeAt(context, path), language, context), context.site.origin);

describe('the papers of the site', () => {
  let context: CompileContext;
  beforeAll(async () => {
    const opened = await siteOpener(root).open();
    if (!opened.context) throw new Error('the site has errors');
    context = opened.context;
  }, 120_000);

  test('are all in a file of BibTeX and one of RIS a language, each under its title as its records have it', async () => {
    const folder = join(root, 'assets/records/paper');
    const records = await Promise.all(
      (await listFiles(folder)).map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
    );
    for (const language of ['zh', 'en']) {
      const files = filesAt(context, '/papers', language);
      const path = `_cite/${language}/papers/papers`;
      expect(Object.keys(files)).toEqual([`${path}.bib`, `${path}.ris`]);
      const titles = records
        .flat()
        .map(({ title }) => title[language])
        .sort();
      expect(titles).toHaveLength(30);
      const entries = readBibtex(files[`${path}.bib`] ?? '');
      expect(entries.map(({ fields }) => setByTex(fields.title ?? '')).sort()).toEqual(titles);
      expect(
        readRis(files[`${path}.ris`] ?? '')
          .flatMap(({ TI }) => TI)
          .sort(),
      ).toEqual(titles);
    }
  });

  test('are by years on the page that has a tab for each, and in no file of a page without citations', async () => {
    const files = filesAt(context, '/paper', 'en');
    const years = Array.from({ length: 10 }, (_, index) => String(2016 + index));
    const paths = years.flatMap((year) => ['bib', 'ris'].map((form) => `_cite/en/paper/papers-${year}.${form}`));
    expect(Object.keys(files).sort()).toEqual(paths);
    for (const year of years) {
      const entries = readBibtex(files[`_cite/en/paper/papers-${year}.bib`] ?? '');
      expect(entries.map(({ fields }) => fields.year)).toEqual([year, year, year]);
    }
    expect(filesAt(context, '/faq', 'en')).toEqual({});
  });
});

const table = (changes: object = {}) => ({
  'pages/works.json': {
    $schema: '../schemas/page.schema.json',
    id: 'works',
    route: '/works',
    title: 'Works',
    sections: [
      {
        type: 'tabs',
        tabs: [
          {
            id: 'all',
            label: 'All',
            sections: [
              {
                type: 'table',
                id: 'own',
                columns: [
                  { field: 'by', label: 'By' },
                  { field: 'work', label: 'Work' },
                ],
                rows: [
                  { by: 'Kohn W', work: { label: '**On** `x_1`', to: 'https://a.test/b' }, day: '1965-11' },
                  { by: '', work: 'Nobody’s', day: '1966' },
                ],
                cite: { authors: 'by', title: 'work', year: 'day', url: 'work', ...changes },
              },
            ],
          },
          { id: 'none', label: 'None', sections: [{ type: 'prose', paragraphs: ['None'] }] },
        ],
      },
    ],
  },
});

test('rows that a page itself holds are cited, at any depth, without markup; those without an author are not', async () => {
  const files = filesAt(await contextWith(table()), '/works', 'en');
  const entries = readBibtex(files['_cite/en/works/own.bib'] ?? '');
  expect(entries.map(({ fields }) => fields)).toEqual([
    { author: 'Kohn, W', title: '{On x\\_1}', year: '1965', month: 'nov', url: 'https://a.test/b' },
  ]);
});

test('a field that no row has is told of', async () => {
  const told = async (changes?: object) =>
    (await complaints(table(changes))).filter((complaint) => complaint.includes('sections[0]'));
  expect(await told()).toEqual([]);
  expect(await told({ journal: 'jornal' })).toEqual([expect.stringContaining('"jornal"')]);
});
