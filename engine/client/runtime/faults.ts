/** An error in the browser. */
export interface Fault {
  /** What failed: a section, its data, hydration, the page, or any other script. */
  kind: 'section' | 'source' | 'hydration' | 'page' | 'script';
  /** The section's type or the source's name. Default: none. */
  part?: string;
  error: unknown;
}

/** The maximum number of reports per page load. */
const limit = 20;

const reported = new Set<string>();
let sent = 0;
/** When data last failed to load, on the clock of `performance.now()`. */
let lastSourceFault = Number.NEGATIVE_INFINITY;

/** How long a host counts as failing after that, in milliseconds. */
export const failingMs = 30_000;

/** Whether data failed to load recently. */
export function isHostFailing(): boolean {
  return performance.now() - lastSourceFault < failingMs;
}

/** Reports an error to the console, and once per page to the collector in `site.json`, without visitor data. */
export function onFault({ kind, part, error }: Fault): void {
  if (kind === 'source') lastSourceFault = performance.now();
  const page = window.location.pathname;
  const { cause } = Object(error) as { cause?: unknown };
  // A query may contain the visitor's own words.
  const message = `${error}${cause ? ` (${cause})` : ''}`.replace(/\?[^\s"')]*/g, '').slice(0, 300);
  const plain = `${page} ${message}`;
  // The section itself reports an error that breaks hydration.
  const key = kind === 'hydration' ? plain : `${part} ${plain}`;
  const isReported = reported.has(key);
  // The browser itself logs uncaught errors.
  if (kind === 'source' || (kind !== 'script' && !isReported)) console.error(`Failed: ${kind} ${part ?? page}`, error);
  if (isReported) return;
  reported.add(key).add(plain);
  const { faults, build } = document.documentElement.dataset;
  if (faults && sent++ < limit) navigator.sendBeacon(faults, JSON.stringify({ kind, part, page, message, build }));
}
