import type { ImageFile } from './kinds.ts';

export type IconName =
  | 'arrow-left'
  | 'arrow-right'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'clock'
  | 'close'
  | 'copy'
  | 'download'
  | 'empty'
  | 'external'
  | 'file'
  | 'globe'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'note'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'play'
  | 'plus'
  | 'refresh'
  | 'search'
  | 'sun'
  | 'tip'
  | 'warning';

/**
 * The engine icons that a site can replace, each with a file under `assets/images/`, preferably SVG.
 * @zh 可以替换的引擎图标，每个对应 `assets/images/` 下的文件，建议用 SVG。
 * @fields
 * arrow-left: Back | 返回 | Back, in lists and pagination. | 列表和分页中的“返回”。
 * arrow-right: Forward | 前往 | Forward, next to links. | 链接旁的“前往”。
 * check: Done | 完成 | Done, for example after copying. | 完成，例如复制之后。
 * chevron-down: Expand | 展开 | Expands content below. | 展开下方的内容。
 * chevron-left: Previous | 上一个 | The previous page or slide. | 上一页或上一张。
 * chevron-right: Next | 下一个 | The next page or slide, and the separator in breadcrumbs. | 下一页或下一张，也是面包屑的分隔符。
 * clock: Duration | 时长 | A duration. | 时长。
 * close: Close | 关闭 | Closes a dialog or a menu. | 关闭对话框或菜单。
 * copy: Copy | 复制 | Copies the content next to it. | 复制旁边的内容。
 * download: Download | 下载 | A file to download. | 可下载的文件。
 * empty: Empty list | 空列表 | An empty list. | 空列表。
 * external: Link to another site | 外部链接 | A link to another site. | 指向其他网站的链接。
 * file: Document | 文档 | A document. | 文档。
 * globe: Language | 语言 | A language or website. | 语言或网站。
 * mail: Email | 电子邮件 | An email address. | 电子邮箱。
 * menu: Menu | 菜单 | Opens the navigation on small screens. | 在小屏幕上打开导航。
 * minus: Collapse | 收起 | Removes or collapses something. | 减少或收起。
 * moon: Dark scheme | 深色配色 | The dark scheme. | 深色配色。
 * note: Note | 说明 | A note. | 说明。
 * pause: Pause | 暂停 | Pauses a video or carousel. | 暂停视频或轮播。
 * phone: Phone | 电话 | A telephone number. | 电话号码。
 * pin: Place on a map | 地图标记 | A location on a map. | 地图上的地点。
 * play: Play | 播放 | Plays a video or carousel. | 播放视频或轮播。
 * plus: Add | 添加 | Adds or expands something. | 增加或展开。
 * refresh: Try again | 重试 | Retry. | 重试。
 * search: Search | 搜索 | Search. | 搜索。
 * sun: Light scheme | 浅色配色 | The light scheme. | 浅色配色。
 * tip: Tip | 提示 | A tip. | 提示。
 * warning: Warning | 警告 | A warning. | 警告。
 */
export type ThemeIcons = Partial<Record<IconName, ImageFile>>;
