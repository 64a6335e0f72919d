import type { ImageFile } from './kinds.ts';

/**
 * The engine's icons that a site may draw itself: each a file under `assets/images/`, best an SVG.
 * @zh 网站可以自己绘制的引擎图标：每个是 `assets/images/` 下的文件，最好用 SVG。
 */
export interface ThemeIcons {
  /**
   * Back, in lists and pagers.
   * @zh 列表和翻页中的“返回”。
   */
  'arrow-left'?: ImageFile;
  /**
   * On: beside links that lead further.
   * @zh “前往”：在通向别处的链接旁。
   */
  'arrow-right'?: ImageFile;
  /**
   * Done, as after copying.
   * @zh “完成”，例如复制之后。
   */
  check?: ImageFile;
  /**
   * Something opens below.
   * @zh 下方有内容可展开。
   */
  'chevron-down'?: ImageFile;
  /**
   * The page or slide before.
   * @zh 上一页或上一张。
   */
  'chevron-left'?: ImageFile;
  /**
   * The page or slide after, and between the steps of a breadcrumb.
   * @zh 下一页或下一张，也用在面包屑的各级之间。
   */
  'chevron-right'?: ImageFile;
  /**
   * A length of time.
   * @zh 时长。
   */
  clock?: ImageFile;
  /**
   * Closes a dialog or a menu.
   * @zh 关闭对话框或菜单。
   */
  close?: ImageFile;
  /**
   * Copies what stands beside it.
   * @zh 复制旁边的内容。
   */
  copy?: ImageFile;
  /**
   * A file to download.
   * @zh 可下载的文件。
   */
  download?: ImageFile;
  /**
   * Nothing is here: a list without entries.
   * @zh 这里没有内容：空列表。
   */
  empty?: ImageFile;
  /**
   * Leads to another site.
   * @zh 通向其他网站。
   */
  external?: ImageFile;
  /**
   * A document.
   * @zh 文档。
   */
  file?: ImageFile;
  /**
   * A language or a web site.
   * @zh 语言或网站。
   */
  globe?: ImageFile;
  /**
   * A mail address.
   * @zh 电子邮箱。
   */
  mail?: ImageFile;
  /**
   * Opens the navigation on small screens.
   * @zh 在小屏幕上打开导航。
   */
  menu?: ImageFile;
  /**
   * Less: takes away or closes.
   * @zh “减”：减少或收起。
   */
  minus?: ImageFile;
  /**
   * The dark scheme.
   * @zh 深色配色。
   */
  moon?: ImageFile;
  /**
   * A remark.
   * @zh 说明。
   */
  note?: ImageFile;
  /**
   * Stops what moves.
   * @zh 停止播放或轮换。
   */
  pause?: ImageFile;
  /**
   * A telephone number.
   * @zh 电话号码。
   */
  phone?: ImageFile;
  /**
   * A place on a map.
   * @zh 地图上的地点。
   */
  pin?: ImageFile;
  /**
   * Starts a film or what moves.
   * @zh 开始播放或轮换。
   */
  play?: ImageFile;
  /**
   * More: adds or opens.
   * @zh “加”：增加或展开。
   */
  plus?: ImageFile;
  /**
   * Tries again.
   * @zh 重试。
   */
  refresh?: ImageFile;
  /**
   * Searches.
   * @zh 搜索。
   */
  search?: ImageFile;
  /**
   * The light scheme.
   * @zh 浅色配色。
   */
  sun?: ImageFile;
  /**
   * A piece of advice.
   * @zh 提示。
   */
  tip?: ImageFile;
  /**
   * Care is needed.
   * @zh 需要注意。
   */
  warning?: ImageFile;
}

/** The name of an icon. */
export type IconName = keyof ThemeIcons;
