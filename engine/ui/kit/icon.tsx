import type { IconName } from '../../model/icons.ts';
import './icon.css';

const strokes: Record<IconName, string> = {
  'arrow-left': 'M16 10H4M9 5l-5 5 5 5',
  'arrow-right': 'M4 10h12M11 5l5 5-5 5',
  check: 'M4 10.5 8.2 15 16 5.5',
  'chevron-down': 'm5 7.5 5 5 5-5',
  'chevron-left': 'm12.5 5-5 5 5 5',
  'chevron-right': 'm7.5 5 5 5-5 5',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M10 6v4.2l2.8 1.6',
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  download: 'M10 3v9.5M5.5 8.5 10 13l4.5-4.5M4 16.5h12',
  empty: 'M2.5 11.5 5 4.5h10l2.5 7v4.5h-15zM2.5 11.5h4.5l1 2h4l1-2h4.5',
  external: 'M8 4H4v12h12v-4M11.5 3.5h5v5M16 4l-7 7',
  file: 'M5 2.5h6.5L15.5 7v10.5H5zM11.5 2.5V7h4',
  globe:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M2.5 10h15M10 2.5c2.4 2.2 3 4.8 3 7.5s-.6 5.3-3 7.5c-2.4-2.2-3-4.8-3-7.5s.6-5.3 3-7.5',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  minus: 'M4 10h12',
  moon: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5',
  note: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v5M10 6.2v.1',
  pause: 'M7 4.5v11M13 4.5v11',
  phone: 'M4 3h3l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v3c0 .6-.5 1-1 1A13.5 13.5 0 0 1 3 4c0-.5.4-1 1-1',
  pin: 'M10 18c-3.5-4-5.5-6.8-5.5-9.5a5.5 5.5 0 0 1 11 0C15.5 11.2 13.5 14 10 18M10 6.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  play: 'M6 4v12l10-6z',
  plus: 'M4 10h12M10 4v12',
  refresh: 'M16 7a6.5 6.5 0 1 0 .5 4.5M16.5 3v4.5H12',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M12.5 12.5 17 17',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M16 4l-1.4 1.4M5.4 14.6 4 16',
  tip: 'M7.5 14.5c0-2-2.5-3-2.5-6a5 5 0 0 1 10 0c0 3-2.5 4-2.5 6zM8 17.5h4',
  warning: 'M10 3 2.5 16.5h15zM10 8.5v3.5M10 14.2v.1',
};

/** A decorative icon, hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={`icon icon--${name}`} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
