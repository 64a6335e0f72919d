import type { Schema } from '../../model/schema/schema.ts';
import { factsIn } from '../facts.ts';
import { dataMessages } from '../messages/data-messages.ts';
import { type RowsShown, rowsShownIn } from '../rows.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { rowFields, type SiteModel } from '../site-model.ts';
import { suggest } from '../suggest.ts';

const boundFields: Rule = {
  code: 'unknown-field-name',
  title: { en: 'Unknown field', zh: '未知的字段' },
  description: {
    en: 'Fields of columns, details and row links exist in the source’s response, in the section’s own rows, or in those of inner sections. All fields of own rows are shown.',
    zh: '列、展开内容和行的链接所用的字段，须在数据源的返回数据、区块自己的行，或内含区块的行中；区块自己的行的字段都须显示。',
  },
  severity: 'error',
  *inFile(file, { schemas, site }) {
    const values = Object.keys(site?.values ?? {});
    // A cell cannot show sections.
    const unfit = nodesOf(file, 'Sections').flatMap(({ key, outer }) => (outer?.is('Row') ? key : []));
    for (const shown of rowsShownIn(file)) {
      const { rows, source } = shown;
      const known =
        source === undefined
          ? [...new Set(rows.flatMap(({ value }) => Object.keys(value as object)))].filter(
              (name) => !unfit.includes(name),
            )
          : Object.keys(rowFields(source, schemas) ?? {});
      // Without a schema the fields are not known.
      if (source !== undefined && !rowFields(source, schemas)) continue;
      const wrong = shown.named.filter(
        ({ name, inBraces }) => !known.includes(name) && !(inBraces && values.includes(name)),
      );
      for (const { name, path } of wrong) {
        const message =
          source === undefined ? dataMessages.noRowField(name, known) : dataMessages.noAnswerField(name, source, known);
        const better = suggest(name, known);
        // With a single row, either the row or the name may be wrong.
        const sure = better.sure && (source !== undefined || rows.length > 1);
        yield { path, message, wrong: name, ...better, sure };
      }
      // A wrong column also leaves its field unused: one mistake.
      if (wrong.length === 0 && shown.isOwn) yield* unshown(shown, schemas[file.schemaPath]);
    }
  },
};

/** Fields of rows that nothing shows. Fields that the schema declares have another use. */
function* unshown({ rows, named, namedAround }: RowsShown, schema?: Schema): Generator<RuleFinding> {
  const shown = [...named.map(({ name }) => name), ...namedAround];
  for (const { value, path, names } of rows) {
    const fixed = names.flatMap((name) => Object.keys(schema?.definitions?.[name]?.properties ?? {}));
    const row = value as object;
    for (const name of Object.keys(row).filter((key) => !shown.includes(key) && !fixed.includes(key))) {
      const free = shown.filter((field) => !Object.hasOwn(row, field));
      yield { path: [...path, name], at: 'key', message: dataMessages.unshownField(name), ...suggest(name, free) };
    }
  }
}

const rowNames: Rule = {
  code: 'unknown-row',
  title: { en: 'Unknown row', zh: '未知的行' },
  description: {
    en: 'The names with which a menu selects rows are those of the section’s own rows, or of the records from its source.',
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
      // The source may change its records in code.
      if (known === undefined || known.length === 0) continue;
      for (const { value, path } of own) {
        const name = value as string;
        if (!known.includes(name)) yield { path, message: dataMessages.noRow(name, known), ...suggest(name, known) };
      }
    }
  },
};

/** The values of a field in the records of a source; undefined while a file has errors. */
function recordNames(source: string, field: string, { ofKind }: SiteModel): string[] | undefined {
  const schemaPath = `records/${source.replace(/\..*$/, '')}.schema.json`;
  const records = ofKind('record').filter((file) => file.schemaPath === schemaPath);
  const stringsIn = (file: SiteFile) =>
    factsIn(file).records?.strings.flatMap(([key, value]) => (key === field ? value : [])) ?? [];
  return records.every(({ valid }) => valid) ? records.flatMap(stringsIn) : undefined;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).filter((text) => typeof text === 'string')
    : [];
}

export const rowRules: Rule[] = [boundFields, rowNames];
