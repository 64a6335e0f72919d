// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TabBar } from './tab-bar.tsx';

const tabs = ['gpu', 'dcu', 'cpu'].map((id) => ({ id, label: id.toUpperCase(), sections: [] }));
let root: Root;
const choose = vi.fn();

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() =>
    root.render(
      <TabBar
        label="Guides"
        tabs={tabs}
        chosen="gpu"
        choose={choose}
        hrefOf={(id) => `?guide=${id}`}
        panelOf={(id) => `panel-${id}`}
        tabOf={(id) => `tab-${id}`}
      />,
    ),
  );
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  choose.mockClear();
});

function press(key: string): void {
  act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

it('is one stop of the Tab key and announces the selected tab', () => {
  const found = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  expect(found.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(found.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false']);
});

it('follows arrows, Home and End from the focused tab, and goes round at the ends', () => {
  document.getElementById('tab-gpu')?.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) press(key);
  expect(choose.mock.calls.flat()).toEqual(['dcu', 'cpu', 'gpu', 'cpu', 'gpu', 'cpu']);
  expect(document.activeElement?.id).toBe('tab-cpu');
});

it('leaves other keys to the browser', () => {
  document.getElementById('tab-gpu')?.focus();
  press('a');
  expect(choose).not.toHaveBeenCalled();
});
