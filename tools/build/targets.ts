import { parseArgs } from 'node:util';
import type { CompileContext } from '../../engine/compile/context.ts';

/** What a build is for: our server and hosts with its rules, or hosts that have only files. */
export type BuildTarget = 'server' | 'static';

/** What `--target` says; without it a build is for our server. Throws when it names nothing that there is. */
export function targetOf(args: string[]): BuildTarget {
  const { values } = parseArgs({ args, options: { target: { type: 'string' } }, strict: false });
  const { target = 'server' } = values;
  if (target !== 'server' && target !== 'static')
    throw new Error('--target is server, for npm start and nginx, or static, for hosts that have only files');
  return target;
}

/** What a site is compiled from for a target: for a static one, links to pages end in a slash. */
export function contextFor(target: BuildTarget, context: CompileContext): CompileContext {
  return target === 'server' ? context : { ...context, folders: true };
}
