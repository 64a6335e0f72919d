import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../../engine/build/build.ts';
import { schemas } from '../../engine/cli/schemas.ts';
import { serveSite } from '../../engine/server/serve-site.ts';
import { root } from '../../engine/site/paths.ts';

/** The sample sites of `engine/examples/`. */
export type SampleName = 'museum' | 'observatory' | 'press';

export interface BuiltSample {
  folder: string;
  address: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the first site is served. */
    address: string;
    secondAddress: string;
    samples: Record<SampleName, BuiltSample>;
  }
}

/** The sample site in Chinese and English. */
export const secondSite = join(root, 'engine/examples/observatory');

/** Vitest loads this module for each project. Its projects share these sites. */
const run = globalThis as { servedSites?: ReturnType<typeof serveSites> };

/** Serves the sample sites and the first site's `dist/` for all test files. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  run.servedSites ??= serveSites();
  const { provided, close } = await run.servedSites;
  for (const [name, value] of Object.entries(provided)) provide(name as keyof typeof provided, value);
  return close;
}

/** Builds each sample site, and serves it and the first site on free ports. */
async function serveSites() {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-samples-'));
  const first = await serveSite(root);
  if ((await build({ site: secondSite, target: 'any' })) !== 0) throw new Error('the second site does not build');
  const second = await serveSite(secondSite);
  const served = [first, second];
  const builtSample = async (name: SampleName): Promise<BuiltSample> => {
    const site = join(folder, name);
    await cp(join(root, 'engine/examples', name), site, { recursive: true, filter: (path) => !path.endsWith('/dist') });
    if ((await schemas({ site })) !== 0 || (await build({ site, target: 'any' })) !== 0)
      throw new Error(`the sample site ${name} does not build`);
    const server = await serveSite(site);
    served.push(server);
    return { folder: site, address: server.address };
  };
  const [museum, press] = await Promise.all([builtSample('museum'), builtSample('press')]);
  const samples = { museum, observatory: { folder: secondSite, address: second.address }, press };
  let closed: Promise<void> | undefined;
  const closeAll = async () => {
    await Promise.all(served.map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  };
  return {
    provided: { address: first.address, secondAddress: second.address, samples },
    close: () => (closed ??= closeAll()),
  };
}
