import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { type ChildServer, startChildServer } from '../../engine/testing/child-server.ts';
import { isFull, sample } from '../../engine/testing/test-depth.ts';
import { violations } from './accessible/axe.ts';
import { type VisitorOptions, visitors, waitForHydration } from './browser.ts';

const { visit } = visitors();

let site: string;
let server: ChildServer;
let folder: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-museum-'));
  folder = join(site, '.forms');
  await cp(inject('samples').museum.folder, site, { recursive: true, preserveTimestamps: true });
  server = await startChildServer([join(root, 'tools/run.mjs'), 'start', '--site', site], { TRUST_PROXY: 'loopback' });
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await rm(site, { recursive: true, force: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The saved entries on the server, oldest first. */
async function kept(): Promise<unknown[]> {
  const text = await readFile(join(folder, 'entries.jsonl'), 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => (line ? (JSON.parse(line) as { values: unknown }).values : []));
}

let count = 0;
/** Opens the page with the form for a visitor with an address of their own. */
async function open(path: string, options: VisitorOptions = {}) {
  count += 1;
  const visitor = await visit('about:blank', { reducedMotion: 'reduce', ...options });
  // Only requests to the server have this header: pages cannot set it elsewhere.
  await visitor.page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${count}` });
  await visitor.page.goto(`http://127.0.0.1:${server.port}${path}`);
  if (options.javaScriptEnabled !== false) await waitForHydration(visitor.page);
  return { ...visitor, form: visitor.page.locator('#visit-form') };
}

const withoutScript = { javaScriptEnabled: false };
const sound = { name: 'Ada Lovelace', email: 'ada@example.com', agreed: 'yes' };

async function fill(page: Page, { name, email }: { name?: string; email?: string }): Promise<void> {
  if (name !== undefined) await page.locator('#visit-name').fill(name);
  if (email !== undefined) await page.locator('#visit-email').fill(email);
}

/** Fills in the form correctly, and sends it. */
async function sendSound(page: Page): Promise<void> {
  await fill(page, sound);
  await page.locator('#visit-agreed').check();
  await page.locator('#visit-form [type=submit]').click();
}

/** Sends the form past all checks of the browser, which a server must not rely on. */
async function sendUnchecked(page: Page): Promise<void> {
  const answered = page.waitForNavigation();
  await page.locator('#visit-form').evaluate((form) => HTMLFormElement.prototype.submit.call(form));
  await answered;
}

/** The description of a control for screen readers: the texts that it references. */
function description(page: Page, control: string): Promise<string> {
  return page.locator(control).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? `no ${id}`)
      .filter(Boolean)
      .join('. '),
  );
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.className);

describe('with JavaScript', () => {
  it('errors show at their fields and in a focused summary with links; a corrected form is saved and confirmed', async () => {
    const { page, form, faults, close } = await open('/en');
    const problems = form.getByRole('alert', { includeHidden: true });
    expect(await problems.isVisible()).toBe(false);
    expect(await description(page, '#visit-email')).toBe('');
    await fill(page, { name: 'Ada Lovelace', email: 'ada' });
    await form.getByRole('button').click();
    await problems.waitFor();
    expect(await focused(page)).toBe('form__problems');
    const links = problems.getByRole('link');
    expect(await links.allTextContents()).toEqual([
      'Write an address like name@example.com in “E-mail address”',
      'Tick “I agree that this is kept to answer me”',
    ]);
    expect(await description(page, '#visit-email')).toBe('Write an address like name@example.com in “E-mail address”');
    expect(await form.locator('[aria-invalid=true]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'visit-email',
      'visit-agreed',
    ]);
    await links.first().click();
    expect(await focused(page)).toBe('visit-email');
    expect(await kept()).toEqual([]);
    await sendSound(page);
    const done = page.getByText('Thank you. We will answer you.');
    await done.waitFor();
    expect(await focused(page)).toBe('visit-sent');
    expect(await form.isVisible()).toBe(false);
    expect(await kept()).toEqual([sound]);
    expect(new URL(page.url()).pathname).toBe('/en');
    expect(faults).toEqual([]);
    await close();
  });

  it('the form can be filled in and sent by keyboard', async () => {
    const { page, close } = await open('/en');
    await page.locator('#visit-name').focus();
    const type = (text: string) => page.keyboard.type(text);
    const tab = () => page.keyboard.press('Tab');
    await type(sound.name);
    await tab();
    await type(sound.email);
    await tab();
    expect(await focused(page)).toBe('visit-day');
    // A day has fields of its own for month, day and year.
    for (let part = 0; part < 4 && (await focused(page)) === 'visit-day'; part++) await tab();
    expect(await focused(page)).toBe('visit-rooms');
    await page.keyboard.press('Space');
    await tab();
    await tab();
    expect(await focused(page)).toBe('visit-agreed');
    // The button is next: a hidden field is no Tab stop.
    await tab();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
    await page.keyboard.press('Enter');
    await page.locator('#visit-form').getByRole('alert').waitFor();
    await tab();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('visit-agreed');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByText('Thank you. We will answer you.').waitFor();
    expect(await kept()).toEqual([{ ...sound, rooms: ['lens'] }]);
    await close();
  });
});

describe('without JavaScript', () => {
  it('the browser’s own checks block it; after a valid entry the page confirms it, and a reload does not send it again', async () => {
    const { page, form, close } = await open('/en', withoutScript);
    await form.getByRole('button').click();
    expect(await page.locator('#visit-name').evaluate((field) => field.matches(':invalid:focus'))).toBe(true);
    await sendSound(page);
    await page.waitForURL('**/en#visit-sent');
    expect(await page.getByText('Thank you. We will answer you.').isVisible()).toBe(true);
    expect(await form.isVisible()).toBe(false);
    await page.reload();
    expect(await kept()).toEqual([sound]);
    await close();
  });

  const inLanguages = [
    ['/en', 'en', 'ltr', 'Fill in “Your name”', 'Write an address like name@example.com in “E-mail address”'],
    [
      '/',
      'fr',
      'ltr',
      '« Votre nom » est à remplir',
      '« Adresse e-mail » doit être une adresse comme name@example.com',
    ],
    ['/ar', 'ar', 'rtl', 'يجب ملء «اسمك»', 'يجب أن يكون «البريد الإلكتروني» عنوانًا مثل name@example.com'],
  ] as const;
  for (const [path, lang, direction, missing, wrong] of sample(inLanguages, 2))
    it(`${path}: an invalid form returns in the site's style, with the errors and all entered text`, async () => {
      const { page, form, close } = await open(path, withoutScript);
      await fill(page, { email: 'ada' });
      await page.locator('#visit-rooms').check();
      await page.locator('#visit-day').fill('2031-05-06');
      const before = await page.locator('link[rel=stylesheet], style').count();
      await sendUnchecked(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(direction);
      expect(await page.locator('link[rel=stylesheet], style').count()).toBe(before);
      expect(await page.locator('header nav').count()).toBeGreaterThan(0);
      const problems = form.getByRole('alert');
      expect(await problems.getByRole('link').allTextContents()).toHaveLength(3);
      expect(await problems.textContent()).toContain(missing);
      expect(await focused(page)).toBe('form__problems');
      expect(await description(page, '#visit-name')).toBe(missing);
      expect(await description(page, '#visit-email')).toBe(wrong);
      expect(await page.locator('#visit-email').getAttribute('aria-invalid')).toBe('true');
      expect(await page.locator('#visit-day').getAttribute('aria-invalid')).toBeNull();
      expect(await page.locator('#visit-email').inputValue()).toBe('ada');
      expect(await page.locator('#visit-day').inputValue()).toBe('2031-05-06');
      expect(await page.locator('#visit-rooms').isChecked()).toBe(true);
      expect(await kept()).toEqual([]);
      await sendSound(page);
      await page.waitForURL('**#visit-sent');
      expect(await kept()).toEqual([{ ...sound, day: '2031-05-06', rooms: ['lens'] }]);
      await close();
    });
});

it('if the server cannot save it, a message shows with and without JavaScript, and the visitor can resend it later', async () => {
  for (const options of [{}, withoutScript]) {
    const { page, form, close } = await open('/en', options);
    await writeFile(folder, 'no folder');
    await sendSound(page);
    await form.getByText('It cannot be sent at the moment.').waitFor();
    expect(await focused(page)).toBe('form__problems');
    expect(await page.locator('#visit-email').inputValue()).toBe(sound.email);
    await rm(folder);
    await form.getByRole('button').click();
    await page.getByText('Thank you. We will answer you.').waitFor();
    expect(await kept()).toEqual([sound]);
    await rm(folder, { recursive: true });
    await close();
  }
});

it('an entry with the hidden field gets a confirmation and is discarded', async () => {
  const { page, close } = await open('/en');
  const trap = page.locator('[name=_website]');
  expect(await trap.evaluate((field) => field.closest('[aria-hidden=true]') !== null)).toBe(true);
  await trap.fill('https://spam.example', { force: true });
  await sendSound(page);
  await page.getByText('Thank you. We will answer you.').waitFor();
  expect(await kept()).toEqual([]);
  // The control: the same form without it is saved.
  await page.reload();
  await waitForHydration(page);
  await sendSound(page);
  await page.getByText('Thank you. We will answer you.').waitFor();
  expect(await kept()).toEqual([sound]);
  await close();
});

it('too many entries get a message and keep their text, and other visitors are not blocked', async () => {
  for (const options of [{}, withoutScript]) {
    const { page, form, close } = await open('/en', options);
    for (let sent = 0; sent < 20; sent++)
      await page.request.post(page.url(), {
        form: { _form: 'visit', ...sound },
        headers: { 'x-forwarded-for': `198.51.100.${count}` },
      });
    await sendSound(page);
    await form.getByText('Too many were sent in a short time.').waitFor();
    expect(await page.locator('#visit-name').inputValue()).toBe(sound.name);
    expect(await kept()).toHaveLength(20);
    await close();
    const other = await open('/en', options);
    await sendSound(other.page);
    await other.page.getByText('Thank you. We will answer you.').waitFor();
    await other.close();
    await rm(folder, { recursive: true });
  }
});

it('a page of another site cannot send it for a visitor', async () => {
  const { page, close } = await open('/en');
  const post = `http://127.0.0.1:${server.port}/en`;
  // To the browser, `localhost` is another site.
  const html = `<form method="post" action="${post}"><input name="_form" value="visit">${Object.entries(sound)
    .map(([name, value]) => `<input name="${name}" value="${value}">`)
    .join('')}</form>`;
  await page.route('http://localhost:9/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://localhost:9/');
  const [answer] = await Promise.all([
    page.waitForResponse(post),
    page.locator('form').evaluate((form) => (form as HTMLFormElement).submit()),
  ]);
  expect(answer.status()).toBe(403);
  expect(await kept()).toEqual([]);
  await close();
});

describe('axe finds nothing', () => {
  // In a run that is not full, each theme has another direction of writing.
  for (const colorScheme of ['light', 'dark'] as const)
    for (const path of isFull ? ['/en', '/ar'] : [colorScheme === 'dark' ? '/en' : '/ar'])
      it(`${path} in the ${colorScheme} theme: open, with errors, as the server gives them, and sent`, async () => {
        const { page, form, close } = await open(path, { colorScheme });
        const found: Record<string, string[]> = { open: await violations(page, '#visit') };
        await form.getByRole('button').click();
        await form.getByRole('alert').waitFor();
        found.errors = await violations(page, '#visit');
        await page.goto(page.url());
        await waitForHydration(page);
        await sendUnchecked(page);
        await form.getByRole('alert').waitFor();
        found.server = await violations(page, '#visit');
        await sendSound(page);
        await page.waitForURL('**#visit-sent');
        found.sent = await violations(page, '#visit');
        expect(found).toEqual({ open: [], errors: [], server: [], sent: [] });
        await close();
      });

  it('and would find a field whose label is gone', async () => {
    const { page, close } = await open('/en');
    await page.locator('label[for=visit-name]').evaluate((label) => label.remove());
    expect((await violations(page, '#visit')).join()).toContain('label');
    await close();
  });
});
