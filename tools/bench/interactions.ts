import type { Browser } from 'playwright-core';
import { type BarePage, openBarePage } from './bare-page.ts';
import { median, type Result } from './results.ts';

/** What a visitor does on a page. */
interface Interaction {
  what: string;
  /** The page; on the site with the long tables where `long` says so. */
  route: string;
  long?: boolean;
  /** The control, as a selector: its first match is clicked. */
  control: string;
  /** The key that is typed into the control, which is what is measured then. */
  key?: string;
  /** Whether plain pages can do it too, for they need no script for it. */
  plain?: boolean;
}

const searchField = 'main input[type=search]';
const interactions: Interaction[] = [
  { what: 'open a dialog', route: '/gpu-download', control: 'main button[commandfor]', plain: true },
  { what: 'expand a row', route: '/module-download', control: 'main summary', plain: true },
  { what: 'switch tabs', route: '/utility-download', control: '[role=tab][aria-selected=false]' },
  { what: 'filter 500 rows', route: '/modules', long: true, control: searchField, key: '4' },
  { what: 'filter 5,000 rows', route: '/energies', long: true, control: searchField, key: '4' },
];

/**
 * How long each interaction takes to its next paint, in milliseconds: the duration of the event as Chromium has it, by which
 * "interaction to next paint" is defined (https://web.dev/articles/inp). The mouse and the keys are real ones. What needs no
 * script is measured on the plain pages under `/limit/` as well, in turn.
 */
export async function measureInteractions(browser: Browser, site: string, longSite: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const interaction of interactions) {
    const { what, route, long, plain } = interaction;
    const kinds = plain ? ['', '/limit/plain', '/limit/designed'] : [''];
    for (const [pace, slowCpu, atMost] of [
      ['', false, 50],
      [', 4 × CPU', true, 100],
    ] as const) {
      const times = kinds.map((): number[] => []);
      for (let run = 0; run < 5; run++) {
        for (const [index, kind] of kinds.entries()) {
          const page = await open(browser, `${long ? longSite : site}${kind}${route}`, slowCpu);
          times[index]?.push(await timeOf(page, interaction));
          await page.close();
        }
      }
      const [ours = 0, limit, designed] = times.map(median);
      const limits = limit !== undefined && designed !== undefined ? { limit, designed } : {};
      results.push({ what: what + pace, ours, unit: 'ms', atMost, ...limits });
    }
  }
  return results;
}

async function timeOf(page: BarePage, { control, key }: Pick<Interaction, 'control' | 'key'>): Promise<number> {
  const clicked = await durationOf(page, () => click(page, control));
  return key ? durationOf(page, () => type(page, key)) : clicked;
}

/** The same for one control of any page, ours or not, at a quarter of the CPU; where a key is given, of typing it into the control. */
export async function measureInteraction(
  browser: Browser,
  address: string,
  act: Pick<Interaction, 'control' | 'key'>,
): Promise<number> {
  const page = await openBarePage(browser, { width: 1280, height: 900, slowNetwork: false });
  await page.before(noteEvents);
  await page.visit(address);
  // A headless Chromium sometimes calls no idle moment on a page that rests.
  await page.call(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })));
  const took = await timeOf(page, act);
  await page.close();
  return took;
}

/** The longest task while 5,000 rows are scrolled from end to end and searched, in milliseconds. */
export async function measureLongTable(browser: Browser, longSite: string): Promise<Result[]> {
  const page = await open(browser, `${longSite}/energies`, false);
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

async function open(browser: Browser, address: string, slowCpu: boolean): Promise<BarePage> {
  const page = await openBarePage(browser, { width: 1280, height: 900, slowCpu, slowNetwork: false });
  await page.before(noteEvents);
  await page.visit(address);
  if (!address.includes('/limit/')) await page.hydrated();
  return page;
}

/** Notes the events by which visitors act. Runs in the page before it loads. */
function noteEvents(): void {
  const seen: number[] = [];
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest event of an interaction, in milliseconds, in steps of 8. What is not noted took less than 16, and is given as 16. */
async function durationOf(page: BarePage, act: () => Promise<unknown>): Promise<number> {
  await page.value('seen.length = 0');
  await act();
  await page.quiet();
  return page.value<number>('Math.max(16, ...seen)');
}

async function click(page: BarePage, control: string): Promise<void> {
  const place = await page.call((selector) => {
    const found = document.querySelector(selector);
    found?.scrollIntoView({ block: 'center' });
    const box = found?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, control);
  if (!place) throw new Error(`the page has no ${control}`);
  // Pointed at before, as it always is: what pointing does is not part of the click.
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
  await page.quiet();
  const button = { ...place, button: 'left', clickCount: 1 };
  await page.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await page.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

async function type(page: BarePage, key: string): Promise<void> {
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}
