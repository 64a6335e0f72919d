import type { IconName } from '../../../model/icons.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { useHydrated } from '../../../ui/kit/use-hydrated.ts';
import './controls.css';
import type { SwiperState } from '../use-swiper.ts';

/**
 * Pause, previous, dots and next, rendered by React because Swiper's own use `innerHTML`. Hidden but with
 * reserved space until the page is hydrated.
 */
export function Controls({
  titles,
  slidesId,
  swiper,
  wanted,
  onWanted,
}: {
  /** Names of the dots. */
  titles: string[];
  /** The id of the list. */
  slidesId: string;
  swiper: SwiperState;
  /** Whether rotation is on. */
  wanted: boolean;
  onWanted(wanted: boolean): void;
}) {
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
        onClick={() => onWanted(!wanted)}
      >
        <Icon name={wanted ? 'pause' : 'play'} />
      </button>
      {turn('previous', 'chevron-left')}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that choose a slide are no fields of a form */}
      <div className="carousel__dots" role="group" aria-label={t('choose')}>
        {titles.map((title, index) => (
          <button
            key={index}
            type="button"
            className="carousel__dot"
            aria-label={`${index + 1}: ${title}`}
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
