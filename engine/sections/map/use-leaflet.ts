import { type RefObject, useEffect, useState } from 'react';
import type { CompiledSite } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { useNear } from '../../ui/kit/use-near.ts';
import { allowLeafletHtml } from './leaflet-html.ts';
import type { MapSetting, MountedMap } from './leaflet-map.ts';

interface LeafletState {
  map?: MountedMap;
  /** The content element of the info window. */
  info?: HTMLElement;
  /** The state of the tiles. Visible tiles need attribution. */
  tiles: 'none' | 'offered' | 'asked' | 'shown';
}

/** Loads Leaflet when the element is near the viewport. */
export function useLeaflet(
  container: RefObject<HTMLElement | null>,
  location: MapSetting['location'],
  zoom: number,
  tileSource: CompiledSite['map'],
  place: string,
): LeafletState {
  const near = useNear(container);
  const [state, setState] = useState<LeafletState>({ tiles: 'none' });
  const { t } = useTexts('map');

  useEffect(() => {
    if (!near) return;
    let left = false;
    let map: MountedMap | undefined;
    allowLeafletHtml();
    import('./leaflet-map.ts')
      .then(({ mountMap }) => {
        if (left || !container.current) return;
        const info = document.createElement('div');
        map = mountMap(container.current, {
          location,
          zoom,
          tiles: tileSource,
          info,
          reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
          words: { zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), marker: t('marker', { place }), sketch: t('sketch') },
          onAsk: () => setState((before) => ({ ...before, tiles: 'asked' })),
          onTiles: () => setState((before) => ({ ...before, tiles: 'shown' })),
        });
        setState({ map, info, tiles: tileSource?.key ? 'offered' : 'none' });
      })
      // If loading fails, the drawing stays.
      .catch((error: unknown) => console.warn('The map could not be loaded.', error));
    return () => {
      left = true;
      map?.remove();
      setState({ tiles: 'none' });
    };
  }, [container, near, location, zoom, tileSource, place, t]);

  return state;
}
