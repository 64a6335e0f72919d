import type { DataBinding } from '../../model/data.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { rowFields } from '../site-model.ts';
import { suggest } from '../suggest.ts';
import { dataWords } from '../words/data-words.ts';

/** A text from data names a section of the page and a field of that section's source. */
export const answerFields: Rule = {
  code: 'unknown-answer-field',
  says: {
    en: 'A titleFrom and a descriptionFrom name a section of their page that has data, and a field of its answer.',
    zh: 'titleFrom 和 descriptionFrom 所指的是本页带 data 的区块，以及其返回数据中的字段。',
  },
  severity: 'error',
  *inFile(file, { schemas }) {
    if (!file.valid) return;
    const sources = new Map(
      nodesOf(file, 'DataBinding').flatMap(({ value, section }) => {
        const { id } = section.value as { id?: string };
        return id === undefined ? [] : [[id, (value as DataBinding).source] as const];
      }),
    );
    const sections = nodesOf(file, 'BoundSectionName');
    for (const { value, path } of sections) {
      const name = value as string;
      const ids = [...sources.keys()];
      if (!sources.has(name)) yield { path, message: dataWords.noBoundSection(name, ids), ...suggest(name, ids) };
    }
    for (const { value, path, outer } of nodesOf(file, 'AnswerFieldName')) {
      const source = sources.get(sections.find((one) => one.outer === outer)?.value as string);
      const answered = source === undefined ? undefined : rowFields(source, schemas);
      const fields = Object.keys(answered ?? {});
      const name = value as string;
      if (source === undefined || !answered || fields.includes(name)) continue;
      yield { path, message: dataWords.noAnswerField(name, source, fields), ...suggest(name, fields) };
    }
  },
};
