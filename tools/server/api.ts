import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CompileSource } from '../../engine/compile/context.ts';
import type { Schemas } from '../../engine/schema/schema.ts';
import type { Params } from '../../engine/sources/source.ts';

/** What the API answers from: asked at each call, so that the dev server can change the records under it. */
export type Sources = () => Record<string, CompileSource>;

/** Serves `/api/v1` from records: the payload under `data`; 400 for a parameter of the wrong form, 404 for an unknown one. */
export async function serveApi(server: FastifyInstance, sources: Sources, schemas: Schemas): Promise<void> {
  const ajv = new Ajv({ strict: false });
  for (const [name, { endpoint }] of Object.entries(sources())) {
    const validate = ajv.compile(schemas[`sources/${name}.params.schema.json`] ?? {});
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    server.get<{ Params: Params; Querystring: Params }>(path, async (request, reply) => {
      const params = { ...request.params, ...pick(request.query, endpoint.query ?? []) };
      if (!validate(params)) return fail(reply, 400, 'bad-parameter', complaint(validate));
      const payload = sources()[name]?.answer(params);
      if (payload === undefined)
        return fail(reply, 404, 'not-found', `There is no ${name} for ${JSON.stringify(params)}.`);
      return reply.header('cache-control', 'no-cache').send({ data: payload });
    });
  }
}

/** Makes every unknown address under `/api/` a JSON 404. */
export function serveUnknownApi(server: FastifyInstance): void {
  for (const path of ['/api', '/api/*']) {
    server.all(path, (_request, reply) => fail(reply, 404, 'not-found', 'The API has no such address.'));
  }
}

function pick(query: Params, names: string[]): Params {
  return Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));
}

function complaint({ errors }: ValidateFunction): string {
  const [first] = errors ?? [];
  const name = first?.instancePath.slice(1) || String(first?.params.missingProperty ?? '');
  return `The parameter "${name}" ${first?.keyword === 'required' ? 'is missing' : 'is not of the right form'}.`;
}

/** An error as the API tells it. */
export function fail(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ error: { code, message } });
}
