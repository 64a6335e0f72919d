import type { Rule } from '../rule.ts';
import { textWords } from '../words/text-words.ts';

/** With the schema of another kind of file, the editor marks what is right and proposes what is wrong. */
export const ownSchema: Rule = {
  code: 'other-schema',
  says: 'The $schema of a file is that of its kind, in the folder of schemas that site.json names: a page names page.schema.json.',
  severity: 'error',
  *inFile({ value, file, schemaPath, kind }, { siteFile }) {
    const named = namedIn(kind === 'record' ? undefined : value);
    // Schemas that are not the engine's say nothing of the kind.
    if (named === undefined) return;
    // Where they are, site.json says: each folder further down is one step more.
    const ofSite = siteFile && namedIn(siteFile.value)?.replace(/[^/]*$/, '');
    const steps = '../'.repeat(file.split('/').length - 2);
    const folder = ofSite && /^\.\.\/.*schemas\/$/.test(ofSite) ? steps + ofSite : named.replace(/[^/]*$/, '');
    if (named === folder + schemaPath || (named.endsWith(schemaPath) && !named.startsWith('.'))) return;
    const suggestion = /schemas\/$/.test(folder) ? folder + schemaPath : undefined;
    const message = named.endsWith(schemaPath) ? textWords.schemaElsewhere() : textWords.otherSchema(schemaPath);
    yield { path: ['$schema'], message, suggestion, sure: suggestion !== undefined };
  },
};

/** The schema that a file names; none that is not the engine's. */
function namedIn(value: unknown): string | undefined {
  const { $schema: named } = (value ?? {}) as { $schema?: unknown };
  return typeof named === 'string' && /\.schema\.json$/.test(named) ? named : undefined;
}
