import { lruMemo } from '../../model/schema/lru-memo.ts';
import { schemaNamedBy } from '../facts.ts';
import { memoizeList } from '../memoize-list.ts';
import { t } from '../messages/messages.ts';
import { defineRule } from '../rule.ts';
import type { SiteFile } from '../site-files.ts';

/** With the wrong schema the editor marks correct values and suggests wrong ones. */
export const ownSchema = defineRule('other-schema', {
  *inFile(file, model) {
    const named = schemaNamedBy(file);
    if (named === undefined) return;
    const { schemaPath } = file;
    const { folder: most } = mostIn(foldersFrom(model.files, model.cacheScope));
    const folder = most === undefined ? named.replace(/[^/]*$/, '') : stepsUp(file) + most;
    const isOfKind = named.endsWith(`/${schemaPath}`);
    if (named === folder + schemaPath || (isOfKind && !named.startsWith('../'))) return;
    const suggestion = /schemas\/$/.test(folder) ? folder + schemaPath : undefined;
    const message = isOfKind ? t('schemaElsewhere') : t('otherSchema', { schema: schemaPath });
    yield { path: ['$schema'], message, suggestion, sure: suggestion !== undefined };
  },
});

/** The folder of schemas that most files use, relative to the site's folder: `../../engine/schemas/`. */
const mostIn = lruMemo(4, (folders: readonly (string | undefined)[]): { folder?: string } => {
  const times = new Map<string, number>();
  for (const folder of folders) if (folder !== undefined) times.set(folder, (times.get(folder) ?? 0) + 1);
  const [most] = [...times].sort(([, a], [, b]) => b - a);
  return most ? { folder: most[0] } : {};
});

/** The folder of each file's schema, relative to the site's folder; undefined for one elsewhere. */
const foldersFrom = memoizeList((file: SiteFile) => {
  const folder = schemaNamedBy(file)?.replace(/[^/]*$/, '');
  const up = stepsUp(file);
  return folder?.startsWith(up) && folder.startsWith('../') ? folder.slice(up.length) : undefined;
});

function stepsUp({ file }: SiteFile): string {
  return '../'.repeat(file.split('/').length - 1);
}
