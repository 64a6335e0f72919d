import type { ImageFile } from './kinds.ts';

/**
 * The engine icons that a site can replace, each with a file under `assets/images/`, preferably SVG.
 * @zh 可以替换的引擎图标，每个对应 `assets/images/` 下的文件，建议用 SVG。
 */
export interface ThemeIcons {
  /**
   * Back, in lists and pagination.
   * @title Back | 返回
   * @zh 列表和分页中的“返回”。
   */
  'arrow-left'?: ImageFile;
  /**
   * Forward, next to links.
   * @title Forward | 前往
   * @zh 链接旁的“前往”。
   */
  'arrow-right'?: ImageFile;
  /**
   * Done, for example after copying.
   * @title Done | 完成
   * @zh 完成，例如复制之后。
   */
  check?: ImageFile;
  /**
   * Expands content below.
   * @title Expand | 展开
   * @zh 展开下方的内容。
   */
  'chevron-down'?: ImageFile;
  /**
   * The previous page or slide.
   * @title Previous | 上一个
   * @zh 上一页或上一张。
   */
  'chevron-left'?: ImageFile;
  /**
   * The next page or slide, and the separator in breadcrumbs.
   * @title Next | 下一个
   * @zh 下一页或下一张，也是面包屑的分隔符。
   */
  'chevron-right'?: ImageFile;
  /**
   * A duration.
   * @title Duration | 时长
   * @zh 时长。
   */
  clock?: ImageFile;
  /**
   * Closes a dialog or a menu.
   * @title Close | 关闭
   * @zh 关闭对话框或菜单。
   */
  close?: ImageFile;
  /**
   * Copies the content next to it.
   * @title Copy | 复制
   * @zh 复制旁边的内容。
   */
  copy?: ImageFile;
  /**
   * A file to download.
   * @title Download | 下载
   * @zh 可下载的文件。
   */
  download?: ImageFile;
  /**
   * An empty list.
   * @title Empty list | 空列表
   * @zh 空列表。
   */
  empty?: ImageFile;
  /**
   * A link to another site.
   * @title Link to another site | 外部链接
   * @zh 指向其他网站的链接。
   */
  external?: ImageFile;
  /**
   * A document.
   * @title Document | 文档
   * @zh 文档。
   */
  file?: ImageFile;
  /**
   * A language or website.
   * @title Language | 语言
   * @zh 语言或网站。
   */
  globe?: ImageFile;
  /**
   * An email address.
   * @title Email | 电子邮件
   * @zh 电子邮箱。
   */
  mail?: ImageFile;
  /**
   * Opens the navigation on small screens.
   * @title Menu | 菜单
   * @zh 在小屏幕上打开导航。
   */
  menu?: ImageFile;
  /**
   * Removes or collapses something.
   * @title Collapse | 收起
   * @zh 减少或收起。
   */
  minus?: ImageFile;
  /**
   * The dark scheme.
   * @title Dark scheme | 深色配色
   * @zh 深色配色。
   */
  moon?: ImageFile;
  /**
   * A note.
   * @title Note | 说明
   * @zh 说明。
   */
  note?: ImageFile;
  /**
   * Pauses a video or carousel.
   * @title Pause | 暂停
   * @zh 暂停视频或轮播。
   */
  pause?: ImageFile;
  /**
   * A telephone number.
   * @title Phone | 电话
   * @zh 电话号码。
   */
  phone?: ImageFile;
  /**
   * A location on a map.
   * @title Place on a map | 地图标记
   * @zh 地图上的地点。
   */
  pin?: ImageFile;
  /**
   * Plays a video or carousel.
   * @title Play | 播放
   * @zh 播放视频或轮播。
   */
  play?: ImageFile;
  /**
   * Adds or expands something.
   * @title Add | 添加
   * @zh 增加或展开。
   */
  plus?: ImageFile;
  /**
   * Retry.
   * @title Try again | 重试
   * @zh 重试。
   */
  refresh?: ImageFile;
  /**
   * Search.
   * @title Search | 搜索
   * @zh 搜索。
   */
  search?: ImageFile;
  /**
   * The light scheme.
   * @title Light scheme | 浅色配色
   * @zh 浅色配色。
   */
  sun?: ImageFile;
  /**
   * A tip.
   * @title Tip | 提示
   * @zh 提示。
   */
  tip?: ImageFile;
  /**
   * A warning.
   * @title Warning | 警告
   * @zh 警告。
   */
  warning?: ImageFile;
}

export type IconName = keyof ThemeIcons;
