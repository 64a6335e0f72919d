import { beforeAll, describe, expect, inject, it } from 'vitest';
import { isFull } from '../../../engine/testing/test-depth.ts';
import { runningBrowser } from '../../e2e/browser.ts';
import type { SpecRow } from './row.ts';
import { openSite, type Site } from './site.ts';

/**
 * Registers a test for each statement of a subject. In a full run each test also applies every change that its check
 * names, and fails if the check does not notice.
 */
export function statements(subject: string, rows: SpecRow[]): void {
  describe(subject, () => {
    let site: Site;
    beforeAll(async () => {
      site = openSite(inject('address'), await runningBrowser());
    });

    // Altered pages are shared, so nothing else may read them meanwhile.
    for (const { at, says, check } of rows) {
      it(`${at}: ${says}`, { concurrent: !isFull }, async () => {
        const started = performance.now();
        await check.inspect(site).catch((error: Error) => {
          throw new Error(`${check.fails}; seen: ${error.message}`, { cause: error });
        });
        if (!isFull) return;
        // A slow machine needs three times the measured time.
        const timeoutMs = Math.max(2000, 3 * Math.max(performance.now() - started, check.tookMs?.(site) ?? 0));
        const unnoticed: string[] = [];
        for (const change of check.spoils) {
          const inspect = (changed: Site) => check.inspect(changed).then(() => unnoticed.push(change.what));
          await site.withChange(change, timeoutMs, inspect).catch(() => {});
        }
        expect(unnoticed).toEqual([]);
      });
    }
  });
}
