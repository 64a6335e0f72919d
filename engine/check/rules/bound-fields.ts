import type { Schema } from '../../model/schema/schema.ts';
import { type RowsShown, rowsShownIn } from '../rows.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { rowFields } from '../site-model.ts';
import { suggest } from '../suggest.ts';
import { dataWords } from '../words/data-words.ts';

/** What a section shows of its rows must be in the rows, and what is in rows written by hand must show. */
export const boundFields: Rule = {
  code: 'unknown-field-name',
  says: {
    en: 'Fields that columns, details and links of rows name exist in the source’s answer or in the section’s own rows, whose fields all show, or in those of the sections inside it.',
    zh: '列、展开内容和行的链接所用的字段，须在数据源的返回数据、区块自己的行，或内含区块的行中；区块自己的行的字段都须显示。',
  },
  severity: 'error',
  *inFile(file, { schemas, site }) {
    const values = Object.keys(site?.values ?? {});
    // Sections that a row holds fit in no cell.
    const unfit = nodesOf(file, 'Sections').flatMap(({ key, outer }) => (outer?.is('Row') ? key : []));
    for (const shown of rowsShownIn(file)) {
      const { rows, source } = shown;
      const known =
        source === undefined
          ? [...new Set(rows.flatMap(({ value }) => Object.keys(value as object)))].filter(
              (name) => !unfit.includes(name),
            )
          : Object.keys(rowFields(source, schemas) ?? {});
      // What the answer of no source has, nobody knows.
      if (source !== undefined && !rowFields(source, schemas)) continue;
      const wrong = shown.named.filter(
        ({ name, inBraces }) => !known.includes(name) && !(inBraces && values.includes(name)),
      );
      for (const { name, path } of wrong) {
        const message =
          source === undefined ? dataWords.noRowField(name, known) : dataWords.noAnswerField(name, source, known);
        const better = suggest(name, known);
        // Of one row alone nothing tells whether it is right, or what names its field.
        const sure = better.sure && (source !== undefined || rows.length > 1);
        yield { path, message, wrong: name, ...better, sure };
      }
      // A column that names nothing leaves a field that nothing names: one mistake.
      if (wrong.length === 0 && shown.isOwn) yield* unshown(shown, schemas[file.schemaPath]);
    }
  },
};

/** The fields of rows that nothing in the section, or around it, names. Fields that the schema gives to every row have a use of their own. */
function* unshown({ rows, named, namedAround }: RowsShown, schema?: Schema): Generator<RuleFinding> {
  const shown = [...named.map(({ name }) => name), ...namedAround];
  for (const { value, path, names } of rows) {
    const fixed = names.flatMap((name) => Object.keys(schema?.definitions?.[name]?.properties ?? {}));
    const row = value as object;
    for (const name of Object.keys(row).filter((key) => !shown.includes(key) && !fixed.includes(key))) {
      const free = shown.filter((field) => !Object.hasOwn(row, field));
      yield { path: [...path, name], at: 'key', message: dataWords.unshownField(name), ...suggest(name, free) };
    }
  }
}
