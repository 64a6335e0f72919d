import { type CheckOptions, createInspector } from './inspect-site.ts';
import type { Problem } from './problem.ts';
import type { SiteInput } from './site-files.ts';

export type Check = (input: SiteInput, options?: CheckOptions) => Problem[];

/**
 * Checks a site: JSON, then schemas, then rules. Each step checks only values that passed the one before, so
 * each mistake is reported once. Editor, dev server and CI all use it.
 */
export function checkSite(input: SiteInput, options?: CheckOptions): Problem[] {
  return createChecker()(input, options);
}

/** Creates a check that caches the files, so that a later call inspects only files that changed. */
export function createChecker(): Check {
  const inspect = createInspector();
  return (input, options) => inspect(input, options).problems;
}
