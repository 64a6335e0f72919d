import { recordIdsIn } from '../facts.ts';
import type { Rule } from '../rule.ts';
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
    const taken = new Map<string, string>();
    for (const file of ofKind('record')) {
      for (const { id, among, path } of recordIdsIn(file)) {
        // What an address cannot say, nobody can ask for.
        if (typeof id === 'number' && !/^[1-9]\d{0,8}$/.test(String(id)))
          yield { file, path, message: textWords.badRecordNumber(id) };
        const key = `${file.schemaPath} ${among} ${id}`;
        const first = taken.get(key);
        if (first) yield { file, path, message: textWords.takenRecord(String(id), first) };
        else taken.set(key, file.file);
      }
    }
  },
};
