import { join } from 'node:path';
import sirv from 'sirv';
import { type LocalServer, listening } from '../../../engine/testing/listening.ts';
import { folderOf, type Peer } from './peers.ts';

/** Serves what a peer made, with the compressed copies: one server for all of them. */
export function servePeer(peer: Peer): Promise<LocalServer> {
  return listening(sirv(join(folderOf(peer), peer.pages), { brotli: true, etag: true, extensions: ['html'] }));
}
