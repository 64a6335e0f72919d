import { expect, test } from 'vitest';
import { listenLocally } from './listen-locally.ts';

test('a handler that rejects answers 502, or breaks off a response that has begun', async () => {
  const { address, close } = await listenLocally(async ({ url }, response) => {
    if (url === '/late') response.writeHead(200, { 'content-length': 10 }).write('half');
    throw new Error('other side closed');
  });
  try {
    const early = await fetch(address);
    expect([early.status, await early.text()]).toEqual([502, 'Error: other side closed']);
    await expect(fetch(`${address}/late`).then((late) => late.text())).rejects.toThrow(/terminated|fetch failed/);
  } finally {
    await close();
  }
});
