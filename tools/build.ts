import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { bundleEngine } from './build/bundle.ts';
import { isFresh } from './build/freshness.ts';
import { pastLimits, readHostFiles } from './build/hosts/host-files.ts';
import { writeSite } from './build/write-site.ts';
import { summary } from './check.ts';
import { root, siteFolder } from './paths.ts';
import { siteOpener } from './site/open-site.ts';
import { siteSanitiser } from './site/sanitiser.ts';

/** Where a site is built to: `dist/`, inside the site's own folder. */
export function distOf(folder: string): string {
  return join(folder, 'dist');
}

/** Builds a site when something changed since its last build. Returns 0 when the build that is there serves, else as {@link build}. */
export async function buildWhenStale(args: string[]): Promise<number> {
  return (await isFresh(siteFolder(args))) ? 0 : build(args);
}

/** Says of a folder that cannot be written why it cannot; any other error stays as it is. */
function explained(error: NodeJS.ErrnoException, out: string): Error {
  const reason = unwritable[error.code ?? ''];
  return reason ? new Error(`cannot write ${error.path ?? out}: ${reason}. Nothing was changed.`) : error;
}

/** Why a folder cannot be written, by the system's name of the error. */
const unwritable: Record<string, string> = {
  EACCES: 'the folder is not writable for you',
  EPERM: 'the folder is not writable for you',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where a folder must be',
};

/**
 * `npm run build`: writes `dist/`, and checks the site while its pages are made. Returns 1 and leaves `dist/` as it is when the
 * check finds errors.
 */
export async function build(args: string[]): Promise<number> {
  const folder = siteFolder(args);
  const started = performance.now();
  const done = (what: string) => console.log(`build: ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  const sanitiser = siteSanitiser(folder);
  const out = distOf(folder);
  const { glance, check } = await siteOpener(folder, { sanitiser, pause: setImmediate }).read();
  const unchecked = glance();
  const checked = check();
  const approved = checked.then(({ context }) => {
    if (!context) throw new Error('the site has errors');
    done('checked');
  });
  // Nobody may be listening yet.
  approved.catch(() => {});
  const write = async () => {
    const context = await unchecked;
    return context && writeSite(context, folder, await bundleEngine(done), out, { approved });
  };
  const pages = await write().catch((error: Error) => error);
  // Whatever failed while the site was made, its errors come first: nothing is prepared for them.
  const { problems, context, files } = await checked;
  if (!context) {
    console.log(summary(problems, files.length));
    return 1;
  }
  if (pages instanceof Error) throw explained(pages, out);
  await (await sanitiser).save();
  done(`${pages} pages made`);
  for (const line of pastLimits(await readHostFiles(out))) console.log(`build: ${line}`);
  console.log(`build: ${out.startsWith(`${root}/`) ? out.slice(root.length + 1) : out} is complete`);
  return 0;
}
