import { Control, DivIcon, Map as LeafletMap, Marker, type PointExpression, Popup, TileLayer } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?inline';
import type { CompiledLocation, CompiledSite } from '../../model/compiled.ts';
import { DrawnLayer, drawnPin } from './drawn-layer.ts';
import { zoomSigns } from './leaflet-html.ts';

export interface MapSetting {
  location: CompiledLocation;
  zoom: number;
  /** Where tiles come from; without a key none are asked for. */
  tiles: CompiledSite['map'];
  info: HTMLElement;
  /** Whether the visitor asks for less motion. */
  reducedMotion: boolean;
  words: { zoomIn: string; zoomOut: string; marker: string; sketch: string };
  /** Called when the visitor has asked for tiles, by the button or by moving the map: nothing foreign is loaded before. */
  onAsk(): void;
  /** Called when the first tile has come. */
  onTiles(): void;
}

/** What the buttons around the map do with it. */
export interface MountedMap {
  /** Asks the service for tiles; once. Does nothing where there is no key. */
  showTiles(): void;
  /** Moves the view by pixels. */
  pan(offset: [number, number]): void;
  /** Puts view, zoom and marker back to where they were at first. */
  reset(): void;
  /** Puts the marker into the middle of the view: dragging without dragging. */
  markHere(): void;
  /** Closes the info window and leaves the focus on the marker. */
  closeInfo(): void;
  remove(): void;
}

/** Leaflet's own styles come with its script. In a layer below the section's own rules, which then need no weight to win. */
const styles = new CSSStyleSheet();
styles.replaceSync(`@layer sections.leaflet{${leafletStyles}}`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

/** Keeps the browser from scrolling or zooming the page by two fingers on the map. */
function keepTwoFingers(event: TouchEvent) {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

/** Makes a Leaflet map in a sized element: drawn ground, tiles once asked for, marker and open info window. */
export function mountMap(container: HTMLElement, setting: MapSetting): MountedMap {
  const { zoom, tiles, reducedMotion, words } = setting;
  const position = setting.location.positions[tiles?.system ?? 'WGS-84'];
  const animate = !reducedMotion;
  const map = new LeafletMap(container, {
    center: position,
    zoom,
    minZoom: 2,
    maxZoom: 19,
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page, as it does everywhere on it.
    scrollWheelZoom: false,
    inertia: animate,
    fadeAnimation: animate,
    zoomAnimation: animate,
    markerZoomAnimation: animate,
  });
  const listening = new AbortController();
  const { signal } = listening;
  // One finger scrolls the page, two move and zoom the map; a mouse drags it.
  container.addEventListener(
    'pointerdown',
    ({ pointerType }) => map.dragging[pointerType === 'touch' ? 'disable' : 'enable'](),
    { capture: true, signal },
  );
  container.addEventListener('touchmove', keepTwoFingers, { passive: false, signal });
  new DrawnLayer(position, words.sketch).addTo(map);
  let asked = !tiles?.key;
  function showTiles() {
    if (asked || !tiles) return;
    asked = true;
    setting.onAsk();
    // `{key}` of the address is an option of that name.
    const layer = new TileLayer(tiles.tiles, { maxZoom: 19, ...{ key: tiles.key } }).addTo(map);
    layer.once('tileload', setting.onTiles);
  }
  // Who drags or zooms the map wants to see what is around.
  map.once('dragstart zoomstart', showTiles);
  new Control.Zoom({
    position: 'topright',
    zoomInText: zoomSigns.in,
    zoomInTitle: words.zoomIn,
    zoomOutText: zoomSigns.out,
    zoomOutTitle: words.zoomOut,
  }).addTo(map);

  const icon = new DivIcon({
    className: 'map__marker',
    html: drawnPin(),
    iconSize: [36, 44],
    iconAnchor: [18, 44],
    popupAnchor: [0, -40],
  });
  const marker = new Marker(position, { icon, draggable: true }).addTo(map);
  const popup = new Popup({
    className: 'map__popup',
    content: setting.info,
    closeButton: false,
    closeOnClick: false,
    autoClose: false,
    maxWidth: Math.min(280, container.clientWidth - 110),
    minWidth: 160,
    // Beside the buttons, which stand at the end of a narrow map.
    autoPanPaddingTopLeft: [8, 8],
    autoPanPaddingBottomRight: [56, 8],
  });
  const pin = marker.getElement();
  pin?.setAttribute('aria-label', words.marker);
  marker.on('popupopen', () => pin?.setAttribute('aria-expanded', 'true'));
  let hasJustClosed = false;
  marker.on('popupclose', () => {
    pin?.setAttribute('aria-expanded', 'false');
    hasJustClosed = true;
    queueMicrotask(() => {
      hasJustClosed = false;
    });
  });
  // Leaflet closes an open info window right before it reports a drag. It stays open, and follows the marker.
  marker.on('dragstart', () => {
    if (hasJustClosed) marker.openPopup();
  });
  pin?.addEventListener('keydown', (event) => {
    const arrow = arrows[event.key];
    if (arrow) shiftMarker(arrow);
    else if (event.key === ' ') marker.togglePopup();
    else return;
    event.preventDefault();
  });
  marker.bindPopup(popup).openPopup();
  // The info window keeps the size of its words, and in sight, when either changes: words that come, text set larger.
  const fit = new ResizeObserver(() => popup.update());
  fit.observe(setting.info);
  fit.observe(container);

  function shiftMarker(offset: PointExpression) {
    marker.setLatLng(map.containerPointToLatLng(map.latLngToContainerPoint(marker.getLatLng()).add(offset)));
  }

  return {
    showTiles,
    pan: (offset) => map.panBy(offset, { animate }),
    reset() {
      marker.setLatLng(position).openPopup();
      map.setView(position, zoom, { animate });
    },
    markHere: () => marker.setLatLng(map.getCenter()),
    closeInfo() {
      marker.closePopup();
      pin?.focus();
    },
    remove() {
      listening.abort();
      fit.disconnect();
      map.remove();
    },
  };
}
