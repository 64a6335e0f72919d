import type { Reporter, TestModule } from 'vitest/node';
import { keepProofs, type Proof } from './proofs.ts';
import type {} from './prove.ts';

/** Keeps what the passed tests of each file prove, for the table. */
export default class TrustReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    for (const module of modules) {
      const proofs: Proof[] = [];
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') proofs.push(...(test.meta().proofs ?? []));
      }
      // What failed proves no longer what it proved before.
      if (proofs.length > 0 || module.state() === 'failed') await keepProofs(module.relativeModuleId, proofs);
    }
  }
}
