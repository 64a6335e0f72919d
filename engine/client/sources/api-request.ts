import type { CompiledSite } from '../../model/compiled.ts';
import { basePathOf } from '../../model/page-file.ts';

// Every page loads this module. It has no dependency on ky, which is loaded for answers that a page does not have yet.

/** The time limit of a call with its body, in milliseconds. */
export const defaultTimeoutMs = 10_000;

/** Sends the requests of a call. */
export type Send = (...request: Parameters<typeof fetch>) => Promise<Response>;

/** The absolute address of a call, to `api` or to this site. */
export function requestAddress(address: string, site: CompiledSite): URL {
  const { api = '/' } = site;
  return new URL((api === '/' ? basePathOf(site) : api) + address, location.href);
}

/** The headers of a call, with the tag of a held answer. */
export function requestHeaders(address: URL, tag: string | undefined): Record<string, string> {
  // A custom header to another origin would need a CORS preflight.
  const isTagged = tag !== undefined && address.origin === location.origin;
  return { accept: 'application/json', ...(isTagged && { 'if-none-match': tag }) };
}

/** A signal that also aborts after a time limit. */
export function withTimeLimit(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  return AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
}
