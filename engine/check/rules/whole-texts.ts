import type { Picture } from '../../model/picture.ts';
import type { Rule } from '../rule.ts';
import { localizedIn, nodesOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

/** A text that is empty in one language is a gap on the pages of that language alone, which its author does not see. */
export const wholeTexts: Rule = {
  code: 'empty-language',
  says: {
    en: 'A text that says something in one language is empty in no other.',
    zh: '在一种语言中有内容的文字，在其他语言中都不为空。',
  },
  severity: 'error',
  *inFile(file) {
    // Empty names and alternative texts have rules of their own.
    const others = new Set([
      ...nodesOf(file, 'Label').map(({ value }) => value),
      ...nodesOf(file, 'Picture').map(({ value }) => (value as Picture).alt as unknown),
    ]);
    for (const { value, path } of localizedIn(file)) {
      if (typeof value !== 'object' || value === null || others.has(value)) continue;
      const texts = Object.entries(value as Record<string, string>);
      const [full] = texts.find(([, text]) => text.trim() !== '') ?? [];
      if (full === undefined) continue;
      for (const [code, text] of texts)
        if (text.trim() === '') yield { path: [...path, code], message: textWords.emptyLanguage(code, full) };
    }
  },
};
