import { JSDOM } from 'jsdom';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Language } from '../../engine/descriptor/compiled.ts';
import { hydrated } from '../e2e/hydrated.ts';
import { pageText } from './page-text.ts';

/** The languages of the site, the default one first. */
export const languages: Language[] = ['zh', 'en'];

/** A served site, as rows ask it: by HTTP and HTML where that is enough, in Chromium where it takes a browser. */
export interface SpecSite {
  /** The served HTML of a route, as it came. Rejects unless the answer is 200. */
  html(route: string, language?: Language): Promise<string>;
  /** The same HTML as a document. */
  document(route: string, language?: Language): Promise<Document>;
  /** The words of the first element of a selector (default: `main`) in one line. Rejects when there is none. */
  text(route: string, language?: Language, selector?: string): Promise<string>;
  /** How many elements the HTML has for a selector. */
  count(route: string, selector: string, language?: Language): Promise<number>;
  /** The payload under `data` of an API address. Rejects unless the answer is 200 and has one. */
  api(address: string): Promise<unknown>;
  /** The bare answer of an address; redirects are not followed. */
  answer(address: string): Promise<Response>;
  /** A live page of a returning visitor at a desktop, loaded anew; the same one for all rows of a language. */
  page(route: string, language?: Language): Promise<Page>;
  /** An empty page of a visitor who was never here, gone when the row is done. Addresses may leave out the host. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** Sends the row's visitors away; the runner calls it after each row. */
  leave(): Promise<void>;
  /** Closes all that was opened; the browser is the caller's. */
  close(): Promise<void>;
}

/** The path of a route in a language: `/faq`, `/en/faq`. */
export function pathOf(route: string, language: Language): string {
  return language === 'en' ? `/en${route === '/' ? '' : route}` : route;
}

/** Asks a site that is served at an address, with a browser for the rows that need one. */
export function openSpecSite(address: string, browser: Browser): SpecSite {
  const { DOMParser } = new JSDOM('').window;
  const sources = new Map<string, Promise<string>>();
  const documents = new Map<string, Document>();
  const pages = new Map<Language, Promise<Page>>();
  const contexts: BrowserContext[] = [];
  let visits: BrowserContext[] = [];

  async function newPage(into: BrowserContext[], options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 800 }, ...options });
    into.push(context);
    // The runner keeps functions' names by a call that pages do not know; functions sent to a page need it there.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    return page;
  }

  const site: SpecSite = {
    html(route, language = 'zh') {
      const path = pathOf(route, language);
      const known = sources.get(path) ?? read(path);
      sources.set(path, known);
      return known;
    },
    async document(route, language = 'zh') {
      const path = pathOf(route, language);
      const known =
        documents.get(path) ?? new DOMParser().parseFromString(await site.html(route, language), 'text/html');
      documents.set(path, known);
      return known;
    },
    async text(route, language, selector = 'main') {
      const element = (await site.document(route, language)).querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      return pageText(element);
    },
    async count(route, selector, language) {
      return (await site.document(route, language)).querySelectorAll(selector).length;
    },
    async api(path) {
      const { data } = JSON.parse(await read(path)) as { data?: unknown };
      if (data === undefined) throw new Error('no data');
      return data;
    },
    answer: (path) => fetch(address + path, { redirect: 'manual' }),
    async page(route, language = 'zh') {
      // Each language has a visitor of its own: one visit to /en is remembered and would turn bare routes English.
      const opened = pages.get(language) ?? newPage(contexts);
      pages.set(language, opened);
      const page = await opened;
      await page.goto(pathOf(route, language));
      await hydrated(page);
      return page;
    },
    visitor: (options) => newPage(visits, options),
    async leave() {
      const gone = visits;
      visits = [];
      await Promise.all(gone.map((context) => context.close()));
    },
    async close() {
      await site.leave();
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
  return site;

  async function read(path: string): Promise<string> {
    const response = await site.answer(path);
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    return response.text();
  }
}

export { hydrated };
