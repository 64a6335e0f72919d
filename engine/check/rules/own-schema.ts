import { schemaNamedBy } from '../facts.ts';
import type { Rule } from '../rule.ts';
import type { SiteFile } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
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
    const most = folderOfMost(model);
    const folder = most === undefined ? named.replace(/[^/]*$/, '') : stepsUp(file) + most;
    const isOfKind = named.endsWith(`/${schemaPath}`);
    if (named === folder + schemaPath || (isOfKind && !named.startsWith('../'))) return;
    const suggestion = /schemas\/$/.test(folder) ? folder + schemaPath : undefined;
    const message = isOfKind ? textWords.schemaElsewhere() : textWords.otherSchema(schemaPath);
    yield { path: ['$schema'], message, suggestion, sure: suggestion !== undefined };
  },
};

const known = new WeakMap<SiteModel, string | undefined>();

/** The folder of schemas that most files of a site name, as seen from the site's own folder: `../../engine/schemas/`. */
function folderOfMost(model: SiteModel): string | undefined {
  if (!known.has(model)) {
    const times = new Map<string, number>();
    for (const folder of model.files.flatMap((file) => folderFrom(file) ?? []))
      times.set(folder, (times.get(folder) ?? 0) + 1);
    const [most] = [...times].sort(([, a], [, b]) => b - a);
    known.set(model, most?.[0]);
  }
  return known.get(model);
}

// Of thousands of files one is another after a save.
const folders = new WeakMap<SiteFile, { from?: string }>();

/** The folder of the schema that a file names, without the steps up to the site's own; none of one that leads elsewhere. */
function folderFrom(file: SiteFile): string | undefined {
  const before = folders.get(file);
  if (before) return before.from;
  const folder = schemaNamedBy(file)?.replace(/[^/]*$/, '');
  const up = stepsUp(file);
  const from = folder?.startsWith(up) && folder.startsWith('../') ? folder.slice(up.length) : undefined;
  folders.set(file, { from });
  return from;
}

function stepsUp({ file }: SiteFile): string {
  return '../'.repeat(file.split('/').length - 1);
}
