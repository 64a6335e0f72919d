import { readAuthors } from '../../cite/authors.ts';
import type { CitedFields } from '../../model/citation.ts';
import { oncePer } from '../../model/schema/once.ts';
import type { Path } from '../../model/schema/walk.ts';
import { citedAuthorsIn } from '../facts.ts';
import { collectionOf, recordsIn } from '../record-pages.ts';
import { rowsShownIn } from '../rows.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { dataWords } from '../words/data-words.ts';

/** Lists of authors become names of a bibliography: one that can be read in two ways would cite people who do not exist. */
export const clearAuthors: Rule = {
  code: 'unclear-authors',
  says: {
    en: 'The authors of works that are cited can be read in one way only.',
    zh: '所引文献的作者只有一种读法。',
  },
  severity: 'warning',
  *inFile(file, model) {
    const shown = rowsShownIn(file);
    for (const { value, section } of nodesOf(file, 'CitedFields')) {
      const { authors } = value as CitedFields;
      const rows = shown.find((one) => one.section === section)?.rows ?? [];
      for (const row of rows) yield* unclearIn((row.value as Record<string, unknown>)[authors], [...row.path, authors]);
    }
    const collection = collectionOf(file);
    if (collection === undefined) return;
    for (const field of authorFields(model).get(collection) ?? [])
      for (const { record, path } of recordsIn(file)) yield* unclearIn(record[field], [...path, field]);
  },
};

/** The fields of each collection that sections of the site cite authors from. */
const authorFields = oncePer((model: SiteModel): Map<string, Set<string>> => {
  const fields = new Map<string, Set<string>>();
  for (const file of [...model.pages.map((page) => page.file), ...model.shared.values()])
    for (const [collection, field] of citedAuthorsIn(file))
      fields.set(collection, (fields.get(collection) ?? new Set()).add(field));
  return fields;
});

/** What is unclear in the authors of a row: a text, or one in several languages. */
function* unclearIn(authors: unknown, path: Path): Iterable<RuleFinding> {
  if (typeof authors === 'string') {
    const { unclear, names } = readAuthors(authors.replace(/\s+/g, ' ').trim());
    const read = names.map(({ family, given }) => (given ? `${family}, ${given}` : family));
    if (unclear !== undefined) yield { path, message: dataWords.unclearAuthors(unclear, read) };
  } else if (typeof authors === 'object' && authors !== null)
    for (const [language, text] of Object.entries(authors))
      if (typeof text === 'string') yield* unclearIn(text, [...path, language]);
}
