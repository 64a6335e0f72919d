import { devServer } from '../server/dev/dev-server.ts';
import { listen, refuseTakenPort } from '../server/listen.ts';

/** `npm run dev`: the site live. A saved descriptor or record shows at once; a broken one shows its problems over the last good page. */
export async function dev({ site: folder }: { site: string }): Promise<undefined> {
  await refuseTakenPort('npm run dev');
  const { server } = await devServer(folder);
  await listen(server, 'npm run dev');
  return undefined;
}
