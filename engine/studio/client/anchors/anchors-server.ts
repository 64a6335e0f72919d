import type { AnchorRequest, AnchorUpdate } from '../../protocol/pages-protocol.ts';
import { ask } from '../server.ts';

/** What is asked of the server for anchors. Each rejects where it is not done, and then nothing is changed. */
export const anchorsServer = {
  uses: (anchor: AnchorRequest) => ask('anchors/uses', anchor),
  follow: (following: AnchorUpdate) => ask('anchors/follow', following),
};
