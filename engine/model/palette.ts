import type { Color } from './kinds.ts';

/**
 * The colors of the light and dark schemes.
 * @zh 浅色和深色配色的颜色。
 */
export interface ThemeColors {
  /**
   * Colors of the light scheme.
   * @title Light scheme | 浅色配色
   * @zh 浅色配色的颜色。
   */
  light?: Palette;
  /**
   * Colors of the dark scheme. Without its own `accent`, it derives one from the light scheme.
   * @title Dark scheme | 深色配色
   * @zh 深色配色的颜色。没有 `accent` 时，由浅色配色推算。
   */
  dark?: Palette;
}

/**
 * The colors of one scheme. Missing colors derive from the others; `accent` alone is usually enough.
 * @zh 一种配色的颜色。未写的颜色由其他颜色推算，通常只写 `accent` 即可。
 */
export interface Palette {
  /**
   * The page background. Default: white; almost black in the dark scheme.
   * @title Page background | 页面背景
   * @zh 页面背景。默认：白色；深色配色为接近黑色。
   * @alias page
   */
  background?: Color;
  /**
   * The background of page titles, the footer and table headers. Default: `background` with a little `accent`.
   * @title Tinted background | 带色背景
   * @zh 页面标题、页脚和表头的背景。默认：`background` 加少许 `accent`。
   */
  backgroundTint?: Color;
  /**
   * The background of cards, tables, menus and dialogs. Default: `background`; in the dark scheme with a little
   * `accent`.
   * @title Cards and tables | 卡片和表格
   * @zh 卡片、表格、菜单和对话框的背景。默认：同 `background`；深色配色加少许 `accent`。
   */
  surface?: Color;
  /**
   * The background of a row or button under the pointer. Default: `background` with slightly more `accent`.
   * @title Row under the pointer | 悬停行
   * @zh 鼠标悬停的行或按钮的背景。默认：`background` 加稍多的 `accent`。
   */
  surfaceHover?: Color;
  /**
   * The color of text and headings. Default: almost black; almost white in the dark scheme.
   * @title Text | 文字
   * @zh 正文和标题的颜色。默认：接近黑色；深色配色为接近白色。
   * @alias foreground
   */
  text?: Color;
  /**
   * The color of secondary text: introductions, dates, notes. Default: `text` with a quarter of `background`.
   * @title Secondary text | 次要文字
   * @zh 次要文字的颜色：导语、日期、注释。默认：`text` 加四分之一 `background`。
   * @alias muted
   */
  textMuted?: Color;
  /**
   * The color of dividers. Default: `background` with some `text`.
   * @title Dividers | 分隔线
   * @zh 分隔线的颜色。默认：`background` 加一些 `text`。
   */
  border?: Color;
  /**
   * The outline of fields and buttons, which must stay visible. Default: half `background`, half `text`.
   * @title Outlines of fields | 输入框边框
   * @zh 输入框和按钮的边框，须清晰可见。默认：`background` 与 `text` 各半。
   */
  borderStrong?: Color;
  /**
   * The brand color, for links, buttons and selected items. Default: blue; in the dark scheme a lighter
   * version of the light scheme's accent.
   * @title Accent | 强调色
   * @zh 品牌色，用于链接、按钮和选中项。默认：蓝色；深色配色用浅色配色的强调色调亮。
   * @alias primary brand
   */
  accent?: Color;
  /**
   * The accent under the pointer. Default: `accent` with a third of `text`.
   * @title Accent under the pointer | 悬停强调色
   * @zh 鼠标悬停时的强调色。默认：`accent` 加三分之一 `text`。
   */
  accentStrong?: Color;
  /**
   * The background of selected items or those under the pointer. Default: `background` with a tenth of `accent`.
   * @title Selected items | 选中项背景
   * @zh 选中项或鼠标悬停项的背景。默认：`background` 加一成 `accent`。
   */
  accentTint?: Color;
  /**
   * The color of text on `accent`. Default: `background` or `text`, whichever has more contrast.
   * @title Text on the accent | 强调色上的文字
   * @zh `accent` 背景上的文字颜色。默认：`background` 和 `text` 中对比度更高的一种。
   */
  onAccent?: Color;
  /**
   * The warning color. Default: amber.
   * @title Warnings | 警告色
   * @zh 警告色。默认：琥珀色。
   * @alias attention
   */
  warning?: Color;
  /**
   * The background of warnings. Default: `background` with a tenth of `warning`.
   * @title Background of warnings | 警告背景
   * @zh 警告的背景。默认：`background` 加一成 `warning`。
   */
  warningTint?: Color;
  /**
   * The success color. Default: green.
   * @title Success | 成功色
   * @zh 成功色。默认：绿色。
   */
  success?: Color;
  /**
   * The background of success messages. Default: `background` with a tenth of `success`.
   * @title Background of success | 成功背景
   * @zh 成功提示的背景。默认：`background` 加一成 `success`。
   */
  successTint?: Color;
  /**
   * The background of code. Default: `background` with a little `text`; darker than `background` in the dark scheme.
   * @title Background of code | 代码背景
   * @zh 代码的背景。默认：`background` 加少许 `text`；深色配色比 `background` 更暗。
   */
  codeBackground?: Color;
  /**
   * The outline of the element with keyboard focus. Default: orange, to contrast with the accent.
   * @title Keyboard focus | 键盘焦点
   * @zh 键盘焦点的外框。默认：与强调色反差明显的橙色。
   */
  focus?: Color;
  /**
   * The color of the pattern. Default: `accent`.
   * @title Pattern | 图案
   * @zh 图案的颜色。默认：`accent`。
   */
  pattern?: Color;
  /**
   * The glow behind page titles and around pictures. Default: `background` with a tenth of `accent`.
   * @title Glow | 光晕
   * @zh 页面标题背后和图片周围的光晕。默认：`background` 加一成 `accent`。
   */
  glow?: Color;
  /**
   * A second glow below page titles. Default: `backgroundTint`, which makes it invisible.
   * @title Second glow | 第二道光晕
   * @zh 页面标题下方的第二道光晕。默认：同 `backgroundTint`，即不可见。
   */
  secondGlow?: Color;
}
