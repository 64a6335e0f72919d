/** A part of the page that failed in the browser. */
export interface Fault {
  /** What failed: a section, the call for its data, the page's hydration, the whole page, or a script outside all of these. */
  kind: 'section' | 'source' | 'hydration' | 'page' | 'script';
  /** Which one: the section's type, the source's name. Default: the page's path says enough. */
  part?: string;
  error: unknown;
}

/** How many faults a page load tells the collector: what is broken is plain by then. */
const limit = 20;

const told = new Set<string>();
let sent = 0;
/** When a call for data last failed, as `performance.now()` has it. */
let lastSourceFault = Number.NEGATIVE_INFINITY;

/** How long a host counts as failing after a call for data has failed, in milliseconds. */
export const failingMs = 30_000;

/** Whether a call for data failed lately. */
export function isHostFailing(): boolean {
  return performance.now() - lastSourceFault < failingMs;
}

/**
 * The one place that hears of every fault in the browser: it goes to the console, and to the site's collector where
 * `site.json` names one. The same fault on the same page is told once, but the console hears of every call for data that fails.
 * A report holds nothing of the visitor.
 */
export function onFault({ kind, part, error }: Fault): void {
  if (kind === 'source') lastSourceFault = performance.now();
  const page = window.location.pathname;
  const { cause } = Object(error) as { cause?: unknown };
  // What stands in a query may be the visitor's own words.
  const message = `${error}${cause ? ` (${cause})` : ''}`.replace(/\?[^\s"')]*/g, '').slice(0, 300);
  const plain = `${page} ${message}`;
  // Hydration stumbles over what a section throws, and the section itself tells of it.
  const key = kind === 'hydration' ? plain : `${part} ${plain}`;
  const isTold = told.has(key);
  // The browser itself logs what no code has caught.
  if (kind === 'source' || (kind !== 'script' && !isTold)) console.error(`Failed: ${kind} ${part ?? page}`, error);
  if (isTold) return;
  told.add(key).add(plain);
  const { faults, build } = document.documentElement.dataset;
  if (faults && sent++ < limit) navigator.sendBeacon(faults, JSON.stringify({ kind, part, page, message, build }));
}
