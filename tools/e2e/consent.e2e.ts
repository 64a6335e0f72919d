import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../engine/build/build.ts';
import { serveSite } from '../../engine/server/serve-site.ts';
import { type SmallFolder, smallFolder } from '../../engine/testing/small-folder.ts';
import { violations } from './accessible/axe.ts';
import { type VisitorOptions, visitors, waitForHydration } from './browser.ts';
import { noteViolations } from './policy/violations.ts';

const { visit } = visitors();
const script = 'https://stats.example.org/count.js';
const collector = 'https://in.example.org/visit';

let small: SmallFolder;
let served: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  small = await smallFolder();
  const analytics = { src: script, data: { site: 'small' }, connect: ['https://in.example.org'] };
  await writeFile(
    join(small.folder, 'pagewright.config.mjs'),
    `export default { analytics: ${JSON.stringify(analytics)} };\n`,
  );
  expect(await build({ site: small.folder, target: 'any' })).toBe(0);
  served = await serveSite(small.folder);
});
afterAll(async () => {
  await served?.close();
  await small.remove();
});

/** A visitor, with the addresses of other origins that are requested. */
async function visitorOf(options?: VisitorOptions) {
  const { page, faults, close } = await visit('about:blank', options);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(served.address) && request.url() !== 'about:blank') requested.push(request.url());
  });
  const cors = { 'access-control-allow-origin': '*' };
  await page.route(`${collector}*`, (route) => route.fulfill({ status: 204, headers: cors }));
  const body = `fetch('${collector}?' + document.currentScript.dataset.site);`;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await noteViolations(page);
  const blocked = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
  return { page, faults, close, requested, blocked };
}

const counted = [script, `${collector}?small`];

it('nothing is requested before a visitor agrees, and a refusal ends it', async () => {
  const { page, faults, close, requested, blocked } = await visitorOf();
  await page.goto(`${served.address}/en`);
  const note = page.getByRole('region', { name: 'Visitor statistics' });
  await waitForHydration(page);
  // It is in the flow, above the page, and the first that the keyboard reaches.
  expect(await note.evaluate((one) => one.nextElementSibling?.id)).toBe('root');
  expect(await note.textContent()).toContain('stats.example.org');
  // Its styles apply without those of the page.
  expect(await note.evaluate((one) => getComputedStyle(one).padding)).toBe('12px 40px');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Allow');
  // It follows the language of the page, without a new document.
  await page.locator('header a[hreflang=zh-CN]').click();
  await page.getByRole('region', { name: '访问统计' }).getByRole('button', { name: '允许' }).waitFor();
  await page.goBack();
  await note.waitFor();
  expect(requested).toEqual([]);

  await note.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect.poll(() => requested).toEqual(counted);
  expect(await note.count()).toBe(0);
  await page.reload();
  await expect.poll(() => requested).toEqual([...counted, ...counted]);
  expect(await note.count()).toBe(0);

  const settings = page.getByRole('button', { name: 'Settings of visitor statistics' });
  await settings.press('Enter');
  expect(await note.getByRole('button', { pressed: true }).textContent()).toBe('Allow');
  expect(await note.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  expect(await note.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(await blocked()).toEqual([]);
  requested.length = 0;
  await Promise.all([page.waitForEvent('load'), note.getByRole('button', { name: 'Refuse' }).press('Enter')]);
  await waitForHydration(page);
  await page.reload();
  await waitForHydration(page);
  expect(await note.count()).toBe(0);
  expect(await settings.isVisible()).toBe(true);
  expect(requested).toEqual([]);
  expect(await blocked()).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

it('nothing is asked or requested without JavaScript', async () => {
  const { page, close, requested } = await visitorOf({ javaScriptEnabled: false });
  await page.goto(`${served.address}/en`);
  expect(await page.locator('.consent, .consent-settings').count()).toBe(0);
  expect(requested).toEqual([]);
  await close();
});
