import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../chromium.ts';
import { failures, runRows } from '../spec/run.ts';
import { openSpecSite, type SpecSite } from '../spec/site.ts';
import { subjects } from '../spec/subjects.ts';

let browser: Browser;
let site: SpecSite;

beforeAll(async () => {
  browser = await launchChromium();
  site = openSpecSite(inject('address'), browser);
});

afterAll(async () => {
  await site.close();
  await browser.close();
});

describe('the specification, row by row', () => {
  for (const [subject, rows] of Object.entries(subjects)) {
    it(`${subject}: ${rows.length} rows`, async () => {
      expect(failures(await runRows(site, rows)).join('\n\n')).toBe('');
    });
  }
});
