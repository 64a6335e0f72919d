import { type RefObject, useEffect, useState } from 'react';
import type { Drive } from './drive.ts';

/** The slides as Swiper turns them. Before it is there, the first is active and the methods do nothing. */
export interface SwiperState {
  ready: boolean;
  /** The index of the slide that shows, from 0. */
  active: number;
  show(index: number): void;
  next(): void;
  previous(): void;
}

/** What Swiper is told; all of it may change at any time. */
export interface SwiperOptions {
  /** How many slides there are; one alone needs no Swiper. */
  count: number;
  /** Whether the carousel can be seen: one that never is, never loads Swiper. */
  onScreen: boolean;
  /** Whether slides change without moving. */
  reducedMotion: boolean;
  /** The time a slide stays, in milliseconds. */
  intervalMs: number;
  /** Whether slides take turns now. */
  rotating: boolean;
  /** Whether the focus is in the carousel, so that arrow keys are meant for it. */
  focused: boolean;
}

/** Loads Swiper when the carousel is first seen, and hands it the list of slides. */
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
      // Without the chunk (a broken connection) the slides remain a list to swipe.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide stays for the whole interval, also one that a visitor has just chosen.
  useEffect(() => {
    if (!driven || !rotating) return;
    const timer = setInterval(() => document.hidden || driven.next(), intervalMs);
    return () => clearInterval(timer);
  }, [driven, rotating, intervalMs, active]);

  useEffect(() => {
    // Swiper takes arrow keys from the whole document: it may do so only while the carousel has the focus.
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
