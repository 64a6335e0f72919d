import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import './other-maps.css';
import type { CompiledLocation } from '../../../model/compiled.ts';
import { percentEncode } from '../../../model/text/percent-encode.ts';

/** Links to the location on other map services. They request nothing before a click. */
export function OtherMaps(place: ShownPlace) {
  const { t } = useTranslation('map');
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

/**
 * URLs of other map services, in their documented formats and coordinate systems. Apple and Google use GCJ-02
 * in China and do not convert.
 */
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
