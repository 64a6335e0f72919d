import { expect, test } from 'vitest';
import type { CompileContext } from '../compile/context.ts';
import { compilePage } from '../compile/page.ts';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { complaints } from '../generate/gallery/small-site.ts';
import { readBibtex } from '../testing/citations/read-bibtex.ts';
import { createBibliographies } from './bibliographies.ts';

const filesAt = (context: CompileContext, path: string, language: string) =>
  createBibliographies(compilePage(findRoute(context, path), language, context), context.site.origin);

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

test('reports a field that no row has', async () => {
  const told = async (changes?: object) =>
    (await complaints(table(changes))).filter((complaint) => complaint.includes('sections[0]'));
  expect(await told()).toEqual([]);
  expect(await told({ journal: 'jornal' })).toEqual([expect.stringContaining('"jornal"')]);
});
