import { sentence } from '../check/problem.ts';
import type { CompileContext } from '../compile/context.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { createSiteOpener } from '../site/open-site.ts';
import { watchSite } from '../site/watch-site.ts';
import type { Sources } from './api.ts';

/** A site's records as the API answers from them while they change. */
export interface LiveRecords {
  /** What answers: the records as they were when the site last had no error. */
  sources: Sources;
  /** What the API's parameters must be, as the same files say. */
  schemas: () => Schemas;
  /** Whether those are the records of now, or kept because the site has errors since. */
  state(): 'valid' | 'kept';
  /** Reads the records again now, also where no change is noticed by itself. Never rejects. */
  reload(): Promise<void>;
  /** Watches no longer. */
  close(): void;
}

/**
 * Opens a site's records and takes in changed ones as soon as the site with them has no error; until then the last good
 * ones answer, and `said` is told why. Throws when the site has errors at first.
 */
export async function openRecords(folder: string, said: (message: string) => void): Promise<LiveRecords> {
  const { open } = createSiteOpener(folder);
  const stop = new AbortController();
  let now: Pick<CompileContext, 'sources' | 'schemas'> = { sources: {}, schemas: {} };
  let state: 'valid' | 'kept' = 'valid';
  const read = async () => {
    const { context, problems } = await open();
    const error = problems.find(({ severity }) => severity === 'error');
    if (!context) throw new Error(error && sentence(error));
    now = context;
  };
  const readAgain = async () => {
    try {
      await read();
      if (state === 'kept') said('The site has no errors any more; the API serves its records as they are now.');
      state = 'valid';
    } catch (error) {
      said(`The API keeps the last good records, because the site has errors: ${(error as Error).message}`);
      state = 'kept';
    }
  };
  // Watched before it is first read, so that no save falls between; one read after the other, so that the last one counts.
  let reloads: Promise<void> = Promise.resolve();
  const reload = () => {
    reloads = reloads.then(readAgain);
    return reloads;
  };
  await watchSite(folder, reload, { signal: stop.signal });
  const first = read();
  reloads = first.catch(() => {});
  await first.catch((error) => {
    stop.abort();
    throw new Error(`the site has errors (npm run check tells them all): ${(error as Error).message}`);
  });
  return {
    sources: () => now.sources,
    schemas: () => now.schemas,
    state: () => state,
    reload,
    close: () => stop.abort(),
  };
}
