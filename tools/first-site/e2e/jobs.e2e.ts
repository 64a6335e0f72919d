import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sample } from '../../../engine/testing/test-depth.ts';
import { type VisitorOptions, visitors, waitForHydration } from '../../e2e/browser.ts';

/**
 * The operators of the keystroke-level model, in seconds: Card, Moran and Newell, "The keystroke-level model for user performance time
 * with interactive systems", Communications of the ACM 23 (7), 1980.
 */
const operators = {
  /** To decide what to do next. */
  mind: 1.35,
  /** To bring a pointer or a finger to its target. */
  point: 1.1,
  /** To press and let go. */
  click: 0.2,
  /** To press a key, as an average typist. */
  key: 0.28,
  /** To move the hand between mouse and keys. */
  home: 0.4,
};

/** What a person does, and how often. */
type Deeds = Partial<Record<keyof typeof operators, number>>;

/** How long deeds take a person, in seconds, besides what the site and the network take. */
function personSeconds(deeds: Deeds[]): number {
  const each = deeds.flatMap((one) => Object.entries(one) as [keyof typeof operators, number][]);
  return each.reduce((sum, [operator, times]) => sum + operators[operator] * times, 0);
}

/** How many keys a text takes: a Han character, by our own count, about three, of its sound and to choose it. */
function keysOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 3 : 1), 0);
}

const { visit } = visitors();

/** In how many steps a visitor who knows what they want is there, from the home page. */
const goal = 2;

/** What a visitor acts with. */
interface Hand {
  options: VisitorOptions;
  /** What a person does to follow a link or press a button, after as many stops of the Tab key. */
  acting(stops: number): Deeds;
  /** What a person does to go back. */
  backing: Deeds;
  /** Follows a link or presses a button. Returns how many stops of the Tab key it took. */
  act(page: Page, target: Locator): Promise<number>;
}

const pointed = {
  acting: (): Deeds => ({ mind: 1, point: 1, click: 1 }),
  backing: { mind: 1, point: 1, click: 1 },
};

const hands: Record<string, Hand> = {
  mouse: { options: {}, ...pointed, act: (_, target) => target.click().then(() => 0) },
  keys: {
    options: {},
    acting: (stops) => ({ mind: 1, key: stops + 1 }),
    backing: { mind: 1, key: 2 },
    async act(page, target) {
      let stops = 0;
      for (; !(await target.evaluate((element) => element === document.activeElement)); stops += 1) {
        if (stops > 400) throw new Error('No Tab stop is there.');
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      return stops;
    },
  },
  touch: {
    options: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    ...pointed,
    act: (_, target) => target.tap().then(() => 0),
  },
};

/** One walk: its steps are what the visitor does to get on. */
class Walk {
  steps = 0;
  readonly deeds: Deeds[] = [];

  constructor(
    readonly page: Page,
    readonly hand: Hand,
  ) {}

  /** Follows a link or clicks a button. */
  async act(target: Locator): Promise<void> {
    await target.waitFor();
    const stops = await this.hand.act(this.page, target);
    this.deeds.push(this.hand.acting(stops));
    this.steps += 1;
  }

  /** Opens the search and types; by keys, without leaving them. */
  async seek(words: string): Promise<void> {
    if (this.hand === hands.keys) await this.page.keyboard.press('/');
    else await this.hand.act(this.page, this.page.locator('.header__search'));
    await this.page.getByRole('searchbox').waitFor();
    await this.page.keyboard.type(words);
    const opening: Deeds = this.hand === hands.keys ? { mind: 1, key: 1 } : this.hand.acting(0);
    // Whoever types with the mouse in hand lets go of it, and takes it again.
    this.deeds.push(opening, { key: keysOf(words), home: this.hand === hands.mouse ? 2 : 0 });
    this.steps += 1;
  }

  /** Follows a search result. By keyboard: Enter follows the first, the arrow keys select others. */
  async follow(hit: Locator): Promise<void> {
    if (this.hand !== hands.keys) return this.act(hit);
    await hit.waitFor();
    const isFirst = await hit.evaluate((one) => one === document.querySelector('[data-search-hits] a'));
    let arrows = 0;
    for (; !isFirst && !(await hit.evaluate((one) => one === document.activeElement)); arrows += 1) {
      if (arrows > 10) throw new Error('No arrow leads to the hit.');
      await this.page.keyboard.press('ArrowDown');
    }
    await this.page.keyboard.press('Enter');
    this.deeds.push({ mind: 1, key: arrows + 1 });
    this.steps += 1;
  }

  /** Goes back as browsers do. */
  async back(): Promise<void> {
    await this.page.goBack();
    this.deeds.push(this.hand.backing);
    this.steps += 1;
  }
}

const footer = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true });
const hit = (page: Page, href: string) => page.locator(`[data-search-hits] a[href^="${href}"]`).first();

/** Downloads the build that the selector recommends, and compares it with its checksum. */
async function fetchBuild(walk: Walk): Promise<void> {
  const { page } = walk;
  await page.waitForURL('**/gpu-download');
  const result = page.locator('.selector__result');
  const [, sum] = /([0-9a-f]{64})/.exec(await result.locator('.fetch-lines').innerText()) ?? [];
  const fetched = page.waitForEvent('download');
  await walk.act(result.getByRole('link', { name: /^下载/ }));
  const file = await readFile(await (await fetched).path());
  expect(createHash('sha256').update(file).digest('hex')).toBe(sum);
}

/** The five jobs for which visitors come; each ends where it is done. */
const jobs: Record<string, (walk: Walk) => Promise<void>> = {
  'find and fetch the GPU build, with its sum': async (walk) => {
    const { page } = walk;
    await walk.act(footer(page, '软件下载'));
    await walk.act(page.locator('.selector__opener'));
    await fetchBuild(walk);
  },
  'open the license-server guide': async (walk) => {
    const { page } = walk;
    await walk.seek('许可证服务器');
    await walk.follow(hit(page, '/license-install-function'));
    await page.waitForURL(/\/license-install-function/);
    await page.getByRole('heading', { level: 1, name: '许可证服务器指南' }).waitFor();
  },
  'open the tutorial of a module, by an alias': async (walk) => {
    const { page } = walk;
    await walk.seek('phonon');
    await walk.follow(hit(page, '/module-download#'));
    await page.waitForURL(/\/module-download#/);
    const tutorial = page.locator('.expandable-list__details:visible').getByRole('link', { name: /\.pdf/ }).first();
    await tutorial.waitFor();
    expect((await page.request.get((await tutorial.getAttribute('href')) ?? '')).status()).toBe(200);
  },
  'open the trial form': async (walk) => {
    const { page } = walk;
    await walk.act(footer(page, '试用申请'));
    await page.waitForURL('**/trial');
    await walk.act(page.locator('#form button'));
    await page.frameLocator('#form iframe').locator('form input').first().waitFor();
  },
  'read a piece of news and come back': async (walk) => {
    const { page } = walk;
    const news = page.locator('main a[href^="/company-news-content/"]').first();
    await news.scrollIntoViewIfNeeded();
    await walk.act(news);
    await page.waitForURL('**/company-news-content/*');
    await walk.back();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await expect.poll(() => news.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(844);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  },
};

/** In how many steps the jobs are done that take more than the goal: the selector is closed at first. */
const longer: Record<string, number> = { 'find and fetch the GPU build, with its sum': 3 };

/** Walks a job from the home page. */
async function walked(by: string, job: (walk: Walk) => Promise<void>, options: VisitorOptions = {}): Promise<Walk> {
  const hand = hands[by] as Hand;
  const { page, faults, close } = await visit('/', { ...hand.options, ...options });
  if (options.javaScriptEnabled !== false) await waitForHydration(page);
  const walk = new Walk(page, hand);
  await job(walk);
  expect(faults).toEqual([]);
  await close();
  return walk;
}

describe.each(Object.keys(hands))('by %s', (by) => {
  it.each(sample(Object.entries(jobs), 3, Object.keys(hands).indexOf(by)))(
    'a visitor can %s in few steps',
    async (name, job) => {
      const { steps } = await walked(by, job);
      expect(steps).toBeLessThanOrEqual(longer[name] ?? goal);
    },
  );

  it('a visitor without JavaScript has the trial form in two steps', async () => {
    const withoutScript = async (walk: Walk) => {
      const { page } = walk;
      await walk.act(footer(page, '试用申请'));
      await page.waitForURL('**/trial');
      const opened = page.context().waitForEvent('page');
      await walk.act(page.locator('#form').getByRole('link'));
      await (await opened).locator('form input').first().waitFor();
    };
    const { steps } = await walked(by, withoutScript, { javaScriptEnabled: false });
    expect(steps).toBeLessThanOrEqual(goal);
  });
});

it('by keys a visitor who searches has the GPU build within 13 seconds, in a step more than by links', async () => {
  const search = async (walk: Walk) => {
    await walk.seek('gpu');
    await walk.follow(hit(walk.page, '/gpu-download'));
    await walk.page.waitForURL('**/gpu-download');
    await walk.act(walk.page.locator('.selector__opener'));
    await fetchBuild(walk);
  };
  const { steps, deeds } = await walked('keys', search);
  expect(steps).toBe(goal + 2);
  expect(personSeconds(deeds)).toBeLessThanOrEqual(13);
});

it('a longer way has more steps', async () => {
  const { steps } = await walked('mouse', async (walk) => {
    await walk.act(footer(walk.page, '软件下载'));
    await walk.act(footer(walk.page, '公司新闻'));
    await walk.act(walk.page.locator('main a[href^="/company-news-content/"]').first());
  });
  expect(steps).toBeGreaterThan(goal);
});
