/**
 * A language of the site. The first is the default, whose addresses have no prefix.
 * @title Language | 语言
 * @zh 网站的一种语言。第一种为默认语言，其地址没有前缀。
 */
export interface SiteLanguage {
  /**
   * The code of the language, such as `en`. Texts use it to mark the language: `{ "en": "…" }`.
   * @title Language code | 语言代码
   * @zh 语言的代码，例如 `en`。文字用它标明语言：`{ "en": "…" }`。
   * @pattern ^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?$
   * @form a language tag: a language, then, after hyphens, its script, region and variant where they matter
   * @formZh 须为语言代码：先写语言，需要时再依次以连字符连接文字、地区和变体
   * @formExample en
   */
  code: string;
  /**
   * The name of the language in that language: `English`, `中文`.
   * @title Name | 名称
   * @zh 用该语言书写的语言名称：`English`、`中文`。
   */
  name: string;
  /**
   * The start of its addresses: `/en`. Default: none, for the first language only.
   * @title Start of addresses | 地址前缀
   * @zh 其页面地址的前缀：`/en`。默认：无，仅限第一种语言。
   * @pattern ^/[a-z0-9-]+$
   * @form a slash, then only small letters, digits and hyphens
   * @formZh 须以斜杠开头，其后只能用小写字母、数字和连字符
   * @formExample /en
   */
  prefix?: string;
  /**
   * A more exact code for browsers and search engines, usually with a country: `zh-CN`. Default: the `code`.
   * @title Language tag | 语言标签
   * @zh 供浏览器和搜索引擎使用的更准确的代码，通常带地区：`zh-CN`。默认：同 `code`。
   * @pattern ^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?$
   * @form a language tag: a language, then, after hyphens, its script, region and variant where they matter
   * @formZh 须为语言代码：先写语言，需要时再依次以连字符连接文字、地区和变体
   * @formExample zh-CN
   */
  tag?: string;
  /**
   * The text of the language switch on a site with two languages: `EN`. With more languages, the menu shows
   * names. Default: the name.
   * @title Short name | 简称
   * @zh 网站有两种语言时，语言切换按钮上的文字：`EN`。语言更多时，菜单显示 `name`。默认：`name` 的文字。
   */
  shortName?: string;
  /**
   * What screen readers read for the switch, in that language. It must begin with the text of the switch.
   * Default: that text.
   * @title Label of the switch | 切换按钮的说明
   * @zh 切换按钮供屏幕阅读器读出的名称，用该语言书写，以按钮文字开头。默认：按钮文字。
   */
  switchLabel?: string;
}
