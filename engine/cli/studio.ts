import { bundleStudio } from '../build/bundle-studio.ts';
import { devServer } from '../server/dev/dev-server.ts';
import { listen, refuseTakenPort } from '../server/listen.ts';
import { openDrafts } from '../studio/server/drafts.ts';
import { createGuard, refuseOtherHosts } from '../studio/server/guard.ts';
import { probeDisk } from '../studio/server/probe-disk.ts';
import { serveStudio } from '../studio/server/serve-studio.ts';
import type { Work } from '../studio/server/work.ts';

/** `npm run studio`: the site live as `npm run dev` has it, and at `/_studio` an editor of its files. For this machine alone. */
export async function studio({ site: folder }: { site: string }): Promise<undefined> {
  refuseOtherHosts(process.env.HOST);
  await refuseTakenPort('npm run studio');
  await probeDisk(folder);
  const drafts = await openDrafts(folder);
  const spoken: Work['spoken'] = { language: 'en' };
  const unsaved = { over: drafts.over, isDirty: drafts.isDirty, language: () => spoken.language };
  const { server, site } = await devServer(folder, unsaved);
  serveStudio(server, { folder, site, drafts, guard: createGuard(), client: await bundleStudio(), spoken });
  await listen(server, 'npm run studio', '/_studio');
  return undefined;
}
