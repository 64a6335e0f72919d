import type { Compiled } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { ButtonLink } from '../../../ui/kit/button.tsx';
import { Clauses } from '../../../ui/kit/clauses.tsx';
import { Inline } from '../../../ui/kit/inline.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import { Picture } from '../../../ui/kit/picture.tsx';
import type { Slide } from '../descriptor.ts';

/**
 * A slide. A click anywhere follows its link, which is the only tab stop. Other slides are hidden from
 * keyboard and screen readers.
 */
export function SlideView({
  slide,
  position,
  level,
  first,
  hidden,
}: {
  slide: Compiled<Slide>;
  /** For example "1 / 7". */
  position: string;
  level: number;
  first: boolean;
  hidden: boolean;
}) {
  const { t } = useTranslation('carousel');
  const Title = `h${level}` as 'h2';
  return (
    <li className="carousel__slide" inert={hidden} aria-hidden={hidden || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: the role that the APG gives to a slide */}
      <div className="carousel__panel" role="group" aria-roledescription={t('slide')} aria-label={position}>
        <div className="carousel__words">
          <Title className="carousel__title">
            {slide.to ? (
              <Link to={slide.to} className="carousel__link">
                <Clauses text={slide.title} />
              </Link>
            ) : (
              <Clauses text={slide.title} />
            )}
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
        <Picture picture={slide.picture} priority={first} className="carousel__picture" />
      </div>
    </li>
  );
}
