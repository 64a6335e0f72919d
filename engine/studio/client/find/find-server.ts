import type { SearchHit, SearchQuery, UnusedAsset } from '../../protocol/search-protocol.ts';
import { ask } from '../server.ts';

/** What is asked of the server for what the whole site says. Each rejects where it is not done, and then nothing is changed. */
export const findServer = {
  search: (sought: SearchQuery) => ask('search', sought),
  replace: (sought: SearchQuery, by: string, revision: string, hits: SearchHit[]) =>
    ask('replace', {
      ...sought,
      ...{ by, revision },
      chosen: hits.map(({ file, pointer, start }) => ({ file, pointer, start })),
    }),
  holes: () => ask('holes'),
  /** Looks again whether nothing uses a file. Rejects where something does. */
  unused: (asset: string) => ask('unused/look', { asset }),
  removeUnused: ({ asset, revision }: UnusedAsset) => ask('unused/remove', { asset, revision }),
  /** The files that were deleted and can be brought back. */
  removed: () => ask('unused/removed'),
  bringBack: (asset: string) => ask('unused/bring-back', { asset }),
};
