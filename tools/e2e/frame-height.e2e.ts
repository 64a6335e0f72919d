import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { visitors, waitForHydration } from './browser.ts';
import { builtSite, serveMade } from './faulty/whole-page.ts';

const { visit, address } = visitors('museum');

const frame = '[data-section=frame] iframe';

for (const [language, path] of ['/guest-book', '/en/guest-book'].entries()) {
  for (const [index, width] of [320, 768, 390, 1440].entries()) {
    // Per commit a narrow and a wide window, each in one language.
    if (!isFull && index !== language) continue;
    it(`${path} at ${width} px: the form fits its frame, without scrolling`, async () => {
      const { page, close } = await visit(path, { viewport: { width, height: 800 } });
      await waitForHydration(page);
      await page.locator('[data-section=frame] button').click();
      const submit = page.frameLocator(frame).getByRole('button');
      await submit.waitFor();
      const fits = () =>
        page.locator(frame).evaluate((element) => {
          const { documentElement } = (element as HTMLIFrameElement).contentDocument as Document;
          return documentElement.scrollHeight <= element.clientHeight;
        });
      await expect.poll(fits).toBe(true);
      const below = async () => {
        const [outer, inner] = [await page.locator(frame).boundingBox(), await submit.boundingBox()];
        if (!outer || !inner) throw new Error('nothing is laid out');
        return outer.y + outer.height - (inner.y + inner.height);
      };
      // It is also no taller than its form: its fixed initial height would leave a gap or cut the form.
      await expect.poll(below).toBeLessThan(40);
      expect(await below()).toBeGreaterThanOrEqual(0);
      // A narrower window makes the form taller.
      await page.setViewportSize({ width: 320, height: 800 });
      await expect.poll(fits).toBe(true);
      await close();
    });
  }
}

const form = 'https://form.example.com';
const other = 'https://other.example.com';

/** A page with a frame of another site. Each test sets the messages that both pages send to their parent. */
async function framed(): Promise<{ page: Page; heights(): Promise<string | null>; close(): Promise<void> }> {
  const { pageOf } = await builtSite('en', inject('samples').museum.folder);
  const made = pageOf('/framed', [
    { type: 'frame', id: 'form', title: 'Form', text: 'A form', to: { href: `${form}/`, external: true } },
  ]);
  // The site's own policy names no such origin.
  const { page, close } = await visit('about:blank', { bypassCSP: true });
  await serveMade(page.context(), address, [made]);
  for (const origin of [form, other])
    await page
      .context()
      .route(`${origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><p style="height: 3000px">a form</p>' }),
      );
  await page.goto(made.path);
  await waitForHydration(page);
  await page.locator('[data-section=frame] button').click();
  await page.frameLocator(frame).getByText('a form').waitFor();
  return { page, heights: () => page.locator(frame).getAttribute('height'), close };
}

const tell = (page: Page, url: string, told: unknown) =>
  page
    .frames()
    .find((one) => one.url() === url)
    ?.evaluate((value) => window.parent.postMessage(value, '*'), told);

it('a page of another site sets its height within limits; until then, the descriptor sets it', async () => {
  const { page, heights, close } = await framed();
  expect(await heights()).toBe('720');
  await tell(page, `${form}/`, { frameHeight: 1234.5 });
  await expect.poll(heights).toBe('1235');
  await tell(page, `${form}/`, { frameHeight: 1e9 });
  await expect.poll(heights).toBe('5000');
  await close();
});

it('other messages are ignored: from other windows, other origins in the frame, and in other formats', async () => {
  const { page, heights, close } = await framed();
  await page.evaluate(() => {
    Object.assign(window, { heard: 0 });
    window.addEventListener('message', () => Object.assign(window, { heard: Reflect.get(window, 'heard') + 1 }));
  });
  // A second frame of the same origin is another window.
  await page.evaluate((src) => {
    const second = document.createElement('iframe');
    second.src = src;
    document.body.append(second);
    return new Promise((loaded) => second.addEventListener('load', loaded));
  }, `${form}/second`);
  await tell(page, `${form}/second`, { frameHeight: 901 });
  await page.evaluate(() => window.postMessage({ frameHeight: 902 }, '*'));
  for (const told of ['903', 903, null, { frameHeight: '903' }, { frameHeight: -1 }, { frameHeight: Number.NaN }])
    await tell(page, `${form}/`, told);
  // The frame's own page has gone on to another site.
  await page.locator(frame).evaluate((element, src) => {
    (element as HTMLIFrameElement).src = src;
  }, `${other}/`);
  await expect.poll(() => page.frames().some((one) => one.url() === `${other}/`)).toBe(true);
  await tell(page, `${other}/`, { frameHeight: 904 });
  // All messages have arrived, so an accepted one would have taken effect.
  await page.waitForFunction(() => Reflect.get(window, 'heard') === 9);
  expect(await heights()).toBe('720');
  await close();
});
