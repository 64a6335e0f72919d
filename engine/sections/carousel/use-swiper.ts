import { type RefObject, useEffect, useState } from 'react';
import type { Drive } from './drive.ts';

/** Before Swiper is loaded, the first slide is active and the methods do nothing. */
export interface SwiperState {
  ready: boolean;
  active: number;
  show(index: number): void;
  next(): void;
  previous(): void;
}

/** Options of Swiper; all may change. */
export interface SwiperOptions {
  /** One slide needs no Swiper. */
  count: number;
  /** Swiper loads when this is first true. */
  onScreen: boolean;
  reducedMotion: boolean;
  /** In milliseconds. */
  intervalMs: number;
  rotating: boolean;
  /** Whether arrow keys are for the carousel. */
  focused: boolean;
}

/** Loads Swiper when the carousel is first visible. */
export function useSwiper(view: RefObject<HTMLElement | null>, options: SwiperOptions): SwiperState {
  const { count, onScreen, reducedMotion, intervalMs, rotating, focused } = options;
  const [driven, setDriven] = useState<Drive>();
  const swiper = driven?.swiper;
  const [active, setActive] = useState(0);
  const [seen, setSeen] = useState(false);
  if (onScreen && !seen) setSeen(true);

  useEffect(() => {
    if (!seen || count < 2) return;
    let made: Drive | undefined;
    let left = false;
    import('./drive.ts').then(
      ({ drive }) => {
        if (left || !view.current) return;
        made = drive(view.current, setActive);
        setActive(made.swiper.activeIndex);
        setDriven(made);
      },
      // If loading fails, the slides stay a scrollable list.
      (error: unknown) => console.warn('The carousel could not load Swiper.', error),
    );
    return () => {
      left = true;
      made?.destroy();
      setDriven(undefined);
    };
  }, [view, seen, count]);

  useEffect(() => {
    if (swiper) swiper.params.speed = reducedMotion ? 0 : 500;
  }, [swiper, reducedMotion]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide stays for the whole interval, even if a visitor has just chosen it.
  useEffect(() => {
    if (!driven || !rotating) return;
    const timer = setInterval(() => document.hidden || driven.next(), intervalMs);
    return () => clearInterval(timer);
  }, [driven, rotating, intervalMs, active]);

  useEffect(() => {
    // Swiper listens on the whole document, so it needs the focus in the carousel.
    if (!swiper || !focused) return;
    swiper.keyboard.enable();
    return () => {
      if (!swiper.destroyed) swiper.keyboard.disable();
    };
  }, [swiper, focused]);

  return {
    ready: swiper !== undefined,
    active,
    show: (index) => swiper?.slideTo(index),
    next: () => driven?.next(),
    previous: () => swiper?.slidePrev(),
  };
}
