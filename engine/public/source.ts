/** What a site's own source imports of the engine, as `pagewright/source`. */

export type { Endpoint, EndpointModule, Params } from '../client/sources/source.ts';
export type * from '../model/kinds.ts';
export type * from '../model/picture.ts';
