import type { Schema } from '../../schema/schema.ts';
import type { Rule } from '../rule.ts';
import { allNodes } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

/** A list that a section cannot do without and that holds nothing leaves a heading over nothing, or an empty frame. */
export const filledLists: Rule = {
  code: 'empty-list',
  says: {
    en: 'The lists that a section and its items need hold something.',
    zh: '区块及其各项所需的列表不为空。',
  },
  severity: 'warning',
  *inFile(file, { schemas }) {
    const { definitions = {} } = schemas[file.schemaPath] ?? {};
    for (const { value, key, path, outer, section } of allNodes(file)) {
      if (!Array.isArray(value) || value.length > 0 || !outer || !section.is('Section')) continue;
      const isNeeded = outer.names.some((name) => needs(definitions[name] ?? {}, String(key)));
      if (isNeeded) yield { path, message: textWords.emptyList(String(key)) };
    }
  },
};

/** Whether nothing shows without items in a list: it is what a value has in any case, or one of the choices of what it has. */
function needs({ required = [], oneOf = [], properties = {} }: Schema, key: string): boolean {
  const list = properties[key];
  // The schema itself reports a list of fewer items than it asks for.
  if (list?.minItems !== undefined) return false;
  if (oneOf.some((choice) => choice.required?.includes(key))) return true;
  // Paragraphs may be left out beside a picture or links, which show.
  return required.includes(key) && !/\/Text$/.test(list?.items?.$ref ?? '');
}
