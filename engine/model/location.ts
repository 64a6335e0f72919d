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
