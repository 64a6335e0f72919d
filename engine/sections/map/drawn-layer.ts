import { type Coords, GridLayer } from 'leaflet';
import { pinPath, tilePaths, tileSize } from './drawing.ts';

/** A ground of drawn streets under the tiles: what shows without a key, without a network and where a tile is missing. */
export class DrawnLayer extends GridLayer {
  /** Draws the tile; all of them are alike. Leaflet calls it. */
  override createTile(_coords: Coords): SVGElement & HTMLElement {
    // A reader who does not see it has the place in words.
    const tile = element('svg', { class: 'map__tile', viewBox: `0 0 ${tileSize} ${tileSize}`, 'aria-hidden': 'true' });
    for (const [name, d] of Object.entries(tilePaths)) tile.append(element('path', { class: name, d }));
    // Leaflet only positions and removes what it is given; an SVG element serves as well as an HTML one.
    return tile as SVGElement & HTMLElement;
  }
}

/** The marker's drawing as an element, for Leaflet takes elements where strings would need `innerHTML`. */
export function drawnPin(): HTMLElement {
  const pin = document.createElement('span');
  const svg = element('svg', { viewBox: '0 0 36 44', 'aria-hidden': 'true' });
  svg.append(element('path', { d: pinPath }), element('circle', { cx: '18', cy: '17', r: '5.5' }));
  pin.append(svg);
  return pin;
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
