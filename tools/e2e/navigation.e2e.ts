import { describe, expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { onLine } from '../browsers/new-visitor.ts';
import { visitors, waitForHydration } from './browser.ts';
import { followLink } from './follow-link.ts';
import { contentOf, goTo, hydrationOfSections } from './static-sections.ts';
import { waitForAdditions } from './wait-for-hydration.ts';
import { rest } from './ways/shows.ts';

const { visit, address } = visitors('museum');

describe('routing', () => {
  it('changes the page without a reload: title, heading focus, scroll and announcement follow', async () => {
    const { page, faults, close } = await visit('/visit');
    await waitForHydration(page);
    await page.evaluate(() => {
      (window as { mark?: boolean }).mark = true;
      window.scrollTo(0, 400);
    });
    const before = await page.title();
    await page.evaluate(() => (document.querySelector('footer a[href^="/"]') as HTMLElement).click());
    await page.waitForFunction((old) => document.title !== old, before);
    expect(await page.evaluate(() => (window as { mark?: boolean }).mark)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page
      .getByRole('status')
      .filter({ hasText: await page.title() })
      .waitFor({ state: 'attached' });
    expect(faults).toEqual([]);
    await close();
  });

  it('restores the scroll on back and on forward', async () => {
    const { page, close } = await visit('/lights');
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.waitForFunction(() => window.scrollY === 500);
    await page.evaluate(() => (document.querySelector('header a[href="/"]') as HTMLElement).click());
    await page.waitForURL('**/');
    await page.waitForFunction(() => document.querySelector('main')?.dataset.page === 'home' && window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => window.scrollY === 500);
    await page.goForward();
    await page.waitForFunction(() => window.scrollY === 0 && document.querySelector('main')?.dataset.page === 'home');
    await close();
  });

  it('shows the complete first page to a returning visitor, including its static sections', async () => {
    const { page, faults, close } = await visit('/visit');
    await waitForHydration(page);
    const { staticIds } = await page.evaluate(hydrationOfSections);
    expect(staticIds.length).toBeGreaterThan(2);
    const before = await page.evaluate(contentOf, staticIds);
    await goTo(page, '/questions', []);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goBack();
    await page.waitForFunction((ids) => ids.every((id) => document.getElementById(id)), staticIds);
    expect(await page.evaluate(contentOf, staticIds)).toEqual(before);
    // The document contained it: nothing is fetched for it again.
    expect(asked).not.toContain('/_data/fr/visit.json');
    expect(faults).toEqual([]);
    await close();
  });

  it('leaves a link to a file to the browser, in any folder', async () => {
    const { page, close } = await visit('/visit');
    await waitForHydration(page);
    await followLink(page, '/files/tower.svg');
    await page.waitForURL('**/files/tower.svg');
    expect(await page.locator('svg').count()).toBe(1);
    await close();
  });

  it('fetches the next page when a visitor points at its link', async () => {
    const { page, close } = await visit('about:blank', { prefetches: true });
    // A busy browser prefetches nothing earlier.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/visit');
    await waitForHydration(page);
    // Effects come after the hydrated page is painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const fetched = page.waitForRequest('**/_data/fr/*.json');
    const link = page.locator('main a[href^="/"], footer a[href^="/"]').first();
    await link.hover();
    await fetched;
    await close();
  });

  it('prefetches a few pages of links in view when the browser is idle, and those of a menu when it opens', async () => {
    const { page, close } = await visit('about:blank', { viewport: { width: 1280, height: 600 }, prefetches: true });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    const first = page.waitForRequest('**/_data/fr/journal/entries/*.json');
    await page.goto('/journal');
    await first;
    await rest(page);
    const inAdvance = [...asked].filter((path) => path.startsWith('/_data/fr/') && path !== '/_data/fr/journal.json');
    expect(inAdvance.filter((path) => !path.startsWith('/_data/fr/journal/entries/'))).toEqual([]);
    expect(inAdvance.length).toBeLessThanOrEqual(6);
    const lights = page.waitForRequest('**/_data/fr/lights.json');
    await page.locator('header summary').first().click();
    await lights;
    await rest(page);
    // Scripts load in parallel: navigation requests nothing that the document names.
    const html = await (await fetch(`${address}/lights`)).text();
    const named = [...html.matchAll(/ data-(?:parts|data)="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.replace(/\?\S*/g, '').split(' '),
    );
    expect([...asked]).toEqual(expect.arrayContaining(named));
    asked.clear();
    await followLink(page, '/lights');
    await page.waitForFunction(() => document.querySelector('main')?.dataset.page === 'lights');
    expect([...asked].filter((path) => [...named, '/_data/fr/lights.json'].includes(path))).toEqual([]);
    await close();
  });

  it('prefetches no links in view on a slow line, only those of a menu that opens', async () => {
    const { page, close } = await visit('about:blank', { viewport: { width: 1280, height: 600 }, prefetches: true });
    await onLine(page, { effectiveType: '4g', downlink: 1.4 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/journal');
    await waitForAdditions(page);
    await rest(page);
    const lights = page.waitForRequest('**/_data/fr/lights.json');
    await page.locator('header summary').first().click();
    await lights;
    expect(asked.filter((path) => path.startsWith('/_data/fr/journal/entries/'))).toEqual([]);
    await close();
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }, ...(isFull ? [{ effectiveType: '2g' }] : [])])(
    'prefetches nothing on a connection with %j',
    async (line) => {
      const { page, close } = await visit('about:blank', { prefetches: true });
      await onLine(page, line);
      const asked: string[] = [];
      await page.goto('/visit');
      await waitForAdditions(page);
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.locator('footer a[href="/questions"]').first().hover();
      // Requests that a hover triggers start before this.
      await page.evaluate(() => fetch('/_data/fr/library.json').then((response) => response.text()));
      expect(asked.filter((path) => path.startsWith('/_data/'))).toEqual(['/_data/fr/library.json']);
      await close();
    },
  );

  it('loads the document of a republished page when a visitor opens it, and not on hover', async () => {
    const { page, close } = await visit('about:blank', { prefetches: true });
    const mark = () => page.evaluate(() => Object.assign(window, { mark: true }));
    const isMarked = () => page.evaluate(() => 'mark' in window);
    await page.route('**/_data/fr/questions.json', async (route) => {
      const file = await (await route.fetch()).json();
      await route.fulfill({ json: { ...file, build: 'another' } });
    });
    const fetched = page.waitForResponse('**/_data/fr/questions.json');
    await page.goto('/visit');
    await waitForAdditions(page);
    await mark();
    await page.locator('footer a[href="/questions"]').hover();
    await (await fetched).finished();
    expect(await isMarked()).toBe(true);
    await page.locator('footer a[href="/questions"]').click();
    await page.waitForURL('**/questions');
    await waitForHydration(page);
    expect(await isMarked()).toBe(false);
    await close();
  });

  it('reports at the width of the page that it cannot load, and shows it on a retry', async () => {
    const { page, close } = await visit('/visit');
    await waitForHydration(page);
    for (const lost of ['**/_data/fr/questions.json', '**/questions'])
      await page.route(lost, (route) => route.fulfill({ status: 500, body: '' }));
    await followLink(page, '/questions');
    const notice = page.locator('.page__sections > .section__notice');
    await notice.waitFor();
    const left = async (of: string) => Math.round((await page.locator(of).first().boundingBox())?.x ?? 0);
    expect(await left('.page__sections > .section__notice')).toBe(await left('main h1'));
    for (const lost of ['**/_data/fr/questions.json', '**/questions']) await page.unroute(lost);
    await notice.getByRole('button').click();
    await page.locator('main[data-page="questions"] h1').waitFor();
    await close();
  });

  it('shows the page of the address when a host serves the document of another page', async () => {
    const { page, close } = await visit('about:blank');
    const home = await (await fetch(`${address}/`)).text();
    await page.route(`${address}/questions`, (route) => route.fulfill({ contentType: 'text/html', body: home }));
    await page.goto(`${address}/questions`);
    await page.locator('main[data-page="questions"] h1').waitFor();
    await close();
  });

  it('sends an unknown path home, on the server and in the browser, and an unknown page of the news to page 1; ignores a trailing slash', async () => {
    const response = await fetch(`${address}/no-such-page`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/');
    const { page, close } = await visit('/visit');
    await waitForHydration(page);
    await followLink(page, '/no-such-page');
    await page.waitForFunction(() => document.querySelector('main')?.dataset.page === 'home');
    for (const path of ['/journal', '/journal/999', '/journal/abc']) {
      await page.goto(path);
      expect(await page.locator('[aria-current=page]').filter({ hasText: '1' }).count(), path).toBeGreaterThan(0);
    }
    await page.goto('/plans/');
    await waitForHydration(page);
    expect(await page.locator('main').getAttribute('data-page')).toBe('plans');
    await close();
  });
});

describe('languages', () => {
  it('switches to English under /en, remembers it, and shows it on a bare route with no flash of French', async () => {
    const { page, close } = await visit('/en/plans');
    await waitForHydration(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.evaluate(() => localStorage.getItem('user-language'))).toBe('en');
    // Checks the visible text in every frame while the bare route loads.
    await page.addInitScript(() => {
      const seen: string[] = [];
      (window as { seen?: string[] }).seen = seen;
      const look = () => {
        const root = document.documentElement;
        if (root && !root.hidden && root.lang === 'fr' && document.querySelector('h1')) seen.push('fr');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/lights?menu=1#x');
    await page.waitForURL('**/en/lights?menu=1#x');
    await waitForHydration(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.evaluate(() => (window as { seen?: string[] }).seen)).toEqual([]);
    await close();
  });

  it('keeps page, query and anchor when the language changes, and remembers the choice both ways', async () => {
    const { page, close } = await visit('/lights?menu=1#list');
    await waitForHydration(page);
    const languages = page.locator('[popovertarget=site-languages]');
    await languages.click();
    const toEnglish = page.locator('[data-language=en]').first();
    expect((await toEnglish.textContent())?.trim()).toContain('English');
    await toEnglish.click();
    await page.waitForURL('**/en/lights?menu=1#list');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await page.evaluate(() => localStorage.getItem('user-language'))).toBe('en');
    await languages.click();
    const toFrench = page.locator('[data-language=fr]').first();
    expect((await toFrench.textContent())?.trim()).toContain('Français');
    await toFrench.click();
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
    await page.waitForURL((url) => url.pathname === '/lights');
    expect(await page.evaluate(() => localStorage.getItem('user-language'))).toBe('fr');
    await close();
  });

  it('keeps page, query and anchor, and the choice, before the page has its script', async () => {
    const { page, close } = await visit('/en/lights?menu=1#list', { remembers: { 'user-language': 'en' } });
    // From here on, only the inline script runs.
    await page.route('**/_/*.js', (route) => route.abort());
    await page.reload();
    await page.locator('[popovertarget=site-languages]').click();
    await page.locator('[data-language=fr]').first().click();
    await page.waitForURL((url) => url.pathname === '/lights');
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?menu=1#list');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.evaluate(() => localStorage.getItem('user-language'))).toBe('fr');
    await close();
  });

  it('names the other languages of every page in its head', async () => {
    const html = await (await fetch(`${address}/en/plans`)).text();
    expect(html).toMatch(/hreflang="fr" href="[^"]*\/plans"/);
    expect(html).toMatch(/hreflang="en" href="[^"]*\/en\/plans"/);
  });
});
