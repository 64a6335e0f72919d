import { join, relative } from 'node:path';
import { codeHash } from '../site/code-hash.ts';
import { project, slashed } from '../site/paths.ts';
import type { BuildOptions } from './check-and-build.ts';
import { isBuiltFrom, isFresh, readInputs } from './freshness.ts';
import { recoverBuild } from './recover-build.ts';
import { removeCaches } from './remove-caches.ts';

const say = (line: string) => console.log(`build: ${line}`);

export function distOf(folder: string): string {
  return join(folder, 'dist');
}

/** Builds a site for our server if its build is missing, outdated or changed. Returns the exit code. */
export async function buildWhenStale(folder: string): Promise<number> {
  await recoverBuild(folder, distOf(folder), say);
  return (await isFresh(folder, say)) ? 0 : make({ site: folder, target: 'server' });
}

/** `npm run build`: checks a site and writes `dist/`. Returns 1 and leaves `dist/` alone if the check finds errors. */
export async function build(options: BuildOptions): Promise<number> {
  if (options.shard && options.merge)
    throw new Error('--shard makes a part, --merge a whole site of parts: give one of them.');
  await recoverBuild(options.site, distOf(options.site), say);
  if (options.force) await removeCaches(options.site);
  return make(options);
}

async function make(options: BuildOptions): Promise<number> {
  const { site, target, shard, merge = false, drafts, base } = options;
  const dist = distOf(site);
  const inputs = await readInputs(site, codeHash('site', site), { target, drafts, base });
  if (!shard && !merge && inputs.state !== undefined && isBuiltFrom(inputs.state, dist)) {
    say('nothing has changed since the last build');
    sayComplete(dist);
    return 0;
  }
  for (const { file, by } of inputs.unwatched)
    say(`${file} uses ${by}: the build cannot know whether its data changed, and reads it again`);
  // Load the checker and compiler only if there is something to build. The bundler starts in the meantime.
  const { prepareEngine } = await import('./prepare-engine.ts');
  const ready = prepareEngine(site, inputs.build, say);
  const { checkAndBuild } = await import('./check-and-build.ts');
  const out = await checkAndBuild(options, dist, inputs, say, ready);
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
