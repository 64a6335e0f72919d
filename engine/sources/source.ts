/** The parameters of a call: each a string, as it stands in the address. */
export type Params = Record<string, string>;

/** Where the API answers a source's calls. */
export interface Endpoint {
  /** The path, with `{name}` for each parameter that is part of it: `/api/v1/news/{id}`. */
  path: string;
  /** The parameters that go into the query string. Default: none. */
  query?: string[];
  /** The folder under `assets/records/` that the embedded API answers from. */
  collection: string;
}

/** What an `endpoint.ts` exports beside `endpoint`: how the embedded API answers from records. Pure. */
export interface EndpointModule<Record = unknown, P extends Params = Params, Response = unknown> {
  endpoint: Endpoint;
  /** The payload for these parameters, or `undefined` when there is none (the API then answers 404). */
  answer(records: Record[], params: P): Response | undefined;
  /** Every set of parameters that has an answer: what a static build writes to files and prerenders. */
  instances(records: Record[]): P[];
}

/** The address of a call, without the host. Parameters are percent-encoded. */
export function addressOf(endpoint: Endpoint, params: Params): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = (endpoint.query ?? []).flatMap((name) => {
    const value = params[name];
    return value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`];
  });
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}
