import type { Rule } from '../rule.ts';
import { textWords } from '../words/text-words.ts';

/** With the schema of another kind of file, the editor marks what is right and proposes what is wrong. */
export const ownSchema: Rule = {
  code: 'other-schema',
  says: {
    en: 'The $schema of a file is that of its kind: a page names page.schema.json.',
    zh: '文件的 $schema 与其种类相符：页面写 page.schema.json。',
  },
  severity: 'error',
  *inFile({ value, schemaPath, kind }) {
    const { $schema: named } = (kind === 'record' ? {} : (value ?? {})) as { $schema?: unknown };
    // Schemas that are not the engine's say nothing of the kind.
    if (typeof named !== 'string' || !/\.schema\.json$/.test(named) || named.endsWith(schemaPath)) return;
    const folder = named.slice(0, named.lastIndexOf('/') + 1);
    const suggestion = /schemas\/$/.test(folder) ? folder + schemaPath : undefined;
    yield { path: ['$schema'], message: textWords.otherSchema(schemaPath), suggestion, sure: suggestion !== undefined };
  },
};
