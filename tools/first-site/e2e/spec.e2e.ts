import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../browsers/chromium.ts';
import { failures, runRows } from '../spec/run.ts';
import { openSite, type Site } from '../spec/site.ts';
import { subjects } from '../spec/subjects.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  browser = await launchChromium();
  site = openSite(inject('address'), browser);
});

afterAll(() => browser.close());

describe('the two specifications, statement by statement', () => {
  for (const [subject, rows] of Object.entries(subjects)) {
    it(`${subject}: ${rows.length} statements`, async () => {
      expect(failures(await runRows(site, rows)).join('\n\n')).toBe('');
    });
  }
});
