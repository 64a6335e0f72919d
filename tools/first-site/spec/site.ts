import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Browser } from 'playwright-core';
import { root } from '../../../engine/site/paths.ts';
import type { VisitorOptions } from '../../browsers/new-visitor.ts';
import { canAlter } from './can-alter.ts';
import type { ChangedAnswer, SiteChange } from './site-change.ts';
import { createVisit, type SpecVisit } from './visit.ts';

/** A served site: its responses, pages and visits. */
export interface Site {
  /** The response at a path, without following redirects. */
  answer(path: string): Promise<ChangedAnswer>;
  /** The page at a path. Rejects unless the answer is 200. */
  page(path: string): Promise<Document>;
  /** The payload of an API response. Rejects unless the status is 200. */
  data<Data>(path: string): Promise<Data>;
  source(file: string): Promise<string>;
  /** Visits the site as a new visitor, by default at a desktop. */
  visit<Seen>(act: (visit: SpecVisit) => Promise<Seen>, options?: VisitorOptions): Promise<Seen>;
  /** How long a visitor waits for what should come, in milliseconds. */
  timeoutMs: number;
  /** Runs an action with a changed site. Meanwhile no other check may use the site. */
  withChange<Done>(change: SiteChange, timeoutMs: number, act: (site: Site) => Promise<Done>): Promise<Done>;
}

/** Opens a served site. Responses are cached. */
export function openSite(address: string, browser: Browser): Site {
  const { window } = new JSDOM('');
  const parser = new window.DOMParser();
  const answers = new Map<string, Promise<ChangedAnswer>>();
  const pages = new Map<string, Document>();
  const parse = (body: string) => parser.parseFromString(body, 'text/html');
  const parsed = (body: string) => {
    const known = pages.get(body) ?? parse(body);
    pages.set(body, known);
    return known;
  };
  const original = (path: string) => {
    const known = answers.get(path) ?? ask(address + path);
    answers.set(path, known);
    return known;
  };

  const open = (
    timeoutMs: number,
    change?: SiteChange,
    alter: (alteration: () => void, document: Document) => void = () => {},
  ): Site => {
    const site: Site = {
      timeoutMs,
      async withChange(spoiling, shorter, act) {
        const alterations = canAlter(window.MutationObserver);
        try {
          return await act(open(shorter, spoiling, alterations.alter));
        } finally {
          alterations.undo();
        }
      },
      async answer(path) {
        const answer = await original(path);
        return change?.answer ? change.answer(path, answer, original) : answer;
      },
      async page(path) {
        const { status, body } = await site.answer(path);
        if (status !== 200) throw new Error(`status ${status}`);
        const document = parsed(body);
        alter(() => change?.page?.(document, path), document);
        return document;
      },
      async data<Data>(path: string) {
        const { status, body } = await site.answer(path);
        if (status !== 200) throw new Error(`status ${status}`);
        const { data } = JSON.parse(body) as { data?: Data };
        if (data === undefined) throw new Error('no data');
        return data;
      },
      async source(file) {
        const body = await readFile(join(root, file), 'utf8');
        const answer = { status: 200, headers: {}, body };
        return change?.answer ? (await change.answer(file, answer, original)).body : body;
      },
      visit: (act, options = {}) =>
        createVisit(browser, { address, timeoutMs, ...(change && { change }), original, parse }, act, options),
    };
    return site;
  };
  return open(30_000);
}

async function ask(url: string): Promise<ChangedAnswer> {
  const get = () => fetch(url, { redirect: 'manual' });
  // The server may close an idle connection meanwhile. A retry opens a new one.
  const response = await get().catch(get);
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}
