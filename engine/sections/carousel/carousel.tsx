import './carousel.css';
import './parts/controls.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Compiled, CompiledPicture, SectionProps } from '../../model/compiled.ts';
import type { IconName } from '../../model/icons.ts';
import { widthAtHeight } from '../../model/picture-variants.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { ButtonLink } from '../../ui/kit/button.tsx';
import { Clauses } from '../../ui/kit/clauses.tsx';
import { useHydrated } from '../../ui/kit/delivery.ts';
import { Icon } from '../../ui/kit/icon.tsx';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import { Link } from '../../ui/kit/link.tsx';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import { Picture } from '../../ui/kit/picture.tsx';
import type { CarouselSection, Slide } from './descriptor.ts';
import { type Rotation, useRotation } from './use-rotation.ts';
import { type SwiperState, useSwiper } from './use-swiper.ts';

/** A scrollable list of slides in plain HTML, controlled by Swiper once it is used or rotates. */
export default function Carousel({ section }: SectionProps<CarouselSection>) {
  const { variant = 'panel', pictureFit = 'cover' } = section;
  const { t } = useTexts('carousel');
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
  // Without script, the slides are a scrollable list.
  const isLive = useHydrated() && !swiper.isLost;

  return (
    <section
      className={`carousel carousel--${variant} carousel--${pictureFit}`}
      aria-roledescription={t('carousel')}
      aria-label={plainText(section.label)}
      {...rotation.holders}
    >
      {count > 1 && <Controls section={section} swiper={swiper} rotation={rotation} isLive={isLive} />}
      <div className="carousel__view" ref={view}>
        <ul className="carousel__slides" id={`${section.id}-slides`} aria-live={rotation.rotating ? 'off' : 'polite'}>
          {section.slides.map((_, index) => (
            // Slides never move, so the index is a stable key.
            <SlideView key={index} section={section} index={index} swiper={swiper} isLive={isLive} />
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

interface PartProps {
  section: SectionProps<CarouselSection>['section'];
  swiper: SwiperState;
  /** Whether one slide is shown. Otherwise the slides are a scrollable list. */
  isLive: boolean;
}

/**
 * Pause, previous, dots and next, rendered by React because Swiper's own use `innerHTML`. Hidden but with
 * reserved space while the slides are a list.
 */
function Controls({ section, swiper, rotation, isLive }: PartProps & { rotation: Rotation }) {
  const { wanted } = rotation;
  const slidesId = `${section.id}-slides`;
  const { t } = useTexts('carousel');
  const turn = (to: 'previous' | 'next', icon: IconName) => (
    <button type="button" className="carousel__button" aria-label={t(to)} aria-controls={slidesId} onClick={swiper[to]}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="carousel__controls" data-ready={isLive || undefined}>
      <button
        type="button"
        className="carousel__button"
        aria-label={t(wanted ? 'pause' : 'play')}
        onClick={() => rotation.want(!wanted)}
      >
        <Icon name={wanted ? 'pause' : 'play'} />
      </button>
      {turn('previous', 'chevron-left')}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that choose a slide are no fields of a form */}
      <div className="carousel__dots" role="group" aria-label={t('choose')}>
        {section.slides.map(({ title }, index) => (
          <button
            key={index}
            type="button"
            className="carousel__dot"
            aria-label={`${index + 1}: ${plainText(title)}`}
            aria-current={index === swiper.active || undefined}
            aria-controls={slidesId}
            onClick={() => swiper.show(index)}
          />
        ))}
      </div>
      {turn('next', 'chevron-right')}
    </div>
  );
}

/** A slide. A click anywhere follows its link, the only tab stop. Keyboard and screen readers skip other slides. */
function SlideView({ section, index, swiper, isLive }: PartProps & { index: number }) {
  const { t } = useTexts('carousel');
  const { level } = useStablePage();
  const { heading, slides, variant } = section;
  const slide = slides[index] as Compiled<Slide>;
  const hidden = isLive && index !== swiper.active;
  const Title = `h${heading ? level + 1 : level}` as 'h2';
  return (
    <li className="carousel__slide" inert={hidden} aria-hidden={hidden || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: the role that the APG gives to a slide */}
      <div
        className="carousel__panel"
        role="group"
        aria-roledescription={t('slide')}
        aria-label={t('position', { number: index + 1, total: slides.length })}
      >
        <div className="carousel__words">
          <Title className="carousel__title">
            <Link to={slide.to} className="carousel__link">
              <Clauses text={slide.title} />
            </Link>
          </Title>
          {slide.subtitle && (
            <p className="carousel__subtitle">
              <Inline text={slide.subtitle} />
            </p>
          )}
          {slide.action && (
            <ButtonLink to={slide.action.to} look="primary" className="carousel__link">
              <Inline text={slide.action.label} />
            </ButtonLink>
          )}
        </div>
        <Picture
          picture={slide.picture}
          sizes={variant === 'banner' ? '100vw' : panelSizes(slide.picture)}
          priority={index === 0}
          className="carousel__picture"
        />
      </div>
    </li>
  );
}

/** The width of a panel's picture by that of the window, see carousel.css. */
function panelSizes(picture: CompiledPicture): string {
  const [wide, narrow] = [widthAtHeight(picture, 26), widthAtHeight(picture, 13)];
  return `(min-width: 48rem) min(29rem, 36vw, ${wide}), min(100vw - 5rem, ${narrow})`;
}
