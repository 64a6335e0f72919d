import { readUrl } from '../model/schema/read-url.ts';

export const originHeaders = 'Host, X-Forwarded-Host, X-Forwarded-Proto';

/** A name or an IPv4 address, with a port or without. */
const hostForm = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*(?::\d{1,5})?$/i;

/**
 * The origin that a request was sent to; a trusted proxy says which. `undefined` where its host is of another form: whoever writes a
 * request can write anything there, and pages show it. An IPv6 address is left out as well, because shells read its brackets as a pattern.
 */
export function requestOrigin({ protocol, host }: { protocol: string; host: string }): string | undefined {
  if (!/^https?$/.test(protocol) || host.length > 260 || !hostForm.test(host)) return undefined;
  return readUrl(`${protocol}://${host}`)?.origin;
}
