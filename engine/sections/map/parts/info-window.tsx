import type { Compiled } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { Inline } from '../../../ui/kit/inline.tsx';
import type { MapInfo } from '../descriptor.ts';
import './info-window.css';

/** The info window: address and phone. Has a close button only if it can be reopened. */
export function InfoWindow({
  info,
  onClose,
}: {
  info: Compiled<MapInfo>;
  /** Default: no close button. */
  onClose?: () => void;
}) {
  const { t } = useTranslation('map');
  return (
    <div className="map__info">
      <p className="map__name">
        <Inline text={info.title} />
      </p>
      {/* Lines have no names of their own, and their order never changes. */}
      {info.lines.map((line, index) => (
        <p key={index}>
          <Inline text={line} />
        </p>
      ))}
      {onClose && (
        <button type="button" className="map__close" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
