import type { OwnCopyRequest, ShareRequest } from '../../protocol/pages-protocol.ts';
import { ask } from '../server.ts';

/** What is asked of the server for sections that pages share. Each rejects where it is not done, and then nothing is changed. */
export const includesServer = {
  share: (wanted: ShareRequest) => ask('includes/share', wanted),
  own: (wanted: OwnCopyRequest) => ask('includes/own', wanted),
};
