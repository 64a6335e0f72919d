// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompiledSite } from '../../model/compiled.ts';
import { WordsProvider } from '../../ui/i18n/words.tsx';
import { DeliveryProvider } from '../../ui/kit/delivery.ts';
import { type PageContext, PageContextProvider } from '../../ui/kit/page-context.tsx';
import Form from './form.tsx';
import words from './words.json' with { type: 'json' };

/** The section's own words in English, as a site has them. */
const english = Object.fromEntries(Object.entries(words).map(([key, { en }]) => [key, en]));
const speaker = { language: 'en', words: { form: english } };

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** Renders a form with one required field on a site, and returns it. */
function shown(site: Partial<CompiledSite>): HTMLFormElement {
  const page = { language: 'en', site, level: 2 } as PageContext;
  const section = { id: 'write', successMessage: 'Thanks', fields: [{ name: 'name', label: 'Name', required: true }] };
  act(() =>
    root.render(
      <WordsProvider site={speaker}>
        <PageContextProvider value={page}>
          <DeliveryProvider value={{ prerendered: false, whole: true, persisted: new Map() }}>
            <Form section={section} data={undefined} />
          </DeliveryProvider>
        </PageContextProvider>
      </WordsProvider>,
    ),
  );
  return document.querySelector('form') as HTMLFormElement;
}

/** Sends a form with this name, and returns whether the browser submits it natively. */
async function isLeftToBrowser(form: HTMLFormElement, name: string): Promise<boolean> {
  (form.elements.namedItem('name') as HTMLInputElement).value = name;
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => {
    form.dispatchEvent(submit);
  });
  return !submit.defaultPrevented;
}

test('a script sends a form to its own page, and shows the server’s message', async () => {
  const fetched = vi.fn(async () => Response.json({ outcome: 'kept' }, { status: 202 }));
  vi.stubGlobal('fetch', fetched);
  const form = shown({});
  expect(form.hasAttribute('action')).toBe(false);
  expect(await isLeftToBrowser(form, 'Ada')).toBe(false);
  expect(fetched).toHaveBeenCalledOnce();
  expect(form.hidden).toBe(true);
  expect(document.activeElement?.textContent).toMatch(/^It is kept on our server, but could not yet be passed on/);
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['a page of a host that has only files', async () => new Response('<!doctype html>', { status: 405 })],
  ['JSON of something else', async () => Response.json({ error: {} }, { status: 413 })],
  ['a fault of the server', async () => Response.json({ outcome: 'failed' }, { status: 503 })],
])('%s is reported as a failure, and the entered values stay', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  const form = shown({});
  await isLeftToBrowser(form, 'Ada');
  expect(form.querySelector('[role=alert]:not([hidden]) li')?.textContent).toMatch(/^It cannot be sent at the moment/);
  expect((form.elements.namedItem('name') as HTMLInputElement).value).toBe('Ada');
});

test.each(['', '  ', '\u3000'])(
  'a required field must not be blank: "%s" is reported, and nothing is sent',
  async (name) => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const form = shown({});
    await isLeftToBrowser(form, name);
    expect(form.querySelector('[data-error=name]')?.textContent).toBe('Fill in “Name”');
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('if the site has an address for forms, the browser sends a valid form there', async () => {
  const form = shown({ formAction: 'https://forms.example.com/take' });
  expect([form.getAttribute('action'), form.method]).toEqual(['https://forms.example.com/take', 'post']);
  expect(await isLeftToBrowser(form, '')).toBe(false);
  expect(form.querySelector('[role=alert]:not([hidden]) a')?.textContent).toBe('Fill in “Name”');
  expect(await isLeftToBrowser(form, 'Ada')).toBe(true);
});
