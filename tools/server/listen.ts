import type { FastifyInstance } from 'fastify';
import { drainable } from './drain.ts';

/**
 * Listens on `HOST` and `PORT`, prints the address, and stops cleanly on SIGINT and SIGTERM: requests under way are
 * finished.
 */
export async function listen(server: FastifyInstance): Promise<void> {
  const port = Number(process.env.PORT ?? 4173);
  const leave = drainable(server);
  const host = process.env.HOST ?? 'localhost';
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${process.env.PORT}"; it must be a number from 0 to 65535.`);
  }
  await server.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new Error(`port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
    if (error.code === 'EACCES')
      throw new Error(`port ${port} needs more rights. Choose one above 1023: PORT=8080 npm start`);
    if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
      throw new Error(`HOST is "${host}", which is not an address of this machine.`);
    throw error;
  });
  const address = server.server.address();
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : port}`);
  const stop = async () => {
    await leave();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
