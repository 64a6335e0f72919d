import { percentEncode } from './text/percent-encode.ts';

/** The parameters of an API call. */
export type Params = Record<string, string>;

/** The API endpoint of a source. */
export interface Endpoint {
  /** With `{name}` for each parameter: `/api/v1/news/{id}`, `/api/v1/news/list?page={page}`. */
  path: string;
  /** The folder under `assets/records/` with the records. */
  collection: string;
  /** Whether the parameter `language` is the language of the page. */
  byLanguage?: true;
  /** The records per page. Default: no pagination. */
  size?: number;
}

/** The exports of an `endpoint.ts`, which must be pure: how the embedded API responds from records. */
export interface EndpointModule<Record = unknown, P extends Params = Params, Response = unknown> {
  endpoint: Endpoint;
  /** The response for these parameters, or `undefined` for status 404. */
  answer(records: Record[], params: P): Response | undefined;
  /** Every set of parameters with a response, for static files and prerendering. */
  instances(records: Record[]): P[];
}

/** An `endpoint.ts` as a site may write it: its functions may be asynchronous. They are called once before pages compile. */
export interface LoadedEndpoint<Record = unknown, P extends Params = Params, Response = unknown>
  extends Pick<EndpointModule, 'endpoint'> {
  answer(records: Record[], params: P): Response | undefined | PromiseLike<Response | undefined>;
  instances(records: Record[]): P[] | PromiseLike<P[]>;
}

/** The path of a call. */
export function buildCallAddress(path: string, params: Params): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => percentEncode(params[name] ?? ''));
}
