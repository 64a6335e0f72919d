import { declaredBy } from '../../model/schema/collections.ts';
import type { Path } from '../../model/schema/walk.ts';
import { recordIdsIn } from '../facts.ts';
import { originalOf } from '../original-of.ts';
import type { Rule } from '../rule.ts';
import type { SiteFile } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

/** A record that another one has the number of is never found by it: the API answers with one of the two. */
export const uniqueRecords: Rule = {
  code: 'duplicate-record',
  says: {
    en: 'Numbers of records are whole, from 1, and unique in their collection, and where records have a closed choice, among those of the same choice.',
    zh: '记录的编号是从 1 起的整数，在同一组记录中唯一；若这组记录有取值固定的字段，则在取值相同的记录中唯一。',
  },
  severity: 'error',
  *onSite({ ofKind }) {
    const groups = new Map<string, { file: SiteFile; id: string | number; path: Path }[]>();
    // Its closed choices, and so the records among which a number is unique, are not certain.
    const uncertain = new Set(ofKind('collection').flatMap(({ file, valid }) => (valid ? [] : declaredBy(file))));
    for (const file of ofKind('record')) {
      if (uncertain.has(recordsFolder(file))) continue;
      for (const { id, among, path } of recordIdsIn(file)) {
        // What an address cannot say, nobody can ask for.
        if (typeof id === 'number' && !/^[1-9]\d{0,8}$/.test(String(id)))
          yield { file, path, message: textWords.badRecordNumber(id) };
        const key = `${file.schemaPath} ${among} ${id}`;
        const group = groups.get(key);
        if (group) group.push({ file, id, path });
        else groups.set(key, [{ file, id, path }]);
      }
    }
    for (const group of groups.values()) {
      if (group.length < 2) continue;
      const first = originalOf(group, ({ file, id }) => ({ file: file.file, names: [id] }));
      for (const one of group)
        if (one !== first)
          yield { file: one.file, path: one.path, message: textWords.takenRecord(String(one.id), first.file.file) };
    }
  },
};

/** The folder of a file of records, which is named after their collection. */
function recordsFolder({ file }: SiteFile): string | undefined {
  return /^assets\/records\/([^/]+)\//.exec(file)?.[1];
}
