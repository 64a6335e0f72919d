import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { expect, test } from 'vitest';
import { listenLocally } from '../../../engine/testing/listen-locally.ts';
import { readPeerContent } from './content.ts';
import { peers } from './peers.ts';
import { assertSame } from './same-content.ts';

test('the pages by hand show the whole content, and one word less is noticed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-peers-'));
  const content = readPeerContent(3);
  await peers[0]?.write(folder, content);
  const { address, close } = await listenLocally(sirv(folder, { extensions: ['html'], dev: true }));
  try {
    await assertSame(address, content, 'By hand');
    const post = join(folder, 'posts/post-2.html');
    const html = await readFile(post, 'utf8');
    await writeFile(post, html.replace('supercell', ''));
    await expect(assertSame(address, content, 'By hand')).rejects.toThrow('By hand does not show');
    await rm(post);
    await expect(assertSame(address, content, 'By hand')).rejects.toThrow('/posts/post-2');
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
});

test('the same number of posts gives the same content, and each post leads on to another', () => {
  const { posts } = readPeerContent(5);
  expect(readPeerContent(5)).toEqual(readPeerContent(5));
  const pages = posts.map(({ slug }) => `/posts/${slug}`);
  expect(posts.map(({ next }) => next.to).toSorted()).toEqual(pages.toSorted());
});
