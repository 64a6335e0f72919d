import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import { mapServices, type ShownPlace } from '../map-services.ts';
import './other-maps.css';

/** Links that show the place on the maps that visitors have: nothing is asked of any of them before a click. */
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
