import type { DataBinding } from '../../descriptor/data.ts';
import type { Section } from '../../descriptor/section.ts';
import { placeholdersIn } from '../../schema/placeholders.ts';
import type { Schema } from '../../schema/schema.ts';
import type { Path } from '../../schema/walk.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { allMet, metOf, type SiteFile } from '../site-files.ts';
import { rowFields } from '../site-model.ts';
import { suggest } from '../suggest.ts';
import { dataWords } from '../words/data-words.ts';

/** The keys under which a section names a field of its rows. */
const naming = ['field', 'linkField', 'contentField', 'timeField'];

/** A section with rows, written in it or taken from a source. */
type WithRows = Section & { data?: DataBinding; rows?: Record<string, unknown>[] };

/** What a section shows of its rows must be in the rows, and what is in rows written by hand must show. */
export const boundFields: Rule = {
  code: 'unknown-field-name',
  says: 'Fields that columns and details name exist in the source’s answer or in the section’s own rows, whose fields all show.',
  severity: 'error',
  *inFile(file, { schemas, site }) {
    const values = Object.keys(site?.values ?? {});
    for (const { value, path } of metOf(file, 'Section')) {
      const section = value as WithRows;
      if (!section.data && !section.rows) continue;
      const known = section.data
        ? Object.keys(rowFields(section.data.source, schemas) ?? {})
        : [...new Set(section.rows?.flatMap((row) => Object.keys(row)) ?? [])];
      const names = [...fieldsNamed(section, [])].filter(([at, name]) => at.at(-1) !== 'to' || !values.includes(name));
      const wrong = names.filter(([, name]) => !known.includes(name));
      for (const [at, name] of wrong) {
        const message = section.data
          ? dataWords.noAnswerField(name, section.data.source, known)
          : dataWords.noRowField(name, known);
        yield { path: [...path, ...at], message, wrong: name, ...suggest(name, known) };
      }
      // A column that names nothing leaves a field that nothing names: one mistake.
      const shown = names.map(([, name]) => name);
      if (wrong.length === 0) yield* unshown(file, path, section, shown, schemas[file.schemaPath]);
    }
  },
};

/** The fields of rows that nothing in the section names. Fields that the schema gives to every row have a use of their own. */
function* unshown(
  file: SiteFile,
  path: Path,
  { rows = [] }: WithRows,
  shown: string[],
  schema?: Schema,
): Generator<RuleFinding> {
  if (rows.length === 0) return;
  const first = [...path, 'rows', 0].join('/');
  const names =
    allMet(file).find((met) => met.path.length === path.length + 2 && met.path.join('/') === first)?.names ?? [];
  const fixed = names.flatMap((name) => Object.keys(schema?.definitions?.[name]?.properties ?? {}));
  for (const [index, row] of rows.entries()) {
    for (const name of Object.keys(row).filter((key) => !shown.includes(key) && !fixed.includes(key))) {
      const free = shown.filter((field) => !Object.hasOwn(row, field));
      const message = dataWords.unshownField(name);
      yield { path: [...path, 'rows', index, name], at: 'key', message, ...suggest(name, free) };
    }
  }
}

/** Every place in a section that names a field; the rows themselves and nested sections are passed over. */
export function* fieldsNamed(value: unknown, path: Path): Generator<[Path, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === 'rows' || key === 'data' || key === 'sections') continue;
    const step = Array.isArray(value) ? Number(key) : key;
    if (typeof item === 'string' && naming.includes(key)) yield [[...path, step], item];
    // A column's link has fields in braces.
    else if (typeof item === 'string' && key === 'to' && 'field' in value) {
      for (const name of placeholdersIn(item)) yield [[...path, step], name];
    } else yield* fieldsNamed(item, [...path, step]);
  }
}
