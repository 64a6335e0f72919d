import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { engineWordsIn } from '../../engine/testing/engine-words.ts';
import { isFull } from '../../engine/testing/test-depth.ts';
import { onLine } from '../browsers/new-visitor.ts';
import { visitors, waitForHydration } from './browser.ts';
import { followLink } from './follow-link.ts';
import { hold } from './ways/hold.ts';
import { rest, shows } from './ways/shows.ts';

const { visit, address } = visitors('museum');

const { app } = JSON.parse(await readFile(join(root, 'engine/examples/museum/pages/words.json'), 'utf8'));

/** A message of the app in a language of the museum. */
function messageOf(language: 'fr' | 'en', name: string): string {
  return app[name]?.[language] ?? String(engineWordsIn(language, 'app')(name as 'retry'));
}

const heading = 'main h1';

describe('a page that fails to load', () => {
  for (const [failure, status] of Object.entries({ 'no answer': undefined, 'a broken server': 500 })) {
    for (const language of ['fr', 'en'] as const) {
      if (!isFull && (language === 'fr') !== (status === undefined)) continue;
      it(`${failure}, ${language}: is requested once, reported as missing, and shown on a retry`, async () => {
        const prefix = language === 'en' ? '/en' : '';
        const { page, close } = await visit('about:blank');
        // Nothing is prefetched: a pending request could be mistaken for that of the link.
        await onLine(page, { saveData: true });
        let asked = 0;
        const data = `**/_data/${language}/questions.json`;
        await page.route(data, (route) => {
          asked++;
          return status ? route.fulfill({ status }) : route.abort();
        });
        await page.goto(`${prefix}/library`);
        await waitForHydration(page);
        await rest(page);
        await followLink(page, `${prefix}/questions`);
        await page
          .locator(heading)
          .filter({ hasText: messageOf(language, 'pageFailed') })
          .waitFor();
        await rest(page);
        expect(asked).toBe(1);
        expect(new URL(page.url()).pathname).toBe(`${prefix}/questions`);
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        expect(await page.title()).toContain(messageOf(language, 'pageFailed'));
        await page.unroute(data);
        await page.getByRole('button', { name: messageOf(language, 'retry') }).click();
        await shows(page, 'questions');
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
        await page.goBack();
        await shows(page, 'library');
        await page.goForward();
        await shows(page, 'questions');
        await close();
      });
    }
  }

  it('loads as a document if its data fails a second time', async () => {
    const { page, close } = await visit('about:blank');
    await page.route('**/_data/fr/questions.json', (route) => route.abort());
    await page.goto('/visit');
    await waitForHydration(page);
    await followLink(page, '/questions');
    await page
      .locator(heading)
      .filter({ hasText: messageOf('fr', 'pageFailed') })
      .waitFor();
    await page.getByRole('button', { name: messageOf('fr', 'retry') }).click();
    await shows(page, 'questions');
    await close();
  });

  it('times out when it hangs, and the next click requests it again', async () => {
    const { page, close } = await visit('/visit');
    await page.clock.install();
    const held = await hold(page, '**/_data/fr/questions.json');
    await page.reload();
    await waitForHydration(page);
    await followLink(page, '/questions');
    await held.requested;
    await page.clock.fastForward(15_000);
    await page
      .locator(heading)
      .filter({ hasText: messageOf('fr', 'pageFailed') })
      .waitFor();
    await page.goBack();
    await shows(page, 'visit');
    await page.unroute('**/_data/fr/questions.json');
    await followLink(page, '/questions');
    await shows(page, 'questions');
    await close();
  });
});

describe('a navigation', () => {
  it('is canceled by going back: the canceled page never shows', async () => {
    const { page, close } = await visit('about:blank');
    const held = await hold(page, '**/_data/fr/library.json');
    await page.goto('/visit');
    await waitForHydration(page);
    await followLink(page, '/questions');
    await shows(page, 'questions');
    await followLink(page, '/library');
    await held.requested;
    await page.goBack();
    await shows(page, 'visit');
    await held.release();
    await rest(page);
    // Whatever is still to come of the answer comes before that of another one.
    await page.evaluate(() => fetch('/_data/fr/library.json').then((response) => response.text()));
    await rest(page);
    expect(new URL(page.url()).pathname).toBe('/visit');
    expect(await page.locator('main').getAttribute('data-page')).toBe('visit');
    await close();
  });

  it('back is canceled by going forward: the visible page stays as it is', async () => {
    const { page, close } = await visit('/questions');
    await waitForHydration(page);
    await followLink(page, '/lights');
    await shows(page, 'lights');
    // The previous page is no longer cached.
    const held = await hold(page, '**/_data/fr/questions.json');
    await page.reload();
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.goBack();
    await held.requested;
    await page.goForward();
    await held.release();
    await rest(page);
    expect(await page.locator('main').getAttribute('data-page')).toBe('lights');
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
    await close();
  });

  it('without a line is shown what there is, though its page lost a script and would be left to the browser with one', async () => {
    const { page, close } = await visit('/visit', { viewport: { width: 1280, height: 300 } });
    await waitForHydration(page);
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/_/leaflet-map-'));
    await page.route(/\/_\/leaflet-map-/, (route) => route.abort());
    await page.evaluate(() => document.querySelector('.map')?.scrollIntoView());
    await lost;
    await rest(page);
    const anew = page.waitForEvent('domcontentloaded');
    await page.context().setOffline(true);
    await followLink(page, '/questions');
    await page
      .locator(heading)
      .filter({ hasText: messageOf('fr', 'pageFailed') })
      .waitFor();
    await page.context().setOffline(false);
    await followLink(page, '/library');
    await anew;
    await shows(page, 'library');
    await close();
  });

  it('leads on from a page of the news that is gone', async () => {
    const { page, close } = await visit('/visit');
    await waitForHydration(page);
    await followLink(page, '/journal/999');
    await page.waitForURL('**/journal/1');
    await shows(page, 'journal');
    for (const id of ['questions', 'library']) {
      await followLink(page, `/${id}`);
      await shows(page, id);
      await rest(page);
      expect(new URL(page.url()).pathname).toBe(`/${id}`);
    }
    await close();
  });

  it('to an unknown address opens the home page in its language, with the focus on the heading', async () => {
    const { page, close } = await visit('/visit');
    await waitForHydration(page);
    for (const [unknown, home] of [
      ['/no-such-page', '/'],
      ['/en/no-such-page', '/en'],
      ['/%', '/'],
    ] as const) {
      await followLink(page, '/questions');
      await shows(page, 'questions');
      await followLink(page, unknown);
      await shows(page, 'home');
      await rest(page);
      expect(new URL(page.url()).pathname, unknown).toBe(home);
      expect(await page.locator('html').getAttribute('lang'), unknown).toBe(home === '/en' ? 'en' : 'fr');
      expect(await page.evaluate(() => document.activeElement?.tagName), unknown).toBe('H1');
    }
    await close();
  });
});

describe('an item that is newer than the build', () => {
  it('is announced by its title', async () => {
    const { page, close } = await visit('/journal');
    await waitForHydration(page);
    const known = await (await fetch(`${address}/api/v1/entry/12`)).json();
    const title = 'Une nouvelle plus récente que le site';
    await page.route('**/api/v1/entry/13', (route) =>
      route.fulfill({ json: { ...known, data: { ...known.data, id: 13, title } } }),
    );
    await followLink(page, '/journal/entries/13');
    await page.locator(heading).filter({ hasText: title }).waitFor();
    await page.locator('[role=status][aria-live]').filter({ hasText: title }).waitFor({ state: 'attached' });
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/journal\/entries\/13$/);
    await close();
  });

  it('or deleted names no missing address in its document’s head', async () => {
    const response = await fetch(`${address}/journal/entries/999`);
    expect(response.status).toBe(404);
    const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(await response.text()) ?? [];
    expect(head).toContain('<title>');
    expect(head).not.toMatch(/_id|rel="canonical"|hreflang=/);
  });
});
