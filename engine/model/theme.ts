import type { ThemeIcons } from './icons.ts';
import type { FontFile, ImageFile } from './kinds.ts';
import type { ThemeColours } from './palette.ts';

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
