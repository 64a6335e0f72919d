import { join } from 'node:path';
import { removeLeftovers } from '../site/files/temporary-path.ts';
import { findChangedFile } from './file-hashes.ts';
import { readFacts } from './read-facts.ts';
import { finishUpdating } from './update-folder.ts';

/** Finishes or reverts builds that were killed, and removes what they left behind. */
export async function recoverBuild(folder: string, out: string, say: (line: string) => void): Promise<void> {
  if (await finishUpdating(out)) say('the last build was stopped before it was published, and is published now');
  const folders = ['.cache', 'assets', 'pages'].map((name) => removeLeftovers(join(folder, name), true));
  const swept = await Promise.all([removeLeftovers(folder), ...folders]);
  const count = swept.reduce((sum, one) => sum + one, 0);
  if (count > 0)
    say(`removed ${count} unfinished ${count > 1 ? 'files or folders' : 'file or folder'} of stopped commands`);
}

export function isCompleteBuild(folder: string): boolean {
  const facts = readFacts(folder);
  return facts !== undefined && findChangedFile(folder, facts.files) === undefined;
}
