/** The exports for a site's own sources, as `pagewright/source`. */

export type * from '../model/kinds.ts';
export type * from '../model/picture.ts';
export type { Endpoint, EndpointModule, LoadedEndpoint, Params } from '../model/source.ts';
