import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';
import { dataWords } from '../words/data-words.ts';

/** An include names a file that is there, and shared files do not include. */
export const sharedSections: Rule = {
  code: 'unknown-shared',
  says: {
    en: 'Included files exist under pages/shared/ and include nothing themselves.',
    zh: '所引用的文件在 pages/shared/ 下，并且自己不再引用其他文件。',
  },
  severity: 'error',
  firm: true,
  *inFile(file, { shared }) {
    for (const { value, path } of nodesOf(file, 'Include')) {
      const { name } = value as { name: string };
      const names = [...shared.keys()];
      if (file.kind === 'shared') yield { path, message: dataWords.sharedIncludes() };
      else if (!shared.has(name))
        yield { path: [...path, 'name'], message: dataWords.noShared(name, names), ...suggest(name, names) };
    }
  },
};
