import { type CheckOptions, createInspector } from './inspect-site.ts';
import type { Problem } from './problem.ts';
import type { SiteInput } from './site-files.ts';

/** Checks a site and returns all its problems, in the order of files and lines. */
export type Check = (input: SiteInput, options?: CheckOptions) => Problem[];

/**
 * Checks a site: first JSON, then schemas, then rules, each only on the values that the one before let through, so that one
 * mistake gives one problem, and two give two. The one verdict of editor, dev server and CI.
 */
export function checkSite(input: SiteInput, options?: CheckOptions): Problem[] {
  return createChecker()(input, options);
}

/** A check that remembers the files it has seen, so that looking again after a save looks at the saved file only. */
export function createChecker(): Check {
  const inspect = createInspector();
  return (input, options) => inspect(input, options).problems;
}
