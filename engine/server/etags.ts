import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a body with its strong ETag: a 304 if the client has it, a 412 if it requires another one. */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  body: string | Buffer,
): FastifyReply {
  if (reply.statusCode === 200 && !isWanted(request.headers['if-match'], tag)) {
    reply.removeHeader('content-encoding');
    throw Object.assign(new Error('This is not the requested version.'), { statusCode: 412 });
  }
  reply.header('etag', tag);
  const isKnown = reply.statusCode === 200 && includesTag(request.headers['if-none-match'], tag);
  return isKnown ? reply.code(304).send() : reply.send(body);
}

/** The strong tags of an `If-Match`. Weak ones match nothing there (RFC 9110, 13.1.1). */
export function strongEtags(named: string): string[] {
  return named
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !one.startsWith('W/'));
}

function isWanted(named: string | undefined, tag: string): boolean {
  return named === undefined || strongEtags(named).some((one) => one === '*' || one === tag);
}

/** Whether the tags of an `If-None-Match` include one, by weak comparison (RFC 9110, 13.1.2). */
function includesTag(named: string | undefined, tag: string): boolean {
  if (named === undefined) return false;
  return named.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}
