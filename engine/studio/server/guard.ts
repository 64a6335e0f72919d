import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../server/serve-api.ts';

/** Throws where the server would listen to other machines: what writes, answers this one alone. */
export function refuseOtherHosts(host: string | undefined): void {
  if (host === undefined || ['localhost', '127.0.0.1', '::1'].includes(host)) return;
  throw new Error(`HOST is "${host}": the studio writes files, and answers this machine alone. Leave HOST out.`);
}

/** The address that takes bytes; every other of the studio takes JSON. */
export const uploadAddress = '/_studio/upload';

/** What lets a request in that comes from the studio's own document of this process, and no other. */
export interface Guard {
  /** The secret that the document sends with each request. */
  token: string;
  /** Answers what may not come in with a 403, and says whether it did. */
  refuses(request: FastifyRequest, reply: FastifyReply): boolean;
}

/** Makes the guard of this process. Hosts and origins are settled before it, for all that the server answers. */
export function createGuard(): Guard {
  const token = randomBytes(32).toString('base64url');
  const isOurs = ({ headers, method, routeOptions }: FastifyRequest) => {
    const { origin, 'sec-fetch-site': site, 'content-type': type = '', 'x-studio': given } = headers;
    if (typeof given !== 'string' || !isSame(given, token)) return false;
    if (site !== undefined && site !== 'same-origin') return false;
    // Neither can be sent by a form, nor by a script of another origin that is not asked first.
    const form = routeOptions.url === uploadAddress ? /^application\/octet-stream$/ : /^application\/json(;|$)/;
    return method === 'GET' || (origin !== undefined && form.test(type));
  };
  return {
    token,
    refuses(request, reply) {
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
