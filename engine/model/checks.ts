/**
 * Settings of the check.
 * @zh 检查的设置。
 */
export interface Checks {
  /**
   * Which rules report errors or warnings, and which are off, by their code: `"unlinked-page": "off"`.
   * Default: the rule's own level.
   * @title Rules | 规则
   * @zh 哪些规则报告错误或警告，哪些不检查，以规则代码为键：`"unlinked-page": "off"`。默认：规则自带的级别。
   */
  rules?: RuleLevels;
  /**
   * Size limits for pages and fonts.
   * @title Size limits | 大小限制
   * @zh 页面和字体的大小限制。
   */
  budgets?: Budgets;
}

/**
 * The levels of rules, by code.
 * @zh 各条规则的级别，以规则代码为键。
 */
export type RuleLevels = Record<string, RuleLevel>;

/**
 * The level of a rule.
 * @zh 规则的级别。
 * @choices
 * error: Error | 错误 | Reports the problem and stops the build. | 报告问题并停止构建。
 * warning: Warning | 警告 | Reports the problem; the build continues. | 报告问题，不影响构建。
 * off: Off | 关闭 | Does not check. | 不检查。
 */
export type RuleLevel = 'error' | 'warning' | 'off';

/**
 * Size limits. The rules `page-budget` and `font-budget` report larger pages and fonts.
 * @zh 大小限制，超过时由规则 `page-budget` 和 `font-budget` 报告。
 */
export interface Budgets {
  /**
   * The maximum number of sections on a page, including those in tabs and shared files. Default: 40.
   * @title Sections per page | 每页区块数
   * @zh 一个页面的区块数上限，标签页和共享文件中的也计入。默认：40。
   * @asType integer
   * @minimum 1
   */
  sections?: number;
  /**
   * The largest size of a page's file, together with the shared files that it includes, in kB (1000 bytes).
   * Default: 200.
   * @title Size of a page (kB) | 页面大小（kB）
   * @zh 页面文件连同它引用的共享文件的大小上限，单位 kB（1000 字节）。默认：200。
   * @asType integer
   * @minimum 1
   */
  descriptor?: number;
  /**
   * The largest total size of a page's pictures on a phone, in kB (1000 bytes): as the build converts them for a
   * window of 390 pixels with double density, estimated from their files. Pictures of records and posters of
   * videos do not count. Default: 500.
   * @title Pictures of a page (kB) | 页面图片大小（kB）
   * @zh 一个页面的图片在手机上的总大小上限，单位 kB（1000 字节）：按构建时为 390 像素宽、两倍像素密度的窗口转换的
   * 图片，由原文件估算。记录中的图片和视频封面不计入。默认：500。
   * @asType integer
   * @minimum 1
   */
  pictures?: number;
  /**
   * The maximum total size of the theme's fonts, in kB (1000 bytes). Default: 150.
   * @title Size of fonts (kB) | 字体大小（kB）
   * @zh 主题字体的总大小上限，单位 kB（1000 字节）。默认：150。
   * @asType integer
   * @minimum 1
   */
  fonts?: number;
}
