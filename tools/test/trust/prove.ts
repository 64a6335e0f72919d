import { TestRunner } from 'vitest';
import type { Proof } from './proofs.ts';
import type { RowName } from './rows.ts';

declare module 'vitest' {
  interface TaskMeta {
    proofs?: Proof[];
  }
}

/** Hands in a proof from within a test; it counts when the test passes. */
export function prove(row: RowName, reached: string, control?: string): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error('prove() is for the inside of a test.');
  test.meta.proofs = [...(test.meta.proofs ?? []), { row, reached, ...(control && { control }) }];
}
