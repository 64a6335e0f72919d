import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { readTrustedProxies } from './read-trusted-proxies.ts';
import { newServer } from './server.ts';

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

/** The visitor's address as a server takes it when it trusts these proxies. */
async function addressOf(trusted: string, peer: string, forwardedFor?: string): Promise<string> {
  server = newServer({ trustProxy: readTrustedProxies(trusted) });
  server.get('/address', (request) => request.ip);
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return (await server.inject({ url: '/address', remoteAddress: peer, headers })).body;
}

test.each([
  ['no proxy is trusted by default', '', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ['nor one in the own network', '', '10.0.0.5', '198.51.100.1', '10.0.0.5'],
  ['a named address is', '10.0.0.5', '10.0.0.5', '198.51.100.1', '198.51.100.1'],
  ['a named network is', '10.0.0.0/8, 192.0.2.1', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['a named range is', 'loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['another address is not', '10.0.0.5', '10.0.0.6', '198.51.100.1', '10.0.0.6'],
  [
    'what the visitor wrote before the proxy does not count',
    '10.0.0.5',
    '10.0.0.5',
    '1.1.1.1, 198.51.100.1',
    '198.51.100.1',
  ],
  ['a second named proxy is passed over', '10.0.0.0/8', '10.0.0.5', '198.51.100.1, 10.0.0.9', '198.51.100.1'],
  ['without the header the peer counts', '10.0.0.5', '10.0.0.5', undefined, '10.0.0.5'],
])('%s', async (_, trusted, peer, forwardedFor, address) => {
  expect(await addressOf(trusted, peer, forwardedFor)).toBe(address);
});

test.each(['true', '1', '*', 'proxy.example.com', '10.0.0.0/33', '10.0.0.0/x', '0.0.0.0/0', '::/0', '10.0.0.1/8/8'])(
  '%s names no proxy, and is refused with the value and an example',
  (value) => {
    expect(() => readTrustedProxies(value)).toThrow(`TRUST_PROXY names "${value}"`);
  },
);

test('IPv6 addresses and networks are accepted', () => {
  expect(readTrustedProxies('::1,fd00::/8')).toEqual(['::1', 'fd00::/8']);
});
