import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../server/serve-api.ts';

/** Throws if the server would accept requests of other machines, because it writes files. */
export function refuseOtherHosts(host: string | undefined): void {
  if (host === undefined || ['localhost', '127.0.0.1', '::1'].includes(host)) return;
  throw new Error(`HOST is "${host}", but the studio writes files and answers only this machine. Leave HOST out.`);
}

/** The only address whose body is not JSON. */
export const uploadAddress = '/_studio/upload';

export type Guard = ReturnType<typeof createGuard>;

/** Accepts only requests of the studio's own document. The server checks `Host` and `Origin` before the guard. */
export function createGuard() {
  /** The secret that the document sends with each request. */
  const token = randomBytes(32).toString('base64url');
  const isOurs = ({ headers, method, routeOptions }: FastifyRequest) => {
    const { origin, 'sec-fetch-site': site, 'content-type': type = '', 'x-studio': given } = headers;
    if (typeof given !== 'string' || !isSame(given, token)) return false;
    if (site !== undefined && site !== 'same-origin') return false;
    // A form cannot send these content types, and a script of another origin needs a preflight request.
    const form = routeOptions.url === uploadAddress ? /^application\/octet-stream$/ : /^application\/json(;|$)/;
    return method === 'GET' || (origin !== undefined && form.test(type));
  };
  return {
    token,
    /** Answers a forbidden request with 403. Returns whether it did. */
    refuses(request: FastifyRequest, reply: FastifyReply) {
      if (isOurs(request)) return false;
      sendError(reply.header('connection', 'close'), 403, 'forbidden', 'Only the studio’s own page is answered here.');
      return true;
    },
  };
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
