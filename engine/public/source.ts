/** What a site's own source imports of the engine, as `pagewright/source`. */
export type * from '../descriptor/kinds.ts';
export type * from '../descriptor/picture.ts';
export type { Endpoint, EndpointModule, Params } from '../sources/source.ts';
