import { parseArgs } from 'node:util';

/** What `npm run test:visual` is told. */
export interface VisualOptions {
  /** The commit to compare with, as git names it: `HEAD`, `main~2`, `0c6f387`. */
  base: string;
}

/** Reads the arguments; without `--base` the last commit is the base, so that work not yet committed is compared with it. Throws on a flag that is unknown. */
export function readOptions(args: string[]): VisualOptions {
  const { values } = parseArgs({ args, options: { base: { type: 'string', default: 'HEAD' } } });
  const { base } = values;
  if (!base || base.startsWith('-')) throw new Error('--base wants a commit, for example HEAD~3.');
  return { base };
}
