import type { CompileContext } from './context.ts';

/** What is made of a site when it is first asked for, and kept as long as the site is as it was. */
export function oncePerContext<Value>(make: (context: CompileContext) => Value): (context: CompileContext) => Value {
  const known = new WeakMap<CompileContext, { value: Value }>();
  return (context) => {
    const found = known.get(context) ?? { value: make(context) };
    known.set(context, found);
    return found.value;
  };
}
