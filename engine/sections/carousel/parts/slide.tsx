import type { Compiled, SectionProps } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { ButtonLink } from '../../../ui/kit/button.tsx';
import { Clauses } from '../../../ui/kit/clauses.tsx';
import { Inline } from '../../../ui/kit/inline.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import { usePage } from '../../../ui/kit/page-context.tsx';
import { Picture } from '../../../ui/kit/picture.tsx';
import type { CarouselSection, Slide } from '../descriptor.ts';
import type { SwiperState } from '../use-swiper.ts';

interface SlideViewProps {
  section: SectionProps<CarouselSection>['section'];
  index: number;
  swiper: SwiperState;
}

/**
 * A slide. A click anywhere follows its link, which is the only tab stop. Other slides are hidden from
 * keyboard and screen readers.
 */
export function SlideView({ section, index, swiper }: SlideViewProps) {
  const { t } = useTranslation('carousel');
  const { level } = usePage();
  const { heading, slides } = section;
  const slide = slides[index] as Compiled<Slide>;
  const hidden = swiper.ready && index !== swiper.active;
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
        <Picture picture={slide.picture} priority={index === 0} className="carousel__picture" />
      </div>
    </li>
  );
}
