import type { SiteInput } from '../check/site-files.ts';
import type { RecordOrigin } from '../model/record-origin.ts';
import type { ParsedCollection } from '../model/schema/collections.ts';
import { snapshotFiles } from '../model/schema/record-snapshot.ts';
import { fetchRecords } from '../pull/fetch-records.ts';
import { writeSnapshot } from '../pull/pull-collection.ts';
import type { Environment } from '../pull/secrets.ts';
import { declaredCollections, type Overlay } from '../site/read-site.ts';
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
  const timers: ReturnType<typeof setInterval>[] = [];
  const refreshes: (() => Promise<void>)[] = [];
  const failing = new Set<string>();

  const read = async ({ name, collection }: RefreshedCollection): Promise<void> => {
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
    throw new Error('The records have errors.');
  };

  const createRefresh = (name: string, seconds: number, current: () => RefreshedCollection | undefined) => {
    const breaker = createBreaker({ restMs: restIntervals * seconds * 1000 });
    let underWay: Promise<void> | undefined;
    const refresh = async () => {
      const collection = current();
      if (!collection || breaker.isResting()) return;
      try {
        await read(collection);
        if (failing.delete(name)) log(`${name}: the records are read again.`);
        breaker.succeed();
      } catch (error) {
        if (!failing.has(name)) log(`${name}: the last good records stay. ${(error as Error).message}`);
        failing.add(name);
        breaker.fail();
      }
    };
    return () => {
      underWay ??= refresh().finally(() => {
        underWay = undefined;
      });
      return underWay;
    };
  };

  const refreshAll = async () => {
    await Promise.all(refreshes.map((refresh) => refresh()));
  };

  return {
    /** Replaces the texts on the disk. */
    over: ((onDisk) => (texts.size === 0 ? onDisk : { ...onDisk, ...Object.fromEntries(texts) })) satisfies Overlay,
    /** Begins with the collections of a site's current files. Resolves after the first reading of each. */
    start(files: () => SiteInput['files']): Promise<void> {
      for (const { name, seconds } of findRefreshed(files())) {
        const current = () => findRefreshed(files()).find((one) => one.name === name);
        const refresh = createRefresh(name, seconds, current);
        refreshes.push(refresh);
        timers.push(setInterval(refresh, seconds * 1000));
      }
      return refreshAll();
    },
    refresh: refreshAll,
    /** `undefined` without collections to refresh. */
    state: (): 'ok' | 'failing' | undefined => (timers.length === 0 ? undefined : failing.size > 0 ? 'failing' : 'ok'),
    stop(): void {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

interface RefreshedCollection {
  name: string;
  collection: ParsedCollection & { from: RecordOrigin };
  seconds: number;
}

function findRefreshed(files: SiteInput['files']): RefreshedCollection[] {
  return Object.entries(declaredCollections(files)).flatMap(([name, { from, ...collection }]) => {
    const seconds = from && 'refresh' in from ? from.refresh : undefined;
    return from && seconds ? [{ name, collection: { ...collection, from }, seconds }] : [];
  });
}
