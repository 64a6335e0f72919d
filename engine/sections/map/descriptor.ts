import type { Label, Text } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * A map with one marker that can be dragged and an info window that can be closed. Its ground is drawn; tiles of site.json's
 * service come when the visitor asks for them, by a button or by moving the map.
 */
export interface MapSection extends SectionBase {
  /** What the map shows, for screen readers. */
  label: Label;
  /** Where the marker stands. */
  location: Location;
  /**
   * The zoom at first, from 1 (the world) to 19 (a house). Default: 17.
   * @minimum 1
   * @maximum 19
   * @asType integer
   */
  zoom?: number;
  /** The info window, open at first. */
  info: MapInfo;
}

/** A place on the earth with the coordinate system it was measured in; the map converts. */
export interface Location {
  /**
   * Degrees east.
   * @minimum -180
   * @maximum 180
   */
  longitude: number;
  /**
   * Degrees north.
   * @minimum -90
   * @maximum 90
   */
  latitude: number;
  /**
   * `WGS-84` (GPS), `GCJ-02` (Amap, Tencent) or `BD-09` (Baidu).
   * @choices
   * WGS-84: What GPS receivers and most maps of the world give.
   * GCJ-02: What Chinese map services give.
   * BD-09: What Baidu's maps give.
   */
  system: 'WGS-84' | 'GCJ-02' | 'BD-09';
}

/** The words of the info window. */
export interface MapInfo {
  /** Its title. */
  title: Label;
  /** Its lines: address, phone. */
  lines: Text[];
}
