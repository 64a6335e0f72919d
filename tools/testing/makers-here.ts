import type { prerender } from '../../engine/prerender.tsx';
import type { Bundle } from '../build/bundle.ts';
import { createMaker } from '../build/maker.ts';
import type { Ground } from '../build/orders.ts';
import type { Makers } from '../build/threads.ts';

/** Makes files in this thread, one after another, with a renderer of the test's own. */
export function makersHere(render: typeof prerender): (ground: Ground, bundle: Bundle) => Makers {
  return (ground, bundle) => {
    const make = createMaker(ground, bundle, render);
    return { give: async (order, made) => made(make(order)), finish: async () => {}, dismiss: async () => {} };
  };
}
