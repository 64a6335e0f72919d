import type { SectionProps } from '../../../model/compiled.ts';
import type { IconName } from '../../../model/icons.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { plainText } from '../../../ui/kit/inline.tsx';
import './controls.css';
import type { CarouselSection } from '../descriptor.ts';
import type { Rotation } from '../use-rotation.ts';
import type { SwiperState } from '../use-swiper.ts';

interface ControlsProps {
  section: SectionProps<CarouselSection>['section'];
  swiper: SwiperState;
  rotation: Rotation;
}

/**
 * Pause, previous, dots and next, rendered by React because Swiper's own use `innerHTML`. Hidden but with
 * reserved space until the page is hydrated.
 */
export function Controls({ section, swiper, rotation }: ControlsProps) {
  const { wanted } = rotation;
  const slidesId = `${section.id}-slides`;
  const { t } = useTranslation('carousel');
  const isHydrated = useHydrated();
  const turn = (to: 'previous' | 'next', icon: IconName) => (
    <button type="button" className="carousel__button" aria-label={t(to)} aria-controls={slidesId} onClick={swiper[to]}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="carousel__controls" data-ready={isHydrated || undefined}>
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
