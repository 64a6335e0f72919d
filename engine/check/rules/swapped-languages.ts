import type { LocalizedText } from '../../descriptor/kinds.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

const han = /\p{Script=Han}/u;
const kinds = ['LocalizedText', 'LocalizedWords', 'LocalizedHtml'];

/** Chinese under `en` beside no Chinese under `zh`: each text stands where the other belongs. */
export const swappedLanguages: Rule = {
  code: 'swapped-languages',
  says: {
    en: 'Chinese stands under zh and English under en, and not the other way round.',
    zh: '中文写在 zh 下，英文写在 en 下，不能颠倒。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const { value, path } of kinds.flatMap((kind) => nodesOf(file, kind))) {
      const { zh = '', en = '' } = value as Partial<LocalizedText>;
      if (han.test(en) && !han.test(zh) && /\p{Script=Latin}/u.test(zh)) yield { path, message: textWords.swapped() };
    }
  },
};
