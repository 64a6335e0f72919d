import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a body with its strong ETag. Who has it already gets a 304 without it, and who asks for another one alone a 412, unless
 * the answer is an error.
 */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  body: string | Buffer,
): FastifyReply {
  if (reply.statusCode === 200 && !isWanted(request.headers['if-match'], tag)) {
    reply.removeHeader('content-encoding');
    throw Object.assign(new Error('What is here now is not what was asked for.'), { statusCode: 412 });
  }
  reply.header('etag', tag);
  const isKnown = reply.statusCode === 200 && has(request.headers['if-none-match'], tag);
  return isKnown ? reply.code(304).send() : reply.send(body);
}

/** The strong tags of an `If-Match`, in which weak ones match nothing (RFC 9110, 13.1.1). */
export function strongEtags(named: string): string[] {
  return named
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !one.startsWith('W/'));
}

function isWanted(named: string | undefined, tag: string): boolean {
  return named === undefined || strongEtags(named).some((one) => one === '*' || one === tag);
}

/** Whether the tags that a client names hold one: `If-None-Match` compares weakly (RFC 9110, 13.1.2). */
function has(named: string | undefined, tag: string): boolean {
  if (named === undefined) return false;
  return named.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}
