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

/** A step of a visitor. `at` chooses from the possible targets, from 0 (the first) to 1 (the last). */
function arbitraryStep(pages: string[]) {
  const at = fc.integer({ min: 0, max: 99 }).map((number) => number / 100);
  const kind = <const Name extends string>(...names: Name[]) => fc.constantFrom(...names);
  const wrong = [
    '/no-such-page',
    '/en/no-such-page',
    '/company-news/999',
    '/faq/',
    '/faq#%',
    '/en/faq?x=1#no-such-place',
  ];
  const path = fc.oneof({ weight: 8, arbitrary: kind(...pages) }, { weight: 1, arbitrary: kind(...wrong) });
  return fc.oneof(
    { weight: 12, arbitrary: fc.record({ do: kind('link'), at }) },
    { weight: 4, arbitrary: fc.record({ do: kind('anchor'), at }) },
    { weight: 2, arbitrary: fc.record({ do: kind('again', 'button', 'menu'), at }) },
    { weight: 5, arbitrary: fc.record({ do: kind('scroll'), at }) },
    { weight: 5, arbitrary: fc.record({ do: kind('dialog', 'question'), at }) },
    { weight: 9, arbitrary: fc.record({ do: kind('back') }) },
    { weight: 4, arbitrary: fc.record({ do: kind('forward') }) },
    { weight: 5, arbitrary: fc.record({ do: kind('reload', 'language') }) },
    { weight: 3, arbitrary: fc.record({ do: kind('escape', 'search', 'publish') }) },
    // Opens an address, with the anchor of a section unless `anchor` is 0.
    { weight: 3, arbitrary: fc.record({ do: kind('open'), path, anchor: at }) },
    // Points at one link and clicks another.
    { weight: 3, arbitrary: fc.record({ do: kind('hover'), at, to: at }) },
    // Clicks a link whose page is delayed, does something else, and then receives it.
    {
      weight: 3,
      arbitrary: fc.record({
        do: kind('slow'),
        at,
        then: kind('wait', 'back', 'link', 'same', 'reload'),
        to: at,
      }),
    },
    // Clicks a link while a part of every page fails, and does something else after the repair.
    {
      weight: 3,
      arbitrary: fc.record({
        do: kind('fail'),
        part: kind(...(Object.keys(parts) as WorldPart[])),
        how: kind(...failures),
        at,
        then: kind('back', 'link', 'same', 'reload'),
        to: at,
      }),
    },
  );
}

export type WalkStep = ReturnType<typeof arbitraryStep> extends fc.Arbitrary<infer Step> ? Step : never;

export interface Walk {
  phone: boolean;
  start: string;
  steps: WalkStep[];
}

/** Random walks through a site with these pages. The same seed gives the same walks. */
export function arbitraryWalks(pages: string[], seed: number, count: number, steps: number): Walk[] {
  const walk = fc.record({
    phone: fc.boolean(),
    start: fc.constantFrom(...pages),
    steps: fc.array(arbitraryStep(pages), { minLength: steps, maxLength: steps }),
  });
  return fc.sample(walk, { seed, numRuns: count });
}
