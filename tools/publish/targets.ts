import type { CompileContext } from '../../engine/compile/context.ts';

/** What a build is for: our server and hosts with its rules, or hosts that have only files. */
export type BuildTarget = 'server' | 'static';

/** What a site is compiled from for a target: for a static one, links to pages end in a slash. */
export function contextFor(target: BuildTarget, context: CompileContext): CompileContext {
  return target === 'server' ? context : { ...context, folders: true };
}
