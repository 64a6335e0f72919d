// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AddressChanges } from '../../ui/kit/page-context.tsx';
import { useHostAddress } from './use-host-address.ts';

const holder = document.createElement('div');
let root: ReturnType<typeof createRoot>;
let changes: AddressChanges;

function Page() {
  const { address, changes: own } = useHostAddress();
  changes = own;
  return `${address.query('tab')} ${address.anchor}`;
}

const show = () => act(async () => root.render(<Page />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', '/host?tab=one#first');
  root = createRoot(holder);
});
afterEach(async () => {
  await act(async () => root.unmount());
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('the first render equals the prerendered page, without the address', async () => {
  expect(renderToString(<Page />)).toBe('null ');
  await show();
  expect(holder.textContent).toBe('one first');
});

test('a query that the host’s router pushes is read at its next render', async () => {
  await show();
  window.history.pushState(null, '', '/host?tab=two');
  await show();
  expect(holder.textContent).toBe('two ');
});

test('changes by the page, by Back and by a link to an anchor are read', async () => {
  await show();
  await act(async () => changes.setQuery('tab', 'three'));
  expect(holder.textContent).toBe('three first');
  for (const [event, address] of [
    ['popstate', '/host?tab=four#first'],
    ['hashchange', '/host?tab=four#second'],
  ] as const) {
    window.history.replaceState(null, '', address);
    await act(async () => window.dispatchEvent(new Event(event)));
  }
  expect(holder.textContent).toBe('four second');
});
