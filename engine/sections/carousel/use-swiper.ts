import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Drive } from './drive.ts';

export type SwiperState = ReturnType<typeof useSwiper>;

/** Options of Swiper; all may change. */
interface SwiperOptions {
  /** One slide needs no Swiper. */
  count: number;
  /** Whether the visitor uses the carousel. Swiper loads when this is first true. */
  used: boolean;
  reducedMotion: boolean;
  /** In milliseconds. */
  intervalMs: number;
  rotating: boolean;
  /** Whether arrow keys are for the carousel. */
  focused: boolean;
}

/**
 * Loads Swiper when the carousel is first used, or when its first slide has been shown for the interval. Before, the first
 * slide is active; the methods load Swiper, and then do what the last call says.
 */
export function useSwiper(view: RefObject<HTMLElement | null>, options: SwiperOptions) {
  const { count, used, reducedMotion, intervalMs, rotating, focused } = options;
  const [driven, setDriven] = useState<Drive>();
  const swiper = driven?.swiper;
  const [active, setActive] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const [isLost, setLost] = useState(false);
  if (used && !isWanted) setWanted(true);
  const waiting = useRef<((driven: Drive) => void) | undefined>(undefined);

  const act = (action: (driven: Drive) => void) => {
    if (driven) return action(driven);
    waiting.current = action;
    setWanted(true);
  };

  // A visitor may have scrolled before hydration.
  useEffect(() => {
    if (view.current?.firstElementChild?.scrollLeft) setWanted(true);
  }, [view]);

  useEffect(() => {
    if (!isWanted || count < 2) return;
    let made: Drive | undefined;
    let left = false;
    import('./drive.ts').then(
      ({ drive }) => {
        if (left || !view.current) return;
        made = drive(view.current, setActive);
        setActive(made.swiper.activeIndex);
        setDriven(made);
      },
      (error: unknown) => {
        setLost(true);
        console.warn('The carousel could not load Swiper.', error);
      },
    );
    return () => {
      left = true;
      made?.destroy();
      setDriven(undefined);
    };
  }, [view, isWanted, count]);

  useEffect(() => {
    if (swiper) swiper.params.speed = reducedMotion ? 0 : 500;
  }, [swiper, reducedMotion]);

  // After the speed is set.
  useEffect(() => {
    if (driven) waiting.current?.(driven);
    waiting.current = undefined;
  }, [driven]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide stays for the whole interval, even if a visitor has just chosen it.
  useEffect(() => {
    if (!rotating || count < 2) return;
    const timer = setInterval(() => document.hidden || act((driven) => driven.next()), intervalMs);
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
    /** Whether Swiper could not be loaded: the slides stay a scrollable list. */
    isLost,
    active,
    show: (index: number) => act(({ swiper }) => swiper.slideTo(index)),
    next: () => act((driven) => driven.next()),
    previous: () => act(({ swiper }) => swiper.slidePrev()),
  };
}
