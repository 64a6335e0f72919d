import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens on this machine alone. */
export interface LocalServer {
  /** Where: `http://127.0.0.1:40213`. */
  address: string;
  /** Cuts what is still open, and resolves when the port is free again. */
  close(): Promise<void>;
}

/** Serves what a function answers, on a free port. */
export async function listening(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A port of this machine that nobody uses just now. */
export async function freePort(): Promise<number> {
  const { address, close } = await listening(() => {});
  await close();
  return Number(new URL(address).port);
}
