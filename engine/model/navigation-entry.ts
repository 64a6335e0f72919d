import type { Repeated } from './for-each.ts';
import type { Label, LanguageCode, Target } from './kinds.ts';
import type { Publishing } from './publishing.ts';

/**
 * An entry of the navigation: a link or a group.
 * @title Menu entry | 菜单项
 * @zh 导航项：链接或分组。
 */
export interface NavigationEntry extends Publishing, Repeated {
  /**
   * The text of the entry.
   * @title Text | 文字
   * @zh 导航项的文字。
   */
  label: Label;
  /**
   * The page or web address that the entry opens. A group has none.
   * @title Link target | 链接目标
   * @zh 点击后打开的页面或网址；分组不写。
   */
  to?: Target;
  /**
   * The code of the only language that shows the entry. Default: every language shows it.
   * @title Only in this language | 仅限语言
   * @zh 只在一种语言中显示时，写该语言的代码。默认：所有语言都显示。
   */
  language?: LanguageCode;
  /**
   * Whether the link opens in a new tab. Default: `true` for PDF files and other sites, otherwise `false`.
   * @title Open in a new tab | 在新标签页打开
   * @zh 是否在新标签页中打开。默认：PDF 文件和其他网站为 `true`，其余为 `false`。
   */
  newTab?: boolean;
  /**
   * The entries of the group. The navigation has at most two levels.
   * @title Entries of the group | 子菜单
   * @zh 分组中的各项；导航最多两级。
   * @mayBeEmpty
   * @unique
   */
  children?: NavigationEntry[];
}
