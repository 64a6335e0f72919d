import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createVisitor, dismissHints, type VisitorOptions } from '../../browsers/new-visitor.ts';
import type { ChangedAnswer, SiteChange } from './site-change.ts';

/** A visit of a site, with the browser's calls and messages. */
export interface SpecVisit {
  page: Page;
  /** The API calls: `GET /api/v1/faq/all`. */
  calls: string[];
  /** Errors and warnings in the console. */
  messages: string[];
}

interface Visited {
  address: string;
  /** How long a visitor waits for what should come, in milliseconds. */
  timeoutMs: number;
  /** The change of the site. Default: none. */
  change?: SiteChange;
  original(path: string): Promise<ChangedAnswer>;
  parse(html: string): Document;
}

/** Visits a site as a new visitor. */
export async function createVisit<Seen>(
  browser: Browser,
  site: Visited,
  act: (visit: SpecVisit) => Promise<Seen>,
  options: VisitorOptions,
): Promise<Seen> {
  const context = await createVisitor(browser, site.address, options);
  try {
    if (site.change?.script) await context.addInitScript(site.change.script);
    if (site.change?.answer || site.change?.page) await spoil(context, site, site.change);
    return await act(await recordMessages(context, site.timeoutMs));
  } finally {
    await dismissHints(context);
  }
}

async function recordMessages(context: BrowserContext, timeoutMs: number): Promise<SpecVisit> {
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const calls: string[] = [];
  const messages: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  return { page, calls, messages };
}

/** Passes the changed answers of a site to a visitor's browser. */
async function spoil(
  context: BrowserContext,
  { address, original, parse }: Visited,
  change: SiteChange,
): Promise<void> {
  await context.route(`${address}/**`, async (route) => {
    const path = route.request().url().slice(address.length);
    const fetched = () => route.fetch({ maxRedirects: 0 });
    // The server may close an idle connection. A retry opens a new one.
    const response = await fetched().catch(fetched);
    const type = response.headers()['content-type'] ?? '';
    // A redirect has no type.
    if (type && !/html|json|javascript|text/.test(type)) return route.fulfill({ response });
    // The body comes unpacked.
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    const own = { status: response.status(), headers, body: await response.text() };
    const answer = (await change.answer?.(path, own, original)) ?? own;
    if (!change.page || !type.includes('html')) return route.fulfill(answer);
    const document = parse(answer.body);
    change.page(document, path);
    return route.fulfill({ ...answer, body: `<!doctype html>${document.documentElement.outerHTML}` });
  });
}
