import type { Browser } from 'playwright-core';
import { type BarePage, openBarePage } from './bare-page.ts';
import { measureInTurn, median, type Result } from './results.ts';

interface Interaction {
  what: string;
  route: string;
  /** Whether the page is on the site with the long tables. */
  long?: boolean;
  /** The selector of the control to click. */
  control: string;
  /** The key to type into the control, which is measured instead of the click. */
  key?: string;
  plain?: boolean;
  /** The goal at a quarter of the CPU, in milliseconds. Default: 100. */
  slowGoal?: number;
}

const searchField = 'main input[type=search]';
const interactions: Interaction[] = [
  { what: 'open a dialog', route: '/gpu-download', control: 'main button[commandfor]', plain: true, slowGoal: 60 },
  { what: 'expand a row', route: '/module-download', control: 'main summary', plain: true },
  { what: 'switch tabs', route: '/utility-download', control: '[role=tab][aria-selected=false]' },
  { what: 'filter 500 rows', route: '/modules', long: true, control: searchField, key: '4' },
  { what: 'filter 5,000 rows', route: '/energies', long: true, control: searchField, key: '4' },
];

/**
 * Measures the milliseconds from each interaction to the next paint by the duration of Chromium's event, which defines
 * "interaction to next paint" (https://web.dev/articles/inp). Also on the plain pages under `/limit/`, without script.
 */
export async function measureInteractions(browser: Browser, site: string, longSite: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const interaction of interactions) {
    const { what, route, long, plain, slowGoal = 100 } = interaction;
    const kinds = plain ? ['', '/limit/plain', '/limit/designed'] : [''];
    for (const [pace, cpu, atMost] of [
      ['', 1, 50],
      [', 4 × CPU', 4, slowGoal],
    ] as const) {
      const times = await measureInTurn(kinds, 5, async (kind) => {
        const page = await open(browser, `${long ? longSite : site}${kind}${route}`, cpu);
        const time = await timeOf(page, interaction);
        await page.close();
        return time;
      });
      const [ours = 0, limit, designed] = times.map(median);
      const limits = limit !== undefined && designed !== undefined ? { limit, designed } : {};
      results.push({ what: what + pace, ours, unit: 'ms', atMost, ...limits });
    }
  }
  return results;
}

async function timeOf(page: BarePage, { control, key }: Pick<Interaction, 'control' | 'key'>): Promise<number> {
  const click = await page.pointAt(control);
  // Pointing is not part of the click.
  await page.quiet();
  const clicked = await durationOf(page, click);
  return key ? durationOf(page, () => type(page, key)) : clicked;
}

/** The same for one control of any page, at a quarter of the CPU. With a key, measures typing it into the control. */
export async function measureInteraction(
  browser: Browser,
  address: string,
  act: Pick<Interaction, 'control' | 'key'>,
): Promise<number> {
  const page = await openBarePage(browser, { width: 1280, height: 900, slowNetwork: false });
  await page.before(noteEvents);
  await page.visit(address);
  // A headless Chromium sometimes has no idle callback on an idle page.
  await page.call(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })));
  const took = await timeOf(page, act);
  await page.close();
  return took;
}

/** The longest task while 5,000 rows are scrolled from end to end and searched, in milliseconds. */
export async function measureLongTable(browser: Browser, longSite: string): Promise<Result[]> {
  const page = await open(browser, `${longSite}/energies`, 1);
  const longest = await page.call(async () => {
    let worst = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) worst = Math.max(worst, duration);
    }).observe({ type: 'longtask' });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 2000) {
      window.scrollTo(0, y);
      await frame();
    }
    window.scrollTo(0, 0);
    document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
    for (const letter of 'system-49') {
      document.execCommand('insertText', false, letter);
      await frame();
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return worst;
  });
  await page.close();
  return [
    {
      what: 'longest task while scrolling and searching 5,000 rows (0: under 50 ms)',
      ours: Math.round(longest),
      unit: 'ms',
      atMost: 50,
    },
  ];
}

async function open(browser: Browser, address: string, cpu: number): Promise<BarePage> {
  const page = await openBarePage(browser, { width: 1280, height: 900, cpu, slowNetwork: false });
  await page.before(noteEvents);
  await page.visit(address);
  if (!address.includes('/limit/')) await page.waitForHydration();
  return page;
}

/** Records the events of interactions. Runs in the page before it loads. */
function noteEvents(): void {
  const seen: number[] = [];
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest event of an interaction in milliseconds, in steps of 8. The browser does not report less than 16. */
async function durationOf(page: BarePage, act: () => Promise<unknown>): Promise<number> {
  await page.value('seen.length = 0');
  await act();
  await page.quiet();
  return page.value<number>('Math.max(16, ...seen)');
}

async function type(page: BarePage, key: string): Promise<void> {
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}
