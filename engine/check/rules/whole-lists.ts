import type { DataBinding } from '../../model/data.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { dataWords } from '../words/data-words.ts';

/**
 * A search field or filter needs all rows, and the browser has only one page of an answer that is cut into pages. A list without a
 * pager for such an answer would show its first page alone.
 */
export const wholeLists: Rule = {
  code: 'narrowed-page',
  says: {
    en: 'A list of rows, and a section with a search field or filters, is bound to an answer that is not cut into pages; a table without them has a pager.',
    zh: '行的列表，以及带搜索框或筛选的区块，所用的返回数据不分页；不带它们的表格有分页。',
  },
  severity: 'error',
  *inFile(file, { schemas }) {
    const { definitions = {} } = schemas[file.schemaPath] ?? {};
    const narrowing = [...nodesOf(file, 'RowSearch'), ...nodesOf(file, 'RowFilters')].filter(
      ({ value }) => value !== false,
    );
    for (const { value, path, section } of nodesOf(file, 'DataBinding')) {
      const { source } = value as DataBinding;
      if (!schemas[`sources/${source}.schema.json`]?.properties?.last_page) continue;
      const fields = Object.assign({}, ...section.names.map((name) => definitions[name]?.properties));
      if (fields.rows && !fields.list) {
        yield { path: [...path, 'source'], message: dataWords.pagedList(source) };
        continue;
      }
      for (const { path, key, section: own } of narrowing)
        if (own === section) yield { path, at: 'key', message: dataWords.narrowedPage(String(key), source) };
    }
  },
};
