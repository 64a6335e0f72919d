import type { ThemeIcons } from './icons.ts';
import type { FontFile, ImageFile } from './kinds.ts';
import type { ThemeColors } from './palette.ts';

/**
 * The appearance of the site. Every field is optional and defaults to the engine's appearance.
 * @zh 网站的外观。各项都可省略，省略时用引擎的默认外观。
 */
export interface Theme {
  /**
   * Colors of the light and dark schemes. The rule `contrast` checks that text is legible in every
   * combination.
   * @title Colors | 颜色
   * @zh 浅色和深色配色。规则 `contrast` 会检查各种搭配下文字是否清晰。
   * @alias colors palette
   */
  colors?: ThemeColors;
  /**
   * Web fonts. Default: the fonts of the visitor's system, which need no download.
   * @title Fonts | 字体
   * @zh 网站字体。默认：访客系统的字体，无需下载。
   * @alias typography font
   */
  fonts?: ThemeFonts;
  /**
   * The size of rounded corners. Default: `medium`.
   * @title Rounded corners | 圆角
   * @zh 圆角的大小。默认：`medium`。
   * @choices
   * none: Square | 直角 | Square corners. | 直角。
   * small: Small | 小 | Half of `medium`. | `medium` 的一半。
   * medium: Medium | 中 | 8 px on cards and buttons. | 卡片和按钮为 8 px。
   * large: Large | 大 | Twice `medium`. | `medium` 的两倍。
   * @alias corners rounded borderradius
   */
  radius?: 'none' | 'small' | 'medium' | 'large';
  /**
   * The amount of spacing. Default: `regular`.
   * @title Spacing | 间距
   * @zh 间距的大小。默认：`regular`。
   * @choices
   * compact: Compact | 紧凑 | 20 % less than `regular`. | 比 `regular` 小两成。
   * regular: Regular | 标准 | The engine's spacing. | 引擎的默认间距。
   * spacious: Spacious | 宽松 | 25 % more than `regular`. | 比 `regular` 大四分之一。
   * @alias spacing space
   */
  density?: 'compact' | 'regular' | 'spacious';
  /**
   * The maximum width of page content. Default: `medium`.
   * @title Page width | 页面宽度
   * @zh 页面内容的最大宽度。默认：`medium`。
   * @choices
   * narrow: Narrow | 窄 | 60 rem (960 px), for sites with mostly text. | 最宽 60 rem（960 px），适合以文字为主的网站。
   * medium: Medium | 中 | 74 rem (1184 px). | 最宽 74 rem（1184 px）。
   * wide: Wide | 宽 | 90 rem (1440 px), for wide tables and many cards. | 最宽 90 rem（1440 px），适合宽表格和大量卡
   * 片。
   * @alias pagewidth maxwidth
   */
  width?: 'narrow' | 'medium' | 'wide';
  /**
   * A background pattern for page titles. Default: none.
   * @title Background pattern | 背景图案
   * @zh 页面标题的背景图案。默认：无。
   * @alias background texture
   */
  pattern?: Pattern;
  /**
   * The icon in browser tabs: a square image file under `assets/images/`. Default: the logo.
   * @title Icon of the browser tab | 浏览器标签图标
   * @zh 浏览器标签页的图标：`assets/images/` 下的正方形图片文件。默认：`logo`。
   * @alias icon
   */
  favicon?: ImageFile;
  /**
   * Your own icons, by the name of the engine icon that they replace. Icons take the color of the text next
   * to them. Example: `{ "download": "icons/download.svg" }`.
   * @title Icons | 图标
   * @zh 替换引擎图标的自定义图标，以引擎的图标名为键。图标颜色与旁边的文字相同。例如
   * `{ "download": "icons/download.svg" }`。
   */
  icons?: ThemeIcons;
}

/**
 * A tiled pattern in one color, which fades out towards the title.
 * @zh 单色的平铺图案，靠近标题处渐隐。
 */
export interface Pattern {
  /**
   * The image of one tile: a file under `assets/images/`, preferably SVG. Only its shape matters; the palette
   * sets the color.
   * @title Image of one tile | 单块图案
   * @zh 平铺的图片：`assets/images/` 下的文件，建议用 SVG。只用它的形状，颜色由配色决定。
   * @alias src file image
   */
  tile: ImageFile;
  /**
   * The width of a tile in px. Default: the width of the file.
   * @title Width of a tile (px) | 单块宽度（px）
   * @zh 单块图案的宽度，单位 px。默认：文件自身的宽度。
   * @asType integer
   * @minimum 2
   * @maximum 2000
   */
  width?: number;
  /**
   * The opacity of the pattern, in percent. Default: 20.
   * @title Opacity (%) | 不透明度（%）
   * @zh 图案的不透明度，百分比。默认：20。
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  opacity?: number;
}

/**
 * Fonts by purpose.
 * @zh 按用途指定的字体。
 */
export interface ThemeFonts {
  /**
   * The font for all text. Characters that it lacks, such as Chinese in a Latin font, use the visitor's
   * system font.
   * @title Text | 正文字体
   * @zh 所有文字的字体。字体中缺少的字符（例如西文字体中的汉字）用访客系统的字体。
   * @alias body
   */
  text?: Font;
  /**
   * The font for headings. Default: `text`.
   * @title Headings | 标题字体
   * @zh 标题的字体。默认：同 `text`。
   * @alias heading display
   */
  headings?: Font;
  /**
   * The font for code. Default: the system's monospaced font.
   * @title Code | 代码字体
   * @zh 代码的字体。默认：系统的等宽字体。
   * @alias mono
   */
  code?: Font;
}

/**
 * The files of a font. If they load too late, the page keeps the system font until the next load, so that
 * text does not jump.
 * @zh 字体文件。加载太慢时，本页继续用系统字体，下次加载再切换，避免文字跳动。
 */
export interface Font {
  /**
   * The file of the regular weight, or a variable font with all weights.
   * @title Regular | 常规字重
   * @zh 常规字重的文件，或含所有字重的可变字体。
   * @alias src file normal
   */
  regular: FontFile;
  /**
   * The file of the bold weight, 600 to 700. Default: `regular`, which should then be a variable font.
   * @title Bold | 粗体
   * @zh 粗体（600 至 700）的文件。默认：同 `regular`，此时它应是可变字体。
   */
  bold?: FontFile;
}
