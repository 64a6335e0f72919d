import { readPath, routeHref } from '../../../engine/model/page-file.ts';
import { shipped } from '../../../engine/testing/shipped-languages.ts';
import { desktop, type Tab, type TestBrowser, waitUntil } from '../../browsers/tab.ts';
import type { Walk, WalkStep } from './arbitrary-walks.ts';
import { type ExpectedPage, findDeviations } from './find-deviations.ts';
import { type Aim, findTarget, type Target } from './find-target.ts';
import { type PageSnapshot, takePageSnapshot } from './page-snapshot.ts';
import { phone, type ReferencePages } from './reference-pages.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import type { World } from './world.ts';

export interface WalkResult {
  /** The number of steps done. Impossible steps are skipped. */
  done: number;
  /** The most requests that a step made. */
  most: number;
  /** The problems of the step that ended the walk. Default: none. */
  wrong?: { step: number; at: string; problems: string[] };
}

/** The maximum number of requests of one step, and of one address. */
const bounds = { all: 150, each: 10 };

/** How often a browser retries after a closed connection, as measured. */
const asks = { Chromium: 2, Firefox: 10 };

/** The milliseconds until a resting page must be right. */
const timeoutMs = 3_000;

/** The state of an entry of the tab's history. */
interface Left {
  address: string;
  /** The scroll position. A failed page has none. */
  scroll: number | 'anchor';
  /** Open rows and search texts; `undefined` for a failed page. */
  rows: Pick<PageSnapshot, 'open' | 'typed'> | undefined;
  /** Whether the visitor has changed the page. */
  changed: boolean;
}

/** Takes a walk and compares the page with a full load after every step. `broken` breaks something first. */
export async function takeWalk(
  browser: TestBrowser,
  world: World,
  reference: ReferencePages,
  walk: Walk,
  broken?: (tab: Tab) => Promise<unknown>,
): Promise<WalkResult> {
  const tab = await browser.tab(walk.phone ? phone : desktop);
  const entries = new Map<string, Left>();
  const walked: WalkResult = { done: 0, most: 0 };
  let now!: PageSnapshot;
  let isChanged = false;
  /** The documents with a failure, which may load the next page as a document. */
  const lacking = new Set<number>();
  /** The history entries of these documents. A restored one may report its failures later. */
  const failed = new Set<string>();

  /** Records a failure of the current document. */
  const lack = ({ begun, history }: PageSnapshot) => {
    lacking.add(begun);
    failed.add(history.key);
  };
  const observe = async (): Promise<PageSnapshot> => {
    const is = await tab.evaluate(takePageSnapshot);
    if (lacking.has(is.begun)) lack(is);
    await tab.evaluate(() => void Object.assign(window, { walked: true }));
    return is;
  };
  /** Waits until the page is idle. Returns its problems. */
  const arrive = async (expected: ExpectedPage): Promise<string[]> => {
    const before = now;
    // A late effect may repair the page, unless it is broken on purpose.
    const end = Date.now() + (broken ? 0 : timeoutMs);
    for (;;) {
      const rests = await waitUntilIdle(tab, world);
      if (before) await broken?.(tab);
      // A page that is being closed cannot be inspected.
      const is = await observe().catch((error) => {
        if (Date.now() > end) throw error;
      });
      if (!is) continue;
      now = is;
      // The map's script of an older build is gone, so its drawing may stay.
      if (!world.isNewest(now.build)) now.drawn = [];
      const problems = findDeviations(expected, now, await reference.of(now.address), before ?? now);
      if (!rests) return [`does not come to rest: ${describeRequests(world)}`, ...problems];
      if (problems.length === 0 || Date.now() > end) return problems;
    }
  };
  /** Records the state of the page before it is left. */
  const leave = (scroll: number) => {
    const { open, typed, address, page } = now;
    const hasPage = page !== 'failed';
    entries.set(now.history.key, {
      address,
      scroll: hasPage ? scroll : 'anchor',
      rows: hasPage ? { open, typed } : undefined,
      changed: isChanged,
    });
  };
  const leaveNow = async () => leave(await tab.evaluate(() => Math.round(scrollY)));
  const click = async (kind: Aim, at: number, to?: string): Promise<Target | undefined> => {
    // A carousel that starts in view moves its content. Visitors do not click that fast.
    if (await findTarget(tab, kind, at, to)) await waitUntilIdle(tab, world, true);
    const target = await findTarget(tab, kind, at, to);
    if (target) {
      leave(target.scroll);
      await tab.point(target.x, target.y, 'left');
    }
    return target;
  };
  const followed = async (href: string, from = now.history.index): Promise<ExpectedPage> => {
    const { address } = await reference.of(href);
    const isSame = address === now.address;
    const [page] = address.split(/[?#]/);
    isChanged = false;
    return {
      address,
      index: isSame ? from : from + 1,
      shows: 'all',
      scroll: 'anchor',
      dialogs: 'full',
      change:
        page === now.address.split(/[?#]/)[0]
          ? 'no'
          : !world.isNewest(now.build) || lacking.has(now.begun)
            ? 'any'
            : 'client',
    };
  };
  const go = async (delta: 1 | -1): Promise<ExpectedPage | undefined> => {
    // After a dialog was closed, back skips the entry of the same page.
    const isSpare = delta < 0 && now.history.index > 1 && (await tab.evaluate(() => history.state?.isSpare === true));
    const index = now.history.index + (isSpare ? -2 : delta);
    const entry = await tab.evaluate((index) => {
      const { navigation } = window as unknown as { navigation: { entries(): { key: string }[] } };
      return navigation.entries()[index]?.key;
    }, index);
    const left = entry === undefined || index < 0 ? undefined : entries.get(entry);
    if (!left) return undefined;
    await leaveNow();
    // The call returns before the navigation.
    await tab.evaluate((delta) => void setTimeout(() => history.go(delta)), delta);
    const full = await reference.of(left.address);
    const samePage = left.address.split(/[?#]/)[0] === now.address.split(/[?#]/)[0];
    // On one page, rows keep their state.
    const isRich = left.changed || (samePage && isChanged);
    isChanged = isRich;
    return {
      address: left.address,
      index,
      shows: isRich ? 'shell' : 'all',
      scroll: isRich ? 'any' : left.scroll,
      left: samePage ? 'any' : left.rows,
      dialogs: full.dialogs.length > 0 ? 'any' : 'unless kept alive',
      change: samePage ? 'no' : 'any',
    };
  };
  const reload = async (): Promise<ExpectedPage> => {
    await leaveNow();
    const { scroll } = entries.get(now.history.key) as Left;
    await tab.evaluate(() => void setTimeout(() => location.reload()));
    await waitUntil(tab, () => !('walked' in window), []);
    const wasChanged = isChanged;
    isChanged = false;
    return {
      address: now.address,
      index: now.history.index,
      shows: 'all',
      scroll: wasChanged ? 'any' : scroll,
      left: 'any',
      dialogs: 'full',
    };
  };
  const onThisPage = (more: Partial<ExpectedPage> = {}): ExpectedPage => ({
    shows: isChanged ? 'shell' : 'all',
    index: now.history.index,
    scroll: 'any',
    left: 'any',
    dialogs: 'any',
    ...more,
  });

  /** Takes a step. Returns its problems, or `undefined` if it is impossible. */
  const take = async (step: WalkStep): Promise<string[] | undefined> => {
    switch (step.do) {
      case 'link':
      case 'again':
      case 'language': {
        const target = await click(step.do, 'at' in step ? step.at : 0);
        return target && arrive(await followed(target.href));
      }
      case 'anchor': {
        const target = await click('anchor', step.at);
        if (!target) return undefined;
        const { index } = now.history;
        const wasChanged = isChanged;
        const expected = await followed(target.href, index);
        isChanged = wasChanged;
        return arrive({ ...expected, left: 'any', shows: wasChanged ? 'shell' : 'all' });
      }
      case 'hover': {
        const first = await findTarget(tab, 'link', step.at);
        if (!first) return undefined;
        await tab.point(first.x, first.y);
        const target = await click('link', step.to);
        return target && arrive(await followed(target.href));
      }
      case 'back':
      case 'forward': {
        const expected = await go(step.do === 'back' ? -1 : 1);
        return expected && arrive(expected);
      }
      case 'reload':
        return arrive(await reload());
      case 'open': {
        const { tops } = await reference.of(step.path);
        const ids = Object.keys(tops);
        const anchor = step.path.includes('#') || step.anchor === 0 ? '' : ids[Math.floor(step.anchor * ids.length)];
        const anchored = anchor ? `#${anchor}` : '';
        const typed = step.path + anchored;
        const isOnPage = typed.split('#')[0] === now.address.split('#')[0];
        if (isOnPage) return undefined;
        await leaveNow();
        await tab.open(world.address + typed);
        await waitUntil(tab, () => !('walked' in window), []);
        isChanged = false;
        const problems = await arrive({ shows: 'all', scroll: 'anchor', dialogs: 'full' });
        const right = [(await reference.of(typed)).address];
        // What an address in Chinese shows depends on the last chosen language.
        if (readPath(step.path, shipped).language === 'zh')
          right.push((await reference.of(routeHref(step.path, 'en', shipped) + anchored)).address);
        if (!right.includes(now.address)) problems.push(`address: ${now.address} instead of ${right.join(' or ')}`);
        return problems;
      }
      case 'scroll': {
        // By the wheel: Firefox may revert what a script scrolls.
        const [x, y] = [2, Math.round((walk.phone ? phone : desktop).height / 2)];
        const way = await tab.evaluate(wayTo, step.at, x, y);
        if (!way) return undefined;
        await tab.wheel(x, y, way.down);
        return arrive(onThisPage({ address: now.address, scroll: way.scroll }));
      }
      case 'dialog':
      case 'menu': {
        const target = await click(step.do, step.at);
        // The dialog of a row has its own entry, unless another dialog was open.
        return target && arrive(onThisPage(step.do === 'dialog' ? { dialogs: 'some', index: undefined } : {}));
      }
      case 'question': {
        const before = now.open;
        const target = await click('question', step.at);
        if (!target) return undefined;
        const problems = await arrive(onThisPage());
        if (before.join() === now.open.join()) problems.push('a click on a row neither opens nor closes it');
        return problems;
      }
      case 'search': {
        const target = await click('search', 0);
        if (!target) return undefined;
        isChanged = true;
        await tab.press('a');
        return arrive(onThisPage());
      }
      case 'button': {
        const target = await click('button', step.at);
        if (!target) return undefined;
        // The pages of some lists have addresses.
        const [path] = target.href.split(/[?#]/);
        if (path && path !== now.address.split(/[?#]/)[0]) return arrive(await followed(target.href));
        isChanged = true;
        return arrive(onThisPage());
      }
      case 'escape':
        await tab.press('Escape');
        return arrive(onThisPage());
      case 'publish':
        world.publish();
        return [];
      case 'slow':
        return slow(step);
      case 'fail':
        return fail(step);
    }
  };

  /** Takes the second part of a step after a link that failed. */
  const then = async (
    step: Extract<WalkStep, { do: 'slow' | 'fail' }>,
    href: string,
  ): Promise<ExpectedPage | undefined> => {
    if (step.then === 'back') return go(-1);
    if (step.then === 'reload') return reload();
    const target = step.then === 'same' ? await click('link', 0, href) : await click('link', step.to);
    return target && followed(target.href);
  };

  const slow = async (step: Extract<WalkStep, { do: 'slow' }>): Promise<string[] | undefined> => {
    world.spoil('data');
    const target = await click('link', step.at);
    if (!target) return undefined;
    const problems: string[] = [];
    if (!(await waitUntilIdle(tab, world, true)))
      problems.push(`while a link waits: does not come to rest: ${describeRequests(world)}`);
    const meanwhile = await observe();
    world.spoil();
    if (meanwhile.address !== now.address) {
      world.release();
      return arrive(await followed(target.href));
    }
    if (meanwhile.title !== now.title) problems.push(`while a link waits the title is ${meanwhile.title}`);
    const { index } = now.history;
    const before = now;
    const expected = (step.then !== 'wait' && (await then(step, target.href))) || (await waited());
    async function waited(): Promise<ExpectedPage> {
      now = before;
      world.release();
      return followed(target?.href ?? '', index);
    }
    problems.push(...(await arrive(expected)));
    if (problems.length > 0) return problems;
    // A canceled answer comes too late, and changes nothing.
    world.release();
    const again: ExpectedPage = {
      ...expected,
      address: now.address,
      index: now.history.index,
      scroll: now.scroll,
      change: 'no',
    };
    return (await arrive(again)).map((problem) => `after the late answer: ${problem}`);
  };

  const fail = async (step: Extract<WalkStep, { do: 'fail' }>): Promise<string[] | undefined> => {
    world.spoil(step.part, step.how);
    lack(now);
    const target = await click('link', step.at);
    if (!target) return undefined;
    const problems: string[] = [];
    if (!(await waitUntilIdle(tab, world, true)))
      problems.push(`while something fails: does not come to rest: ${describeRequests(world)}`);
    const meanwhile = await observe();
    const titles = [now.title, (await reference.of(meanwhile.address)).title];
    if (meanwhile.page !== 'failed' && !titles.includes(meanwhile.title))
      problems.push(`while something fails the title is ${meanwhile.title}`);
    if (meanwhile.content.length < 3) problems.push('while something fails the page is empty');
    world.spoil();
    now = meanwhile;
    lack(now);
    const expected = (await then(step, target.href)) ?? (await reload());
    // The page can be a reloaded one, at any scroll position.
    const isElsewhere = step.then !== 'link';
    // A partial page says so and offers a retry. It does not repair itself.
    if (step.then === 'same' && expected.index === meanwhile.history.index) {
      expected.shows = 'shell';
      isChanged = true;
    }
    problems.push(
      ...(await arrive({
        ...expected,
        ...(expected.change === 'client' && { change: 'any' }),
        ...(isElsewhere && { scroll: 'any' }),
      })),
    );
    return problems;
  };

  try {
    world.requested = [];
    await tab.open(world.address + walk.start);
    const steps: (WalkStep | undefined)[] = [undefined, ...walk.steps];
    let last: WalkStep | undefined;
    for (const [number, step] of steps.entries()) {
      world.requested = [];
      tab.faults.length = 0;
      const from = step ? now.address : '';
      const expected: ExpectedPage = { address: walk.start, shows: 'all', scroll: 0, dialogs: 'full' };
      const wasNewest = !step || world.isNewest(now.build);
      // Reports an exception with the steps that caused it.
      const problems = await (step ? take(step) : arrive(expected)).catch((error) => [(error as Error).stack ?? '']);
      world.spoil();
      world.release();
      if (!problems) continue;
      walked.done += step ? 1 : 0;
      walked.most = Math.max(walked.most, world.requested.length);
      const isClosed = step?.do === 'fail' && step.how === 'a closed connection';
      problems.push(...storms(world, isClosed ? asks[browser.name] : 1));
      // A browser may report a failure late, especially for a page in the back/forward cache.
      const hasFailed = [step?.do, last?.do].includes('fail') || failed.has(now?.history.key);
      // A document of an older build requests scripts that are gone.
      const isNewest = wasNewest && world.isNewest(now?.build ?? '');
      const isCalm = !hasFailed && step?.do !== 'publish' && isNewest;
      last = step;
      if (isCalm && tab.faults.length > 0) problems.push(`errors: ${tab.faults.slice(0, 3).join(' | ')}`);
      if (problems.length === 0) continue;
      return { ...walked, wrong: { step: number - 1, at: from, problems } };
    }
    return walked;
  } finally {
    await tab.close();
  }
}

function describeRequests(world: World): string {
  return `${world.requested.length} requests, the last of them ${world.requested.slice(-3).join(' ')}`;
}

/** Requests that exceed the browser's own retries. */
function storms({ requested }: World, own: number): string[] {
  const counts = new Map<string, number>();
  for (const address of requested) counts.set(address, (counts.get(address) ?? 0) + 1);
  const found = [...counts]
    .filter(([, count]) => count > bounds.each * own)
    .map(([address, count]) => `${count} requests of ${address}`);
  return requested.length > bounds.all * own ? [`${requested.length} requests`, ...found] : found;
}

function wayTo(at: number, x: number, y: number): { down: number; scroll: number } | undefined {
  if (document.elementFromPoint(x, y)?.closest('header, dialog')) return undefined;
  const scroll = Math.round(at * (document.documentElement.scrollHeight - innerHeight));
  return { down: scroll - Math.round(scrollY), scroll };
}
