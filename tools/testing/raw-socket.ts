import { connect } from 'node:net';

/** What came back over a socket before it was closed. */
export interface RawAnswer {
  /** All of it, a byte a character. */
  text: string;
  /** The statuses of the answers, in their order. */
  statuses: number[];
  /** The first of them; 0 when the socket was closed without an answer. */
  status: number;
}

/** Sends bytes exactly as they are and resolves when the server has closed the connection. A text is sent as UTF-8. */
export function rawRequest(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    // A server that has heard enough may close while we still write: what it said before counts.
    socket.on('error', () => {});
    socket.on('close', () => {
      const text = Buffer.concat(parts).toString('latin1');
      // An answer follows the body of the last one without a break.
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      resolve({ text, statuses, status: statuses[0] ?? 0 });
    });
  });
}

/** Sends a GET of a path exactly as it is spelled, on a connection of its own. */
export function rawGet(port: number, path: string, headers = ''): Promise<RawAnswer> {
  return rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: site\r\n${headers}Connection: close\r\n\r\n`);
}

/** Whether a server refused what it was sent: it closed the connection, with nothing but errors of the client's. */
export function isRefused({ statuses }: RawAnswer): boolean {
  return statuses.every((status) => status >= 400 && status < 500);
}

/** Acts on each item, so many at a time. */
export async function each<Item>(items: Item[], atATime: number, act: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await act(item);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}
