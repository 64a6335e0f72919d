import type { Colour } from './kinds.ts';

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
