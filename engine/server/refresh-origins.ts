import type { SiteInput } from '../check/site-files.ts';
import type { RecordOrigin } from '../model/record-origin.ts';
import { type ParsedCollection, parseCollection } from '../model/schema/collections.ts';
import { snapshotFiles } from '../model/schema/record-snapshot.ts';
import { fetchRecords } from '../pull/fetch-records.ts';
import { writeSnapshot } from '../pull/pull-collection.ts';
import type { Environment } from '../pull/secrets.ts';
import type { Overlay } from '../site/read-site.ts';
import { createBreaker } from './breaker.ts';

export type OriginRefresher = ReturnType<typeof createOriginRefresher>;

interface RefreshOptions {
  folder: string;
  log: (message: string) => void;
  /** Reads the site with the new records. Resolves to whether they are valid. */
  apply: () => Promise<boolean>;
  env?: Environment | undefined;
}

/** A rest is as long as this many intervals. */
const restIntervals = 10;

/** Reads the records of collections with `refresh` again and again. While that fails, the last good ones stay. */
export function createOriginRefresher({ folder, log, apply, env }: RefreshOptions) {
  /** The texts of snapshots that are newer than those on the disk. */
  const texts = new Map<string, string>();
  const timers = new Map<string, ReturnType<typeof setInterval>>();
  const failing = new Set<string>();

  const refresh = async (name: string, collection: ParsedCollection & { from: RecordOrigin }): Promise<void> => {
    const file = `assets/${snapshotFiles(name).records}`;
    const { records, flaws } = await fetchRecords({ folder, name, collection, ...(env && { env }) });
    const [flaw] = flaws;
    if (flaw) throw new Error(`${flaw.path.join('.')}: ${flaw.message.en}`);
    const before = texts.get(file);
    const text = writeSnapshot(records);
    if (text === before) return;
    texts.set(file, text);
    if (await apply()) return;
    if (before === undefined) texts.delete(file);
    else texts.set(file, before);
    await apply();
    throw new Error('the records have errors.');
  };

  const start = (name: string, collection: ParsedCollection & { from: RecordOrigin }, seconds: number) => {
    const breaker = createBreaker({ restMs: restIntervals * seconds * 1000 });
    let isBusy = false;
    const tick = async () => {
      if (isBusy || breaker.isResting()) return;
      isBusy = true;
      try {
        await refresh(name, collection);
        if (failing.delete(name)) log(`${name}: the records are read again.`);
        breaker.succeed();
      } catch (error) {
        if (!failing.has(name)) log(`${name}: the last good records stay. ${(error as Error).message}`);
        failing.add(name);
        breaker.fail();
      } finally {
        isBusy = false;
      }
    };
    timers.set(name, setInterval(tick, seconds * 1000));
    return tick();
  };

  return {
    /** Replaces the texts on the disk. */
    over: ((onDisk) => (texts.size === 0 ? onDisk : { ...onDisk, ...Object.fromEntries(texts) })) satisfies Overlay,
    /** Begins with the collections in these files. Resolves after the first reading of each. */
    async start(files: SiteInput['files']): Promise<void> {
      const due = Object.keys(files).flatMap((file) => {
        const [, name = ''] = /^pages\/collections\/([^/]+)\.json$/.exec(file) ?? [];
        const collection = name === '' ? undefined : parseCollection(JSON.parse(files[file] as string));
        const seconds = collection?.from && 'refresh' in collection.from ? collection.from.refresh : undefined;
        return collection?.from && seconds
          ? [{ name, collection: { ...collection, from: collection.from }, seconds }]
          : [];
      });
      await Promise.all(due.map(({ name, collection, seconds }) => start(name, collection, seconds)));
    },
    /** `undefined` without collections to refresh. */
    state: (): 'ok' | 'failing' | undefined => (timers.size === 0 ? undefined : failing.size > 0 ? 'failing' : 'ok'),
    stop(): void {
      for (const timer of timers.values()) clearInterval(timer);
    },
  };
}
