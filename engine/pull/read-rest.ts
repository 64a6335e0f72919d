import type { RestRecords, WebOrigin } from '../model/record-origin.ts';
import { OriginError } from './origin-error.ts';
import type { OriginReader, ReadingContext } from './origin-reader.ts';
import { type PageRequest, readPages } from './read-pages.ts';
import { openClient } from './request-json.ts';

export const readRest: OriginReader<RestRecords> = async (origin, context) => {
  const url = new URL(origin.rest);
  for (const [name, value] of context.secrets.valuesOf(origin.parameters, ['parameters']))
    url.searchParams.set(name, value);
  return readFromAddress(url, origin, context, 'rest');
};

/** Reads records with GET requests. `key` is the field of the origin that names the address. */
export async function readFromAddress(
  url: URL,
  { path, paging, ...origin }: WebOrigin,
  context: ReadingContext,
  key: string,
): Promise<unknown[]> {
  const headers = readHeaders(origin, context);
  const ask = (page: PageRequest, client: ReturnType<typeof openClient>) => {
    const address = new URL(page.url ?? url);
    for (const [name, value] of page.parameters) address.searchParams.set(name, String(value));
    return client.ask({ url: address, headers });
  };
  return withClient(origin, context, key, (client) =>
    readPages({ path, paging, url, ask: (page) => ask(page, client) }, context.budget),
  );
}

export function readHeaders({ token, headers }: WebOrigin, { secrets }: ReadingContext): [string, string][] {
  return [
    ...(token ? [['authorization', `Bearer ${secrets.read(token, ['token', 'env'])}`] as [string, string]] : []),
    ...secrets.valuesOf(headers, ['headers']),
  ];
}

/** Opens a client for the requests of an origin. Errors without a position are those of its address. */
export async function withClient<Value>(
  { timeout = 30 }: WebOrigin,
  { budget, secrets }: ReadingContext,
  key: string,
  work: (client: ReturnType<typeof openClient>) => Promise<Value>,
): Promise<Value> {
  const client = openClient({ timeoutMs: timeout * 1000, budget, isSecret: secrets.isUsed });
  try {
    return await work(client);
  } catch (error) {
    if (error instanceof OriginError && error.path.length === 0) throw new OriginError(error.messages, [key]);
    throw error;
  } finally {
    await client.close();
  }
}
