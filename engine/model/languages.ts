/**
 * A language that a site speaks. The first of its languages is the default, whose addresses stand bare.
 * @zh 网站使用的一种语言。第一种是默认语言，其地址没有前缀。
 */
export interface SiteLanguage {
  /**
   * How the site's texts call it, as BCP 47 has it: with `en`, a text is `{ "en": "…" }`.
   * @zh 网站的文字中对它的称呼，按 BCP 47 书写：写 `en` 时，文字写作 `{ "en": "…" }`。
   * @pattern ^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?$
   * @form a language tag: a language, then, after hyphens, its script, region and variant where they matter
   * @formZh 须为语言代码：先写语言，需要时再依次以连字符连接文字、地区和变体
   * @formExample en
   */
  code: string;
  /**
   * Its name in itself: `English`, `中文`.
   * @zh 该语言对自己的称呼：`English`、`中文`。
   */
  name: string;
  /**
   * What the addresses of its pages begin with: `/en`. Default: nothing, which is for the first language alone.
   * @zh 其页面地址的开头：`/en`。默认：没有，只有第一种语言可以如此。
   * @pattern ^/[a-z0-9-]+$
   * @form a slash, then only small letters, digits and hyphens
   * @formZh 须以斜杠开头，其后只能用小写字母、数字和连字符
   * @formExample /en
   */
  prefix?: string;
  /**
   * What HTML and search engines call it, where that says more than the code: `zh-CN`. Default: the code.
   * @zh HTML 和搜索引擎对它的称呼，比 `code` 更具体时才写：`zh-CN`。默认：`code` 的值。
   * @pattern ^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?$
   * @form a language tag: a language, then, after hyphens, its script, region and variant where they matter
   * @formZh 须为语言代码：先写语言，需要时再依次以连字符连接文字、地区和变体
   * @formExample zh-CN
   */
  tag?: string;
  /**
   * What the switch to it shows on a site in two languages: `EN`. Default: its name, which a list of more always shows.
   * @zh 只有两种语言时，切换到该语言的按钮上的文字：`EN`。默认：`name` 的文字；语言更多时，列表总是显示 `name`。
   */
  short?: string;
  /**
   * What screen readers say of that switch, in the language itself, beginning with what it shows. Default: what it shows.
   * @zh 屏幕阅读器对该按钮的说明，用该语言书写，以按钮上的文字开头。默认：按钮上的文字。
   */
  invitation?: string;
}
