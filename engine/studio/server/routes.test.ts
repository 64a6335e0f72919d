import { isDeepStrictEqual } from 'node:util';
import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { newServer } from '../../server/server.ts';
import { startSmallStudio } from '../../testing/small-studio.ts';
import generated from './request-schemas.json' with { type: 'json' };
import { serveStudio } from './serve-studio.ts';

const schemas: Record<string, object> = generated;

/** The routes that take a request without the generated schema of its type. */
function uncheckedOf(routes: RouteOptions[]): string[] {
  return routes
    .filter(({ method }) => [method].flat().some((one) => !['GET', 'HEAD'].includes(one)))
    .filter(({ url, schema = {} }) => {
      const expected = schemas[url.replace('/_studio/', '')];
      return !expected || !isDeepStrictEqual(schema.body ?? schema.querystring, expected);
    })
    .map(({ url }) => url);
}

test('each request of the studio is checked by the schema of its type, and each of these schemas has a route', async () => {
  const studio = await startSmallStudio();
  const { folder, site, drafts, guard } = studio;
  const server = newServer();
  const routes: RouteOptions[] = [];
  server.addHook('onRoute', (route) => void routes.push(route));
  serveStudio(server, { folder, site, drafts, guard, client: folder, spoken: { language: 'en' } });
  // The control: routes without a schema, and with another.
  server.post('/_studio/planted', () => ({}));
  server.put('/_studio/edit', { schema: { body: { type: 'object' } } }, () => ({}));
  await server.ready();

  expect(uncheckedOf(routes)).toEqual(['/_studio/planted', '/_studio/edit']);
  const served = new Set(routes.map(({ url }) => url));
  expect(Object.keys(schemas).filter((path) => !served.has(`/_studio/${path}`))).toEqual([]);
  await server.close();
  await studio.remove();
});
