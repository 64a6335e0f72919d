import { collectionOfSource } from '../../model/schema/collections.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { SchemaNode } from '../../model/schema/walk.ts';
import { factsIn } from '../facts.ts';
import { removalOf } from '../located-json.ts';
import { t } from '../messages/messages.ts';
import { type RowsShown, rowsShownIn } from '../rows.ts';
import { defineRule, type RuleFinding } from '../rule.ts';
import { allNodes, memoizeOnNodes, nodesOf, type SiteFile } from '../site-files.ts';
import { rowFields, type SiteModel } from '../site-model.ts';
import { suggest } from '../suggest.ts';

/**
 * An empty list leaves a heading over nothing, an empty frame, or an empty menu. Types mark lists that may be
 * empty (`@mayBeEmpty`).
 */
const filledLists = defineRule('empty-list', {
  severity: 'warning',
  *inFile(file) {
    const reported = new Set<SchemaNode>();
    for (const { node, value, owner, field, isNeeded } of listFieldsIn(file)) {
      const { mayBeEmpty, minItems } = field;
      // The schema reports lists with too few items.
      if (value.length > 0 || mayBeEmpty === true || minItems !== undefined || reported.has(owner)) continue;
      const others = typeof mayBeEmpty === 'string' ? mayBeEmpty.trim().split(/\s+/) : [];
      if (others.some((name) => isFilled((owner.value as Record<string, unknown>)[name]))) continue;
      reported.add(owner);
      const { path, key } = node;
      if (isNeeded || others.length > 0) yield { path, message: t('emptyList', { field: key }) };
      else {
        const fix = removalOf(file, path);
        yield { path, message: t('emptyOptionalList', { field: key }), ...(fix && { fix }) };
      }
    }
  },
});

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/**
 * Of two equal columns, filters or caption languages one is never used. Types mark lists whose items must
 * differ (`@unique`).
 */
const distinctItems = defineRule('duplicate-item', {
  severity: 'warning',
  *inFile(file) {
    for (const { node, value, field } of listFieldsIn(file)) {
      const { unique } = field;
      if (unique === undefined || value.length < 2) continue;
      const by = typeof unique === 'string' ? unique.trim() : undefined;
      const taken = new Map<string, string>();
      for (const [index, item] of value.entries()) {
        const compared = by === undefined ? item : (item as Record<string, unknown>)[by];
        if (compared === undefined) continue;
        const [key, whole] = [JSON.stringify(compared), JSON.stringify(item)];
        const first = taken.get(key);
        if (first === undefined) taken.set(key, whole);
        else {
          const path = [...node.path, index];
          // Of two different items, only the author knows which is right.
          const fix = first === whole ? removalOf(file, path) : undefined;
          if (fix) yield { path, message: t('repeatedItem'), fix };
          else
            yield {
              path: by === undefined ? path : [...path, by],
              message: t('takenInList', { field: by ?? '', value: key }),
            };
        }
      }
    }
  },
});

/** The lists that a file's types declare, without lists of records and cells. */
const listFieldsIn = memoizeOnNodes((file) => {
  const root = file.learned?.schema;
  if (file.kind === 'record' || !root) return [];
  const { definitions = {} } = root;
  return allNodes(file).flatMap((node) => {
    const { value, key, outer: owner } = node;
    if (!Array.isArray(value) || !owner) return [];
    const types = owner.outer
      ? owner.names.flatMap((name): Schema[] => (definitions[name] ? [definitions[name]] : []))
      : [root];
    const type = types.find(({ properties = {} }) => Object.hasOwn(properties, key));
    const field = type?.properties?.[key];
    if (!type || !field) return [];
    const { required = [], oneOf = [] } = type;
    // The object requires it, alone or as one of several fields.
    const isNeeded = [{ required }, ...oneOf].some((choice) => choice.required?.includes(String(key)));
    return { node, value: value as unknown[], owner, field, isNeeded };
  });
});

export const listRules = [filledLists, distinctItems];

const boundFields = defineRule('unknown-field-name', {
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
          source === undefined
            ? t('noRowField', { name, fields: known })
            : t('noAnswerField', { name, source, fields: known });
        const better = suggest(name, known);
        // With a single row, either the row or the name may be wrong.
        const sure = better.sure && (source !== undefined || rows.length > 1);
        yield { path, message, wrong: name, ...better, sure };
      }
      // A wrong column also leaves its field unused: one mistake.
      if (wrong.length === 0 && shown.isOwn) yield* unshown(shown, schemas[file.schemaPath]);
    }
  },
});

/** Fields of rows that nothing shows. Fields that the schema declares have another use. */
function* unshown({ rows, named, namedAround }: RowsShown, schema?: Schema): Generator<RuleFinding> {
  const shown = [...named.map(({ name }) => name), ...namedAround];
  for (const { value, path, names } of rows) {
    const fixed = names.flatMap((name) => Object.keys(schema?.definitions?.[name]?.properties ?? {}));
    const row = value as object;
    for (const name of Object.keys(row).filter((key) => !shown.includes(key) && !fixed.includes(key))) {
      const free = shown.filter((field) => !Object.hasOwn(row, field));
      yield { path: [...path, name], at: 'key', message: t('unshownField', { name }), ...suggest(name, free) };
    }
  }
}

const rowNames = defineRule('unknown-row', {
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
        if (!known.includes(name)) yield { path, message: t('noRow', { name, names: known }), ...suggest(name, known) };
      }
    }
  },
});

/** The values of a field in the records of a source; undefined while a file has errors. */
function recordNames(source: string, field: string, { ofKind }: SiteModel): string[] | undefined {
  const schemaPath = `records/${collectionOfSource(source)}.schema.json`;
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

export const rowRules = [boundFields, rowNames];
