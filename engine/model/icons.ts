import type { ImageFile } from './kinds.ts';

/**
 * The engine icons that a site can replace, each with a file under `assets/images/`, preferably SVG.
 * @zh 可以替换的引擎图标，每个对应 `assets/images/` 下的文件，建议用 SVG。
 */
export interface ThemeIcons {
  /**
   * Back, in lists and pagination.
   * @zh 列表和分页中的“返回”。
   */
  'arrow-left'?: ImageFile;
  /**
   * Forward, next to links.
   * @zh 链接旁的“前往”。
   */
  'arrow-right'?: ImageFile;
  /**
   * Done, for example after copying.
   * @zh 完成，例如复制之后。
   */
  check?: ImageFile;
  /**
   * Expands content below.
   * @zh 展开下方的内容。
   */
  'chevron-down'?: ImageFile;
  /**
   * The previous page or slide.
   * @zh 上一页或上一张。
   */
  'chevron-left'?: ImageFile;
  /**
   * The next page or slide, and the separator in breadcrumbs.
   * @zh 下一页或下一张，也是面包屑的分隔符。
   */
  'chevron-right'?: ImageFile;
  /**
   * A duration.
   * @zh 时长。
   */
  clock?: ImageFile;
  /**
   * Closes a dialog or a menu.
   * @zh 关闭对话框或菜单。
   */
  close?: ImageFile;
  /**
   * Copies the content next to it.
   * @zh 复制旁边的内容。
   */
  copy?: ImageFile;
  /**
   * A file to download.
   * @zh 可下载的文件。
   */
  download?: ImageFile;
  /**
   * An empty list.
   * @zh 空列表。
   */
  empty?: ImageFile;
  /**
   * A link to another site.
   * @zh 指向其他网站的链接。
   */
  external?: ImageFile;
  /**
   * A document.
   * @zh 文档。
   */
  file?: ImageFile;
  /**
   * A language or website.
   * @zh 语言或网站。
   */
  globe?: ImageFile;
  /**
   * An email address.
   * @zh 电子邮箱。
   */
  mail?: ImageFile;
  /**
   * Opens the navigation on small screens.
   * @zh 在小屏幕上打开导航。
   */
  menu?: ImageFile;
  /**
   * Removes or collapses something.
   * @zh 减少或收起。
   */
  minus?: ImageFile;
  /**
   * The dark scheme.
   * @zh 深色配色。
   */
  moon?: ImageFile;
  /**
   * A note.
   * @zh 说明。
   */
  note?: ImageFile;
  /**
   * Pauses a video or carousel.
   * @zh 暂停视频或轮播。
   */
  pause?: ImageFile;
  /**
   * A telephone number.
   * @zh 电话号码。
   */
  phone?: ImageFile;
  /**
   * A location on a map.
   * @zh 地图上的地点。
   */
  pin?: ImageFile;
  /**
   * Plays a video or carousel.
   * @zh 播放视频或轮播。
   */
  play?: ImageFile;
  /**
   * Adds or expands something.
   * @zh 增加或展开。
   */
  plus?: ImageFile;
  /**
   * Retry.
   * @zh 重试。
   */
  refresh?: ImageFile;
  /**
   * Search.
   * @zh 搜索。
   */
  search?: ImageFile;
  /**
   * The light scheme.
   * @zh 浅色配色。
   */
  sun?: ImageFile;
  /**
   * A tip.
   * @zh 提示。
   */
  tip?: ImageFile;
  /**
   * A warning.
   * @zh 警告。
   */
  warning?: ImageFile;
}

export type IconName = keyof ThemeIcons;
