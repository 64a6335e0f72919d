import type { MessageLanguage } from '../check/messages/message.ts';
import { devServer } from '../server/dev/dev-server.ts';
import { refuseTakenPort } from '../server/listen.ts';
import { serveLive } from './serve-live.ts';

export interface DevOptions {
  site: string;
  /** The language of problems, in the terminal and on the pages. */
  lang: MessageLanguage;
}

/**
 * `npm run dev`: the site live. A saved descriptor or record shows at once; a broken one shows its problems over the last
 * good page. `command` is what the user typed.
 */
export async function dev({ site: folder, lang }: DevOptions, command = 'npm run dev'): Promise<undefined> {
  await refuseTakenPort(command);
  await serveLive(folder, command, lang, () => devServer(folder, { language: () => lang }));
  return undefined;
}
