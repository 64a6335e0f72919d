import type { OpenApiRecords, OriginValue } from '../model/record-origin.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import { stepsOf, valueAt } from '../model/schema/pointer.ts';
import { readUrl } from '../model/schema/read-url.ts';
import { refuse } from './origin-error.ts';
import type { OriginReader, ReadingContext } from './origin-reader.ts';
import { readFromAddress, withClient } from './read-rest.ts';

type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: string;
  required: boolean;
}

export const readOpenApi: OriginReader<OpenApiRecords> = async (origin, context) => {
  const isRemote = /^https?:\/\//.test(origin.openapi);
  const document = isRemote ? await fetchDocument(origin, context) : await readDocument(origin.openapi, context);
  const { path, item, operation } = findOperation(document, origin.operation);
  const server = serverOf(document, origin, isRemote);
  const known = [item.parameters, operation.parameters].flat().flatMap((one) => parametersIn(document, one));
  const given = fillParameters(known, origin.parameters ?? {}, origin, context);
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(given.path[name] ?? ''));
  const url = new URL(server.href.replace(/\/$/, '') + filled);
  for (const [name, value] of Object.entries(given.query)) url.searchParams.set(name, value);
  const headers = { ...origin.headers, ...given.header };
  return readFromAddress(url, { ...origin, headers }, context, 'operation');
};

async function parseDocument(text: string): Promise<unknown> {
  const { parse } = await import('yaml');
  // JSON is YAML. Aliases are limited, so that a small document cannot grow without end.
  return parse(text, { maxAliasCount: 100 });
}

async function readDocument(file: string, context: ReadingContext): Promise<Json> {
  const text = (await context.readFile(file, ['openapi'])).toString('utf8');
  return documentOf(await parseDocument(text).catch(() => undefined));
}

/** The token of the service is not sent for its description. */
async function fetchDocument(origin: OpenApiRecords, context: ReadingContext): Promise<Json> {
  const answer = await withClient(origin, context, 'openapi', (client) =>
    client.ask({ url: new URL(origin.openapi), headers: [], isText: true }),
  );
  return documentOf(await parseDocument(answer.value as string).catch(() => undefined));
}

function documentOf(value: unknown): Json {
  return isJsonObject(value) && isJsonObject(value.paths) ? value : refuse(['openapi'], 'pullNoOpenApi');
}

/** Follows references inside the document. */
function resolve(document: Json, value: unknown, depth = 0): Json {
  const own = isJsonObject(value) ? value : {};
  if (typeof own.$ref !== 'string') return own;
  const path = own.$ref.startsWith('#') ? stepsOf(decodeURIComponent(own.$ref.slice(1))) : undefined;
  if (!path || depth > 10) return refuse(['openapi'], 'pullForeignReference', { reference: own.$ref.slice(0, 100) });
  return resolve(document, valueAt(document, path), depth + 1);
}

function findOperation(document: Json, id: string) {
  const names: string[] = [];
  for (const [path, value] of Object.entries(document.paths as Json)) {
    const item = resolve(document, value);
    for (const [method, one] of Object.entries(item)) {
      const operation = isJsonObject(one) ? one : {};
      if (typeof operation.operationId !== 'string') continue;
      if (method === 'get') names.push(operation.operationId);
      if (operation.operationId !== id) continue;
      if (method !== 'get') refuse(['operation'], 'pullNoGet', { name: id, method: method.toUpperCase() });
      return { path, item, operation };
    }
  }
  return refuse(['operation'], 'pullNoOperation', { name: id, names });
}

/** The address of the service. A document from a network must not send the token to another host. */
function serverOf(document: Json, { server, openapi }: OpenApiRecords, isRemote: boolean): URL {
  if (server !== undefined) return new URL(server);
  const [first] = Array.isArray(document.servers) ? document.servers : [];
  const { url = '/', variables = {} } = isJsonObject(first) ? first : {};
  const filled = String(url).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const variable = isJsonObject(variables) && Object.hasOwn(variables, name) ? variables[name] : undefined;
    return isJsonObject(variable) ? String(variable.default) : whole;
  });
  const base = isRemote ? openapi : undefined;
  const address = readUrl(filled, base);
  if (!address || !/^https?:$/.test(address.protocol)) return refuse(['openapi'], 'pullNoServer');
  if (isRemote && address.origin !== new URL(openapi).origin)
    return refuse(['openapi'], 'pullOtherServer', { host: address.host });
  return address;
}

function parametersIn(document: Json, value: unknown): Parameter[] {
  const { name, in: place, required } = resolve(document, value);
  return typeof name === 'string' && typeof place === 'string'
    ? [{ name, in: place, required: required === true }]
    : [];
}

function fillParameters(
  known: Parameter[],
  given: Record<string, OriginValue>,
  { paging }: OpenApiRecords,
  { secrets }: ReadingContext,
) {
  const filled: Record<'path' | 'query' | 'header', Record<string, string>> = { path: {}, query: {}, header: {} };
  for (const [name, value] of secrets.valuesOf(given, ['parameters'])) {
    const place = known.find((one) => one.name === name)?.in;
    if (place === 'path' || place === 'query' || place === 'header') filled[place][name] = value;
    else refuse(['parameters', name], 'pullNoParameter', { name, names: known.map((one) => one.name) });
  }
  const paged = Object.values(paging ?? {});
  const missing = known.find(({ name, required }) => required && !Object.hasOwn(given, name) && !paged.includes(name));
  if (missing) refuse(['operation'], 'pullNeedsParameter', { name: missing.name });
  return filled;
}
