import type { PageDescriptor } from '../model/page.ts';
import type { CompileContext } from './context.ts';

/** A new version of a page in place of the old one. */
export interface PageSwap {
  was: PageDescriptor;
  is: PageDescriptor;
}

const origins = new WeakMap<CompileContext, { before: CompileContext; swap?: PageSwap | undefined }>();

/** Shares cached results with another context, whose pages are equal except for one `swap`. */
export function shareCache<Context extends CompileContext>(
  context: Context,
  before: CompileContext,
  swap?: PageSwap,
): Context {
  origins.set(context, { before, swap });
  return context;
}

/** Releases the previous context, so that not all versions stay in memory. */
export function releaseCache(context: CompileContext): void {
  origins.delete(context);
}

/** Caches a result per context. `follow` updates the result of the context that this one is derived from. */
export function oncePerContext<Value>(
  make: (context: CompileContext) => Value,
  follow?: (before: Value, swap: PageSwap, context: CompileContext) => Value | undefined,
): (context: CompileContext) => Value {
  const known = new WeakMap<CompileContext, { value: Value }>();
  const of = (context: CompileContext): Value => {
    const cached = known.get(context);
    if (cached) return cached.value;
    const { before, swap } = (follow && origins.get(context)) ?? {};
    const updated = before && (swap ? follow?.(of(before), swap, context) : of(before));
    const value = updated ?? make(context);
    known.set(context, { value });
    return value;
  };
  return of;
}
