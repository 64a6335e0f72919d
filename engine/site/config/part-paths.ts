/**
 * Modules that replace the engine's parts, relative to the site's folder. Each exports a React component by default.
 * @zh 替换引擎部件的模块，路径相对于网站文件夹。每个模块默认导出一个 React 组件。
 */
export interface PartPaths {
  /**
   * Replaces the header: skip link, logo, navigation, search, language and theme. Props: `HeaderProps`. Default: the
   * engine's.
   * @zh 替换页眉：跳转链接、徽标、导航、搜索、语言和主题切换。属性：`HeaderProps`。默认：引擎的页眉。
   */
  header?: string;
  /**
   * Replaces the footer. Props: `FooterProps`. Default: the engine's.
   * @zh 替换页脚。属性：`FooterProps`。默认：引擎的页脚。
   */
  footer?: string;
  /**
   * Replaces the breadcrumb, title, lead and picture of pages. Props: `PageHeaderProps`. Default: the engine's.
   * @zh 替换页面的面包屑、标题、导语和图片。属性：`PageHeaderProps`。默认：引擎的页头。
   */
  pageHeader?: string;
  /**
   * Renders the content of the page that `notFound` of `site.json` names. Props: `NotFoundProps`. Default: the page as it
   * is.
   * @zh 渲染 `site.json` 中 `notFound` 所指页面的内容。属性：`NotFoundProps`。默认：按原样显示该页面。
   */
  notFound?: string;
  /**
   * Replaces the renderers of section types of the engine. Props: those of `pagewright/sections/<type>`. Default: none is
   * replaced.
   * @zh 替换引擎区块类型的渲染组件。属性与 `pagewright/sections/<type>` 的相同。默认：不替换。
   */
  sections?: Record<string, string>;
}

/** The parts around sections. */
export const shellParts = ['header', 'footer', 'pageHeader', 'notFound'] as const;

export type ShellPart = (typeof shellParts)[number];
