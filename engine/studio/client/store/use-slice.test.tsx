// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createSlice, useSlice } from './slice.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('a component renders again only if its part of a slice changes', () => {
  const slice = createSlice({ errors: ['a', 'b'], looks: 1 });
  let renders = 0;
  function Errors() {
    renders++;
    return useSlice(slice, ({ errors }) => errors.filter((one) => one !== 'b')).join();
  }
  const element = document.createElement('p');
  act(() => createRoot(element).render(<Errors />));
  act(() => slice.set({ looks: 2 }));
  act(() => slice.set({ errors: ['b', 'a'] }));
  expect([element.textContent, renders]).toEqual(['a', 1]);
  // The control: it needs this.
  act(() => slice.set({ errors: ['c'] }));
  expect([element.textContent, renders]).toEqual(['c', 2]);
});
