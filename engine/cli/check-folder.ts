import { createInspector } from '../check/inspect-site.ts';
import type { MessageLanguage } from '../check/messages/message.ts';
import type { Problem } from '../check/problem.ts';
import { refreshSchemas } from '../generate/schemas/refresh-schemas.ts';
import { readSite } from '../site/read-site.ts';

/** Checks the files of a site, like `npm run check`. Rejects if the folder is not a site. */
export async function checkFolder(site: string, language: MessageLanguage = 'en'): Promise<Problem[]> {
  await refreshSchemas(site);
  return createInspector()(await readSite(site), { language }).problems;
}
