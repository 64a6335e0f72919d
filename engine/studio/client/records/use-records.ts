import { useEffect, useState } from 'react';
import type { FilePointer } from '../../protocol/protocol.ts';
import type { RecordOrder, RecordTable } from '../../protocol/state-protocol.ts';
import { ask } from '../server.ts';

/** What is asked of the server for records. Each rejects where it is not done, and then nothing is changed. */
export const recordsServer = {
  table: (file: string, order: RecordOrder) => ask('records', { file, order }),
  route: (place: FilePointer) => ask('records/route', place),
  make: (file: string) => ask('records/new', { file }),
};

/** The table of the collection that a file belongs to, asked for anew after each look at the site; the last one until then. */
export function useRecords(file: string, order: RecordOrder, looks: number): RecordTable | undefined {
  const collection = collectionOf(file);
  const [table, setTable] = useState<RecordTable>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each look at the site its records may be others; any file of a collection has the same.
  useEffect(() => {
    let isHere = true;
    recordsServer.table(file, order).then(
      (loaded) => isHere && setTable(loaded),
      () => isHere && setTable(undefined),
    );
    return () => {
      isHere = false;
    };
  }, [collection, order, looks]);
  return table?.collection === collection ? table : undefined;
}

/** The collection that a file declares, or holds records of; `undefined` for any other. */
export function collectionOf(file: string): string | undefined {
  return /^assets\/records\/([^/]+)\/|^pages\/collections\/([^/]+)\.json$/.exec(file)?.slice(1).find(Boolean);
}
