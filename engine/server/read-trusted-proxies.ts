import { isIP } from 'node:net';

/** Named address ranges of Fastify. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * The proxies whose `X-Forwarded-*` headers count, from `TRUST_PROXY`: addresses, networks such as
 * `10.0.0.0/8`, or named ranges, separated by commas. Throws on anything else, including `true`, with which
 * visitors could choose their address.
 */
export function readTrustedProxies(value = process.env.TRUST_PROXY ?? ''): string[] | false {
  const proxies = value
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean);
  const wrong = proxies.find((proxy) => !ranges.has(proxy) && !isNetwork(proxy));
  if (wrong !== undefined)
    throw new Error(
      `TRUST_PROXY names "${wrong}", which is no address. Write the addresses or networks of your proxies, for example 127.0.0.1,10.0.0.0/8, or loopback, linklocal, uniquelocal.`,
    );
  return proxies.length > 0 && proxies;
}

/** Whether a text is an IP address or a network, but not all addresses. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...others] = text.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
