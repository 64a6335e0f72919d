/**
 * What the check demands of a site.
 * @zh 检查对网站的要求。
 */
export interface Checks {
  /**
   * How severe the rules are, by their codes: `"unlinked-page": "off"`. Default: each as it is by itself.
   * @zh 各条规则的级别，按规则代码写：`"unlinked-page": "off"`。默认：每条规则用其自身的级别。
   */
  rules?: RuleLevels;
  /**
   * How much a page may hold.
   * @zh 一个页面最多可有多少内容。
   */
  budgets?: Budgets;
}

/**
 * How severe rules are, by their codes.
 * @zh 各条规则的级别，按规则代码写。
 */
export type RuleLevels = Record<string, RuleLevel>;

/**
 * How severe a rule is.
 * @zh 规则的级别。
 * @choices
 * error: Stops a build.
 * warning: Is told, and stops nothing.
 * off: Is not looked for.
 * @choicesZh
 * error: 使构建停止。
 * warning: 给出提示，不影响构建。
 * off: 不检查。
 */
export type RuleLevel = 'error' | 'warning' | 'off';

/**
 * How much a page may hold before the rule `page-budget` tells of it.
 * @zh 一个页面最多可有多少内容，超过时由规则 `page-budget` 报告。
 */
export interface Budgets {
  /**
   * The most sections of a page, those in tabs and shared files included. Default: 40.
   * @zh 一个页面最多的区块数，标签页和共享文件中的也计入。默认：40。
   * @asType integer
   * @minimum 1
   */
  sections?: number;
  /**
   * The most text of a page's descriptor and the shared files that it includes, in kB (1000 bytes). Default: 200.
   * @zh 页面描述文件及其引用的共享文件的最大文本量，单位 kB（1000 字节）。默认：200。
   * @asType integer
   * @minimum 1
   */
  kilobytes?: number;
  /**
   * The most that the theme's fonts weigh together, in kB (1000 bytes), as the rule `font-budget` counts them. Default: 150.
   * @zh 主题的字体合计的最大体积，单位 kB（1000 字节），由规则 `font-budget` 计算。默认：150。
   * @asType integer
   * @minimum 1
   */
  fonts?: number;
}
