import type { Reporter, TestModule } from 'vitest/node';
import { isFull } from '../fixtures/depth.ts';
import { type Proof, saveProofs } from './proofs.ts';
import type {} from './prove.ts';

/** Keeps what the passed tests of each file prove in a full run, for the table. */
export default class TrustReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    for (const module of modules) {
      const proofs: Proof[] = [];
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') proofs.push(...(test.meta().proofs ?? []));
      }
      // What failed proves no longer what it proved before; what was tried in part proves less than is promised.
      const hasFailed = module.state() === 'failed';
      if (hasFailed || (isFull && proofs.length > 0)) await saveProofs(module.relativeModuleId, isFull ? proofs : []);
    }
  }
}
