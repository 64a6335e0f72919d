import { expect, test } from 'vitest';
import type { EndpointModule } from '../model/source.ts';
import { createSources, withDeclaredEndpoints } from './records.ts';

const endpoint = { path: '/api/v1/shelf/all', collection: 'shelf' };
const code: Record<string, EndpointModule> = {
  'shelf.all': { endpoint, answer: (records) => records, instances: () => [{}] },
};
const declaring = (path: string) => ({ fields: {}, answers: { all: { type: 'list', path, description: 'All.' } } });

test('sources of code and of collections are called in the same way', () => {
  const endpoints = withDeclaredEndpoints(code, { 'pages/collections/event.json': declaring('/api/v1/event/all') }, [
    'en',
  ]);
  const sources = createSources(endpoints, { shelf: [{ id: 1 }], event: [{ id: 2 }], other: [{ id: 3 }] });
  expect(Object.entries(sources).map(([name, { answer }]) => [name, answer({})])).toEqual([
    ['shelf.all', [{ id: 1 }]],
    ['event.all', [{ id: 2 }]],
  ]);
});

test('two sources with one name are an error that names both', () => {
  const declared = { 'pages/collections/shelf.json': declaring('/api/v1/shelves') };
  expect(() => withDeclaredEndpoints(code, declared, ['en'])).toThrow(
    '"shelf.all" exists twice: in pages/collections/shelf.json and in sources/shelf.all/.',
  );
});
