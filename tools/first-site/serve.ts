import type { TestProject } from 'vitest/node';
import { serveSite } from '../../engine/server/serve-site.ts';
import { root } from '../../engine/site/paths.ts';

/** Serves the first site's `dist/` on a free port, for all test files. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  const { address, close } = await serveSite(root);
  provide('address', address);
  return close;
}
