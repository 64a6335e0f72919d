import { type RefObject, useEffect, useState } from 'react';
import type { CompiledSite } from '../../model/compiled.ts';
import { useNear } from '../../ui/kit/use-near.ts';
import { allowLeafletHtml } from './leaflet-html.ts';
import type { MapSetting, MountedMap } from './leaflet-map.ts';

/** The map once it is there. */
export interface LeafletState {
  map?: MountedMap;
  /** The element inside the info window, to render its words into. */
  info?: HTMLElement;
  /** Whether tiles of the map service show, which then must be named, have been asked for, or can be. */
  tiles: 'none' | 'offered' | 'asked' | 'shown';
}

/** Loads Leaflet when the element comes near the screen and mounts a map in it. Until then, and if it fails, nothing. */
export function useLeaflet(
  container: RefObject<HTMLElement | null>,
  location: MapSetting['location'],
  zoom: number,
  tileSource: CompiledSite['map'],
  words: MapSetting['words'],
): LeafletState {
  const near = useNear(container);
  const [state, setState] = useState<LeafletState>({ tiles: 'none' });
  const { zoomIn, zoomOut, marker, sketch } = words;

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
          words: { zoomIn, zoomOut, marker, sketch },
          onAsk: () => setState((before) => ({ ...before, tiles: 'asked' })),
          onTiles: () => setState((before) => ({ ...before, tiles: 'shown' })),
        });
        setState({ map, info, tiles: tileSource?.key ? 'offered' : 'none' });
      })
      // Without the chunk (a broken connection) the drawn card goes on saying where the place is.
      .catch((error: unknown) => console.warn('The map could not be loaded.', error));
    return () => {
      left = true;
      map?.remove();
      setState({ tiles: 'none' });
    };
  }, [container, near, location, zoom, tileSource, zoomIn, zoomOut, marker, sketch]);

  return state;
}
