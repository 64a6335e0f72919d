import { percentEncode } from './text/percent-encode.ts';
/** The parameters of a call: each a string, as it stands in the address. */
export type Params = Record<string, string>;

/** Where the API answers a source's calls. */
export interface Endpoint {
  /** The address, with `{name}` for each parameter: `/api/v1/news/{id}`, `/api/v1/news/list?page={page}`. */
  path: string;
  /** The folder under `assets/records/` that the embedded API answers from. */
  collection: string;
  /** Whether the parameter `language` is that of the page which asks. Default: there is no such parameter. */
  byLanguage?: true;
  /** How many records a page of a list has. Default: the list is not cut into pages. */
  size?: number;
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
export function buildCallAddress(path: string, params: Params): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => percentEncode(params[name] ?? ''));
}
