// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { MapSetting } from './leaflet-map.ts';

vi.stubGlobal(
  'CSSStyleSheet',
  class {
    replaceSync() {}
  },
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
Object.assign(document, { adoptedStyleSheets: [] });

const position: [number, number] = [39.9, 116.4];

test('a removed map no longer handles the pointer, so that another can use its element', async () => {
  const { mountMap } = await import('./leaflet-map.ts');
  const container = document.body.appendChild(document.createElement('div'));
  const map = mountMap(container, {
    location: { longitude: 116.4, latitude: 39.9, coordinateSystem: 'WGS-84', positions: { 'WGS-84': position } },
    zoom: 15,
    tiles: undefined,
    info: document.createElement('div'),
    reducedMotion: true,
    words: { zoomIn: '', zoomOut: '', marker: '', sketch: '' },
    onAsk() {},
    onTiles() {},
  } as unknown as MapSetting);
  const press = (pointerType: string) =>
    container.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }));
  const isDraggable = () => container.classList.contains('leaflet-grab');
  // The control: while the map is there, a touch ends dragging and a mouse begins it.
  press('touch');
  expect(isDraggable()).toBe(false);
  press('mouse');
  expect(isDraggable()).toBe(true);
  map.remove();
  container.className = '';
  press('touch');
  press('mouse');
  expect(isDraggable()).toBe(false);
});
