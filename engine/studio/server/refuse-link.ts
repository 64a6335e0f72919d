import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../../site/files/refusal.ts';

/**
 * Refuses a path below a folder that leads behind a link by now: what is written there would be written elsewhere. Of a path that is
 * not there yet, the nearest folder that is.
 */
export async function refuseLink(folder: string, file: string): Promise<void> {
  const site = await realpath(folder);
  for (let at = file; at !== '.'; at = dirname(at)) {
    const path = await realpath(join(folder, at)).catch(() => undefined);
    if (path === undefined) continue;
    if (path === join(site, at)) return;
    throw new Refusal(
      { en: `${file} stands behind a link, and is not written.`, zh: `${file} 位于链接之后，不会写入。` },
      'behind-link',
      file,
    );
  }
}
