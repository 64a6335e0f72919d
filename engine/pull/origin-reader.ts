import type { Query } from '../model/record-origin.ts';
import type { Path } from '../model/schema/walk.ts';
import type { Budget } from './read-limits.ts';
import type { Secrets } from './secrets.ts';

export interface ReadingContext {
  /** Reads a file in the collection's folder. Refuses a missing one. */
  readFile(name: string, path: Path): Promise<Buffer>;
  secrets: Secrets;
  budget: Budget;
}

/** Reads the rows of an origin: objects by column name, or values of JSON. */
export type OriginReader<Origin> = (origin: Origin, context: ReadingContext) => Promise<unknown[]>;

export function textOfQuery(query: Query): string {
  return [query].flat().join('\n');
}
