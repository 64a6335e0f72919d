import { readUrl } from '../model/schema/read-url.ts';

export const originHeaders = 'Host, X-Forwarded-Host, X-Forwarded-Proto';

/** A name or an IPv4 address, with an optional port. */
const hostForm = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::\d{1,5})?$/i;

/**
 * The origin of a request, or as a trusted proxy forwards it; `undefined` for any other form of host. The
 * value comes from the client and is shown in pages. IPv6 addresses are excluded, because shells expand their
 * brackets.
 */
export function readRequestOrigin({ protocol, host }: { protocol: string; host: string }): string | undefined {
  if (!/^https?$/.test(protocol) || host.length > 260 || !hostForm.test(host)) return undefined;
  return readUrl(`${protocol}://${host}`)?.origin;
}
