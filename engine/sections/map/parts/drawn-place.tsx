import type { Compiled } from '../../../model/compiled.ts';
import type { MapInfo } from '../descriptor.ts';
import './drawn-place.css';
import { useTexts } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { Inline, InlineEach } from '../../../ui/kit/inline.tsx';
import { district, districtScale, pinPath } from '../district.ts';
import './info-window.css';

/** The map in plain HTML: drawn streets, marker and info window. */
export function DrawnPlace({ id, info, zoom }: { id: string; info: Compiled<MapInfo>; zoom: number }) {
  const { t } = useTexts('map');
  return (
    <div className="map__drawing">
      <svg className="map__streets" aria-hidden="true">
        <defs>
          <pattern id={id} width={256} height={256} patternUnits="userSpaceOnUse">
            <text className="map__sketch" x={128} y={128}>
              {t('sketch')}
            </text>
          </pattern>
        </defs>
        <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
          <g transform={`scale(${districtScale(zoom)})`}>
            {Object.entries(district).map(([name, d]) => (
              <path key={name} className={name} d={d} />
            ))}
          </g>
        </svg>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <div className="map__place">
        <div className="map__card">
          <InfoWindow info={info} />
        </div>
        <span className="map__marker">
          <svg viewBox="0 0 36 44" aria-hidden="true">
            <path d={pinPath} />
            <circle cx="18" cy="17" r="5.5" />
          </svg>
        </span>
      </div>
    </div>
  );
}

/** The info window: address and phone. Has a close button only if it can be reopened. */
export function InfoWindow({
  info,
  onClose,
}: {
  info: Compiled<MapInfo>;
  /** Default: no close button. */
  onClose?: () => void;
}) {
  const { t } = useTexts('map');
  return (
    <div className="map__info">
      <p className="map__name">
        <Inline text={info.title} />
      </p>
      <InlineEach as="p" texts={info.lines} />
      {onClose && (
        <button type="button" className="map__close" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
