import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { responseEtag, responseText } from '../build/hosts/api-response.ts';
import type { CompileSource } from '../compile/context.ts';
import { createOpenApi, type DescribedApi, openApiAddress } from '../compile/openapi.ts';
import { parametersOf } from '../model/schema/collections.ts';
import { oncePer } from '../model/schema/once.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import { buildCallAddress, type Params } from '../model/source.ts';
import { sendWithEtag } from './etags.ts';
import { type Upstream, UpstreamError, type UpstreamResponse } from './upstream.ts';

/** What the API serves. Read on every call, so that the dev server can replace the records and sources. */
export type Sources = () => Record<string, CompileSource>;

const maxParameterLength = 200;

/** Serves `/api/v1` from records or `upstream`: payloads in `data`, 400 for bad parameters, 404 for the unknown. */
export function serveApi(
  server: FastifyInstance,
  sources: Sources,
  schemas: () => Schemas,
  upstream?: Upstream,
  site?: () => DescribedApi['site'],
): void {
  const lost = (reply: FastifyReply) => sendError(reply, 404, 'not-found', 'The API has no such address.');
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const found = findSource(sources(), request.url);
    if (!found) return lost(reply);
    const { name, source, inPath } = found;
    const { endpoint } = source;
    const params = { ...inPath, ...pick(request.query as Params, parametersOf(endpoint.path.split('?')[1] ?? '')) };
    const validate = validatorOf(schemas()[`sources/${name}.params.schema.json`] ?? anything);
    if (!validate(params)) return sendError(reply, 400, 'bad-parameter', describeError(validate));
    const unknown = (status = 404) =>
      sendError(reply, status, 'not-found', `There is no ${name} for ${JSON.stringify(params)}.`);
    if (upstream)
      return proxyRequest(
        request,
        reply,
        () => upstream.get(endpoint.path, buildCallAddress(endpoint.path, params)),
        unknown,
      );
    const payload = source.answer(params);
    if (payload === undefined) return unknown();
    return sendJson(request, reply, responseText(payload), 'no-cache');
  };
  server.get(openApiAddress, (request, reply) => {
    const description = createOpenApi({ site: site?.(), sources: sources(), schemas: schemas() });
    return sendJson(request, reply, JSON.stringify(description), 'no-cache');
  });
  for (const url of ['/api', '/api/*']) {
    server.get(url, answer);
    const method = server.supportedMethods.filter((name) => name !== 'GET' && name !== 'HEAD');
    server.route({ method, url, handler: (_request, reply) => lost(reply) });
  }
}

/** The source at an address, with the path's parameters. `/news/list` comes before `/news/{id}`. */
function findSource(sources: Record<string, CompileSource>, url: string) {
  const given = url
    .replace(/\/?([?#].*)?$/s, '')
    .split('/')
    .map(decodeURIComponent);
  const found = Object.entries(sources).flatMap(([name, source]) => {
    const inPath = matchPath((source.endpoint.path.split('?')[0] ?? '').split('/'), given);
    return inPath ? [{ name, source, inPath }] : [];
  });
  return found.sort((a, b) => Object.keys(a.inPath).length - Object.keys(b.inPath).length)[0];
}

function matchPath(path: string[], given: string[]): Params | undefined {
  const params: Params = {};
  const fits = (step: string, value: string | undefined) => {
    const [, name] = /^\{(\w+)\}$/.exec(step) ?? [];
    if (name === undefined || !value || value.length > maxParameterLength) return step === value;
    params[name] = value;
    return true;
  };
  return path.length === given.length && path.every((step, index) => fits(step, given[index])) ? params : undefined;
}

/** The schema of a source without parameters. */
const anything: Schema = {};

const validatorOf = oncePer((schema: Schema): ValidateFunction => new Ajv({ strict: false }).compile(schema));

/** Sends the upstream's JSON, or its error status with our own message. A stale response has `X-Answer-From`. */
async function proxyRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  ask: () => Promise<UpstreamResponse>,
  unknown: (status: number) => FastifyReply,
): Promise<FastifyReply> {
  try {
    const { status, body, cacheControl = 'no-cache', timeMs, stale } = await ask();
    if (status === 404 || status === 410) return unknown(status);
    if (status !== 200) return sendError(reply, status, 'bad-parameter', 'The API does not take these parameters.');
    if (!stale) return sendJson(request, reply, body, cacheControl);
    reply.header('x-answer-from', new Date(timeMs).toISOString());
    reply.header('age', Math.floor((Date.now() - timeMs) / 1000));
    return reply.header('cache-control', 'no-store').type(json).send(body);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return sendError(reply, error.late ? 504 : 502, error.late ? 'upstream-late' : 'upstream-failing', error.message);
  }
}

const json = 'application/json; charset=utf-8';

function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
  cacheControl: string,
): FastifyReply {
  return sendWithEtag(request, reply.header('cache-control', cacheControl).type(json), responseEtag(body), body);
}

function pick(query: Params, names: string[]): Params {
  return Object.fromEntries(names.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));
}

function describeError({ errors }: ValidateFunction): string {
  const [first] = errors ?? [];
  const name = first?.instancePath.slice(1) || String(first?.params.missingProperty ?? '');
  return `The parameter "${name}" ${first?.keyword === 'required' ? 'is missing' : 'is not of the right form'}.`;
}

export function sendError(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ error: { code, message } });
}

export function sendMethodError(reply: FastifyReply): FastifyReply {
  return sendError(reply.header('allow', 'GET, HEAD'), 405, 'bad-request', 'Only GET and HEAD are answered here.');
}
