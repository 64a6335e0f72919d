import { listFieldsIn } from '../list-fields.ts';
import { removalOf } from '../located-json.ts';
import type { Rule } from '../rule.ts';
import { dataWords } from '../words/data-words.ts';

/** Of two equal columns, filters or languages of captions, one is never seen or never used. Types say which items must differ (`@unique`). */
export const distinctItems: Rule = {
  code: 'duplicate-item',
  says: {
    en: 'Items differ in lists whose type says so: columns, filters, links, entries of menus, captions of a video in one language.',
    zh: '类型注明不得重复的列表中没有重复的项：列、筛选、链接、导航项、同一视频同一语言的字幕等。',
  },
  severity: 'warning',
  *inFile(file, model) {
    for (const { node, value, field } of listFieldsIn(file, model)) {
      const { unique } = field;
      if (unique === undefined || value.length < 2) continue;
      const by = typeof unique === 'string' ? unique.trim() : undefined;
      const taken = new Map<string, string>();
      for (const [index, item] of value.entries()) {
        const compared = by === undefined ? item : (item as Record<string, unknown>)[by];
        if (compared === undefined) continue;
        const [key, whole] = [JSON.stringify(compared), JSON.stringify(item)];
        const first = taken.get(key);
        if (first === undefined) taken.set(key, whole);
        else {
          const path = [...node.path, index];
          // Which of two that differ is meant, nobody knows.
          const fix = first === whole ? removalOf(file, path) : undefined;
          if (fix) yield { path, message: dataWords.repeatedItem(), fix };
          else
            yield { path: by === undefined ? path : [...path, by], message: dataWords.takenInList(by ?? '', compared) };
        }
      }
    }
  },
};
