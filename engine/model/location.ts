/**
 * A point on a map. The map converts between coordinate systems.
 * @zh 地图上的一个点；坐标系由地图换算。
 */
export interface Location {
  /**
   * Degrees east, from -180 to 180.
   * @title Longitude | 经度
   * @zh 东经度数，从 -180 到 180。
   * @minimum -180
   * @maximum 180
   */
  longitude: number;
  /**
   * Degrees north, from -90 to 90.
   * @title Latitude | 纬度
   * @zh 北纬度数，从 -90 到 90。
   * @minimum -90
   * @maximum 90
   */
  latitude: number;
  /**
   * The coordinate system of longitude and latitude.
   * @title Coordinate system | 坐标系
   * @zh 经纬度所用的坐标系。
   * @choices
   * WGS-84: GPS (WGS-84) | GPS 坐标（WGS-84） | GPS, and most maps outside China. | GPS 和多数国外地图使用。
   * GCJ-02: Amap, Tencent (GCJ-02) | 高德、腾讯（GCJ-02） | Chinese map services such as Amap and Tencent. | 高德、腾讯
   * 等国内地图使用。
   * BD-09: Baidu (BD-09) | 百度（BD-09） | Baidu maps. | 百度地图使用。
   */
  coordinateSystem: 'WGS-84' | 'GCJ-02' | 'BD-09';
}
