import type { Place, Said } from './protocol.ts';

/** The records of a collection as a table. */
export interface RecordTable {
  collection: string;
  columns: RecordColumn[];
  /** Whether its records have days, by which they can be ordered. */
  isDated: boolean;
  /** A row a record, in the order that was asked for. */
  rows: RecordRow[];
}

/** How records are ordered: the newest first, or those of a list as their file has them. Lists without days always have their own order. */
export type RecordOrder = 'newest' | 'file';

/** A field of the records. */
export interface RecordColumn {
  name: string;
  says?: Said;
}

/** A record: its place, and what its fields hold. */
export interface RecordRow extends Place {
  /** How many records its file holds; of a file that is one record itself, none. */
  count?: number;
  /** The values by the names of the fields; of one that holds others, what they are in short. */
  cells: Record<string, unknown>;
}

/** A record that was made. */
export interface MadeRecord {
  at: Place;
  /** The pointer of its first field that is to be written. */
  begin: string;
}

/** Where a record shows. */
export interface RecordShown {
  /** The route of the page, without a language's prefix. Default: no page shows it. */
  route?: string | undefined;
}
