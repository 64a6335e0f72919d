import { includesIn } from '../facts.ts';
import type { Rule } from '../rule.ts';
import { linkWords } from '../words/link-words.ts';

/** A shared file is there to be included. */
export const usedShared: Rule = {
  code: 'unused-shared',
  says: {
    en: 'Every file under pages/shared/ is included by a page.',
    zh: 'pages/shared/ 下的每个文件都有页面引用。',
  },
  severity: 'warning',
  *whenSound({ files, shared }) {
    const included = new Set(files.flatMap(includesIn));
    for (const [name, file] of shared) {
      if (!included.has(name)) yield { file, path: [], message: linkWords.unusedShared(name) };
    }
  },
};
