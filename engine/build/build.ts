import { join, relative } from 'node:path';
import { codeHash } from '../site/code-hash.ts';
import { project, slashed } from '../site/paths.ts';
import type { BuildOptions } from './build-anew.ts';
import { inputsOf, isFresh, standsFor } from './freshness.ts';
import { recoverBuild } from './recover-build.ts';
import { removeCaches } from './remove-caches.ts';

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

/**
 * `npm run build`: writes `dist/`, and checks the site while its pages are made. Returns 1 and leaves `dist/` as it is when the
 * check finds errors.
 */
export async function build(options: BuildOptions): Promise<number> {
  if (options.shard && options.merge)
    throw new Error('--shard makes a part, --merge a whole site of parts: give one of them.');
  await recoverBuild(options.site, distOf(options.site), say);
  if (options.force) await removeCaches(options.site);
  return make(options);
}

async function make(options: BuildOptions): Promise<number> {
  const { site, target, shard, merge = false, drafts } = options;
  const dist = distOf(site);
  const inputs = await inputsOf(site, codeHash('site', site), { target, drafts });
  if (!shard && !merge && inputs.state !== undefined && standsFor(inputs.state, dist)) {
    say('nothing has changed since the last build');
    sayComplete(dist);
    return 0;
  }
  for (const { file, by } of inputs.unwatched)
    say(`${file} uses ${by}: the build cannot know whether its data changed, and reads it again`);
  // All that checks and compiles is loaded only where there is something to make; what makes pages begins meanwhile.
  const { readyEngine } = await import('./ready-engine.ts');
  const ready = readyEngine(site, inputs.build, say);
  const { buildAnew } = await import('./build-anew.ts');
  const out = await buildAnew(options, dist, inputs, say, ready);
  if (out === undefined) return 1;
  const { bundleTools } = await import('./bundle-tools.ts');
  await bundleTools();
  sayComplete(out);
  return 0;
}

function sayComplete(out: string): void {
  const inside = slashed(relative(project, out));
  say(`${inside.startsWith('../') ? out : inside} is complete`);
}
