import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createDrain } from './drain.ts';

/** Throws with a solution if `HOST` and `PORT` cannot be used. `command` is as in {@link listen}. */
export async function refuseTakenPort(command: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(address(), resolve);
  }).catch((error) => {
    throw explainListenError(error, command);
  });
  probe.close();
  await once(probe, 'close');
}

/**
 * Listens on `HOST` and `PORT`, prints the address with `path`, and stops cleanly on SIGINT and SIGTERM, after `DRAIN`
 * seconds. If it cannot listen, it closes the server and throws with a solution. `command` is what the user typed.
 */
export async function listen(server: FastifyInstance, command: string, path = ''): Promise<void> {
  const leave = createDrain(server, drainMs());
  await server.listen(address()).catch(async (error: NodeJS.ErrnoException) => {
    // Open resources would keep the process alive.
    await server.close();
    throw explainListenError(error, command);
  });
  const taken = server.server.address();
  // With several workers, the primary process prints it once.
  if (cluster.isPrimary)
    console.log(`http://localhost:${typeof taken === 'object' && taken ? taken.port : address().port}${path}`);
  const stop = async () => {
    await leave();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function address(): { port: number; host: string } {
  return { port: Number(process.env.PORT ?? 4173), host: process.env.HOST ?? 'localhost' };
}

/** Seconds to keep serving after a stop signal, from `DRAIN`, as milliseconds. */
function drainMs(): number {
  const { DRAIN = '0' } = process.env;
  if (!/^\d{1,4}$/.test(DRAIN)) throw new Error(`DRAIN is "${DRAIN}": give whole seconds, or leave it out.`);
  return Number(DRAIN) * 1000;
}

/** An error that says why a server cannot listen, with a solution. */
function explainListenError(error: NodeJS.ErrnoException, command: string): Error {
  const { port, host } = address();
  const noAddress = `HOST is "${host}", which is not an address of this machine.`;
  const reasons: Record<string, string> = {
    ERR_SOCKET_BAD_PORT: `PORT is "${process.env.PORT}"; it must be a number from 0 to 65535.`,
    EADDRINUSE: `port ${port} is taken. Stop what uses it, or choose another: PORT=${port < 65_535 ? port + 1 : 4173} ${command}`,
    EACCES: `port ${port} needs more rights. Choose one above 1023: PORT=8080 ${command}`,
    ENOTFOUND: noAddress,
    EADDRNOTAVAIL: noAddress,
  };
  return new Error(reasons[error.code ?? ''] ?? error.message, { cause: error });
}
