import type { OriginLimits } from '../model/record-origin.ts';
import { refuse } from './origin-error.ts';

export type Budget = ReturnType<typeof openBudget>;

/** Counts records and bytes, and refuses more than the limits of an origin. */
export function openBudget({ records = 10_000, bytes = 50_000_000 }: OriginLimits = {}) {
  let [readRecords, readBytes] = [0, 0];
  return {
    addRecords(count: number): void {
      readRecords += count;
      if (readRecords > records) refuse(['limits', 'records'], 'pullManyRecords', { limit: records });
    },
    addBytes(count: number): void {
      readBytes += count;
      if (readBytes > bytes) refuse(['limits', 'bytes'], 'pullManyBytes', { limit: bytes });
    },
  };
}
