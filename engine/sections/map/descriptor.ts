import type { Label, Text } from '../../model/kinds.ts';
import type { Location } from '../../model/location.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A map with a movable marker and an info window. It shows a drawing until the visitor loads the map of the
 * service in site.json. Links below open the location in Amap, Baidu, Apple, Google and OpenStreetMap.
 * @title Map | 地图
 * @zh 带可移动标记和信息窗的地图。先显示示意图，访客选择后才加载 site.json 中地图服务的地图。下方链接可在高
 * 德、百度、Apple、Google 和 OpenStreetMap 中打开该位置。
 * @alias location address directions venue 地图 地址 位置 交通 会场
 */
export interface MapSection extends SectionBase {
  /**
   * What screen readers call the map.
   * @title Name for screen readers | 屏幕阅读器名称
   * @zh 地图的名称，供屏幕阅读器读出。
   */
  label: Label;
  /**
   * The position of the marker.
   * @title Position of the marker | 标记位置
   * @zh 标记的位置。
   */
  location: Location;
  /**
   * The initial zoom level, from 1 (world) to 19 (building). Default: 17.
   * @title Zoom level | 缩放级别
   * @zh 初始的缩放级别，从 1（全世界）到 19（建筑物）。默认：17。
   * @minimum 1
   * @maximum 19
   * @asType integer
   */
  zoom?: number;
  /**
   * The info window, initially open.
   * @title Info window | 信息窗
   * @zh 信息窗，默认打开。
   */
  info: MapInfo;
  /**
   * The postal address below the map, with a copy button. Default: no address.
   * @title Postal address | 通信地址
   * @zh 地图下方的通信地址，带复制按钮。默认：不显示。
   */
  address?: Label;
}

/**
 * The content of the info window.
 * @zh 信息窗的内容。
 */
export interface MapInfo {
  /**
   * The title.
   * @title Title | 标题
   * @zh 标题。
   */
  title: Label;
  /**
   * The lines, such as address and phone number.
   * @title Lines | 各行文字
   * @zh 各行文字，例如地址和电话。
   * @mayBeEmpty
   */
  lines: Text[];
}
