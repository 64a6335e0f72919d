import type { Compiled } from '../../../descriptor/compiled.ts';
import type { MapInfo } from '../descriptor.ts';
import './drawn-place.css';
import { pinPath, tilePaths, tileSize } from '../drawing.ts';
import { InfoWindow } from './info-window.tsx';

/** The place as plain HTML shows it: drawn streets, the marker, and the info window as a card over it. */
export function DrawnPlace({ id, info }: { id: string; info: Compiled<MapInfo> }) {
  return (
    <div className="map__drawing">
      <svg className="map__streets" aria-hidden="true">
        <defs>
          <pattern id={id} width={tileSize} height={tileSize} patternUnits="userSpaceOnUse">
            {Object.entries(tilePaths).map(([name, d]) => (
              <path key={name} className={name} d={d} />
            ))}
          </pattern>
        </defs>
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
