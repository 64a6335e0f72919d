import type { Schema } from '../../model/schema/schema.ts';
import type { SchemaNode } from '../../model/schema/walk.ts';
import { removalOf } from '../located-json.ts';
import { t } from '../messages/messages.ts';
import { defineRule } from '../rule.ts';
import { allNodes, type SiteFile } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';

/**
 * An empty list leaves a heading over nothing, an empty frame, or an empty menu. Types mark lists that may be
 * empty (`@mayBeEmpty`).
 */
const filledLists = defineRule('empty-list', {
  severity: 'warning',
  *inFile(file, model) {
    const reported = new Set<SchemaNode>();
    for (const { node, value, owner, field, isNeeded } of listFieldsIn(file, model)) {
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
  *inFile(file, model) {
    for (const { node, value, field } of listFieldsIn(file, model)) {
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
function* listFieldsIn(file: SiteFile, { schemas }: SiteModel) {
  const root = schemas[file.schemaPath];
  if (file.kind === 'record' || !root) return;
  const { definitions = {} } = root;
  for (const node of allNodes(file)) {
    const { value, key, outer: owner } = node;
    if (!Array.isArray(value) || !owner) continue;
    const types = owner.outer
      ? owner.names.flatMap((name): Schema[] => (definitions[name] ? [definitions[name]] : []))
      : [root];
    const type = types.find(({ properties = {} }) => Object.hasOwn(properties, key));
    const field = type?.properties?.[key];
    if (!type || !field) continue;
    const { required = [], oneOf = [] } = type;
    // The object requires it, alone or as one of several fields.
    const isNeeded = [{ required }, ...oneOf].some((choice) => choice.required?.includes(String(key)));
    yield { node, value, owner, field, isNeeded };
  }
}

export const listRules = [filledLists, distinctItems];
