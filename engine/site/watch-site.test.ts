import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import { sample, sampleCount } from '../testing/test-depth.ts';
import { createSiteReader } from './read-site.ts';
import { watchSite } from './watch-site.ts';

/** How `fs.watch` behaves in a test. */
let system: 'reports events' | 'reports no events' | 'has no watches left' = 'reports events';

/** The timestamp of every change, as if all were made within one tick of the clock. Default: real timestamps. */
let tickOfSystem: number | undefined;

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const watch: typeof fs.watch = (...args: unknown[]) => {
    if (system === 'has no watches left') throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    const heard = system === 'reports events' ? args[1] : () => {};
    return fs.watch(args[0] as string, heard as () => void);
  };
  const statSync = (...args: unknown[]) => {
    const stats = (fs.statSync as (...args: unknown[]) => import('node:fs').Stats | undefined)(...args);
    return stats?.isFile() && tickOfSystem !== undefined
      ? Object.assign(stats, { ctimeMs: tickOfSystem, mtimeMs: tickOfSystem })
      : stats;
  };
  return { ...fs, watch, statSync };
});

let site: string;
let stop: AbortController;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-site-'));
  await write('pages/home.json', '{}');
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  system = 'reports events';
  tickOfSystem = undefined;
  vi.useRealTimers();
  await rm(site, { recursive: true, force: true });
});

const at = (path: string) => join(site, path);

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
}

/** The texts of files and the names of all assets; empty without a site. */
type Found = Record<string, string>;

async function found(read = createSiteReader(site)): Promise<Found> {
  const { files, assets } = await read().catch(() => ({ files: {}, assets: [] }));
  return { ...files, ...Object.fromEntries([...assets].map((asset) => [asset, 'an asset'])) };
}

/** Watches the site; returns its content after the last change. */
async function watched(): Promise<{ seen: () => Found }> {
  const read = createSiteReader(site);
  let seen: Found = {};
  const look = async () => {
    seen = await found(read);
  };
  await watchSite(site, look, { signal: stop.signal, paceMs: 20 });
  await look();
  return { seen: () => seen };
}

let seen: () => Found;

/** Changes of a site's folders, after which a saved file must be noticed. */
const deeds: Record<string, () => Promise<void>> = {
  'pages renamed and renamed back': async () => {
    await rename(at('pages'), at('p2'));
    await rename(at('p2'), at('pages'));
  },
  'pages renamed, looked for, and renamed back': async () => {
    await rename(at('pages'), at('p2'));
    await expect.poll(seen).toEqual({});
    await rename(at('p2'), at('pages'));
  },
  'pages taken away and made anew': async () => {
    await rm(at('pages'), { recursive: true });
    await mkdir(at('pages'));
  },
  'another folder put in the place of pages': async () => {
    await mkdir(at('other/deep'), { recursive: true });
    await rm(at('pages'), { recursive: true });
    await rename(at('other'), at('pages'));
  },
  'nested folders made and removed quickly': async () => {
    for (let turn = 0; turn < 20; turn++) {
      await mkdir(at('pages/a/b/c'), { recursive: true });
      await rm(at('pages/a'), { recursive: true });
    }
  },
  'nested folders made at last': () => mkdir(at('pages/deep/deep'), { recursive: true }).then(() => {}),
  'a folder renamed that holds others': async () => {
    await mkdir(at('pages/x/deep'), { recursive: true });
    await rename(at('pages/x'), at('pages/deep'));
  },
  'assets made later': () => mkdir(at('assets/records/news'), { recursive: true }).then(() => {}),
};

const systems = ['reports events', 'reports no events', 'has no watches left'] as const;

describe.each(systems)('if the system %s', (how) => {
  it.each(sample(Object.keys(deeds), 3, systems.indexOf(how)))('notices a save after: %s', async (name) => {
    system = how;
    ({ seen } = await watched());
    await deeds[name]?.();
    for (const [file, text] of [
      ['pages/home.json', 'home again'],
      ['pages/deep/deep/page.json', 'deep'],
      ['assets/records/news/1.json', 'record'],
    ] as const) {
      await write(file, text);
      await expect.poll(seen).toMatchObject({ [file]: text });
    }
    await rm(at('assets'), { recursive: true });
    await expect.poll(seen).not.toHaveProperty(['records/news/1.json']);
  });
});

it('notices that a file is replaced by one with the same size and time', async () => {
  await utimes(at('pages/home.json'), 1000, 1000);
  ({ seen } = await watched());
  await writeFile(at('pages/home.json'), '[]');
  await utimes(at('pages/home.json'), 1000, 1000);
  await expect.poll(seen).toEqual({ 'pages/home.json': '[]' });
});

it.each(['reports events', 'reports no events'] as const)(
  'sees a file that is saved twice in one tick, where the system %s',
  async (how) => {
    system = how;
    vi.useFakeTimers({ toFake: ['Date'] });
    tickOfSystem = Date.now();
    ({ seen } = await watched());
    expect(seen()).toEqual({ 'pages/home.json': '{}' });
    await writeFile(at('pages/home.json'), '[]');
    // Then the clock continues.
    vi.setSystemTime(tickOfSystem + 100);
    await expect.poll(seen).toEqual({ 'pages/home.json': '[]' });
  },
);

it('notices the final state after any sequence of changes to files and folders', async () => {
  const random = randomFrom(16);
  ({ seen } = await watched());
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item;
  const folders = ['pages/a', 'pages/b', 'pages/a/c', 'assets/records/x', 'pages'];
  const files = folders.map((folder) => `${folder}/file.json`);
  for (let turn = 0; turn < sampleCount(40, 10); turn++) {
    for (let step = 0; step < 1 + random() * 5; step++) {
      const [one, other] = [pick(folders), pick(folders)];
      await pick([
        () => write(pick(files), String(random())),
        () => rm(at(pick(files)), { force: true }),
        () => rm(at(one), { recursive: true, force: true }),
        () => rename(at(one), at(other)),
        () => mkdir(at(one), { recursive: true }),
      ])().catch(() => {});
    }
    await write('pages/last.json', String(turn));
    const there = await found();
    await expect.poll(seen).toEqual(there);
  }
});

it('does nothing without changes, and stops on abort', async () => {
  let calls = 0;
  const changed = async () => {
    calls += 1;
  };
  const { ended } = await watchSite(site, changed, { signal: stop.signal, paceMs: 1 });
  await write('pages/home.json.4711-0123abcd.tmp', 'not finished');
  await write('pages/home.json', 'saved');
  await expect.poll(() => calls).toBe(1);
  stop.abort();
  await ended;
  expect(calls).toBe(1);
});
