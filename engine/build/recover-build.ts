import { join } from 'node:path';
import { removeLeftovers } from '../site/files/temporary-path.ts';
import { spoiltFile } from './contents.ts';
import { readFacts } from './facts.ts';
import { finishReplacing } from './replace-folder.ts';
import { finishUpdating } from './update-folder.ts';

/** Finishes or takes back what killed builds left of a site, which is built to `out`, and takes away the rest of it. `say` hears of both. */
export async function recoverBuild(folder: string, out: string, say: (line: string) => void): Promise<void> {
  if ((await finishReplacing(out, isWhole)) || (await finishUpdating(out)))
    say('the last build was stopped before it stood in its place, and is put there');
  const rooms = ['.cache', 'assets', 'pages'].map((room) => removeLeftovers(join(folder, room), true));
  const swept = await Promise.all([removeLeftovers(folder), ...rooms]);
  const count = swept.reduce((sum, one) => sum + one, 0);
  if (count > 0)
    say(
      `${count} unfinished file${count > 1 ? 's' : ''} or folder${count > 1 ? 's' : ''} of stopped commands taken away`,
    );
}

/** Whether a folder is a built site, in each of its files as it was built. */
export function isWhole(folder: string): boolean {
  const facts = readFacts(folder);
  return facts !== undefined && spoiltFile(folder, facts.files) === undefined;
}
