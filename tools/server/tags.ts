import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a body with its strong tag. Who has it already gets a 304 without it, unless the answer is an error. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  body: string | Buffer,
): FastifyReply {
  reply.header('etag', tag);
  const isKnown = reply.statusCode === 200 && has(request.headers['if-none-match'], tag);
  return isKnown ? reply.code(304).send() : reply.send(body);
}

/** Whether the tags that a client names hold one: `If-None-Match` compares weakly (RFC 9110, 13.1.2). */
function has(named: string | undefined, tag: string): boolean {
  if (named === undefined) return false;
  return named.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}
