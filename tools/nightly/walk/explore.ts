import { root } from '../../../engine/site/paths.ts';
import type { TestBrowser } from '../../browsers/tab.ts';
import { pages } from '../../e2e/pages.ts';
import { openReference, type Reference } from './reference.ts';
import { type Walk, walks } from './steps.ts';
import { takeWalk, type Walked } from './walker.ts';
import { openWorld } from './world.ts';

/** How many steps one visitor goes at most. */
const longest = 25;

/** What exploring a site found. */
export interface Explored {
  steps: number;
  /** The most requests that a step made. */
  most: number;
  /** The walks that went wrong, each as short as it could be made, with what was wrong. */
  wrong: string[];
}

/** Goes random ways through the built site until so many steps are done, or one goes wrong. */
export async function explore(
  browser: TestBrowser,
  { seed, steps, only }: { seed: number; steps: number; only?: Walk | undefined },
): Promise<Explored> {
  const [world, still] = await Promise.all([openWorld(root), openWorld(root)]);
  const references = await Promise.all([false, true].map((onPhone) => openReference(browser, still, onPhone)));
  const take = async (walk: Walk): Promise<Walked> => {
    world.renew();
    return takeWalk(browser, world, references[walk.phone ? 1 : 0] as Reference, walk);
  };
  const explored: Explored = { steps: 0, most: 0, wrong: [] };
  try {
    const stride = Math.min(longest, steps);
    const ways = only ? [only] : walks(pages, seed, Math.ceil((2 * steps) / stride), stride);
    for (const way of ways) {
      const walked = await take(way);
      explored.steps += walked.done;
      explored.most = Math.max(explored.most, walked.most);
      if (walked.wrong) {
        const told = tell(await smallest(way, walked, take));
        explored.wrong.push(told);
        break;
      }
      if (explored.steps >= steps) break;
    }
    return explored;
  } finally {
    await Promise.all(references.map((reference) => reference.close()));
    await Promise.all([world.close(), still.close()]);
  }
}

/** A walk with what came of it. */
interface Taken {
  walk: Walk;
  walked: Walked;
}

/** The same fault by fewer steps: each that it comes about without is left out. */
async function smallest(walk: Walk, walked: Walked, take: (walk: Walk) => Promise<Walked>): Promise<Taken> {
  const kindOf = ({ wrong }: Walked) => wrong?.problems[0]?.replace(/[\d:].*/s, '');
  let best: Taken = { walk: upTo(walk, walked), walked };
  for (let index = best.walk.steps.length - 2; index >= 0; index--) {
    const shorter = { ...best.walk, steps: best.walk.steps.filter((_, at) => at !== index) };
    const again = await take(shorter);
    if (kindOf(again) === kindOf(walked)) best = { walk: shorter, walked: again };
  }
  return best;
}

/** A walk as far as the step after which something was wrong. */
function upTo(walk: Walk, { wrong }: Walked): Walk {
  return { ...walk, steps: walk.steps.slice(0, (wrong?.step ?? 0) + 1) };
}

function tell({ walk, walked }: Taken): string {
  const { at = '', problems = [] } = walked.wrong ?? {};
  return `at ${at}: ${problems.join('\n    ')}\n    ONLY='${JSON.stringify(upTo(walk, walked))}'`;
}
