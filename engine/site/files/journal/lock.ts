import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Does work while no other process on this machine does work on the same folder; waits for one that does. The lock is a local
 * socket, which the system closes when its process dies, however it dies: a kill leaves nothing that looks locked.
 */
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

/** Waits until the process that holds the lock lets it go or dies; false when none holds it. */
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

/** Where the lock of a folder stands: under a name without a file where the system has such names. */
function addressOf(folder: string): string {
  const name = `pagewright-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}
