import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Answers, Requests } from '../protocol/requests.ts';
import generated from './request-schemas.json' with { type: 'json' };

/** The generated schema of each request of the studio's page, by its path. */
export const requestSchemas: Record<keyof Requests, object> = generated;

/** An answer, or the reply by which it was refused. */
type Answered<Path extends keyof Answers> = Answers[Path] | FastifyReply | Promise<Answers[Path] | FastifyReply>;

/** Serves what the studio's page asks for by GET. */
export function get<Path extends Exclude<keyof Answers, keyof Requests>>(
  studio: FastifyInstance,
  path: Path,
  answer: () => Answered<Path>,
): void {
  studio.get(`/_studio/${path}`, answer);
}

/** Serves what the studio's page asks for by POST, with a body that its schema has checked. */
export function post<Path extends keyof Requests>(
  studio: FastifyInstance,
  path: Path,
  answer: (body: Requests[Path], reply: FastifyReply) => Answered<Path>,
): void {
  const schema = { body: requestSchemas[path] };
  studio.post(`/_studio/${path}`, { schema }, ({ body }, reply) => answer(body as Requests[Path], reply));
}
