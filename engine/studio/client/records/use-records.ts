import { useEffect, useState } from 'react';
import { collectionOfFile } from '../../../model/schema/collections.ts';
import type { RecordOrder, RecordTable } from '../../protocol/state-protocol.ts';
import { ask } from '../server.ts';
import { useSite } from '../store/studio.ts';

/** The table of a file's collection, loaded again after each inspection of the site. */
export function useRecords(file: string, order: RecordOrder): RecordTable | undefined {
  const collection = collectionOfFile(file);
  const looks = useSite(({ looks }) => looks);
  const [table, setTable] = useState<RecordTable>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each inspection may change the records; the files of a collection have the same table.
  useEffect(() => {
    let isCurrent = true;
    ask('records', { file, order }).then(
      (loaded) => isCurrent && setTable(loaded),
      () => isCurrent && setTable(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [collection, order, looks]);
  return table?.collection === collection ? table : undefined;
}
