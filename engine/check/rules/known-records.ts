import { recordIdsIn, referencesIn } from '../facts.ts';
import { collectionOf, collectionsIn } from '../record-pages.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';
import { collectionWords } from '../words/collection-words.ts';

/** What a record says of another leads to it. */
export const knownRecords: Rule = {
  code: 'unknown-record',
  says: {
    en: 'A collection or a record that is named is there.',
    zh: '所引用的一组记录或一条记录须存在。',
  },
  severity: 'error',
  firm: true,
  *onSite({ ofKind }) {
    const collections = collectionsIn({ ofKind });
    // Pages name none: to look through thousands of them would be felt at each save.
    for (const file of [...ofKind('collection'), ...ofKind('site')])
      for (const { value, path } of nodesOf(file, 'CollectionName')) {
        const [name, names] = [value as string, [...collections.keys()]];
        if (!collections.has(name))
          yield { file, path, message: collectionWords.noCollection(name, names), ...suggest(name, names) };
      }
    const held = new Map<string, Set<string>>();
    const unread = new Set<string>();
    for (const file of ofKind('record')) {
      const name = collectionOf(file);
      if (name === undefined) continue;
      if (file.unread) unread.add(name);
      const ids = held.get(name) ?? new Set();
      held.set(name, ids);
      for (const { id } of recordIdsIn(file)) ids.add(String(id));
    }
    for (const file of ofKind('record')) {
      const own = collectionOf(file);
      if (own === undefined) continue;
      for (const { value, path, key } of referencesIn(file)) {
        const of = collections.get(own)?.fields[key]?.of ?? own;
        const [id, ids] = [String(value), held.get(of) ?? new Set<string>()];
        // Of records that were not looked through, nothing is missed.
        if (collections.has(of) && !unread.has(of) && !ids.has(id))
          yield { file, path, message: collectionWords.noRecord(id, of, [...ids]), ...suggest(id, ids) };
      }
    }
  },
};
