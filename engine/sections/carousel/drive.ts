import { Swiper } from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';

/**
 * Lets Swiper turn the slides that are in `view`. It scrolls the list that is there already (its CSS mode), from where
 * the visitor has swiped it, so that nothing moves when it takes over. It starts at rest.
 * @param intervalMs the time a slide stays once `autoplay.start()` is called, in milliseconds
 * @param onActive called with the index of each slide that comes to show
 */
export function drive(view: HTMLElement, intervalMs: number, onActive: (index: number) => void): Swiper {
  const swiper = new Swiper(view, {
    modules: [A11y, Autoplay, Keyboard],
    wrapperClass: 'carousel__slides',
    slideClass: 'carousel__slide',
    cssMode: true,
    rewind: true,
    initialSlide: slideInView(view),
    autoplay: { delay: intervalMs },
    keyboard: { enabled: false, pageUpDown: false },
    // Roles and names are in the HTML; what remains of the module brings a focused slide into view.
    a11y: { slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false, notificationClass: 'carousel__notice' },
    on: { activeIndexChange: ({ activeIndex }) => onActive(activeIndex) },
  });
  swiper.autoplay.stop();
  return swiper;
}

function slideInView(view: HTMLElement): number {
  const list = view.querySelector('.carousel__slides');
  return list ? Math.round(Math.abs(list.scrollLeft) / Math.max(list.clientWidth, 1)) : 0;
}
