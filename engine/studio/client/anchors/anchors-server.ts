import type { AnchorFollowing, AnchorNamed } from '../../protocol/pages-protocol.ts';
import { ask } from '../server.ts';

/** What is asked of the server for anchors. Each rejects where it is not done, and then nothing is changed. */
export const anchorsServer = {
  uses: (anchor: AnchorNamed) => ask('anchors/uses', anchor),
  follow: (following: AnchorFollowing) => ask('anchors/follow', following),
};
