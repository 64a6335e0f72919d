import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../../site/files/refusal.ts';

/** Refuses a path that a symbolic link takes out of its folder. For a new file, checks its nearest existing folder. */
export async function refuseLink(folder: string, file: string): Promise<void> {
  const site = await realpath(folder);
  for (let at = file; at !== '.'; at = dirname(at)) {
    const path = await realpath(join(folder, at)).catch(() => undefined);
    if (path === undefined) continue;
    if (path === join(site, at)) return;
    throw new Refusal(
      { en: `${file} is behind a symbolic link and is not written.`, zh: `${file} 的路径中有符号链接，不会写入。` },
      'behind-link',
      file,
    );
  }
}
