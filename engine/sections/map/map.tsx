import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { CompiledLocation, SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { CopyButton } from '../../ui/kit/copy-button.tsx';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import { tileAddress } from '../../ui/kit/tile-address.ts';
import type { MapSection } from './descriptor.ts';
import { DrawnPlace, InfoWindow } from './parts/drawn-place.tsx';
import './map.css';
import type { IconName } from '../../model/icons.ts';
import { Icon } from '../../ui/kit/icon.tsx';
import type { MountedMap } from './leaflet-map.ts';
import './parts/other-maps.css';
import { percentEncode } from '../../model/text/percent-encode.ts';
import { Link } from '../../ui/kit/link.tsx';
import { useLeaflet } from './use-leaflet.ts';
import './parts/pan-pad.css';

const step = 120;
const directions: { name: 'up' | 'left' | 'right' | 'down'; icon: IconName; offset: [number, number] }[] = [
  { name: 'up', icon: 'chevron-down', offset: [0, -step] },
  { name: 'left', icon: 'chevron-left', offset: [-step, 0] },
  { name: 'right', icon: 'chevron-right', offset: [step, 0] },
  { name: 'down', icon: 'chevron-down', offset: [0, step] },
];

/** Buttons as alternatives to dragging: move the view or the marker, and reset (WCAG 2.5.7). */
function PanPad({ map }: { map: MountedMap }) {
  const { t } = useTexts('map');
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

/** A map: first a drawing with all text, and interactive when scrolled into view. */
export default function MapView({ section }: SectionProps<MapSection>) {
  const { t } = useTexts('map');
  const { site } = useStablePage();
  const container = useRef<HTMLDivElement>(null);
  const { location, info, zoom = 17, address } = section;
  const name = plainText(info.title);
  const { map, info: window, tiles } = useLeaflet(container, location, zoom, site.map, name);
  const north = `${Math.abs(location.latitude).toFixed(5)}° ${location.latitude < 0 ? 'S' : 'N'}`;
  const east = `${Math.abs(location.longitude).toFixed(5)}° ${location.longitude < 0 ? 'W' : 'E'}`;

  return (
    <>
      <figure className="map">
        <div className="map__stage">
          {!map && <DrawnPlace id={`${section.id}-sketch`} info={info} zoom={zoom} />}
          {/* Leaflet's own: React never puts anything inside. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a map is no set of fields */}
          <div className="map__leaflet" ref={container} role="group" aria-label={plainText(section.label)} />
          {map && window && createPortal(<InfoWindow info={info} onClose={map.closeInfo} />, window)}
          {map && <PanPad map={map} />}
        </div>
        <figcaption className="map__caption">
          <span className="map__coordinates">
            {north}, {east} ({location.coordinateSystem})
          </span>
          {tiles === 'shown' ? <span>{site.map?.attribution}</span> : <span>{t('drawn')}</span>}
          {/* Reserves the space of the map, so that the content below does not move when the map loads. */}
          <span className={map ? 'map__controls' : 'map__controls map__controls--later'}>
            {site.map?.key && (tiles === 'none' || tiles === 'offered') && (
              <Button look="quiet" className="map__ask" onClick={map?.showTiles}>
                {t('ask', { host: tileAddress(site.map.tiles).hostname })}
              </Button>
            )}
            <span>{t('help')}</span>
          </span>
        </figcaption>
      </figure>
      {address && (
        <p className="map__address">
          <span>
            <Inline text={address} />
          </span>
          <CopyButton text={plainText(address)} />
        </p>
      )}
      <OtherMaps positions={location.positions} name={name} zoom={zoom} />
    </>
  );
}

/** Links to the location on other map services. They request nothing before a click. */
function OtherMaps(place: ShownPlace) {
  const { t } = useTexts('map');
  const { amap, baidu, apple, google, openStreetMap } = mapServices(place);
  const links = [
    [amap, t('amap')],
    [baidu, t('baidu')],
    [apple, t('apple')],
    [google, t('google')],
    [openStreetMap, 'OpenStreetMap'],
  ] as const;
  return (
    <p className="map__others">
      {t('openIn')}
      {links.map(([href, name]) => (
        <Link key={href} className="map__other" to={{ href, external: true, newTab: true }}>
          {name}
        </Link>
      ))}
    </p>
  );
}

interface ShownPlace {
  positions: CompiledLocation['positions'];
  name: string;
  /** From 1 to 19. */
  zoom: number;
}

/** URLs of other maps in their documented formats and systems. Apple and Google use GCJ-02 in China unconverted. */
function mapServices({ positions, zoom, ...place }: ShownPlace) {
  const name = percentEncode(place.name);
  const [north, east] = positions['WGS-84'];
  const [latitude, longitude] = positions['GCJ-02'];
  const here = `${latitude},${longitude}`;
  return {
    amap: `https://uri.amap.com/marker?position=${longitude},${latitude}&coordinate=gaode&name=${name}`,
    baidu: `https://api.map.baidu.com/marker?location=${positions['BD-09']}&coord_type=bd09ll&title=${name}&content=${name}&output=html&src=webapp.pagewright.map`,
    apple: `https://maps.apple.com/?ll=${here}&q=${name}`,
    google: `https://www.google.com/maps/search/?api=1&query=${here}`,
    openStreetMap: `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=${zoom}/${north}/${east}`,
  };
}
