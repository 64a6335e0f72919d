import type { SiteInput } from '../check/site-files.ts';
import type { RecordOrigin } from '../model/record-origin.ts';
import type { ParsedCollection } from '../model/schema/collections.ts';
import { snapshotFiles } from '../model/schema/record-snapshot.ts';
import { fetchRecords } from '../pull/fetch-records.ts';
import { writeSnapshot } from '../pull/pull-collection.ts';
import type { Environment } from '../pull/secrets.ts';
import { declaredCollections, type Overlay } from '../site/read-site.ts';
import { type Breaker, createBreaker } from './breaker.ts';

export type OriginRefresher = ReturnType<typeof createOriginRefresher>;

interface RefreshOptions {
  folder: string;
  log: (message: string) => void;
  /** The files of the site's last state without errors. */
  files: () => SiteInput['files'];
  /** Reads the site with the new records. Resolves to whether they are valid. */
  apply: () => Promise<boolean>;
  env?: Environment | undefined;
}

/** A rest is as long as this many intervals. */
const restIntervals = 10;

interface Refresh {
  seconds: number;
  timer: ReturnType<typeof setInterval>;
  breaker: Breaker;
  run: () => Promise<void>;
}

/** Reads the records of collections with `refresh` again and again. While that fails, the last good ones stay. */
export function createOriginRefresher({ folder, log, files, apply, env }: RefreshOptions) {
  /** The texts of snapshots that are newer than those on the disk. */
  const texts = new Map<string, string>();
  /** By the name of the collection. */
  const refreshes = new Map<string, Refresh>();

  const read = async ({ name, collection }: RefreshedCollection): Promise<void> => {
    const file = textFileOf(name);
    const { records, flaws } = await fetchRecords({ folder, name, collection, ...(env && { env }) });
    const [flaw] = flaws;
    if (flaw) throw new Error(`${flaw.path.join('.')}: ${flaw.message.en}`);
    // It may have ended meanwhile.
    if (!refreshes.has(name)) return;
    const before = texts.get(file);
    const text = writeSnapshot(records);
    if (text === (before ?? files()[file])) return;
    texts.set(file, text);
    if (await apply()) return;
    if (before === undefined) texts.delete(file);
    else texts.set(file, before);
    await apply();
    throw new Error('The records have errors.');
  };

  const createRefresh = ({ name, seconds }: RefreshedCollection): Refresh => {
    const breaker = createBreaker({ restMs: restIntervals * seconds * 1000 });
    let underWay: Promise<void> | undefined;
    const refresh = async () => {
      const collection = findRefreshed(files()).find((one) => one.name === name);
      if (!collection || breaker.isResting()) return;
      try {
        await read(collection);
        if (breaker.hasFailed()) log(`${name}: the records are read again.`);
        breaker.succeed();
      } catch (error) {
        if (!breaker.hasFailed()) log(`${name}: the last good records stay. ${(error as Error).message}`);
        breaker.fail();
      }
    };
    const run = () => {
      underWay ??= refresh().finally(() => {
        underWay = undefined;
      });
      return underWay;
    };
    return { seconds, breaker, run, timer: setInterval(run, seconds * 1000) };
  };

  const end = (name: string) => {
    clearInterval(refreshes.get(name)?.timer);
    refreshes.delete(name);
  };

  return {
    /** Replaces the texts on the disk. */
    over: ((onDisk) => (texts.size === 0 ? onDisk : { ...onDisk, ...Object.fromEntries(texts) })) satisfies Overlay,
    /** Follows the collections of the current files. Resolves after the first reading of each new one. */
    async follow(): Promise<void> {
      const wanted = new Map(findRefreshed(files()).map((one) => [one.name, one]));
      for (const [name, { seconds }] of refreshes) if (wanted.get(name)?.seconds !== seconds) end(name);
      const added = [...wanted.values()].filter(({ name }) => !refreshes.has(name));
      for (const one of added) refreshes.set(one.name, createRefresh(one));
      const wantedFiles = new Set([...wanted.keys()].map(textFileOf));
      const gone = [...texts.keys()].filter((file) => !wantedFiles.has(file));
      for (const file of gone) texts.delete(file);
      // Without `refresh`, the records on the disk count.
      if (gone.length > 0) await apply();
      await Promise.all(added.map(({ name }) => refreshes.get(name)?.run()));
    },
    async refresh(): Promise<void> {
      await Promise.all([...refreshes.values()].map(({ run }) => run()));
    },
    /** `undefined` without collections to refresh. */
    state(): 'ok' | 'failing' | undefined {
      if (refreshes.size === 0) return undefined;
      return [...refreshes.values()].some(({ breaker }) => breaker.hasFailed()) ? 'failing' : 'ok';
    },
    stop(): void {
      for (const name of refreshes.keys()) end(name);
    },
  };
}

function textFileOf(name: string): string {
  return `assets/${snapshotFiles(name).records}`;
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
