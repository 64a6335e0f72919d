import { type Coords, CRS, GridLayer, type GridLayerOptions, LatLng, type LatLngTuple, Point } from 'leaflet';
import { district, districtScale, pinPath } from './district.ts';

/** A layer of drawn streets below the tiles, shown without key or network and for missing tiles. */
export class DrawnLayer extends GridLayer {
  readonly #place: LatLng;
  readonly #sketch: string;

  /** `sketch` is the label on every tile. */
  constructor(place: LatLngTuple, sketch: string, options?: GridLayerOptions) {
    super(options);
    this.#place = new LatLng(...place);
    this.#sketch = sketch;
  }

  /** Called by Leaflet. */
  override createTile({ x, y, z }: Coords): SVGElement & HTMLElement {
    const side = this.getTileSize();
    const { x: left, y: top } = CRS.EPSG3857.latLngToPoint(this.#place, z).subtract(new Point(x, y).scaleBy(side));
    // Screen readers get the address as text.
    const tile = element('svg', { class: 'map__tile', viewBox: `0 0 ${side.x} ${side.y}`, 'aria-hidden': 'true' });
    const background = element('g', { transform: `translate(${left} ${top}) scale(${districtScale(z)})` });
    for (const [name, d] of Object.entries(district)) background.append(element('path', { class: name, d }));
    const word = element('text', { class: 'map__sketch', x: '50%', y: '50%' });
    word.append(this.#sketch);
    tile.append(background, word);
    // Leaflet only positions and removes the element, so SVG works like HTML.
    return tile as SVGElement & HTMLElement;
  }
}

/** An element, because Leaflet would insert a string with `innerHTML`. */
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
