import type { Label, Text } from '../../model/kinds.ts';
import type { Location } from '../../model/location.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A map with one marker that can be dragged and an info window that can be closed. Its ground is drawn; tiles of site.json's
 * service come when the visitor asks for them, by a button or by moving the map. Links under it show the place on Amap, Baidu, Apple,
 * Google and OpenStreetMap.
 * @zh 地图，带一个可拖动的标记和一个可关闭的信息窗。底图是绘制的；访客点按钮或移动地图时，才加载 site.json 所给服务的瓦片。
 * 下方的链接可在高德、百度、Apple、Google 和 OpenStreetMap 的地图上打开该位置。
 * @alias location address directions venue 地图 地址 位置 交通 会场
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
  /**
   * The postal address, written under the map with a button that copies it. Default: none is.
   * @zh 通信地址，写在地图下方，带复制按钮。默认：不写。
   */
  address?: Label;
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
   * @mayBeEmpty
   */
  lines: Text[];
}
