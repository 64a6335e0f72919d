import type { Swiper } from 'swiper';

/**
 * Lets a list of slides, each as wide as the list, go on from the last to the first: while the last one shows, the first is drawn behind
 * it. Once the visitor has come to it there, it is put back to the beginning, and the list with it, which nobody sees.
 */
export function loopForward(list: HTMLElement, swiper: Swiper): { next(): void; stop(): void } {
  const first = list.firstElementChild as HTMLElement;
  const count = list.childElementCount;
  const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const end = () => sign * count * list.clientWidth;

  function placeFirst() {
    first.style.translate = swiper.activeIndex === count - 1 ? `${sign * count * 100}% 0` : '';
  }

  function finish() {
    if (!first.style.translate || Math.abs(list.scrollLeft - end()) > 1) return;
    first.style.translate = '';
    list.scrollTo({ left: 0, behavior: 'instant' });
  }

  placeFirst();
  swiper.on('activeIndexChange', placeFirst);
  list.addEventListener('scroll', finish);
  return {
    next: () => list.scrollTo({ left: end(), behavior: 'smooth' }),
    stop() {
      list.removeEventListener('scroll', finish);
      first.style.translate = '';
    },
  };
}
