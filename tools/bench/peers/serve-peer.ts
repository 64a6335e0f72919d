import { join } from 'node:path';
import sirv from 'sirv';
import { type LocalServer, listenLocally } from '../../../engine/testing/listen-locally.ts';
import { type Peer, peerFolder } from './peers.ts';

/** Serves what a peer made, with the compressed copies: one server for all of them. */
export function servePeer(peer: Peer): Promise<LocalServer> {
  return listenLocally(sirv(join(peerFolder(peer), peer.pages), { brotli: true, etag: true, extensions: ['html'] }));
}
