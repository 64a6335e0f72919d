import { once } from 'node:events';
import { join } from 'node:path';
import type { DevState } from '../../../engine/client/dev/state.ts';
import { type ChildServer, startChildServer } from '../../../engine/testing/child-server.ts';

export type DevProcess = Awaited<ReturnType<typeof startDev>>;

/** Starts `npm run dev` of a repository and a site, in a process that can be restarted. */
export async function startDev(repository: string, site: string) {
  const program = ['engine/testing/run-file.mjs', 'tools/nightly/soak/measured-dev.ts'].map((file) =>
    join(repository, file),
  );
  const start = () => startChildServer(['--expose-gc', ...program, '--site', site]);
  let server: ChildServer = await start();
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).text();
  return {
    get,
    /** The site's problems, as on the home page. */
    state: async (): Promise<DevState> => JSON.parse(await get('/_dev/state?path=/')),
    /** The heap after garbage collection, in MB. */
    async heap() {
      server.process.send('heap');
      const [bytes] = await once(server.process, 'message');
      return Number(bytes) / 2 ** 20;
    },
    async restart() {
      await server.stop();
      server = await start();
    },
    stop: () => server.stop(),
  };
}
