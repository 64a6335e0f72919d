import type { ChoiceName, Label, QueryName } from '../../model/kinds.ts';
import type { SectionBase, Sections } from '../../model/section.ts';

/**
 * Sections of which one group shows at a time.
 * @zh 分组的区块，每次只显示其中一组。
 * @alias tab 标签页 选项卡
 */
export interface TabsSection extends SectionBase {
  /**
   * The tabs, in order; the first shows at first.
   * @zh 标签页，按顺序；最初显示第一个。
   * @minItems 2
   */
  tabs: Tab[];
  /**
   * The name under which the chosen tab stands in the address: `?guide=dcu`. Default: the section's `id` with `.tab` behind it.
   * @zh 所选的标签页在地址中所用的名称：`?guide=dcu`。默认：区块的 `id` 后加 `.tab`。
   */
  query?: QueryName;
  /**
   * What visitors choose a tab by. Default: `tabs`.
   * @zh 访客用什么选择标签页。默认：`tabs`。
   * @choices
   * tabs: A bar above the content.
   * buttons: A row of buttons, for years and the like.
   * @choicesZh
   * tabs: 内容上方的标签栏。
   * buttons: 一排按钮，用于年份等。
   */
  look?: 'tabs' | 'buttons';
  /**
   * Gives the chosen tab or button the keyboard's focus when the page opens. Default: `false`.
   * @zh 打开页面时把键盘焦点放到所选的标签或按钮上。默认：`false`。
   */
  focusOnOpen?: boolean;
}

/**
 * One tab.
 * @zh 一个标签页。
 */
export interface Tab {
  /**
   * The tab's name in the address, unique among the tabs.
   * @zh 标签页在地址中的名称，在各标签页中唯一。
   */
  id: ChoiceName;
  /**
   * The tab's words.
   * @zh 标签页的文字。
   */
  label: Label;
  /**
   * What the tab shows.
   * @zh 标签页所显示的内容。
   */
  sections: Sections;
}
