import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build } from '../../engine/build/build.ts';
import { serveSite } from '../../engine/server/serve-site.ts';
import { root } from '../../engine/site/paths.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the shipped site is served. */
    address: string;
    secondAddress: string;
  }
}

/** The three-page site of another kind that proves that the engine holds nothing of the first. */
export const secondSite = join(root, 'engine/examples/observatory');

/** Serves the shipped site's `dist/` and a fresh build of the second site on free ports, for all test files. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  const first = await serveSite(root);
  if ((await build({ site: secondSite, target: 'any' })) !== 0) throw new Error('the second site does not build');
  const second = await serveSite(secondSite);
  provide('address', first.address);
  provide('secondAddress', second.address);
  return async () => {
    await Promise.all([first.close(), second.close()]);
  };
}
