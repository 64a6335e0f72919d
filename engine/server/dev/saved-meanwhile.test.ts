import { type Stats, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { smallSite } from '../../generate/gallery/small-site.ts';
import type { FileEvent } from '../../site/folder-snapshot.ts';
import { createSiteOpener } from '../../site/open-site.ts';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';
import { type LiveSite, openLiveSite } from './live-site.ts';

/** The watcher's callback. A test calls it at the right time. */
let noticed: (changes?: FileEvent[]) => Promise<void>;

vi.mock('../../site/watch-site.ts', () => ({
  watchSite: async (_folder: string, changed: typeof noticed) => {
    noticed = changed;
  },
}));

/** The time of every change, as if all were made in one tick of the clock. Default: the real times. */
let tickOfSystem: number | undefined;

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const statSync = (...args: unknown[]) => {
    const stats = (fs.statSync as (...args: unknown[]) => Stats | undefined)(...args);
    const told = { ctimeMs: tickOfSystem, mtimeMs: tickOfSystem };
    return tickOfSystem === undefined || !stats ? stats : Object.assign(stats, told);
  };
  return { ...fs, statSync };
});

/** Pauses an inspection after it has read all files. */
let held: Promise<void> | undefined;
let isHeld: () => void;

vi.mock('../../site/records.ts', async (original) => {
  const records = await original<typeof import('../../site/records.ts')>();
  return {
    ...records,
    async readEndpoints(folder: string) {
      const until = held;
      held = undefined;
      if (until) isHeld();
      await until;
      return records.readEndpoints(folder);
    },
  };
});

/** Pauses the next scan. `there` resolves when it is paused. */
function holdNext(): { there: Promise<void>; letOn: () => void } {
  let letOn = () => {};
  held = new Promise((resolve) => {
    letOn = resolve;
  });
  const there = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  return { there, letOn };
}

/** The editor's suggestions are never written in this test. */
const proposed = vi.hoisted(() => vi.fn(() => new Promise<void>(() => {})));

vi.mock('../../generate/schemas/editor-files.ts', () => ({ writeEditorFiles: proposed }));

let small: SmallFolder;
let stop: AbortController;
beforeEach(async () => {
  small = await smallFolder();
  stop = new AbortController();
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  stop.abort();
  proposed.mockClear();
  tickOfSystem = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  await small.remove();
});

/** An editor saves over a file, or puts another in its place. */
const ways = {
  'writes over': (path: string, text: string) => writeFile(path, text),
  'renames over': async (path: string, text: string) => {
    await writeFile(`${path}~`, text);
    await rename(`${path}~`, path);
  },
};

const open = () => openLiveSite(small.folder, () => {}, stop.signal);
const titleOf = (site: LiveSite) => site.context()?.pages.find(({ id }) => id === 'second')?.title;

const isShown = (site: LiveSite, title: string) =>
  vi.waitFor(() => expect(titleOf(site)).toBe(title), { timeout: 20_000 });

/** Long enough for an inspection that does not wait for the paused one. */
const lookElsewhere = async () => (await createSiteOpener(small.folder, { live: true }).open()).problems;

describe.each(Object.entries(ways))('a change that an editor %s', (_how, write) => {
  const save = (title: string) =>
    write(join(small.folder, 'pages/second.json'), JSON.stringify({ ...smallSite['pages/second.json'], title }));

  test('shows during the first reading of a site', async () => {
    const { there, letOn } = holdNext();
    const opening = open();
    await there;
    await save('Saved');
    void noticed();
    await lookElsewhere();
    letOn();
    await isShown(await opening, 'Saved');
  });

  test('shows during the first check of a site', async () => {
    const site = await open();
    await save('Saved');
    void noticed();
    await isShown(site, 'Saved');
  });

  test('shows before the first check of a large site is complete', async () => {
    // The check pauses after each file, and continues after the site is compiled.
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
    const told: [title: unknown, files: number | undefined][] = [];
    const inspected = () => void told.push([titleOf(site), site.checked()?.model.files.length]);
    const site = await openLiveSite(small.folder, inspected, stop.signal);
    let letOn = () => {};
    void site.run(() => new Promise<void>((resolve) => (letOn = resolve)));
    for (const title of ['Saved', 'Saved again']) {
      await save(title);
      // It waits for no check: the next save is noticed as well.
      await noticed();
      expect(titleOf(site)).toBe(title);
    }
    letOn();
    await vi.waitFor(() => expect(site.checked()).toBeDefined(), { timeout: 20_000 });
    expect(told).toEqual([
      ['Saved', undefined],
      ['Saved again', undefined],
      ['Saved again', site.checked()?.model.files.length],
    ]);
  });

  test('does not show if it breaks a page during the first check: the last version stays', async () => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
    const site = await open();
    let letOn = () => {};
    void site.run(() => new Promise<void>((resolve) => (letOn = resolve)));
    const before = titleOf(site);
    await write(join(small.folder, 'pages/second.json'), '{ "id": "second", "title": "Brok');
    await write(join(small.folder, 'pages/site.json'), '{ "name"');
    await noticed();
    expect(site.checked()).toBeUndefined();
    letOn();
    await vi.waitFor(() => expect(site.checked()).toBeDefined(), { timeout: 20_000 });
    const broken = site.status().problems.map(({ file }) => file);
    expect(broken).toEqual(expect.arrayContaining(['pages/second.json', 'pages/site.json']));
    expect(titleOf(site)).toBe(before);
    expect(site.status().held).toEqual(expect.arrayContaining(['pages/second.json', 'pages/site.json']));
  });

  test('shows during the inspection for the previous save', async () => {
    const site = await open();
    await site.inspect();
    const { there, letOn } = holdNext();
    await save('Before');
    const looks = [noticed()];
    await there;
    await save('Saved');
    looks.push(noticed());
    await lookElsewhere();
    letOn();
    await Promise.all(looks);
    expect(titleOf(site)).toBe('Saved');
  });

  test('stays visible if the next save breaks the page before the first inspection', async () => {
    const path = join(small.folder, 'pages/second.json');
    let breaks = false;
    const site = await openLiveSite(
      small.folder,
      () => {
        // A saved file is shown before all files are inspected.
        if (breaks) writeFileSync(path, '{ "id": "second", "title": "Brok');
      },
      stop.signal,
    );
    await site.inspect();
    await save('Saved');
    breaks = true;
    await noticed([{ path, what: 'change' }]);
    expect(site.status().problems.map(({ file }) => file)).toContain('pages/second.json');
    expect(site.status().held).toEqual(['pages/second.json']);
    expect(titleOf(site)).toBe('Saved');
    // After the first inspection, from one to the next.
    await site.inspect();
    expect(titleOf(site)).toBe('Saved');
  });

  test('shows before the inspection of the whole site, as does a fixed page; a broken page does not', async () => {
    const told: [title: unknown, files: unknown][] = [];
    const site = await openLiveSite(
      small.folder,
      () => void told.push([titleOf(site), site.checked()?.model.files]),
      stop.signal,
    );
    await site.inspect();
    told.length = 0;
    const path = join(small.folder, 'pages/second.json');
    const change = [{ path, what: 'change' as const }];
    const before = site.checked()?.model.files;
    await save('Saved');
    await noticed(change);
    expect(told[0]).toEqual(['Saved', before]);
    const after = site.checked()?.model.files;
    expect(told[1]).toEqual(['Saved', after]);
    expect(after).not.toBe(before);
    await write(path, '{ "id": "second", "title": "Brok');
    await noticed(change);
    expect(titleOf(site)).toBe('Saved');
    expect(site.status().held).toEqual(['pages/second.json']);
    told.length = 0;
    await save('Mended');
    await noticed(change);
    expect(told.map(([title]) => title)).toEqual(['Mended', 'Mended']);
    expect(site.status()).toMatchObject({ problems: [], held: [] });
  });

  test('shows while the editor’s suggestions for the previous save are written', async () => {
    const site = await open();
    await site.inspect();
    await expect.poll(() => proposed).toHaveBeenCalled();
    await save('Saved');
    await noticed();
    expect(titleOf(site)).toBe('Saved');
  });

  test('shows if a scan for a save ran in the same clock tick', async () => {
    const site = await open();
    await site.inspect();
    vi.useFakeTimers({ toFake: ['Date'] });
    tickOfSystem = Date.now();
    await save('Saved 1');
    await noticed();
    expect(titleOf(site)).toBe('Saved 1');
    await save('Saved 2');
    await noticed();
    expect(titleOf(site)).toBe('Saved 2');
  });
});
