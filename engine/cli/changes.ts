import { createInspector } from '../check/inspect-site.ts';
import { reportRefusal } from '../site/files/refusal.ts';
import { readChangedFiles } from '../site/read-changed-files.ts';
import { readSite } from '../site/read-site.ts';
import { formatChanges } from '../studio/server/format-changes.ts';
import { listChanges } from '../studio/server/list-changes.ts';

export interface ChangesOptions {
  site: string;
  since: string;
  format: 'markdown' | 'json';
}

/** `npm run changes`: prints the content that changed since a commit, by field, in both languages. Returns 1 for an unknown commit. */
export function changes({ site: folder, since, format }: ChangesOptions): Promise<number> {
  return reportRefusal(async () => {
    const input = await readSite(folder);
    const changed = await readChangedFiles(folder, since, input.files);
    const names = new Set(changed.map(({ file }) => file));
    const { model } = createInspector()(input, { only: (file) => names.has(file) || file === 'pages/site.json' });
    const listed = listChanges(changed, { input, model });
    console.log(format === 'json' ? JSON.stringify(listed, null, 2) : formatChanges(listed));
  });
}
