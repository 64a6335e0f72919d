import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { watchSite } from './watch.ts';

// A folder of this name is gone by the time that it is to be watched.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const watch = (path: string, listener: () => void) => {
    if (path.endsWith('/fleeting')) rmSync(path, { recursive: true });
    return fs.watch(path, listener);
  };
  return { ...fs, watch };
});

it('takes a folder that goes before it is watched for a change, and sees what changes after it', async () => {
  const site = await mkdtemp(join(tmpdir(), 'pagewright-site-'));
  await mkdir(join(site, 'pages/fleeting'), { recursive: true });
  const seen = vi.fn(async () => {});
  const stop = new AbortController();
  const { ended } = await watchSite(site, seen, stop.signal);
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  await writeFile(join(site, 'pages/home.json'), '{}');
  await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
  stop.abort();
  await ended;
  await rm(site, { recursive: true });
});
