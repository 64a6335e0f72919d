import type { NewPageRequest, PageMove, RemovalRequest } from '../../protocol/pages-protocol.ts';
import type { FilePointer } from '../../protocol/protocol.ts';
import { ask } from '../server.ts';

/** What is asked of the server for pages as a whole. Each rejects where it is not done, and then nothing is changed. */
export const pagesServer = {
  /** An address for a page with these titles that is valid and free. Nothing where they say nothing. */
  propose: (titles: string[], folder: string) => ask('pages/propose', { titles, folder }),
  make: (page: NewPageRequest) => ask('pages/new', page),
  planMove: (move: PageMove) => ask('pages/plan-move', move),
  move: (move: PageMove, revision: string) => ask('pages/move', { ...move, revision }),
  /** What would be wrong without the value at a place. */
  lost: (place: FilePointer) => ask('lost', place),
  planRemove: (removal: RemovalRequest) => ask('pages/plan-remove', removal),
  remove: (removal: RemovalRequest, revision: string) => ask('pages/remove', { ...removal, revision }),
};
