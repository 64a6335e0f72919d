import type {
  AnswerFieldName,
  BoundSectionName,
  ImageFile,
  Label,
  LanguageCode,
  Name,
  PageRoute,
  RouteName,
  Text,
} from './kinds.ts';
import type { Picture } from './picture.ts';
import type { Publishing } from './publishing.ts';
import type { Sections } from './section.ts';

/**
 * One page of the site: a JSON file anywhere under `pages/`. Folders group files for people; the route is a field.
 * @zh 网站的一个页面：`pages/` 下任意位置的一个 JSON 文件。文件夹只为方便人分类；路由是其中的字段。
 */
export interface PageDescriptor extends Publishing {
  /**
   * The page schema, so that an editor completes, explains and checks this file.
   * @zh 页面的 schema，编辑器据此补全、说明并检查本文件。
   */
  $schema: string;
  /**
   * The page's name in the code: `<main data-page>`, unique on the site.
   * @zh 页面在代码中的名称：`<main data-page>`，全站唯一。
   */
  id: Name;
  /**
   * The page's address, starting with `/`, unique on the site. `{product}` and other site values are filled in; any other
   * name in braces is a route parameter (`/news/{page}`). In other languages than the first it stands at the same route under the language's prefix.
   * @zh 页面的地址，以 `/` 开头，全站唯一。`{product}` 等网站值会代入；花括号中的其他名称是路由参数（`/news/{page}`）。
   * 除第一种语言外，页面在该语言的前缀下的同一路由。
   */
  route: PageRoute;
  /**
   * What a route parameter is when it is left out or names nothing, for example `{ "page": "1" }`. Without a default,
   * an unknown value shows a "not found" notice.
   * @zh 路由参数省略或无效时的取值，例如 `{ "page": "1" }`。没有默认值时，未知的值会显示“不存在”的提示。
   */
  routeDefaults?: Record<string, string>;
  /**
   * The page's title: its first heading and, with the company's name, the browser's title.
   * @zh 页面的标题：既是页面的一级标题，也与公司名称一起作为浏览器标题。
   */
  title: Label;
  /**
   * Takes the title from live data once it is there, for pages that show one record.
   * @zh 实时数据到达后从中取标题，用于显示单条记录的页面。
   */
  titleFrom?: AnswerField;
  /**
   * Whether the title shows at the head of the page. `false` keeps it for screen readers only, under a hero or carousel. Default: `true`.
   * @zh 是否在页首显示标题。页首是主图或轮播时写 `false`，标题只留给屏幕阅读器。默认：`true`。
   */
  showTitle?: boolean;
  /**
   * One or two sentences under the title.
   * @zh 标题下的一两句话。
   */
  lead?: Text;
  /**
   * One sentence for search engines and link previews, 40 to 160 characters. Default: the lead; without one, the
   * page's first paragraph, and on a page without any the site's `tagline`.
   * @zh 供搜索引擎和链接预览用的一句话，40 至 160 个字符。默认：`lead` 的文字；没有时用页面的第一段文字，页面没有段落时用网站的 `tagline`。
   */
  description?: Text;
  /**
   * Takes the description from a record's plain text, for pages that show one record. Where there is none: `description`.
   * @zh 从记录的纯文本中取描述，用于显示单条记录的页面。没有时用 `description`。
   */
  descriptionFrom?: AnswerField;
  /**
   * Whether search engines are asked to leave the page out: it is in no sitemap, and its head says so. Default: `false`.
   * @zh 是否请搜索引擎不收录本页：本页不进入网站地图（sitemap），页面头部也会注明。默认：`false`。
   */
  noindex?: boolean;
  /**
   * A picture beside the title.
   * @zh 标题旁的图片。
   */
  picture?: Picture;
  /**
   * The picture that link previews show: a file under `assets/images/`, best 1200 by 630 pixels; an SVG is drawn to PNG, which
   * services ask for. Default: one drawn at build, of the title under the organisation's name and logo.
   * @zh 链接预览显示的图片：`assets/images/` 下的文件，以 1200 × 630 像素为宜；SVG 会转为各平台所要的 PNG。默认：构建时绘制，
   * 内容是标题以及机构的名称和标志。
   */
  preview?: ImageFile;
  /**
   * The page that this one belongs to, for the breadcrumb: its route. Default: the home page.
   * @zh 本页所属的页面，用于面包屑导航：写它的路由。默认：首页。
   */
  parent?: RouteName;
  /**
   * The code of the one language that the page's content is in. Default: it is in all languages of the site.
   * @zh 页面内容只有一种语言时，写它的代码。默认：网站的各种语言都有。
   */
  contentLanguage?: LanguageCode;
  /**
   * Lists the page's headings at its side; for long guides. Default: `false`.
   * @zh 在页面一侧列出各标题，用于长篇指南。默认：`false`。
   */
  contents?: boolean;
  /**
   * The page's sections, in the order they show.
   * @zh 页面的区块，按显示的顺序。
   * @mayBeEmpty
   */
  sections: Sections;
}

/**
 * A text that a page takes from the data of one of its sections.
 * @zh 页面从某个区块的数据中取用的文字。
 */
export interface AnswerField {
  /**
   * The `id` of the section on this page whose data holds the text.
   * @zh 数据中含该文字的区块的 `id`，须在本页。
   */
  section: BoundSectionName;
  /**
   * The field of the section's source that is the text.
   * @zh 该区块的数据源中存放该文字的字段。
   */
  field: AnswerFieldName;
}
