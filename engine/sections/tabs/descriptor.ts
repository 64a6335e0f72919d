import type { Repeated } from '../../model/for-each.ts';
import type { ChoiceName, Label, QueryName } from '../../model/kinds.ts';
import type { SectionBase, Sections } from '../../model/section.ts';

/**
 * Groups of sections in tabs.
 * @title Tabs | 标签页
 * @zh 用标签页分组的区块。
 * @alias tab 标签页 选项卡
 */
export interface TabsSection extends SectionBase {
  /**
   * The tabs, in order. The first is initially selected.
   * @title Tabs | 标签页
   * @zh 标签页，按顺序；默认选中第一个。
   * @minItems 1
   */
  tabs: Tab[];
  /**
   * The name in the page's address under which the selected tab is recorded: `?guide=dcu`. Default: the
   * section's `id` with `.tab`.
   * @title Name in the address | 地址中的名称
   * @zh 在页面地址中记录所选标签页的名称：`?guide=dcu`。默认：区块的 `id` 加 `.tab`。
   */
  query?: QueryName;
  /**
   * The style of the tab bar. Default: `tabs`.
   * @title Style | 样式
   * @zh 标签栏的样式。默认：`tabs`。
   * @choices
   * tabs: Tabs | 标签栏 | Tabs above the content. | 内容上方的标签栏。
   * buttons: Buttons | 按钮 | A row of buttons, for example for years. | 一排按钮，例如用于年份。
   */
  variant?: 'tabs' | 'buttons';
  /**
   * Whether the selected tab gets keyboard focus when the page opens. Default: `false`.
   * @title Focus when the page opens | 打开页面时聚焦
   * @zh 打开页面时是否把键盘焦点放到所选标签上。默认：`false`。
   */
  focusOnOpen?: boolean;
}

/**
 * A tab.
 * @title Tab | 标签页
 * @zh 一个标签页。
 */
export interface Tab extends Repeated {
  /**
   * The tab's name in the page's address, unique among the tabs.
   * @title Name in the address | 地址中的名称
   * @zh 标签页在页面地址中的名称，在各标签页中唯一。
   */
  id: ChoiceName;
  /**
   * The text of the tab.
   * @title Text | 文字
   * @zh 标签页的文字。
   */
  label: Label;
  /**
   * The sections of the tab.
   * @title Sections | 区块
   * @zh 标签页中的区块。
   */
  sections: Sections;
}
