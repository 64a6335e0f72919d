import { formatProblem } from '../check/problem.ts';
import type { CompileContext } from '../compile/context.ts';
import { createSiteOpener } from '../site/open-site.ts';
import { watchSite } from '../site/watch-site.ts';

export type LiveRecords = Awaited<ReturnType<typeof openLiveRecords>>;

/** Opens a site's records. Serves the last ones without errors, and calls `log`. Throws for errors at the start. */
export async function openLiveRecords(folder: string, log: (message: string) => void) {
  const { open } = createSiteOpener(folder);
  const stop = new AbortController();
  let now: Pick<CompileContext, 'sources' | 'schemas'> = { sources: {}, schemas: {} };
  let state: 'valid' | 'kept' = 'valid';
  const read = async () => {
    const { context, problems } = await open();
    const error = problems.find(({ severity }) => severity === 'error');
    if (!context) throw new Error(error && formatProblem(error));
    now = context;
  };
  const readAgain = async () => {
    try {
      await read();
      if (state === 'kept') log('The site has no errors any more; the API serves its records as they are now.');
      state = 'valid';
    } catch (error) {
      log(`The API keeps the last good records, because the site has errors: ${(error as Error).message}`);
      state = 'kept';
    }
  };
  // Watch before the first read, so that no save is missed. Reads are queued, so the last one counts.
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
    /** The sources of the last state without errors. */
    sources: () => now.sources,
    /** The schemas of the same state. */
    schemas: () => now.schemas,
    /** Whether that state is current, or `kept` because the site has errors now. */
    state: () => state,
    /** Reads the records again, even without a noticed change. Never rejects. */
    reload,
    close: () => stop.abort(),
  };
}
