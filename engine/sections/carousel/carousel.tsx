import './carousel.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SectionProps } from '../../model/compiled.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { plainText } from '../../ui/kit/inline.tsx';
import type { CarouselSection } from './descriptor.ts';
import { Controls } from './parts/controls.tsx';
import { SlideView } from './parts/slide.tsx';
import { useRotation } from './use-rotation.ts';
import { useSwiper } from './use-swiper.ts';

/** A scrollable list of slides in plain HTML, controlled by Swiper once it is used or rotates. */
export default function Carousel({ section }: SectionProps<CarouselSection>) {
  const { variant = 'panel', pictureFit = 'cover' } = section;
  const { t } = useTranslation('carousel');
  const view = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(view);
  const rotation = useRotation();
  const count = section.slides.length;
  const swiper = useSwiper(view, {
    count,
    used: rotation.used,
    reducedMotion: rotation.reducedMotion,
    intervalMs: section.interval ?? 6000,
    rotating: rotation.rotating && onScreen,
    focused: rotation.focused,
  });

  return (
    <section
      className={`carousel carousel--${variant} carousel--${pictureFit}`}
      aria-roledescription={t('carousel')}
      aria-label={plainText(section.label)}
      {...rotation.holders}
    >
      {count > 1 && <Controls section={section} swiper={swiper} rotation={rotation} />}
      <div className="carousel__view" ref={view}>
        <ul className="carousel__slides" id={`${section.id}-slides`} aria-live={rotation.rotating ? 'off' : 'polite'}>
          {section.slides.map((_, index) => (
            // Slides never move, so the index is a stable key.
            <SlideView key={index} section={section} index={index} swiper={swiper} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Whether the element is visible; `false` until known. */
function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}
