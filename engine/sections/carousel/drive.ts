import { Swiper } from 'swiper';
import { A11y, Keyboard } from 'swiper/modules';

export type Drive = ReturnType<typeof drive>;

/** Starts Swiper in CSS mode: it scrolls the existing list, so nothing jumps. `onActive` gets each new index. */
export function drive(view: HTMLElement, onActive: (index: number) => void) {
  const list = view.querySelector('.carousel__slides') as HTMLElement;
  const swiper = new Swiper(view, {
    modules: [A11y, Keyboard],
    wrapperClass: 'carousel__slides',
    slideClass: 'carousel__slide',
    cssMode: true,
    rewind: true,
    initialSlide: slideInView(list),
    keyboard: { enabled: false, pageUpDown: false },
    // The HTML has roles and names; this module only scrolls focused slides into view.
    a11y: { slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false, notificationClass: 'carousel__notice' },
    on: { activeIndexChange: ({ activeIndex }) => onActive(activeIndex) },
  });
  const loop = loopForward(list, swiper);
  return {
    swiper,
    /** Shows the next slide; after the last the first, in the same direction. */
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

/** Loops a list of slides: shows the first after the last, and then resets both invisibly. */
function loopForward(list: HTMLElement, swiper: Swiper) {
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
