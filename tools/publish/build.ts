import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { summary } from '../check/report.ts';
import { pastLimits, readHostFiles } from '../host/host-files.ts';
import { project, slashed } from '../paths.ts';
import { siteOpener } from '../site/open-site.ts';
import { siteSanitiser } from '../site/sanitiser.ts';
import { bundleEngine } from './bundle.ts';
import { isFresh } from './freshness.ts';
import { recoverBuild } from './recover-build.ts';
import { type BuildTarget, contextFor } from './targets.ts';
import { writeSite } from './write-site.ts';

const say = (line: string) => console.log(`build: ${line}`);

/** Where a site is built to: `dist/`, inside the site's own folder. */
export function distOf(folder: string): string {
  return join(folder, 'dist');
}

/**
 * Builds a site for our server when something changed since its last build, or that is not as it was left. Returns 0 when the
 * build that is there serves, else as {@link build}.
 */
export async function buildWhenStale(folder: string): Promise<number> {
  await recoverBuild(folder, distOf(folder), say);
  return (await isFresh(folder, say)) ? 0 : make({ site: folder, target: 'server' });
}

/** Which site is built, by its folder, and what for. */
export interface BuildOptions {
  site: string;
  target: BuildTarget;
}

/**
 * `npm run build`: writes `dist/`, and checks the site while its pages are made. Returns 1 and leaves `dist/` as it is when the
 * check finds errors.
 */
export async function build(options: BuildOptions): Promise<number> {
  await recoverBuild(options.site, distOf(options.site), say);
  return make(options);
}

async function make({ site: folder, target }: BuildOptions): Promise<number> {
  const started = performance.now();
  const done = (what: string) => say(`${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  const out = distOf(folder);
  const sanitiser = siteSanitiser(folder, done);
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
    if (!context) return undefined;
    const options = { approved, say: done };
    return writeSite(contextFor(target, context), folder, await bundleEngine(folder, done), out, options);
  };
  const pages = await write().catch((error: Error) => error);
  // Whatever failed while the site was made, its errors come first: nothing is prepared for them.
  const { problems, context, files } = await checked;
  if (!context) {
    console.log(summary(problems, files.length));
    return 1;
  }
  if (pages instanceof Error) throw pages;
  await (await sanitiser).save();
  done(`${pages} pages made`);
  for (const line of pastLimits(await readHostFiles(out))) say(line);
  const inside = slashed(relative(project, out));
  say(`${inside.startsWith('../') ? out : inside} is complete`);
  return 0;
}
