import type { Repeated } from './for-each.ts';
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
 * A page of the site: a JSON file anywhere under `pages/`. Folders are for your own order; the route is a
 * field of the file.
 * @title Page | 页面
 * @zh 网站的一个页面：`pages/` 下任意位置的一个 JSON 文件。文件夹仅用于整理，路由写在文件中。
 */
export interface PageDescriptor extends Publishing, Repeated {
  /**
   * The format of this file, by which code editors complete and check it. It needs no change.
   * @title Schema | 文件格式
   * @zh 本文件的格式，代码编辑器据此补全和检查。无需修改。
   */
  $schema: string;
  /**
   * A short name for the page, unique on the site, such as its file name. The site's own CSS can use it.
   * @title Page ID | 页面标识
   * @zh 页面的短名称，全站唯一，可以与文件名相同。网站自己的 CSS 可以用到它。
   */
  id: Name;
  /**
   * The page's address: it starts with `/` and is unique on the site. Site values such as `{product}` are
   * filled in; other names in braces stand for any value (`/news/{page}`). Languages other than the first add
   * their prefix.
   * @title Address | 地址
   * @zh 页面的地址，以 `/` 开头，全站唯一。`{product}` 等网站变量会替换成实际内容；花括号中的其他名称代表任意
   * 值（`/news/{page}`）。默认语言以外的语言在前面加各自的前缀。
   */
  route: PageRoute;
  /**
   * The values of names in braces in `route`, for addresses without a value or with an unknown one:
   * `{ "page": "1" }`. Default: visitors see “not found”.
   * @title Default parameters | 参数默认值
   * @zh 地址缺少 `route` 花括号中的值，或该值不存在时，改用的值：`{ "page": "1" }`。默认：访客看到“不存在”。
   */
  routeDefaults?: Record<string, string>;
  /**
   * The page's title: its main heading and, with the company's name, the browser title.
   * @title Title | 标题
   * @zh 页面的标题，用作一级标题，并与机构名称一起显示在浏览器标签页上。
   */
  title: Label;
  /**
   * Takes the title from a record, for pages that show one record.
   * @title Title from data | 标题取自数据
   * @zh 从记录中取标题，用于显示单条记录的页面。
   */
  titleFrom?: AnswerField;
  /**
   * Whether the title is visible. With `false`, only screen readers read it, for pages that begin with a hero
   * or carousel. Default: `true`.
   * @title Show the title | 显示标题
   * @zh 是否显示标题。写 `false` 时只供屏幕阅读器读出，适合以主图或轮播开头的页面。默认：`true`。
   */
  showTitle?: boolean;
  /**
   * One or two sentences below the title.
   * @title Introduction | 导语
   * @zh 标题下方的一两句话。
   */
  lead?: Text;
  /**
   * One sentence for search engines and link previews, 40 to 160 characters. Default: the lead, then the
   * first paragraph, then the site's `tagline`.
   * @title Description | 描述
   * @zh 供搜索引擎和链接预览使用的一句话，40 至 160 个字符。默认：依次取 `lead`、第一段文字、网站的 `tagline`。
   */
  description?: Text;
  /**
   * Takes the description from a record, for pages that show one record. If it is empty there, `description`
   * applies.
   * @title Description from data | 描述取自数据
   * @zh 从记录中取描述，用于显示单条记录的页面。记录中为空时用 `description`。
   */
  descriptionFrom?: AnswerField;
  /**
   * Whether search engines should not index the page; it is also left out of the sitemap. Default: `false`.
   * @title Hide from search engines | 不让搜索引擎收录
   * @zh 是否禁止搜索引擎收录；禁止后页面也不列入网站地图。默认：`false`。
   */
  noindex?: boolean;
  /**
   * A picture next to the title.
   * @title Picture next to the title | 标题旁的图片
   * @zh 标题旁的图片。
   */
  picture?: Picture;
  /**
   * The picture that other sites and apps show with a link to the page: a file under `assets/images/`,
   * ideally 1200 by 630 pixels. Default: a generated picture with the title and the organization's name and
   * logo.
   * @title Picture for link previews | 分享预览图
   * @zh 在其他网站和应用中分享链接时显示的图片：`assets/images/` 下的文件，建议为 1200 × 630 像素。默认：自动
   * 生成，含标题、机构名称和徽标。
   */
  preview?: ImageFile;
  /**
   * The page above this one, which the path at the top of the page (the breadcrumb) links to. Default: the
   * home page.
   * @title Parent page | 上级页面
   * @zh 上级页面，页面顶部的路径（面包屑）会链接到它。默认：首页。
   */
  parent?: RouteName;
  /**
   * The code of the page's language, if its content exists in one language only. Default: all languages of
   * the site.
   * @title Only language | 唯一语言
   * @zh 页面内容只有一种语言时，写该语言的代码。默认：网站的所有语言。
   */
  contentLanguage?: LanguageCode;
  /**
   * Whether to show a table of contents at the side, for long guides. Default: `false`.
   * @title Table of contents | 显示目录
   * @zh 是否在侧边显示目录，适合较长的指南。默认：`false`。
   */
  tableOfContents?: boolean;
  /**
   * The page's sections, in order.
   * @title Sections | 区块
   * @zh 页面的区块，按显示顺序。
   * @mayBeEmpty
   */
  sections: Sections;
}

/**
 * A text that a page takes from the data of one of its sections.
 * @zh 页面从某个区块的数据中取得的文字。
 */
export interface AnswerField {
  /**
   * The `id` of a section on this page that has `data`.
   * @title Section with the data | 数据所在区块
   * @zh 本页某个带 `data` 的区块的 `id`。
   */
  section: BoundSectionName;
  /**
   * The field of that section's data to use.
   * @title Data field | 数据字段
   * @zh 该区块数据中的字段。
   */
  field: AnswerFieldName;
}
