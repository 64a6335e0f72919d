import { declaredBy, soundCollection } from '../../schema/collections.ts';
import { recordIdsIn } from '../facts.ts';
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
  *onSite({ files, schemas }) {
    const collections = new Map(
      files.flatMap((file) => {
        const name = declaredBy(file.file);
        return name === undefined ? [] : [[name, soundCollection(file.value)] as const];
      }),
    );
    // Pages name none: to look through thousands of them would be felt at each save.
    for (const file of files.filter(({ kind }) => kind === 'collection'))
      for (const { value, path } of nodesOf(file, 'CollectionName')) {
        const [name, names] = [value as string, [...collections.keys()]];
        if (!collections.has(name))
          yield { file, path, message: collectionWords.noCollection(name, names), ...suggest(name, names) };
      }
    const idsOf = (collection: string) =>
      files
        .filter(({ schemaPath }) => schemaPath === `records/${collection}.schema.json`)
        .flatMap((file) => recordIdsIn(file, schemas).map(({ id }) => String(id)));
    for (const file of files) {
      if (file.kind !== 'record') continue;
      const own = /^records\/(.+)\.schema\.json$/.exec(file.schemaPath)?.[1] ?? '';
      for (const { value, path, key } of nodesOf(file, 'RecordReference')) {
        const of = collections.get(own)?.fields[String(key)]?.of ?? own;
        const [id, ids] = [String(value), idsOf(of)];
        if (collections.has(of) && !ids.includes(id))
          yield { file, path, message: collectionWords.noRecord(id, of, ids), ...suggest(id, ids) };
      }
    }
  },
};
