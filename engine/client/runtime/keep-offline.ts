import type { CompiledSite } from '../../model/compiled.ts';
import { workerAddress } from '../../model/schema/reserved-addresses.ts';
import { textsOf } from '../../ui/i18n/words.tsx';
import type { TrustedTypesWindow } from '../../ui/kit/trusted-types.ts';
import styles from '../offline/notice.css?inline';
import type { Visit } from '../offline/offline-site.ts';
import { generatedAddress } from './document-addressing.ts';
import { mayPrefetch, paysForBytes } from './may-prefetch.ts';

/** A name can be used once. */
let policy: { createScriptURL(from: ''): string } | undefined;
/** The visible notice that the page is from the cache. */
let notice: HTMLElement | undefined;
let isFirst = true;

/** Caches the page, if the site supports offline use. */
export function keepOffline(site: CompiledSite): void {
  if (site.offline) keep(site).catch(() => {});
}

/** Lets the service worker cache the page, unless the visitor pays for bytes. Shows a notice on a cached document. */
async function keep(site: CompiledSite): Promise<void> {
  const { kept } = document.documentElement.dataset;
  notice?.remove();
  if (isFirst && kept) notice = noticeOf(site, kept);
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A visitor may go on before the first call: that page did not come as the document.
  const isDocument = isFirst && loading !== undefined && new URL(loading.name).pathname === location.pathname;
  const isKept = isDocument && loading.workerStart > 0;
  isFirst = false;
  // Workers need a secure origin.
  if (paysForBytes() || !navigator.serviceWorker) return;
  await navigator.serviceWorker.register(trustedAddress());
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Ranges, as of media, are not requested whole.
  const used = loaded.filter(({ responseStatus }) => responseStatus !== 206).map(({ name }) => name);
  active?.postMessage({ path: location.pathname, isKept, used, more: mayPrefetch() } satisfies Visit);
}

/** Only this address may become a worker's. */
function trustedAddress(): string {
  const address = generatedAddress(workerAddress);
  const { trustedTypes } = globalThis as TrustedTypesWindow;
  policy ??= trustedTypes?.createPolicy('pagewright-worker', { createScriptURL: () => address });
  return policy?.createScriptURL('') ?? address;
}

function noticeOf(site: CompiledSite, since: string): HTMLElement {
  const t = textsOf(site)('offline');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const bar = Object.assign(document.createElement('p'), { className: 'kept-notice', role: 'status' });
  document.body.append(bar);
  const text = document.createElement('span');
  const time = document.createElement('time');
  time.dateTime = since;
  time.textContent = new Date(since).toLocaleString(site.language, { dateStyle: 'medium', timeStyle: 'short' });
  text.append(t('fromMemory'), ' ', time);
  const retry = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button--secondary',
    textContent: t('retry'),
    onclick: () => location.reload(),
  });
  // Screen readers announce text that is added to an existing status.
  requestAnimationFrame(() => bar.append(text, retry));
  return bar;
}
