import type { Compiled } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { ButtonLink } from '../../../ui/kit/button.tsx';
import { Clauses } from '../../../ui/kit/clauses.tsx';
import { Inline } from '../../../ui/kit/inline.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import { Picture } from '../../../ui/kit/picture.tsx';
import type { Slide } from '../descriptor.ts';

/**
 * One slide: words with a button beside or on a large picture, under it on phones. The whole of it is the link's to click, and its
 * button, or its title, is the one stop of the tab key. Hidden ones can be neither read nor reached.
 */
export function SlideView({
  slide,
  position,
  level,
  first,
  hidden,
}: {
  slide: Compiled<Slide>;
  /** Which of how many: "1 / 7". */
  position: string;
  /** The level of the title's heading. */
  level: number;
  /** Whether its picture is loaded first. */
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
