import { EventEmitter } from 'node:events';
import fastifyStatic from '@fastify/static';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from '../../site/paths.ts';
import { newServer } from '../server.ts';
import { servePreviewClient } from './serve-preview-client.ts';

const server = newServer();
afterAll(() => server.close());

test('the preview loads one script with the code for dev and one style sheet, until a source changes', async () => {
  const [watcher, send] = [new EventEmitter(), vi.fn()];
  await server.register(fastifyStatic, { root, serve: false });
  const client = servePreviewClient(server, { watcher, ws: { send } } as unknown as ViteDevServer, root);
  const address = (await client()) ?? '';
  expect(address).toMatch(/^\/_engine\/_preview\/\w+\/$/);
  const script = await server.inject(`${address}preview.js`);
  expect(script.headers['cache-control']).toContain('immutable');
  expect(script.body).toContain('pagewright:inspected');
  // React's development build would take most of the time of a key.
  expect(script.body).not.toContain('react-dom-client.development');
  expect((await server.inject(`${address}preview.css`)).body).toContain('.header');
  for (const path of ['preview.map', '..%2Fpreview.js'])
    expect((await server.inject(address + path)).statusCode).toBe(404);
  expect(send).not.toHaveBeenCalled();

  for (const what of ['change', 'unlink']) watcher.emit(what, 'engine/ui/kit/button.tsx');
  expect(await client()).toBeUndefined();
  expect((await server.inject(`${address}preview.js`)).statusCode).toBe(404);
  expect(send.mock.calls).toEqual([['pagewright:sources']]);
});
