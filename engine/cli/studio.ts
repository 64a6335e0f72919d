import { bundleStudio } from '../build/bundle-studio.ts';
import { languageOf } from '../check/messages/message.ts';
import { devServer } from '../server/dev/dev-server.ts';
import { refuseTakenPort } from '../server/listen.ts';
import { openDrafts } from '../studio/server/drafts.ts';
import { createGuard, refuseOtherHosts } from '../studio/server/guard.ts';
import { probeDisk } from '../studio/server/probe-disk.ts';
import { serveStudio } from '../studio/server/serve-studio.ts';
import type { Work } from '../studio/server/work.ts';
import { serveLive } from './serve-live.ts';

const command = 'npm run studio';

/** `npm run studio`: the site live as `npm run dev` has it, and at `/_studio` an editor of its files. For this machine alone. */
export async function studio({ site: folder }: { site: string }): Promise<undefined> {
  refuseOtherHosts(process.env.HOST);
  await refuseTakenPort(command);
  await probeDisk(folder);
  const drafts = await openDrafts(folder);
  const language = languageOf();
  // The page of the studio replaces it by its own language.
  const spoken: Work['spoken'] = { language };
  const unsaved = { over: drafts.over, isDirty: drafts.isDirty };
  // An open studio works with every server that replaces the first.
  const shared = { folder, drafts, guard: createGuard(), client: await bundleStudio(), spoken };
  const open = async () => {
    const before = drafts.history();
    const { server, site } = await devServer(folder, { unsaved, language: () => spoken.language });
    serveStudio(server, { ...shared, site });
    // The previous server has answered edits while this one started.
    const replaced = async () => (drafts.history() === before ? undefined : site.inspect());
    return { server, replaced };
  };
  await serveLive(folder, command, language, open, '/_studio');
  return undefined;
}
