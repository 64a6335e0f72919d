import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendError } from './serve-api.ts';

/**
 * Restricts a server on a maintainer's machine to its own pages: requests with another host or origin get a 403.
 * Otherwise any web page could read an unpublished site. `host` is allowed besides the machine's own names. Returns
 * the server that receives the allowed sockets.
 */
export function allowOwnHosts(server: FastifyInstance, host = 'localhost'): Server {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', host.includes(':') ? `[${host}]` : host]);
  server.addHook('onRequest', (request, reply, done) => {
    if (isOwn(request.raw, request.originalUrl, names)) done();
    else sendError(reply.header('connection', 'close'), 403, 'forbidden', refusal);
  });
  // It never listens; it only passes allowed sockets on.
  const sockets = createServer();
  server.server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (isOwn(request, request.url ?? '', names)) sockets.emit('upgrade', request, socket, head);
    else socket.on('error', () => {}).end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
  return sockets;
}

const refusal = 'Only pages of this server are answered, at localhost or at the HOST that it was started with.';

/** Whether a request comes from a page of ours, or from no page at all. `address` is the raw one. */
function isOwn(request: IncomingMessage, address: string, names: Set<string>): boolean {
  const { headers, headersDistinct, socket } = request;
  const [host = '', ...more] = headersDistinct.host ?? [];
  // Browsers send lower-case names without a trailing dot. Any other spelling is suspicious.
  const [, name = '', port] = /^([\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/.exec(host) ?? [];
  if (more.length > 0 || Number(port ?? 80) > 65_535) return false;
  // The machine's own address cannot be another site's name. A server on all addresses has no other name.
  if (!names.has(name) && name !== localHost(socket)) return false;
  const path = address.startsWith('/') ? address : address.replace(`http://${host}/`, '/');
  if (!path.startsWith('/')) return false;
  if (headers.origin !== undefined) return headers.origin === `http://${host}`;
  return isSameSiteRequest(headers, path);
}

function localHost({ localAddress = '' }: IncomingMessage['socket']): string {
  const plain = localAddress.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}

/**
 * Whether a request without an origin comes from this site, by `Sec-Fetch-Site`. A link from elsewhere may open a page
 * only. Only our own pages may open the editor.
 */
function isSameSiteRequest(headers: IncomingMessage['headers'], path: string): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = headers;
  if (/\/__open-in-editor/i.test(path)) return site === 'same-origin';
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  return mode === 'navigate' && dest === 'document' && !/^\/[_@]/.test(path);
}
