import type { Colour, FontFile, ImageFile } from './kinds.ts';

/**
 * How the site looks: everything here may be left out, and is then as the engine has it.
 * @zh 网站的外观：各项都可省略，省略时用引擎的默认值。
 */
export interface Theme {
  /**
   * The colours of the light and the dark scheme. The rule `contrast` computes that all of them can be read on one another.
   * @zh 浅色和深色两种配色的颜色。规则 `contrast` 会计算它们彼此相叠时是否都看得清。
   * @alias colors palette
   */
  colours?: ThemeColours;
  /**
   * Fonts of the site's own. Default: the fonts of the visitor's system, which cost nothing to load.
   * @zh 网站自己的字体。默认：访客系统的字体，无须加载。
   * @alias typography font
   */
  fonts?: ThemeFonts;
  /**
   * How round corners are. Default: `medium`.
   * @zh 圆角的大小。默认：`medium`。
   * @choices
   * none: Square corners.
   * small: Half as round as `medium`.
   * medium: 8 px on cards and buttons.
   * large: Twice as round as `medium`.
   * @choicesZh
   * none: 直角。
   * small: 圆角为 `medium` 的一半。
   * medium: 卡片和按钮的圆角为 8 px。
   * large: 圆角为 `medium` 的两倍。
   * @alias corners rounded borderradius
   */
  radius?: 'none' | 'small' | 'medium' | 'large';
  /**
   * How much space there is between and inside parts. Default: `regular`.
   * @zh 各部分之间和内部的留白。默认：`regular`。
   * @choices
   * compact: Four fifths of `regular`.
   * regular: As the engine has it.
   * spacious: A quarter more than `regular`.
   * @choicesZh
   * compact: `regular` 的五分之四。
   * regular: 引擎的默认留白。
   * spacious: 比 `regular` 多四分之一。
   * @alias spacing space
   */
  density?: 'compact' | 'regular' | 'spacious';
  /**
   * How wide a page's content becomes on a large screen. Default: `medium`.
   * @zh 大屏幕上页面内容的最大宽度。默认：`medium`。
   * @choices
   * narrow: 60 rem (960 px), for sites that are mostly read.
   * medium: 74 rem (1184 px).
   * wide: 90 rem (1440 px), for wide tables and many cards.
   * @choicesZh
   * narrow: 最宽 60 rem（960 px），适合以阅读为主的网站。
   * medium: 最宽 74 rem（1184 px）。
   * wide: 最宽 90 rem（1440 px），适合宽表格和较多的卡片。
   * @alias pagewidth maxwidth
   */
  width?: 'narrow' | 'medium' | 'wide';
  /**
   * A pattern behind the titles of pages. Default: none.
   * @zh 页面标题背后的图案。默认：没有。
   * @alias background texture
   */
  pattern?: Pattern;
  /**
   * The icon in browsers' tabs: a square file under `assets/images/`. Default: the logo.
   * @zh 浏览器标签页上的图标：`assets/images/` 下的正方形图片文件。默认：`logo`。
   * @alias icon
   */
  favicon?: ImageFile;
  /**
   * Icons of the site's own in the place of the engine's, by the engine's names: `{ "download": "icons/download.svg" }`. Each is drawn
   * in the colour of the words beside it, so only its shape counts.
   * @zh 网站自己的图标，按引擎中的名称替换：`{ "download": "icons/download.svg" }`。图标用旁边文字的颜色绘制，因此只有形状起作用。
   */
  icons?: ThemeIcons;
}

/**
 * The colours of both schemes.
 * @zh 两种配色的颜色。
 */
export interface ThemeColours {
  /**
   * Colours of the light scheme.
   * @zh 浅色配色的颜色。
   */
  light?: Palette;
  /**
   * Colours of the dark scheme. Its accent follows from that of the light one where it is left out.
   * @zh 深色配色的颜色。不写 `accent` 时，由浅色配色的推出。
   */
  dark?: Palette;
}

/**
 * The colours of a scheme. What is left out follows from what is given: mostly, `accent` alone makes a palette.
 * @zh 一种配色的颜色。没有写的由写了的推出：多数情况下，只写 `accent` 就够了。
 */
export interface Palette {
  /**
   * Behind everything. Default: white; in the dark scheme nearly black.
   * @zh 整个页面的底色。默认：白色；深色配色中近于黑色。
   * @alias background page
   */
  ground?: Colour;
  /**
   * Behind page titles, the footer and the heads of tables. Default: the ground with a little of the accent.
   * @zh 页面标题、页脚和表头的底色。默认：底色中掺少许强调色。
   */
  groundTint?: Colour;
  /**
   * Cards, tables, menus and dialogs. Default: the ground; in the dark scheme with a little of the accent.
   * @zh 卡片、表格、菜单和对话框的底色。默认：同 `ground`；深色配色中掺少许强调色。
   */
  surface?: Colour;
  /**
   * A row or button under the pointer. Default: the ground with a little more of the accent.
   * @zh 指针所在的行或按钮的底色。默认：底色中再多掺一点强调色。
   */
  surfaceHover?: Colour;
  /**
   * Words and headings. Default: nearly black; in the dark scheme nearly white.
   * @zh 正文和标题的颜色。默认：近于黑色；深色配色中近于白色。
   * @alias text foreground
   */
  ink?: Colour;
  /**
   * Words of less weight: leads, dates, notes. Default: the ink with a quarter of the ground.
   * @zh 次要文字的颜色：导语、日期、注释。默认：正文颜色中掺四分之一底色。
   * @alias muted
   */
  inkSoft?: Colour;
  /**
   * Lines between parts. Default: the ground with some of the ink.
   * @zh 各部分之间的线条。默认：底色中掺一些正文颜色。
   * @alias border
   */
  line?: Colour;
  /**
   * The outline of fields and buttons, which must be seen. Default: half ground, half ink.
   * @zh 输入框和按钮的轮廓，须看得清。默认：底色与正文颜色各半。
   */
  lineStrong?: Colour;
  /**
   * The brand's colour: links, buttons, what is chosen. Default: a blue; in the dark scheme, that of the light one, lightened.
   * @zh 品牌色：链接、按钮、当前所选。默认：蓝色；深色配色中为浅色配色的强调色调亮后的颜色。
   * @alias primary brand
   */
  accent?: Colour;
  /**
   * The accent under the pointer. Default: the accent with a third of the ink.
   * @zh 指针所在处的强调色。默认：强调色中掺三分之一正文颜色。
   */
  accentStrong?: Colour;
  /**
   * Behind what is chosen or pointed at. Default: the ground with a tenth of the accent.
   * @zh 当前所选或指针所在之处的底色。默认：底色中掺一成强调色。
   */
  accentTint?: Colour;
  /**
   * Words on the accent. Default: the ground or the ink, whichever reads better there.
   * @zh 强调色上的文字。默认：`ground` 与 `ink` 中在其上更清楚的一种。
   */
  onAccent?: Colour;
  /**
   * What warns. Default: an amber.
   * @zh 表示提醒的颜色。默认：琥珀色。
   * @alias warning attention
   */
  warm?: Colour;
  /**
   * Behind what warns. Default: the ground with a tenth of `warm`.
   * @zh 提醒内容的底色。默认：底色中掺一成 `warm`。
   */
  warmTint?: Colour;
  /**
   * What went well. Default: a green.
   * @zh 表示顺利的颜色。默认：绿色。
   * @alias success
   */
  good?: Colour;
  /**
   * Behind what went well. Default: the ground with a tenth of `good`.
   * @zh 表示顺利的内容的底色。默认：底色中掺一成 `good`。
   */
  goodTint?: Colour;
  /**
   * Behind code. Default: the ground with a little of the ink; in the dark scheme darker than the ground.
   * @zh 代码的底色。默认：底色中掺少许正文颜色；深色配色中比底色更暗。
   */
  codeGround?: Colour;
  /**
   * The ring around what has the keyboard's focus. Default: an orange, which stands out from the accent.
   * @zh 键盘焦点处的外框。默认：与强调色有别的橙色。
   */
  focus?: Colour;
  /**
   * The marks of the pattern. Default: the accent.
   * @zh 图案的颜色。默认：强调色。
   */
  pattern?: Colour;
  /**
   * A light behind page titles and beside pictures. Default: the ground with a tenth of the accent.
   * @zh 页面标题背后和图片旁的柔光。默认：底色中掺一成强调色。
   */
  glow?: Colour;
  /**
   * A second light below page titles. Default: `groundTint`, so that there is none.
   * @zh 页面标题下方的第二道柔光。默认：同 `groundTint`，即没有。
   */
  secondGlow?: Colour;
}

/**
 * A pattern of tiles, drawn in one colour and fading out towards the title.
 * @zh 由小图拼成的图案，只用一种颜色，向标题方向渐隐。
 */
export interface Pattern {
  /**
   * One tile: a file under `assets/images/`, best an SVG. Only its shapes count; the palette gives their colour.
   * @zh 一块小图：`assets/images/` 下的文件，最好用 SVG。只有形状起作用，颜色由配色决定。
   * @alias src file image
   */
  tile: ImageFile;
  /**
   * How wide a tile is, in px. Default: the file's own width.
   * @zh 一块小图的宽度，单位 px。默认：文件自身的宽度。
   * @asType integer
   * @minimum 2
   * @maximum 2000
   */
  width?: number;
  /**
   * How strongly it shows, in percent. Default: 20.
   * @zh 图案的深浅，百分比。默认：20。
   * @asType integer
   * @minimum 1
   * @maximum 100
   * @alias opacity
   */
  strength?: number;
}

/**
 * Fonts by what they are for.
 * @zh 按用途列出的字体。
 */
export interface ThemeFonts {
  /**
   * The font of everything that is read. Signs that it lacks, as Han in a Latin font, come from the visitor's system.
   * @zh 所有文字的字体。其中没有的字（例如西文字体中的汉字）用访客系统的字体。
   * @alias body
   */
  text?: Font;
  /**
   * The font of headings. Default: that of the text.
   * @zh 标题的字体。默认：同 `text`。
   * @alias heading display
   */
  headings?: Font;
  /**
   * The font of code. Default: the system's.
   * @zh 代码的字体。默认：系统的字体。
   * @alias mono
   */
  code?: Font;
}

/**
 * A font's files. Where they do not come at once, a visitor reads on in the system's font and has them when a page is next loaded, so
 * that nothing moves under the eyes.
 * @zh 字体的文件。若未能立即加载，访客继续用系统的字体阅读，下次加载页面时再使用，因此页面不会在阅读时跳动。
 */
export interface Font {
  /**
   * The file of the regular weight, or of all weights: a variable font.
   * @zh 常规字重的文件；若是可变字体，则为所有字重的文件。
   * @alias src file normal
   */
  regular: FontFile;
  /**
   * The file of the strong weight, 600 to 700. Default: the regular file, which then should be a variable font.
   * @zh 粗体（600 至 700）的文件。默认：同 `regular`，那时它应是可变字体。
   * @alias bold
   */
  strong?: FontFile;
}

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
