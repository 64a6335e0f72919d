import { placeholdersIn } from '../../schema/placeholders.ts';
import type { Rule } from '../rule.ts';
import { metOf, textsOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';
import { dataWords } from '../words/data-words.ts';

/** `{product}` in a text is a value of site.json; a misspelled one would reach visitors in its braces. */
export const unknownValues: Rule = {
  code: 'unknown-site-value',
  says: {
    en: 'Names in braces in texts are values of site.json, and slugs spell such values.',
    zh: '文字中花括号里的名称是 site.json 的 values 中的名称，slugs 也只写其中的名称。',
  },
  severity: 'error',
  *inFile(file, { site }) {
    if (!site) return;
    const known = Object.keys(site.values);
    for (const name of file.kind === 'site' ? Object.keys(site.slugs ?? {}) : []) {
      if (known.includes(name)) continue;
      const message = dataWords.noSlugValue(name, known);
      yield { path: ['slugs', name], at: 'key', message, ...suggest(name, known) };
    }
    for (const met of metOf(file, 'Address')) {
      const { path } = met;
      const target = met.value as string;
      const isFilled = ['RowTarget', 'PagerTarget'].some((kind) => met.is(kind) || met.outer?.is(kind));
      // A route's parameters are those of its page, and its other names are told as a dead link.
      if (isFilled || target.startsWith('/')) continue;
      for (const name of placeholdersIn(target).filter((name) => !known.includes(name))) {
        const better = suggest(name, known, (near) => `{${near}}`);
        yield { path, message: dataWords.noValue(name, known), wrong: `{${name}}`, ...better };
      }
    }
    for (const { text, path } of textsOf(file)) {
      if (!text.includes('{')) continue;
      // Code in backticks is shown as it stands.
      for (const name of placeholdersIn(text.replace(/`[^`]*`/g, ''))) {
        if (known.includes(name)) continue;
        const better = suggest(name, known, (near) => `{${near}}`);
        yield { path, message: dataWords.noValue(name, known), wrong: `{${name}}`, ...better };
      }
    }
  },
};
