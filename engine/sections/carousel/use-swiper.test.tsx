// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SwiperState, useSwiper } from './use-swiper.ts';

const drive = vi.hoisted(() => ({ next: vi.fn(), made: vi.fn(), show: (_: number) => {} }));
vi.mock('./drive.ts', () => ({
  drive(_view: HTMLElement, onActive: (index: number) => void) {
    drive.made();
    drive.show = onActive;
    return { swiper: { activeIndex: 0, params: {}, destroyed: false }, next: drive.next, destroy() {} };
  },
}));

const intervalMs = 5000;
const view = { current: null as HTMLElement | null };
let root: ReturnType<typeof createRoot>;

let state: SwiperState;

function Harness({ used }: { used: boolean }) {
  state = useSwiper(view, { count: 3, used, reducedMotion: false, intervalMs, rotating: true, focused: false });
  return null;
}

const render = (used: boolean) => act(async () => root.render(<Harness used={used} />));

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  drive.next.mockReset();
  drive.made.mockReset();
  view.current = document.createElement('div');
  root = createRoot(document.createElement('div'));
  await render(false);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the next slide after each interval', async () => {
  await after(intervalMs - 1);
  expect(drive.next).not.toHaveBeenCalled();
  await after(1);
  await act(() => vi.dynamicImportSettled());
  expect(drive.next).toHaveBeenCalledOnce();
});

it('loads Swiper at the first turn, and when a visitor uses the carousel', async () => {
  await after(intervalMs - 1);
  expect(drive.made).not.toHaveBeenCalled();
  await render(true);
  await act(() => vi.dynamicImportSettled());
  expect(drive.made).toHaveBeenCalledOnce();
  expect(drive.next).not.toHaveBeenCalled();
});

it('does what was clicked before Swiper came', async () => {
  await act(async () => state.next());
  await act(() => vi.dynamicImportSettled());
  expect(drive.next).toHaveBeenCalledOnce();
});

it('shows a slide that a visitor has just chosen for the whole interval', async () => {
  await render(true);
  await act(() => vi.dynamicImportSettled());
  await after(intervalMs - 1);
  await act(async () => drive.show(2));
  await after(intervalMs - 1);
  expect(drive.next).not.toHaveBeenCalled();
  await after(1);
  expect(drive.next).toHaveBeenCalledOnce();
});
