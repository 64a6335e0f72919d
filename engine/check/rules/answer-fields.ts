import type { DataBinding } from '../../descriptor/data.ts';
import type { Rule } from '../rule.ts';
import { metOf } from '../site-files.ts';
import { pageOf, rowFields } from '../site-model.ts';
import { suggest } from '../suggest.ts';
import { dataWords } from '../words/data-words.ts';

/** A page's text from data names a section of the page and a field of that section's source. */
export const answerFields: Rule = {
  code: 'unknown-answer-field',
  says: 'A titleFrom and a descriptionFrom name a section of their page that has data, and a field of its answer.',
  severity: 'error',
  *inFile(file, { schemas }) {
    const page = file.valid ? pageOf(file) : undefined;
    if (!page) return;
    const bound = metOf(file, 'Section')
      .map(({ value }) => value as { id?: string; data?: DataBinding })
      .filter(({ id, data }) => id && data);
    const ids = bound.map(({ id }) => id as string);
    for (const key of ['titleFrom', 'descriptionFrom'] as const) {
      const from = page[key];
      if (!from) continue;
      const found = bound.find(({ id }) => id === from.section)?.data;
      const fields = Object.keys((found && rowFields(found.source, schemas)) ?? {});
      if (!found) {
        const message = dataWords.noBoundSection(from.section, ids);
        yield { path: [key, 'section'], message, ...suggest(from.section, ids) };
      } else if (!fields.includes(from.field)) {
        const message = dataWords.noAnswerField(from.field, found.source, fields);
        yield { path: [key, 'field'], message, ...suggest(from.field, fields) };
      }
    }
  },
};
