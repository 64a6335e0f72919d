import { lruMemo } from '../../model/schema/lru-memo.ts';
import { schemaNamedBy } from '../facts.ts';
import { followed } from '../followed.ts';
import type { Rule } from '../rule.ts';
import type { SiteFile } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

/** With the schema of another kind of file, the editor marks what is right and proposes what is wrong. */
export const ownSchema: Rule = {
  code: 'other-schema',
  says: {
    en: 'The $schema of a file is that of its kind, in the folder of schemas that the site’s files name: a page names page.schema.json.',
    zh: '文件的 $schema 与其种类相符，并在网站各文件所写的 schema 文件夹中：页面写 page.schema.json。',
  },
  severity: 'error',
  *inFile(file, model) {
    const named = schemaNamedBy(file);
    if (named === undefined) return;
    const { schemaPath } = file;
    const { folder: most } = mostIn(foldersFrom(model.files, model.lineage));
    const folder = most === undefined ? named.replace(/[^/]*$/, '') : stepsUp(file) + most;
    const isOfKind = named.endsWith(`/${schemaPath}`);
    if (named === folder + schemaPath || (isOfKind && !named.startsWith('../'))) return;
    const suggestion = /schemas\/$/.test(folder) ? folder + schemaPath : undefined;
    const message = isOfKind ? textWords.schemaElsewhere() : textWords.otherSchema(schemaPath);
    yield { path: ['$schema'], message, suggestion, sure: suggestion !== undefined };
  },
};

/** The folder of schemas that most files of a site name, as seen from the site's own folder: `../../engine/schemas/`. */
const mostIn = lruMemo(4, (folders: readonly (string | undefined)[]): { folder?: string } => {
  const times = new Map<string, number>();
  for (const folder of folders) if (folder !== undefined) times.set(folder, (times.get(folder) ?? 0) + 1);
  const [most] = [...times].sort(([, a], [, b]) => b - a);
  return most ? { folder: most[0] } : {};
});

/** The folder of the schema that each file names, without the steps up to the site's own; none of one that leads elsewhere. */
const foldersFrom = followed((file: SiteFile) => {
  const folder = schemaNamedBy(file)?.replace(/[^/]*$/, '');
  const up = stepsUp(file);
  return folder?.startsWith(up) && folder.startsWith('../') ? folder.slice(up.length) : undefined;
});

function stepsUp({ file }: SiteFile): string {
  return '../'.repeat(file.split('/').length - 1);
}
