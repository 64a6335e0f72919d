import type { Label, ListedLink, PlainText, Repeated, SectionBase } from 'pagewright/section';

/**
 * The menu of a part of the site: at the side on wide screens, collapsed above the text on narrow ones. It marks the
 * page that shows it, and expands the group of that page.
 * @title Side menu | 侧边菜单
 * @zh 网站某一部分的菜单：宽屏时在侧边，窄屏时折叠在正文上方。标出当前页面，并展开它所在的分组。
 * @alias sidebar navigation chapters 侧边栏 导航 目录
 */
export interface SideMenuSection extends SectionBase {
  /**
   * The name of this part of the site.
   * @title Title | 标题
   * @zh 这一部分的名称。
   */
  title: PlainText;
  /**
   * The groups of pages.
   * @title Groups | 分组
   * @zh 页面分组。
   */
  groups: MenuGroup[];
}

/**
 * A group of pages.
 * @title Group of pages | 页面分组
 * @zh 一组页面。
 */
export interface MenuGroup extends Repeated {
  /**
   * The heading of the group. Visitors expand and collapse groups with a heading. Default: the pages are always visible.
   * @title Heading | 小标题
   * @zh 分组的小标题；有小标题的分组可以展开和收起。默认：始终显示其中的页面。
   */
  heading?: Label;
  /**
   * The pages of the group.
   * @title Pages | 页面
   * @zh 分组中的页面。
   */
  links: ListedLink[];
}
