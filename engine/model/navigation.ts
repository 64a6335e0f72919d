import type { Label, LanguageCode, Target } from './kinds.ts';
import type { Publishing } from './publishing.ts';

/**
 * One entry of the navigation: a link, or a group that opens.
 * @zh 导航中的一项：链接，或可展开的一组。
 */
export interface NavigationEntry extends Publishing {
  /**
   * The entry's words.
   * @zh 该项的文字。
   */
  label: Label;
  /**
   * Where it leads. Leave it out for a group.
   * @zh 去处。若是一组，则不写。
   */
  to?: Target;
  /**
   * The code of the one language in which the entry shows. Default: it shows in all.
   * @zh 只在一种语言中显示该项时，写它的代码。默认：各种语言都显示。
   */
  only?: LanguageCode;
  /**
   * Opens a new tab. Default: `true` for PDF files and other sites, else `false`.
   * @zh 在新标签页中打开。默认：PDF 文件和其他网站为 `true`，其余为 `false`。
   */
  newTab?: boolean;
  /**
   * The entries of the group, at most two levels in all.
   * @zh 组中的各项，总共最多两级。
   * @mayBeEmpty
   * @unique
   */
  children?: NavigationEntry[];
}
