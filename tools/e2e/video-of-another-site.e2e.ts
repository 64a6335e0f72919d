import { expect, it } from 'vitest';
import { visitors, waitForHydration } from './browser.ts';

const { visit, secondAddress } = visitors();
const player = 'https://player.example.com/tide?autoplay=1';

it('plays a video of another site on one click, requests nothing earlier, and unloads it when closed', async () => {
  const { page, faults, close } = await visit('about:blank');
  const asked: string[] = [];
  await page.context().route(
    ({ origin }) => origin !== secondAddress,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Playing' });
    },
  );
  await page.goto(`${secondAddress}/en/visit/pier`, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  const link = page.locator('#film a');
  expect(await link.getAttribute('href')).toBe('https://films.example.com/tide');
  expect(await page.locator('#film li').innerText()).toContain('Plays from player.example.com');
  await link.hover();
  expect(asked).toEqual([]);
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'The tide in a minute' });
  await dialog.frameLocator('iframe').getByText('Playing').waitFor();
  expect(asked).toEqual([player]);
  expect(await dialog.locator('iframe').getAttribute('title')).toBe('The tide in a minute');
  expect(await dialog.getByRole('link').getAttribute('href')).toBe('https://films.example.com/tide');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('iframe').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await close();
});

it('allows the player in the policy, and no other site', async () => {
  const policy = (await fetch(`${secondAddress}/en/visit/pier`)).headers.get('content-security-policy') ?? '';
  expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' https://player.example.com");
});
