import type { IconName } from '../../../model/icons.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import './controls.css';
import type { SwiperState } from '../use-swiper.ts';

/**
 * Pause, previous, one dot a slide, next: drawn by React, for Swiper's own need `innerHTML`. They take their room from
 * the start and show once Swiper is there, so that nothing moves and no button is dead.
 */
export function Controls({
  titles,
  slidesId,
  swiper,
  wanted,
  onWanted,
}: {
  /** The slides' titles, for the names of the dots. */
  titles: string[];
  /** The id of the list that the buttons turn. */
  slidesId: string;
  swiper: SwiperState;
  /** Whether the visitor lets the slides take turns. */
  wanted: boolean;
  onWanted(wanted: boolean): void;
}) {
  const { t } = useTranslation('carousel');
  const turn = (to: 'previous' | 'next', icon: IconName) => (
    <button type="button" className="carousel__button" aria-label={t(to)} aria-controls={slidesId} onClick={swiper[to]}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="carousel__controls" data-ready={swiper.ready || undefined}>
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
