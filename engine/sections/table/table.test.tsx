import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { speaking } from '../../../tools/test/fixtures/engine-words.ts';
import type { CompiledSite } from '../../descriptor/compiled.ts';
import { DeliveryProvider } from '../../kit/delivery.ts';
import { type PageContext, PageContextProvider } from '../../kit/page-context.tsx';
import { WordsProvider } from '../../language/words.tsx';
import Table from './table.tsx';

const rows = [
  { bug: 'First', state: 'Open' },
  { bug: 'Second', state: 'Resolved' },
  { bug: 'Third', state: 'Open' },
  { bug: 'Fourth', state: '' },
];

/** A table with a filter, as it is at an address. */
function table(query: Record<string, string> = {}) {
  const page = {
    language: 'en',
    site: { bases: {} } as unknown as CompiledSite,
    level: 2,
    query: (name: string) => query[name] ?? null,
  } as PageContext;
  const html = renderToStaticMarkup(
    <WordsProvider site={speaking('en')}>
      <PageContextProvider value={page}>
        <DeliveryProvider value={{ prerendered: true, whole: true, persisted: new Map() }}>
          <Table
            section={{
              id: 'bugs',
              filter: 'state',
              columns: [
                { field: 'bug', label: 'Bug' },
                { field: 'state', label: 'Reached state' },
              ],
            }}
            data={rows}
          />
        </DeliveryProvider>
      </PageContextProvider>
    </WordsProvider>,
  );
  const texts = (part: RegExp) => [...html.matchAll(part)].map(([, text]) => text?.replace(/<[^>]*>/g, ''));
  return {
    label: texts(/<label[^>]*>(.*?)<select/g),
    choices: texts(/<option[^>]*>(.*?)<\/option>/g),
    rows: texts(/<th scope="row"[^>]*>(.*?)<\/th>/g),
    count: texts(/role="status">(.*?)<\/p>/g),
  };
}

describe('a table with a filter', () => {
  test('offers each value that its rows have, with their number', () => {
    expect(table()).toEqual({
      label: ['Reached state'],
      choices: ['All', 'Open (2)', 'Resolved (1)'],
      rows: ['First', 'Second', 'Third', 'Fourth'],
      count: ['4 entries in all'],
    });
  });

  test('shows the rows with the value that the address names, and all where there is no such value', () => {
    expect(table({ 'bugs.filter': 'Open' })).toMatchObject({ rows: ['First', 'Third'], count: ['2 entries in all'] });
    expect(table({ 'bugs.filter': 'Lost' }).rows).toHaveLength(rows.length);
  });
});
