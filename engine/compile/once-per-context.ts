import type { PageDescriptor } from '../model/page.ts';
import type { CompileContext } from './context.ts';

/** A page in whose place another stands, which is a newer state of it. */
export interface Swap {
  was: PageDescriptor;
  is: PageDescriptor;
}

const origins = new WeakMap<CompileContext, { before: CompileContext; swap?: Swap | undefined }>();

/**
 * Notes that of a context the same is to be made as of another: in all or, with a swap, but for one page. Of thousands of pages nothing
 * is then made anew for the sake of one. Returns the context.
 */
export function alike<Context extends CompileContext>(context: Context, before: CompileContext, swap?: Swap): Context {
  origins.set(context, { before, swap });
  return context;
}

/** Lets go of what a context is alike to: of a site that is worked on, each state would keep all before it for ever. */
export function letGo(context: CompileContext): void {
  origins.delete(context);
}

/**
 * What is made of a site when it is first asked for, and kept as long as the site is as it was. What is made of its pages alone can give
 * `follow`: for contexts that are alike it is the same, and after a swap what `follow` makes of it, or made anew where that is `undefined`.
 */
export function oncePerContext<Value>(
  make: (context: CompileContext) => Value,
  follow?: (before: Value, swap: Swap, context: CompileContext) => Value | undefined,
): (context: CompileContext) => Value {
  const known = new WeakMap<CompileContext, { value: Value }>();
  const followed = (context: CompileContext): Value | undefined => {
    const origin = origins.get(context);
    if (!origin || !follow) return undefined;
    const before = of(origin.before);
    return origin.swap ? follow(before, origin.swap, context) : before;
  };
  const of = (context: CompileContext): Value => {
    const found = known.get(context) ?? { value: followed(context) ?? make(context) };
    known.set(context, found);
    return found.value;
  };
  return of;
}
