import fc from 'fast-check';
import type { UpstreamFailure } from '../../../engine/testing/faulty-upstream.ts';
import { parts, type WorldPart } from './world.ts';

/** The ways in which any part of a page can fail at once. */
const failures = [
  'status 500',
  'HTML instead',
  'a body cut short',
  'a closed connection',
] as const satisfies UpstreamFailure[];

/** The next step of a visitor. `at` chooses from the possible targets, from 0 (the first) to 1 (the last). */
export type WalkStep =
  | { do: 'link' | 'anchor' | 'again' | 'scroll' | 'dialog' | 'question' | 'button' | 'menu'; at: number }
  | { do: 'back' | 'forward' | 'reload' | 'language' | 'escape' | 'search' | 'publish' }
  /** Opens an address, with the anchor of a section unless `anchor` is 0. */
  | { do: 'open'; path: string; anchor: number }
  /** Points at one link and clicks another. */
  | { do: 'hover'; at: number; to: number }
  /** Clicks a link whose page is delayed, does something else, and then receives it. */
  | { do: 'slow'; at: number; then: 'wait' | 'back' | 'link' | 'same' | 'reload'; to: number }
  /** Clicks a link while a part of every page fails, and does something else after the repair. */
  | {
      do: 'fail';
      part: WorldPart;
      how: UpstreamFailure;
      at: number;
      then: 'back' | 'link' | 'same' | 'reload';
      to: number;
    };

export interface Walk {
  phone: boolean;
  start: string;
  steps: WalkStep[];
}

/** Random walks through a site with these pages. The same seed gives the same walks. */
export function arbitraryWalks(pages: string[], seed: number, count: number, steps: number): Walk[] {
  const at = fc.integer({ min: 0, max: 99 }).map((number) => number / 100);
  const kind = <Name extends WalkStep['do']>(...names: Name[]) => fc.constantFrom(...names);
  const path = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...pages) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '/no-such-page',
        '/en/no-such-page',
        '/company-news/999',
        '/faq/',
        '/faq#%',
        '/en/faq?x=1#no-such-place',
      ),
    },
  );
  const step: fc.Arbitrary<WalkStep> = fc.oneof(
    { weight: 12, arbitrary: fc.record({ do: kind('link'), at }) },
    { weight: 4, arbitrary: fc.record({ do: kind('anchor'), at }) },
    { weight: 2, arbitrary: fc.record({ do: kind('again', 'button', 'menu'), at }) },
    { weight: 5, arbitrary: fc.record({ do: kind('scroll'), at }) },
    { weight: 5, arbitrary: fc.record({ do: kind('dialog', 'question'), at }) },
    { weight: 9, arbitrary: fc.record({ do: kind('back') }) },
    { weight: 4, arbitrary: fc.record({ do: kind('forward') }) },
    { weight: 5, arbitrary: fc.record({ do: kind('reload', 'language') }) },
    { weight: 3, arbitrary: fc.record({ do: kind('escape', 'search', 'publish') }) },
    { weight: 3, arbitrary: fc.record({ do: kind('open'), path, anchor: at }) },
    { weight: 3, arbitrary: fc.record({ do: kind('hover'), at, to: at }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: kind('slow'),
        at,
        then: fc.constantFrom('wait', 'back', 'link', 'same', 'reload'),
        to: at,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: kind('fail'),
        part: fc.constantFrom(...(Object.keys(parts) as WorldPart[])),
        how: fc.constantFrom(...failures),
        at,
        then: fc.constantFrom('back', 'link', 'same', 'reload'),
        to: at,
      }),
    },
  ) as fc.Arbitrary<WalkStep>;
  const walk = fc.record({
    phone: fc.boolean(),
    start: fc.constantFrom(...pages),
    steps: fc.array(step, { minLength: steps, maxLength: steps }),
  });
  return fc.sample(walk, { seed, numRuns: count });
}
