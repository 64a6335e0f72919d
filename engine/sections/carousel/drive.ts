import { Swiper } from 'swiper';
import { A11y, Keyboard } from 'swiper/modules';

/** The slides of one carousel in motion. */
export interface Drive {
  swiper: Swiper;
  /** Shows the next slide; after the last the first, which follows it in the same direction. */
  next(): void;
  destroy(): void;
}

/**
 * Lets Swiper turn the slides that are in `view`. It scrolls the list that is there already (its CSS mode), from where
 * the visitor has swiped it, so that nothing moves when it takes over.
 * @param onActive called with the index of each slide that comes to show
 */
export function drive(view: HTMLElement, onActive: (index: number) => void): Drive {
  const list = view.querySelector('.carousel__slides') as HTMLElement;
  const swiper = new Swiper(view, {
    modules: [A11y, Keyboard],
    wrapperClass: 'carousel__slides',
    slideClass: 'carousel__slide',
    cssMode: true,
    rewind: true,
    initialSlide: slideInView(list),
    keyboard: { enabled: false, pageUpDown: false },
    // Roles and names are in the HTML; what remains of the module brings a focused slide into view.
    a11y: { slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false, notificationClass: 'carousel__notice' },
    on: { activeIndexChange: ({ activeIndex }) => onActive(activeIndex) },
  });
  const loop = loopForward(list, swiper);
  return {
    swiper,
    next: () => (swiper.isEnd && swiper.params.speed ? loop.next() : swiper.slideNext()),
    destroy() {
      loop.stop();
      swiper.destroy();
    },
  };
}

function slideInView(list: HTMLElement): number {
  return Math.round(Math.abs(list.scrollLeft) / Math.max(list.clientWidth, 1));
}

/**
 * Lets a list of slides, each as wide as the list, go on from the last to the first: while the last one shows, the first is drawn behind
 * it. Once the visitor has come to it there, it is put back to the beginning, and the list with it, which nobody sees.
 */
function loopForward(list: HTMLElement, swiper: Swiper): { next(): void; stop(): void } {
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
