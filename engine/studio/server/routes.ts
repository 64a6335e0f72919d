import type { FastifyInstance } from 'fastify';
import type { Answers, Requests } from '../protocol/requests.ts';
import generated from './request-schemas.json' with { type: 'json' };

/** The generated schema of each request, by its path. */
export const requestSchemas: Record<keyof Requests, object> = generated;

type Answered<Path extends keyof Answers> = Answers[Path] | Promise<Answers[Path]>;

/** Adds a GET route. */
export function get<Path extends Exclude<keyof Answers, keyof Requests>>(
  studio: FastifyInstance,
  path: Path,
  answer: () => Answered<Path>,
): void {
  studio.get(`/_studio/${path}`, async () => answer());
}

/** Adds a POST route, whose body is validated by its schema. */
export function post<Path extends keyof Requests>(
  studio: FastifyInstance,
  path: Path,
  answer: (body: Requests[Path]) => Answered<Path>,
): void {
  const schema = { body: requestSchemas[path] };
  studio.post(`/_studio/${path}`, { schema }, async ({ body }) => answer(body as Requests[Path]));
}
