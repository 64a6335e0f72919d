import { readAuthors } from '../../cite/authors.ts';
import type { CitedFields } from '../../descriptor/citation.ts';
import type { Path } from '../../schema/walk.ts';
import { collectionOf, recordsIn } from '../record-pages.ts';
import { rowsShownIn } from '../rows.ts';
import type { FileFinding, Rule } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { dataWords } from '../words/data-words.ts';

/** Lists of authors become names of a bibliography: one that can be read in two ways would cite people who do not exist. */
export const clearAuthors: Rule = {
  code: 'unclear-authors',
  says: {
    en: 'The authors of works that are cited can be read in one way only.',
    zh: '所引文献的作者只有一种读法。',
  },
  severity: 'warning',
  *onSite({ pages, shared, ofKind }) {
    const fieldsOf = new Map<string, Set<string>>();
    for (const file of [...pages.map((page) => page.file), ...shared.values()]) {
      const shown = rowsShownIn(file);
      for (const node of nodesOf(file, 'CitedFields')) {
        const { authors } = node.value as CitedFields;
        const rows = shown.find(({ section }) => section === node.section);
        for (const row of rows?.rows ?? [])
          yield* unclearIn(file, (row.value as Record<string, unknown>)[authors], [...row.path, authors]);
        const collection = rows?.source?.split('.')[0];
        if (collection === undefined) continue;
        fieldsOf.set(collection, (fieldsOf.get(collection) ?? new Set()).add(authors));
      }
    }
    if (fieldsOf.size === 0) return;
    for (const file of ofKind('record'))
      for (const field of fieldsOf.get(collectionOf(file) ?? '') ?? [])
        for (const { record, path } of recordsIn(file)) yield* unclearIn(file, record[field], [...path, field]);
  },
};

/** What is unclear in the authors of a row: a text, or one in several languages. */
function* unclearIn(file: SiteFile, authors: unknown, path: Path): Iterable<FileFinding> {
  if (typeof authors === 'string') {
    const { unclear, names } = readAuthors(authors.replace(/\s+/g, ' ').trim());
    const read = names.map(({ family, given }) => (given ? `${family}, ${given}` : family));
    if (unclear !== undefined) yield { file, path, message: dataWords.unclearAuthors(unclear, read) };
  } else if (typeof authors === 'object' && authors !== null)
    for (const [language, text] of Object.entries(authors))
      if (typeof text === 'string') yield* unclearIn(file, text, [...path, language]);
}
