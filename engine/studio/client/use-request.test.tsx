// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRequest, useResponse } from './use-request.ts';

function Harness({ question }: { question: () => Promise<string> }) {
  const asking = useRequest();
  const answer = useResponse(asking, question, 300);
  return `${answer} ${asking.error ?? 'no fault'}`;
}

const holder = document.createElement('div');
let root: ReturnType<typeof createRoot>;
const show = (question: () => Promise<string>) => act(async () => root.render(<Harness question={question} />));
const rest = () => act(() => vi.advanceTimersByTimeAsync(300));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(holder);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('rapid requests are sent once, with the last input', async () => {
  const asked: string[] = [];
  for (const title of ['T', 'Ti', 'Tid', 'Tide'])
    await show(async () => {
      asked.push(title);
      return title;
    });
  expect(asked).toEqual([]);
  await rest();
  expect(asked).toEqual(['Tide']);
  expect(holder.textContent).toBe('Tide no fault');
});

test.each(['an answer', 'a failure'])('%s to an earlier request is not shown after a later one', async (what) => {
  let end = () => {};
  const early = new Promise<string>((resolve, reject) => {
    end = () => (what === 'an answer' ? resolve('early') : reject(new Error('early')));
  });
  await show(() => early);
  await rest();
  await show(async () => 'late');
  await rest();
  await act(async () => end());
  expect(holder.textContent).toBe('late no fault');
});

test('the error of the last request is shown', async () => {
  await show(() => Promise.reject(new Error('early')));
  await rest();
  expect(holder.textContent).not.toContain('no fault');
});
