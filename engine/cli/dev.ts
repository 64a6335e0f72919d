import { devServer } from '../server/dev/dev-server.ts';
import { refuseTakenPort } from '../server/listen.ts';
import { serveLive } from './serve-live.ts';

const command = 'npm run dev';

/** `npm run dev`: the site live. A saved descriptor or record shows at once; a broken one shows its problems over the last good page. */
export async function dev({ site: folder }: { site: string }): Promise<undefined> {
  await refuseTakenPort(command);
  await serveLive(folder, command, () => devServer(folder));
  return undefined;
}
