// @vitest-environment jsdom
import { act, startTransition, use, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageContext, PageContextProvider } from './page-context.tsx';
import { useAddressText } from './use-address-state.ts';

/**
 * The promise that the page below the field awaits at an address. Its rendering stays invisible until then.
 */
let waits = new Map<string, Promise<void>>();
/** The addresses that were written, in order. */
let written: string[];
let type: (text: string) => void;
/** The address changes from elsewhere, as by a link. */
let follow: (address: string) => void;
let root: ReturnType<typeof createRoot>;

function Page() {
  const [address, show] = useState('');
  follow = (address) => startTransition(() => show(address));
  const page = {
    query: () => address || null,
    setQuery(_: string, text: string | null) {
      written.push(text ?? '');
      follow(text ?? '');
    },
  } as Partial<PageContext> as PageContext;
  return (
    <PageContextProvider value={page}>
      <Field />
      <Below address={address} />
    </PageContextProvider>
  );
}

function Field() {
  const [text, setText] = useAddressText('list.q');
  type = setText;
  return <output>{text}</output>;
}

function Below({ address }: { address: string }) {
  const wait = waits.get(address);
  if (wait) use(wait);
  return null;
}

const shown = () => document.querySelector('output')?.textContent;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  waits = new Map();
  written = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Page />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Types, and waits until the address is updated. */
async function typed(text: string) {
  await act(async () => type(text));
  await act(async () => vi.advanceTimersByTime(1000));
}

describe('useAddressText', () => {
  it('writes typed text to the address, and follows every other change of the address', async () => {
    await typed('cu');
    await typed('cuda');
    expect(written).toEqual(['cu', 'cuda']);
    for (const address of ['cu', 'cuda', '', 'cu']) {
      await act(async () => follow(address));
      expect(shown()).toBe(address);
    }
    await typed('cud');
    expect([shown(), ...written]).toEqual(['cud', 'cu', 'cuda', 'cud']);
  });

  it('writes typed text at most once in a quarter of a second', async () => {
    await act(async () => vi.advanceTimersByTime(1000));
    for (const text of ['c', 'cu', 'cud', 'cuda']) {
      await act(async () => type(text));
      await act(async () => vi.advanceTimersByTime(60));
    }
    await act(async () => vi.advanceTimersByTime(1000));
    expect(written).toEqual(['c', 'cuda']);
  });

  it('loses no character that is typed while the page renders', async () => {
    let arrive = () => {};
    waits.set('c', new Promise((done) => (arrive = done)));
    await typed('c');
    expect(written).toEqual(['c']);
    await act(async () => type('cu'));
    expect(shown()).toBe('cu');
    await act(async () => arrive());
    expect(shown()).toBe('cu');
    await act(async () => vi.advanceTimersByTime(1000));
    expect([shown(), ...written]).toEqual(['cu', 'c', 'cu']);
  });
});
