import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs work with a lock on a folder: a local socket, which the system closes even if the process is killed. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const address = addressOf(await realpath(folder).catch(() => folder));
  const release = await lock(address);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function lock(address: string): Promise<() => Promise<void>> {
  for (;;) {
    const waiting = new Set<{ destroy(): void }>();
    const server = createServer((socket) => waiting.add(socket.on('error', () => {})));
    if (await listen(server, address)) {
      return async () => {
        server.close();
        for (const socket of waiting) socket.destroy();
        await once(server, 'close');
      };
    }
    if (!(await released(address)) && !address.startsWith('\0')) await rm(address, { force: true });
  }
}

async function listen(server: Server, address: string): Promise<boolean> {
  try {
    server.listen(address);
    await once(server, 'listening');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
}

/** Waits until the owner of the lock releases it or dies. Resolves to false if there is no owner. */
function released(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    let held = false;
    const socket = connect(address, () => {
      held = true;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(held));
    socket.resume();
  });
}

/** The socket address of a folder's lock: not a file, where the system has other names for sockets. */
function addressOf(folder: string): string {
  const name = `pagewright-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}
