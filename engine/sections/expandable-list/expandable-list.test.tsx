import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CompiledSite } from '../../model/compiled.ts';
import { withInterfaceLanguage } from '../../testing/engine-words.ts';
import { WordsProvider } from '../../ui/i18n/words.tsx';
import { DeliveryProvider } from '../../ui/kit/delivery.ts';
import { type PageContext, PageContextProvider } from '../../ui/kit/page-context.tsx';
import ExpandableList from './expandable-list.tsx';

const rows = ['Bands', 'States', 'Bands', '', 'Bands'].map((topic, index) => ({ name: `Row ${index}`, topic }));

interface Options {
  section?: object;
  query?: Record<string, string>;
  prerendered?: boolean;
  language?: string;
}

/** The headings of groups and the rows of a list, in order. */
function listed({ section = {}, query = {}, prerendered = false, language = 'en' }: Options = {}): string[] {
  const page = {
    language,
    site: { bases: {} } as unknown as CompiledSite,
    level: 3,
    anchor: '',
    query: (name: string) => query[name] ?? null,
    queryHref: (name: string) => `?${name}`,
  } as unknown as PageContext;
  const html = renderToStaticMarkup(
    <WordsProvider site={withInterfaceLanguage(language)}>
      <PageContextProvider value={page}>
        <DeliveryProvider value={{ prerendered, whole: true, persisted: new Map() }}>
          <ExpandableList
            section={{
              id: 'scripts',
              title: { field: 'name', label: 'Script' },
              details: [{ field: 'topic', label: 'Topic' }],
              groupBy: { field: 'topic' },
              rows,
              ...section,
            }}
            data={undefined}
          />
        </DeliveryProvider>
      </PageContextProvider>
    </WordsProvider>,
  );
  const parts = html
    .replace(/<dl.*?<\/dl>/g, '')
    .matchAll(/__group"( hidden="")?>|<(h\d)[^>]*__group-title">(.*?)<\/h|<li( [^>]*hidden[^>]*)?>?(.*?)<\/li>/g);
  return [...parts].flatMap(([part, hiddenGroup, level, title, hiddenRow]) => {
    if (level) return [`${level} ${title}`];
    if (!part.startsWith('<li')) return hiddenGroup ? ['hidden group'] : [];
    return part.includes('__row') ? [`${hiddenRow ? 'hidden ' : ''}${part.replace(/<[^>]*>/g, '')}`] : [];
  });
}

test('rows are under a heading for each value with their number, and numbered in this order', () => {
  expect(listed()).toEqual([
    'h3 Bands (3)',
    '1Row 0',
    '2Row 2',
    '3Row 4',
    'h3 States (1)',
    '4Row 1',
    'h3 Other (1)',
    '5Row 3',
  ]);
});

test('the headings are below that of the section, and below that of a menu entry', () => {
  const levels = (section: object) => listed({ section }).filter((line) => /^h\d Bands/.test(line));
  expect(levels({ heading: 'Scripts' })).toEqual(['h4 Bands (3)']);
  expect(levels({ menu: [{ id: 'all', label: 'All' }] })).toEqual(['h4 Bands (3)']);
  expect(levels({ heading: 'Scripts', menu: [{ id: 'all', label: 'All' }] })).toEqual(['h5 Bands (3)']);
});

test('a search keeps the groups with matches, and counts these', () => {
  expect(listed({ section: { search: true }, query: { 'scripts.q': 'row 2' } })).toEqual(['h3 Bands (1)', '1Row 2']);
});

const paged = { pageSizes: [2], pageSize: 2 };

test('a group that a page cuts has its heading on the next page too, with the number of all its rows', () => {
  const shown = (page: string, language?: string) =>
    listed({ section: paged, query: { 'scripts.page': page }, ...(language && { language }) });
  expect(shown('1')).toEqual(['h3 Bands (3)', '1Row 0', '2Row 2']);
  expect(shown('2')).toEqual(['h3 Bands (3, continued)', '3Row 4', 'h3 States (1)', '4Row 1']);
  expect(shown('2', 'zh')[0]).toBe('h3 Bands（3，续）');
});

test('the document has the groups of later pages, hidden, for browsers without script', () => {
  expect(listed({ section: paged, prerendered: true })).toEqual([
    'h3 Bands (3)',
    '1Row 0',
    '2Row 2',
    'hidden 3Row 4',
    'hidden group',
    'h3 States (1)',
    'hidden 4Row 1',
    'hidden group',
    'h3 Other (1)',
    'hidden 5Row 3',
  ]);
});
