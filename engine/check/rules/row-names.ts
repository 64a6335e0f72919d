import { rowNamesIn } from '../facts.ts';
import { rowsShownIn } from '../rows.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { suggest } from '../suggest.ts';
import { dataWords } from '../words/data-words.ts';

/** A choice that matches no row shows an empty list. */
export const rowNames: Rule = {
  code: 'unknown-row',
  says: {
    en: 'The names by which a menu chooses rows are those of the section’s own rows, or of the records that its source answers.',
    zh: '菜单用来选行的名称，须在区块自己的行或数据源所返回的记录中。',
  },
  severity: 'error',
  *inFile(file, model) {
    const chosen = nodesOf(file, 'RowName');
    if (chosen.length === 0) return;
    for (const { section, rows, source } of rowsShownIn(file)) {
      const naming = nodesOf(file, 'NamingField').find((one) => one.section === section)?.value as { field: string };
      const own = chosen.filter((one) => one.section === section);
      if (!naming || own.length === 0) continue;
      const known =
        source === undefined
          ? rows.flatMap(({ value }) => textsIn((value as Record<string, unknown>)[naming.field]))
          : recordNames(source, naming.field, model);
      // Records that the source makes its answer of in another form are not known here.
      if (known === undefined || known.length === 0) continue;
      for (const { value, path } of own) {
        const name = value as string;
        if (!known.includes(name)) yield { path, message: dataWords.noRow(name, known), ...suggest(name, known) };
      }
    }
  },
};

/** What a field holds in the records that a source answers from; unknown while one of their files has mistakes. */
function recordNames(source: string, field: string, { ofKind }: SiteModel): string[] | undefined {
  const schemaPath = `records/${source.replace(/\..*$/, '')}.schema.json`;
  const records = ofKind('record').filter((file) => file.schemaPath === schemaPath);
  return records.every(({ valid }) => valid) ? records.flatMap((file) => rowNamesIn(file, field)) : undefined;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).filter((text) => typeof text === 'string')
    : [];
}
