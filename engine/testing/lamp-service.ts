import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { lamps } from './lamp-collection.ts';
import { listenLocally } from './listen-locally.ts';

// The two packages must be of one module format, and Vite would load them in different ones.
const require = createRequire(import.meta.url);
const { buildSchema }: typeof import('graphql') = require('graphql');
const { createHandler }: typeof import('graphql-http/lib/use/http') = require('graphql-http/lib/use/http');

export const lampToken = 'planted-secret-4711';

type Answer = (url: URL, request: IncomingMessage, response: ServerResponse) => unknown;

/** The documented shape of Strapi 5: flat entries under `data`, and the page under `meta.pagination`. */
const strapi: Answer = (url) => {
  const page = Number(url.searchParams.get('pagination[page]') ?? 1);
  const pageSize = Math.min(1, Number(url.searchParams.get('pagination[pageSize]') ?? 25));
  const data = lamps.slice((page - 1) * pageSize, page * pageSize).map(({ id, name, lit, price = null, shown }) => ({
    ...{ id: id + 100, documentId: `doc${id}`, number: id, title: name, price, shown, cover: null },
    firstLit: `${lit}T00:00:00.000Z`,
    ...{ createdAt: '2026-01-01T10:00:00.000Z', publishedAt: '2026-01-02T10:00:00.000Z', locale: 'en' },
  }));
  return { data, meta: { pagination: { page, pageSize, pageCount: 2, total: 2 } } };
};

/** The documented shape of Directus: items under `data`, with translations as a list. */
const directus: Answer = (url) => {
  const [offset, limit] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
  const data = lamps
    .slice(offset, Number(offset) + Math.min(1, Number(limit)))
    .map(({ id, name, lit, price, shown }) => ({
      ...{ id, status: 'published', date_lit: lit, price: price === undefined ? null : String(price), shown },
      translations: [{ languages_code: 'en-US', name }],
    }));
  return { data };
};

const linked: Answer = (url, request, response) => {
  const page = Number(url.searchParams.get('page') ?? 1);
  if (page === 1)
    response.setHeader('link', `<http://${request.headers.host}/linked?page=2>; rel="next", </x>; rel="last"`);
  return lamps.slice(page - 1, page);
};

const cursors: Answer = (url) => {
  const after = Number(url.searchParams.get('after') ?? 0);
  return { items: lamps.slice(after, after + 1), next: after === 0 ? 1 : null };
};

const routes: Record<string, Answer> = { strapi, directus, linked, cursors };

const schema = buildSchema(`
  type Lamp { number: Int!, name: String!, lit: String, price: Float, shown: Boolean }
  type PageInfo { endCursor: String, hasNextPage: Boolean! }
  type Lamps { nodes: [Lamp!]!, pageInfo: PageInfo! }
  type Query { lamps(first: Int, after: String): Lamps! }
`);

function findLamps({ first = 10, after = '0' }: { first?: number; after?: string | null }) {
  const start = Number(after ?? 0);
  const nodes = lamps.slice(start, start + first).map(({ id, ...lamp }) => ({ number: id, ...lamp }));
  const end = start + nodes.length;
  return { nodes, pageInfo: { endCursor: String(end), hasNextPage: end < lamps.length } };
}

/** Starts a service with lamps in the shapes of several systems. All but `/linked` need the token. */
export async function startLampService() {
  const graphql = createHandler({ schema, rootValue: { lamps: findLamps } });
  const service = await listenLocally(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const name = url.pathname.slice(1);
    const given = request.headers.authorization ?? '';
    if (name !== 'linked' && given !== `Bearer ${lampToken}`)
      return response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ error: given }));
    if (name === 'graphql') return graphql(request, response);
    const value = routes[name]?.(url, request, response);
    return response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(value));
  });
  return service;
}
