import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { drainable } from './drain.ts';

/**
 * Listens on `HOST` and `PORT`, prints the address, and stops cleanly on SIGINT and SIGTERM: requests under way are
 * finished, after `DRAIN` seconds in which `/healthz` says that it leaves. Where it cannot listen, it closes the server and throws what to do; `command` is what was typed to come here.
 */
export async function listen(server: FastifyInstance, command: string): Promise<void> {
  const port = Number(process.env.PORT ?? 4173);
  const leave = drainable(server, drainMs());
  const host = process.env.HOST ?? 'localhost';
  await server.listen({ port, host }).catch(async (error: NodeJS.ErrnoException) => {
    // Else what was opened to answer would keep the process alive.
    await server.close();
    throw new Error(reasons(port, host, command)[error.code ?? ''] ?? error.message, { cause: error });
  });
  const address = server.server.address();
  // Of several workers the process that started them tells it, once.
  if (cluster.isPrimary)
    console.log(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
  const stop = async () => {
    await leave();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** How long a server that was told to stop goes on, by `DRAIN`, in seconds. Default: no longer than it must. */
function drainMs(): number {
  const { DRAIN = '0' } = process.env;
  if (!/^\d{1,4}$/.test(DRAIN)) throw new Error(`DRAIN is "${DRAIN}": give whole seconds, or leave it out.`);
  return Number(DRAIN) * 1000;
}

/** Why a server cannot listen, and what to do, by the system's code. */
function reasons(port: number, host: string, command: string): Record<string, string> {
  const noAddress = `HOST is "${host}", which is not an address of this machine.`;
  return {
    ERR_SOCKET_BAD_PORT: `PORT is "${process.env.PORT}"; it must be a number from 0 to 65535.`,
    EADDRINUSE: `port ${port} is taken. Stop what uses it, or choose another: PORT=${port < 65_535 ? port + 1 : 4173} ${command}`,
    EACCES: `port ${port} needs more rights. Choose one above 1023: PORT=8080 ${command}`,
    ENOTFOUND: noAddress,
    EADDRNOTAVAIL: noAddress,
  };
}
