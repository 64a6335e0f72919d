import type { Label, Text } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * A map with one marker that can be dragged and an info window that can be closed. Its ground is drawn; tiles of site.json's
 * service come when the visitor asks for them, by a button or by moving the map.
 * @zh 地图，带一个可拖动的标记和一个可关闭的信息窗。底图是绘制的；访客点按钮或移动地图时，才加载 site.json 所给服务的瓦片。
 */
export interface MapSection extends SectionBase {
  /**
   * What the map shows, for screen readers.
   * @zh 地图的内容，供屏幕阅读器读出。
   */
  label: Label;
  /**
   * Where the marker stands.
   * @zh 标记的位置。
   */
  location: Location;
  /**
   * The zoom at first, from 1 (the world) to 19 (a house). Default: 17.
   * @zh 最初的缩放级别，从 1（全世界）到 19（一栋房屋）。默认：17。
   * @minimum 1
   * @maximum 19
   * @asType integer
   */
  zoom?: number;
  /**
   * The info window, open at first.
   * @zh 信息窗，最初打开。
   */
  info: MapInfo;
}

/**
 * A place on the earth with the coordinate system it was measured in; the map converts.
 * @zh 地球上的一个位置及其测量所用的坐标系；地图会换算。
 */
export interface Location {
  /**
   * Degrees east.
   * @zh 东经，单位度。
   * @minimum -180
   * @maximum 180
   */
  longitude: number;
  /**
   * Degrees north.
   * @zh 北纬，单位度。
   * @minimum -90
   * @maximum 90
   */
  latitude: number;
  /**
   * The coordinate system of longitude and latitude.
   * @zh 经纬度所用的坐标系。
   * @choices
   * WGS-84: What GPS receivers and most maps of the world give.
   * GCJ-02: What map services in China give, such as Amap and Tencent.
   * BD-09: What Baidu's maps give.
   * @choicesZh
   * WGS-84: GPS 接收机和世界上多数地图给出的坐标。
   * GCJ-02: 中国的地图服务给出的坐标，如高德、腾讯。
   * BD-09: 百度地图给出的坐标。
   */
  system: 'WGS-84' | 'GCJ-02' | 'BD-09';
}

/**
 * The words of the info window.
 * @zh 信息窗的文字。
 */
export interface MapInfo {
  /**
   * Its title.
   * @zh 标题。
   */
  title: Label;
  /**
   * Its lines: address, phone.
   * @zh 各行：地址、电话。
   */
  lines: Text[];
}
