import type { DataBinding } from '../../descriptor/data.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { dataWords } from '../words/data-words.ts';

/** A search field or filter needs all rows, and the browser has only one page of an answer that is cut into pages. */
export const wholeLists: Rule = {
  code: 'narrowed-page',
  says: {
    en: 'A section with a search field or filters is bound to an answer that is not cut into pages.',
    zh: '带搜索框或筛选的区块所用的返回数据不分页。',
  },
  severity: 'error',
  *inFile(file, { schemas }) {
    const narrowing = [...nodesOf(file, 'RowSearch'), ...nodesOf(file, 'RowFilters')].filter(
      ({ value }) => value !== false,
    );
    if (narrowing.length === 0) return;
    for (const { value, section } of nodesOf(file, 'DataBinding')) {
      const { source } = value as DataBinding;
      if (!schemas[`sources/${source}.schema.json`]?.properties?.last_page) continue;
      for (const { path, key, section: own } of narrowing)
        if (own === section) yield { path, at: 'key', message: dataWords.narrowedPage(String(key), source) };
    }
  },
};
