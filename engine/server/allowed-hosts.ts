import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fail } from './api.ts';

/**
 * Lets a server on a maintainer's machine answer nobody but its own pages and who types its address: every request and every
 * socket whose host or origin is another's gets a 403. So no web page reads an unpublished site, not even one that has its own
 * name lead to this machine. `host` is the name or address that the server was told to listen at, besides this machine's own
 * names. Returns where the sockets arrive that may.
 */
export function allowOwnHosts(server: FastifyInstance, host = 'localhost'): Server {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', host.includes(':') ? `[${host}]` : host]);
  server.addHook('onRequest', (request, reply, done) => {
    if (isOwn(request.raw, request.originalUrl, names)) done();
    else fail(reply.header('connection', 'close'), 403, 'forbidden', refusal);
  });
  // It never listens: whoever waits for sockets hears of these alone.
  const sockets = createServer();
  server.server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (isOwn(request, request.url ?? '', names)) sockets.emit('upgrade', request, socket, head);
    else socket.on('error', () => {}).end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
  return sockets;
}

const refusal = 'Only pages of this server are answered, at localhost or at the HOST that it was started with.';

/** Whether a request comes from a page of ours, or from no page at all. `address` is what it asks for, as it was sent. */
function isOwn(request: IncomingMessage, address: string, names: Set<string>): boolean {
  const { headers, headersDistinct, socket } = request;
  const [host = '', ...more] = headersDistinct.host ?? [];
  // Browsers write a name in small letters and without a dot at its end: another spelling is nobody's who means well.
  const [, name = '', port] = /^([\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/.exec(host) ?? [];
  if (more.length > 0 || Number(port ?? 80) > 65_535) return false;
  // An address of this machine cannot be another site's name; one that listens at all of them has no other.
  if (!names.has(name) && name !== addressOf(socket)) return false;
  const path = address.startsWith('/') ? address : address.replace(`http://${host}/`, '/');
  if (!path.startsWith('/')) return false;
  if (headers.origin !== undefined) return headers.origin === `http://${host}`;
  return isAskedHere(headers, path);
}

/** The address that a connection came to, as a host is spelled. */
function addressOf({ localAddress = '' }: IncomingMessage['socket']): string {
  const plain = localAddress.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}

/**
 * Whether a request without an origin is not another site's. A browser tells no origin of what a document includes, but whose
 * request it is; a link from elsewhere may lead to a page, and to nothing else. What opens an editor a page of ours must ask for.
 */
function isAskedHere(headers: IncomingMessage['headers'], path: string): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = headers;
  if (/\/__open-in-editor/i.test(path)) return site === 'same-origin';
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return mode === 'navigate' && dest === 'document' && !/^\/[_@]/.test(path);
}
