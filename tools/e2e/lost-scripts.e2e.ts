import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { engines } from '../browsers/every-engine.ts';
import { type Tab, type TestBrowser, waitUntil } from '../browsers/tab.ts';
import { openWorld, type World } from '../nightly/walk/world.ts';
import { atLeisure, isHydrated } from './wait-for-hydration.ts';

/** Hovers over a generated link to an address. */
function point(href: string): void {
  document.getElementById('made')?.remove();
  const link = Object.assign(document.createElement('a'), { id: 'made', href });
  document.body.append(link);
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
}

/** Clicks this link after returning: a page that is unloading does not respond. */
function click(): void {
  setTimeout(() => document.getElementById('made')?.click());
}

/** The messages on a page about missing content. */
function missing(): number {
  return document.querySelectorAll('.section__notice, .section__mark').length;
}

const toMap = () => document.querySelector('.map')?.scrollIntoView();
const hasMap = () => document.querySelector('.map .leaflet-container') !== null;

describe.each(engines)('a script that fails once in %s', (name, open) => {
  let browser: TestBrowser;
  let world: World;
  beforeAll(async () => {
    browser = await open();
    world = await openWorld(inject('samples').museum.folder);
  });
  beforeEach(() => world.renew());
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  /** Opens a page in a window so low that nothing below its head has come near. */
  const visit = async (path: string): Promise<Tab> => {
    const tab = await browser.tab({ width: 1280, height: 300 });
    await tab.open(world.address + path);
    await waitUntil(tab, isHydrated, []);
    // What guesses the next page begins after this one is shown.
    await tab.evaluate(atLeisure);
    return tab;
  };
  /** Waits until the response for an address has arrived. */
  const asked = async (wanted: RegExp) => {
    await expect.poll(() => world.requested.some((address) => wanted.test(address)), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => world.busy()).toBe(0);
  };
  /** Fails every script during an action, until one request has failed. */
  const inVain = async (tab: Tab, wanted: RegExp, act: () => Promise<unknown>) => {
    world.spoil('script', 'status 500');
    world.requested = [];
    await act();
    await asked(wanted);
    await tab.evaluate(atLeisure);
    world.spoil();
  };
  const arrived = (tab: Tab, page: string) =>
    waitUntil(tab, (page) => document.querySelector('main')?.dataset.page === page, [page]);
  const follow = async (tab: Tab, href: string, page: string) => {
    await tab.evaluate(point, href);
    await tab.evaluate(click);
    await arrived(tab, page);
  };

  /** Whether this engine runs the test outside a full run: the engines share the tests. */
  const isIn = (turn: number) => isFull || turn % engines.length === engines.findIndex(([other]) => other === name);

  it.runIf(isIn(0))('does not affect a page that the visitor opens later', async () => {
    const tab = await visit('/visit');
    await inVain(tab, /\/_\/dialogs-[^/]+\.js/, () => tab.evaluate(point, '/plans'));
    await tab.evaluate(click);
    await arrived(tab, 'plans');
    await waitUntil(tab, isHydrated, []);
    expect(await tab.evaluate(missing)).toBe(0);
    await tab.evaluate(() => document.querySelector<HTMLElement>('main [aria-haspopup=dialog]')?.click());
    await waitUntil(tab, () => document.querySelector('dialog[open]') !== null, []);
    await tab.close();
  });

  it.each(['back', 'the other language'].filter((_, index) => isIn(index)))(
    'is loaded again when %s opens the page',
    async (way) => {
      const tab = await visit('/visit');
      await inVain(tab, /\/_\/leaflet-map-/, () => tab.evaluate(toMap));
      // Without its script, the map is a drawing.
      expect(await tab.evaluate(hasMap)).toBe(false);
      if (way === 'back') {
        await follow(tab, '/questions', 'questions');
        await waitUntil(tab, isHydrated, []);
        await tab.evaluate(() => void setTimeout(() => history.back()));
      } else {
        await tab.evaluate(
          () => void setTimeout(() => document.querySelector<HTMLElement>('header [data-language=en]')?.click()),
        );
        await waitUntil(tab, () => document.documentElement.lang === 'en', []);
      }
      await arrived(tab, 'visit');
      await waitUntil(tab, isHydrated, []);
      await tab.evaluate(toMap);
      await waitUntil(tab, hasMap, []);
      await tab.close();
    },
  );

  it.runIf(isIn(1))(
    'does not affect a complete page: its open elements stay open when the visitor goes back',
    async () => {
      const tab = await visit('/library');
      await follow(tab, '/questions', 'questions');
      await tab.evaluate(() => document.querySelectorAll<HTMLElement>('main summary')[0]?.click());
      await tab.evaluate(atLeisure);
      await tab.evaluate(point, '/visit');
      await asked(/\/_\/map-/);
      await tab.evaluate(atLeisure);
      await inVain(tab, /\/_\/leaflet-map-/, async () => {
        await tab.evaluate(click);
        await waitUntil(tab, () => document.querySelector('.map') !== null, []);
        await tab.evaluate(toMap);
      });
      expect(await tab.evaluate(hasMap)).toBe(false);
      await tab.evaluate(() => void setTimeout(() => history.back()));
      await arrived(tab, 'questions');
      await waitUntil(tab, () => document.querySelector('main details[open]') !== null, []);
      await tab.close();
    },
  );

  it.runIf(isIn(0))('shows a message in place of the build selector, with a button that loads it again', async () => {
    await world.close();
    world = await openWorld(inject('samples').press.folder);
    const tab = await visit('/films');
    await tab.evaluate(point, '/type');
    await asked(/\/_\/dialogs-[^/]+\.js/);
    await tab.evaluate(atLeisure);
    await inVain(tab, /\/_\/finder-/, async () => {
      await tab.evaluate(click);
      await arrived(tab, 'type');
      await tab.evaluate(() => document.querySelector<HTMLElement>('.selector__opener')?.click());
    });
    await waitUntil(tab, () => document.querySelector('.selector__lost[role=status]') !== null, []);
    await tab.evaluate(() => {
      const again = document.querySelector<HTMLElement>('.selector__lost button');
      again?.focus();
      again?.click();
    });
    await waitUntil(tab, () => document.querySelector('.selector__paste textarea') !== null, []);
    expect(await tab.evaluate(() => document.querySelector('.selector__lost') === null)).toBe(true);
    // Firefox remembers the failure, so the page is loaded again.
    if (name === 'Chromium')
      expect(await tab.evaluate(() => document.activeElement?.matches('.selector__opener'))).toBe(true);
    await tab.close();
  });
});
