import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../engine/site/paths.ts';
import { isFull, sampleCount, seedOr } from '../../../engine/testing/test-depth.ts';
import { chromiumTabs } from '../../browsers/chromium-tabs.ts';
import { engines } from '../../browsers/every-engine.ts';
import type { Tab, TestBrowser } from '../../browsers/tab.ts';
import { pages } from '../../e2e/pages.ts';
import { arbitraryWalks, type Walk, type WalkStep } from './arbitrary-walks.ts';
import { openReferencePages, type ReferencePages } from './reference-pages.ts';
import { takeWalk, type WalkResult } from './walker.ts';
import { openWorld, type World } from './world.ts';

/** How many steps one visitor goes at most. */
const longest = 25;

/** What exploring a site found. */
interface Explored {
  steps: number;
  /** The most requests that a step made. */
  most: number;
  /** The walks that went wrong, each as short as it could be made, with what was wrong. */
  wrong: string[];
}

/** Goes random ways through the built site until so many steps are done, or one goes wrong. */
async function explore(
  browser: TestBrowser,
  { seed, steps, only }: { seed: number; steps: number; only?: Walk | undefined },
): Promise<Explored> {
  const [world, still] = await Promise.all([openWorld(root), openWorld(root)]);
  const references = await Promise.all([false, true].map((onPhone) => openReferencePages(browser, still, onPhone)));
  const take = async (walk: Walk): Promise<WalkResult> => {
    world.renew();
    return takeWalk(browser, world, references[walk.phone ? 1 : 0] as ReferencePages, walk);
  };
  const explored: Explored = { steps: 0, most: 0, wrong: [] };
  try {
    const stride = Math.min(longest, steps);
    const ways = only ? [only] : arbitraryWalks(pages, seed, Math.ceil((2 * steps) / stride), stride);
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
  walked: WalkResult;
}

/** Reproduces the failure with fewer steps: omits each step that it does not need. */
async function smallest(walk: Walk, walked: WalkResult, take: (walk: Walk) => Promise<WalkResult>): Promise<Taken> {
  const kindOf = ({ wrong }: WalkResult) => wrong?.problems[0]?.replace(/[\d:].*/s, '');
  let best: Taken = { walk: upTo(walk, walked), walked };
  for (let index = best.walk.steps.length - 2; index >= 0; index--) {
    const shorter = { ...best.walk, steps: best.walk.steps.filter((_, at) => at !== index) };
    const again = await take(shorter);
    if (kindOf(again) === kindOf(walked)) best = { walk: shorter, walked: again };
  }
  return best;
}

/** A walk as far as the step after which something was wrong. */
function upTo(walk: Walk, { wrong }: WalkResult): Walk {
  return { ...walk, steps: walk.steps.slice(0, (wrong?.step ?? 0) + 1) };
}

function tell({ walk, walked }: Taken): string {
  const { at = '', problems = [] } = walked.wrong ?? {};
  return `at ${at}: ${problems.join('\n    ')}\n    ONLY='${JSON.stringify(upTo(walk, walked))}'`;
}

/** Walks that once reported a false difference. */
const sound: Record<string, Walk> = {
  'a page that failed, and is loaded anew when the visitor comes back, is not told of twice': {
    phone: false,
    start: '/en/Train',
    steps: [
      { do: 'publish' },
      { do: 'fail', part: 'script', how: 'HTML instead', at: 0.3, then: 'link', to: 0.35 },
      { do: 'scroll', at: 0.21 },
      { do: 'back' },
    ],
  },
  'a document that failed to have a page, and comes back with another that it showed later, is not told of': {
    phone: false,
    start: '/en/company-news-content/106',
    steps: [
      { do: 'fail', part: 'data', how: 'status 500', at: 0.01, then: 'same', to: 0.99 },
      { do: 'hover', at: 0.03, to: 0.01 },
      { do: 'link', at: 0.02 },
      { do: 'publish' },
      { do: 'link', at: 0.05 },
      { do: 'back' },
    ],
  },
  'the buttons of a map, which are links to nowhere, are no links to its page': {
    phone: false,
    start: '/en/contract-us',
    steps: [{ do: 'again', at: 0.3 }],
  },
  'home, with an anchor, shows in the language that was chosen, whose home ends in no slash': {
    phone: false,
    start: '/en/faq',
    steps: [{ do: 'open', path: '/', anchor: 0.22 }],
  },
  'what stood in the place of a page had no search field, which the page has when the visitor comes back': {
    phone: true,
    start: '/en/pwcore-introduce',
    steps: [{ do: 'fail', part: 'data', how: 'status 500', at: 0.52, then: 'link', to: 0.46 }, { do: 'back' }],
  },
  'a document from before the last release comes back kept alive, and asks ahead for scripts that are gone': {
    phone: false,
    start: '/',
    steps: [{ do: 'publish' }, { do: 'link', at: 0.96 }, { do: 'back' }],
  },
  'a visitor scrolls by the wheel: what a script scrolls Firefox may take back to what was brought into view': {
    phone: true,
    start: '/en/faq',
    steps: [{ do: 'link', at: 0.9 }, { do: 'back' }, { do: 'again', at: 0.9 }, { do: 'scroll', at: 0.2 }],
  },
};

/** How many steps are taken. */
const steps = { Chromium: sampleCount(80, 6, 1000), Firefox: sampleCount(30, 3, 1000) };

/** The one walk to take, as a failure names it. */
const only: Walk | undefined = process.env.ONLY && JSON.parse(process.env.ONLY);

describe.each(engines)('at random through the site, in %s', (name, open) => {
  it('every step shows what a full load of its address shows, with the scroll and focus that its way asks for, and few requests', async () => {
    const browser = await open();
    try {
      const explored = await explore(browser, { seed: seedOr(15), steps: steps[name], only });
      expect(explored.wrong).toEqual([]);
      if (!only) expect(explored.steps).toBeGreaterThanOrEqual(steps[name]);
    } finally {
      await browser.close();
    }
  }, 7_200_000);

  it.runIf(isFull)(
    'finds nothing on ways where the walk itself was wrong',
    async () => {
      const browser = await open();
      try {
        for (const [why, only] of Object.entries(sound)) {
          const { steps, wrong } = await explore(browser, { seed: 15, steps: only.steps.length, only });
          expect({ steps, wrong }, why).toEqual({ steps: only.steps.length, wrong: [] });
        }
      } finally {
        await browser.close();
      }
    },
    300_000,
  );
});

/** What may be wrong after a step, and what the walk says of it. */
const breaks: Record<string, [act: (tab: Tab) => Promise<unknown>, told: RegExp]> = {
  'the scroll of the page before': [(tab) => tab.evaluate(() => window.scrollTo(0, 90)), /^scroll: 90 /],
  'the title of another page': [
    (tab) =>
      tab.evaluate(() => {
        document.title = 'Another';
      }),
    /^title: /,
  ],
  'the language of another page': [
    (tab) => tab.evaluate(() => document.documentElement.setAttribute('lang', 'fr')),
    /^lang: /,
  ],
  'the canonical address of another page': [
    (tab) => tab.evaluate(() => document.querySelector('link[rel=canonical]')?.setAttribute('href', '/x')),
    /^head: /,
  ],
  'a section that is missing': [
    (tab) => tab.evaluate(() => document.querySelector('main section')?.remove()),
    /^content: /,
  ],
  'a style that counts no more': [
    (tab) =>
      tab.evaluate(() => {
        for (const sheet of document.querySelectorAll('[data-style]')) sheet.remove();
      }),
    /^styles missing: /,
  ],
  'the focus on nothing': [(tab) => tab.evaluate(() => (document.activeElement as HTMLElement).blur()), /^focus: /],
  'a page that nobody is told of': [
    (tab) => tab.evaluate(() => document.querySelector('#root > [role=status]')?.replaceChildren()),
    /^announced: /,
  ],
  'a menu that stays open': [
    (tab) => tab.evaluate(() => document.querySelector<HTMLElement>('nav[popover]')?.showPopover()),
    /^dialogs: /,
  ],
  'an entry more in the history': [
    (tab) => tab.evaluate(() => history.pushState(history.state, '', location.href)),
    /^place in history: /,
  ],
  'an error in the console': [(tab) => tab.evaluate(() => console.error('broken')), /^errors: .*broken/],
  'a storm of requests': [
    (tab) =>
      tab.evaluate(() =>
        Promise.all(Array.from({ length: 40 }, () => fetch('/api/v1/faq/all', { cache: 'no-store' }))).then(() => 0),
      ),
    /^40 requests of \/api/,
  ],
};

describe('the walk itself', () => {
  let browser: TestBrowser;
  let world: World;
  let reference: ReferencePages;
  beforeAll(async () => {
    browser = await chromiumTabs();
    world = await openWorld(root);
    reference = await openReferencePages(browser, await openWorld(root), false);
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  const steps: WalkStep[] = [{ do: 'link', at: 0.9 }];
  const walked = (broken?: (tab: Tab) => Promise<unknown>) => {
    world.renew();
    return takeWalk(browser, world, reference, { phone: false, start: '/en/join-us', steps }, broken);
  };

  it('finds nothing where nothing is broken', async () => {
    const { done, wrong } = await walked();
    expect([done, wrong]).toEqual([1, undefined]);
  });

  // In a full run each break has a walk of its own, so that none is reported because of another.
  const all = Object.entries(breaks);
  const groups = isFull
    ? all.map((one) => [one])
    : [0, 1, 2].map((turn) => all.filter((_, index) => index % 3 === turn));
  const named = groups.map((group) => [group.map(([name]) => name).join(', '), group] as const);
  it.each(named)('notices %s', async (_, group) => {
    const { wrong } = await walked(async (tab) => {
      for (const [, [act]] of group) await act(tab);
    });
    for (const [name, [, told]] of group)
      expect(
        wrong?.problems.some((problem) => told.test(problem)),
        `${name}: ${wrong?.problems.join()}`,
      ).toBe(true);
  });
});
