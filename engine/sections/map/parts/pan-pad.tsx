import type { IconName } from '../../../model/icons.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import type { MountedMap } from '../leaflet-map.ts';
import './pan-pad.css';

const step = 120;
const directions: { name: 'up' | 'left' | 'right' | 'down'; icon: IconName; offset: [number, number] }[] = [
  { name: 'up', icon: 'chevron-down', offset: [0, -step] },
  { name: 'left', icon: 'chevron-left', offset: [-step, 0] },
  { name: 'right', icon: 'chevron-right', offset: [step, 0] },
  { name: 'down', icon: 'chevron-down', offset: [0, step] },
];

/** Buttons for all that dragging does: moving the view, moving the marker, and putting both back (WCAG 2.5.7). */
export function PanPad({ map }: { map: MountedMap }) {
  const { t } = useTranslation('map');
  const button = (name: (typeof directions)[number]['name'] | 'reset' | 'here', icon: IconName, act: () => void) => (
    <button
      key={name}
      type="button"
      className={`map__button map__button--${name}`}
      aria-label={t(name)}
      title={t(name)}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that move a map are no fields of a form
    <div className="map__pad" dir="ltr" role="group" aria-label={t('move')}>
      {directions.map(({ name, icon, offset }) => button(name, icon, () => map.pan(offset)))}
      {button('reset', 'refresh', map.reset)}
      {button('here', 'pin', map.markHere)}
    </div>
  );
}
