import { formatProblem } from '../check/problem.ts';
import type { SiteInput } from '../check/site-files.ts';
import type { CompileContext } from '../compile/context.ts';
import type { Environment } from '../pull/secrets.ts';
import { createSiteOpener } from '../site/open-site.ts';
import { watchSite } from '../site/watch-site.ts';
import { createOriginRefresher } from './refresh-origins.ts';

export type LiveRecords = Awaited<ReturnType<typeof openLiveRecords>>;

/** Opens a site's records. Serves the last ones without errors, and calls `log`. Throws for errors at the start. */
export async function openLiveRecords(folder: string, log: (message: string) => void, env?: Environment) {
  const origins = createOriginRefresher({
    folder,
    log,
    env,
    files: () => files,
    async apply() {
      await reload();
      return state === 'valid';
    },
  });
  const { open } = createSiteOpener(folder, { over: origins.over });
  const stop = new AbortController();
  let now: Pick<CompileContext, 'sources' | 'schemas'> & Partial<Pick<CompileContext, 'site'>> = {
    sources: {},
    schemas: {},
  };
  let files: SiteInput['files'] = {};
  let state: 'valid' | 'kept' = 'valid';
  const read = async () => {
    const { context, problems, input } = await open();
    const error = problems.find(({ severity }) => severity === 'error');
    if (!context) throw new Error(error && formatProblem(error));
    now = context;
    files = input.files;
  };
  const readAgain = async () => {
    try {
      await read();
      // Not awaited, because new records are read by another reload.
      if (!stop.signal.aborted) void origins.follow();
      if (state === 'kept') log('The site has no errors any more; the API serves its records as they are now.');
      state = 'valid';
    } catch (error) {
      log(`The API keeps the last good records, because the site has errors: ${(error as Error).message}`);
      state = 'kept';
    }
  };
  // Watch before the first read, so that no save is missed. Reads are queued, so the last one counts.
  let reloads: Promise<void> = Promise.resolve();
  const reload = async () => {
    reloads = reloads.then(readAgain);
    await reloads;
  };
  await watchSite(folder, reload, { signal: stop.signal });
  const first = read();
  reloads = first.catch(() => {});
  await first.catch((error) => {
    stop.abort();
    throw new Error(`the site has errors (npm run check tells them all): ${(error as Error).message}`);
  });
  // The records of the last pull are served meanwhile.
  const refreshed = origins.follow();
  return {
    /** The sources of the last state without errors. */
    sources: () => now.sources,
    /** The site of the same state. */
    site: () => now.site,
    /** The schemas of the same state. */
    schemas: () => now.schemas,
    /** Whether that state is current, or `kept` because the site has errors now. */
    state: () => state,
    /** Reads the records again, even without a noticed change. Never rejects. */
    reload,
    /** Whether the records from elsewhere are current. `undefined` if none are refreshed. */
    origins: origins.state,
    /** Resolves after the first refresh. */
    refreshed,
    /** Reads the records from elsewhere now. Never rejects. */
    refresh: origins.refresh,
    close() {
      stop.abort();
      origins.stop();
    },
  };
}
