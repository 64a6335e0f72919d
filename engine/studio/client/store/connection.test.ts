import { expect, test } from 'vitest';
import { RefusedRequest } from '../server.ts';
import { createConnection } from './connection.ts';

test('a server that refuses is online, one that does not respond is not', async () => {
  const { get, track } = createConnection();
  await track(Promise.reject(new RefusedRequest('stale', 'The file has changed.')));
  expect(get().isOnline).toBe(true);
  await track(Promise.reject(new Error('The server does not answer.')));
  expect(get().isOnline).toBe(false);
  await track(Promise.reject(new RefusedRequest('stale', 'The file has changed.')));
  expect(get().isOnline).toBe(false);
  await track(Promise.resolve());
  expect(get().isOnline).toBe(true);
});
