import { Control, DivIcon, Map as LeafletMap, Marker, type PointExpression, Popup, TileLayer } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?inline';
import type { CompiledLocation, CompiledSite } from '../../model/compiled.ts';
import { DrawnLayer, drawnPin } from './drawn-layer.ts';
import { zoomSigns } from './leaflet-html.ts';

export interface MapSetting {
  location: CompiledLocation;
  zoom: number;
  /** The tile service; without a key no tiles load. */
  tiles: CompiledSite['map'];
  info: HTMLElement;
  reducedMotion: boolean;
  words: { zoomIn: string; zoomOut: string; marker: string; sketch: string };
  /** Called when the visitor requests tiles, by button or by moving the map; nothing external loads before. */
  onAsk(): void;
  /** Called when the first tile is loaded. */
  onTiles(): void;
}

export type MountedMap = ReturnType<typeof mountMap>;

/** Leaflet's styles, in a layer below the section's rules. */
const styles = new CSSStyleSheet();
styles.replaceSync(`@layer sections.leaflet{${leafletStyles}}`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

/** Prevents that two fingers on the map scroll or zoom the page. */
function keepTwoFingers(event: TouchEvent) {
  if (event.touches.length > 1 && event.cancelable) event.preventDefault();
}

/** Creates a Leaflet map with drawn layer, marker and open info window. */
export function mountMap(container: HTMLElement, setting: MapSetting) {
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
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    inertia: animate,
    fadeAnimation: animate,
    zoomAnimation: animate,
    markerZoomAnimation: animate,
  });
  const listening = new AbortController();
  const { signal } = listening;
  // On touch screens, one finger scrolls the page and two move the map.
  container.addEventListener(
    'pointerdown',
    ({ pointerType }) => map.dragging[pointerType === 'touch' ? 'disable' : 'enable'](),
    { capture: true, signal },
  );
  container.addEventListener('touchmove', keepTwoFingers, { passive: false, signal });
  new DrawnLayer(position, words.sketch).addTo(map);
  let asked = !tiles?.key;
  /** Loads tiles once. Does nothing without a key. */
  function showTiles() {
    if (asked || !tiles) return;
    asked = true;
    setting.onAsk();
    // `{key}` in the URL is this option.
    const layer = new TileLayer(tiles.tiles, { maxZoom: 19, ...{ key: tiles.key } }).addTo(map);
    layer.once('tileload', setting.onTiles);
  }
  // Dragging or zooming requests tiles.
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
    // Avoids the buttons at the end of a narrow map.
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
  // Leaflet closes the info window before a drag; this reopens it, so that it follows the marker.
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
  // Resizes the info window and keeps it visible when its text or the text size changes.
  const fit = new ResizeObserver(() => popup.update());
  fit.observe(setting.info);
  fit.observe(container);

  function shiftMarker(offset: PointExpression) {
    marker.setLatLng(map.containerPointToLatLng(map.latLngToContainerPoint(marker.getLatLng()).add(offset)));
  }

  return {
    showTiles,
    /** By pixels. */
    pan: (offset: [number, number]) => map.panBy(offset, { animate }),
    reset() {
      marker.setLatLng(position).openPopup();
      map.setView(position, zoom, { animate });
    },
    /** Moves the marker to the center, as an alternative to dragging. */
    markHere: () => marker.setLatLng(map.getCenter()),
    /** Closes the info window and focuses the marker. */
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
