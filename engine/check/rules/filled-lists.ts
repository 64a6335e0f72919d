import type { SchemaNode } from '../../model/schema/walk.ts';
import { listFieldsIn } from '../list-fields.ts';
import { removalOf } from '../located-json.ts';
import type { Rule } from '../rule.ts';
import { textWords } from '../words/text-words.ts';

/**
 * A list that holds nothing leaves a heading over nothing, an empty frame, or a menu entry that shows no row. Types say which lists may
 * be empty (`@mayBeEmpty`), and which of them only beside another field.
 */
export const filledLists: Rule = {
  code: 'empty-list',
  says: {
    en: 'Lists hold something, except those that their type lets be empty.',
    zh: '列表不为空，类型注明可为空的除外。',
  },
  severity: 'warning',
  *inFile(file, model) {
    const reported = new Set<SchemaNode>();
    for (const { node, value, owner, field, isNeeded } of listFieldsIn(file, model)) {
      const { mayBeEmpty, minItems } = field;
      // The schema itself reports a list of fewer items than it asks for.
      if (value.length > 0 || mayBeEmpty === true || minItems !== undefined || reported.has(owner)) continue;
      const others = typeof mayBeEmpty === 'string' ? mayBeEmpty.trim().split(/\s+/) : [];
      if (others.some((name) => isFilled((owner.value as Record<string, unknown>)[name]))) continue;
      reported.add(owner);
      const { path, key } = node;
      if (isNeeded || others.length > 0) yield { path, message: textWords.emptyList(String(key)) };
      else {
        const fix = removalOf(file, path);
        yield { path, message: textWords.emptyOptionalList(String(key)), ...(fix && { fix }) };
      }
    }
  },
};

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
