import type { Checks } from './checks.ts';
import type { BaseName, ImageFile, Label, LanguageCode, LocalizedText, RouteName, Target, Text } from './kinds.ts';
import type { SiteLanguage } from './languages.ts';
import type { Link } from './link.ts';
import type { NavigationEntry } from './navigation.ts';
import type { SiteSearch } from './search.ts';
import type { Theme } from './theme.ts';

/**
 * Settings for the whole site: `pages/site.json`.
 * @title Site | 网站
 * @zh 全站设置：`pages/site.json`。
 */
export interface SiteDescriptor {
  /**
   * The path of the site schema, for completion, hints and checks in editors.
   * @title Schema | 文件格式
   * @zh 网站 schema 的路径，供编辑器补全、提示和检查。
   */
  $schema: string;
  /**
   * The site's languages, the default first. Every text must be in each of them.
   * @title Languages | 语言
   * @zh 网站的语言，默认语言排第一。每段文字须包含所有语言。
   * @minItems 1
   */
  languages: SiteLanguage[];
  /**
   * The organization's name, shown in titles, header and footer.
   * @title Name of the organization | 机构名称
   * @zh 机构名称，显示在标题、页眉和页脚。
   */
  name: LocalizedText;
  /**
   * A shorter name for the header. Default: `name`.
   * @title Short name | 机构简称
   * @zh 页眉用的简称。默认：`name` 的文字。
   */
  shortName?: LocalizedText;
  /**
   * One sentence about the organization's products, for search engines. It is also the description of pages
   * that have no text of their own.
   * @title Tagline | 一句话介绍
   * @zh 一句话介绍机构的产品，供搜索引擎使用；没有文字的页面也用作描述。
   */
  tagline: LocalizedText;
  /**
   * The logo: a square image file under `assets/images/`.
   * @title Logo | 徽标
   * @zh 徽标：`assets/images/` 下的正方形图片文件。
   */
  logo: ImageFile;
  /**
   * Colors, fonts, corners and spacing of the site. For anything else, write CSS in `pages/theme.css`.
   * Default: the engine's theme.
   * @title Appearance | 外观
   * @zh 网站的颜色、字体、圆角和间距；其他样式写在 `pages/theme.css` 中。默认：引擎自带的主题。
   * @alias style design brand
   */
  theme?: Theme;
  /**
   * The site's public origin, without a trailing slash. Canonical and language links, `sitemap.xml`, feeds,
   * link previews and download commands need it. Default: links are relative, the site has no sitemap, feeds
   * or preview pictures, commands use the address of the current page, and offline copies show a note.
   * @title Web address of the site | 网站网址
   * @zh 网站的公开网址，末尾不带斜杠。规范链接、语言链接、`sitemap.xml`、订阅源、链接预览和下载命令都需要它。默
   * 认：链接用相对地址，没有网站地图、订阅源和预览图片，命令用当前页面的地址，离线副本会注明缺少网址。
   * @pattern ^https://[^/]+$
   * @form https:// and the host, without a path and a slash at the end
   * @formZh 须为 https:// 加主机名，不带路径，末尾不加斜杠
   * @formExample https://www.example.com
   */
  origin?: string;
  /**
   * The IANA time zone of `publishFrom` and `publishUntil`, such as `Asia/Shanghai`. Default: `UTC`.
   * @title Time zone | 时区
   * @zh `publishFrom` 和 `publishUntil` 所用的时区，写 IANA 名称，例如 `Asia/Shanghai`。默认：`UTC`。
   */
  timeZone?: string;
  /**
   * The date format on pages, whatever format the data has. Default: `numbers`.
   * @title Date format | 日期格式
   * @zh 页面上的日期格式，与数据中的写法无关。默认：`numbers`。
   * @choiceTitles
   * numbers: 2025-01-31 in all languages | 各语言均为 2025-01-31
   * words: As usual in the language | 各语言的习惯写法
   * @choices
   * numbers: `2025-01-31` in every language.
   * words: The usual format of the page's language: `January 31, 2025`, or `31 January 2025` with the `tag` `en-GB`.
   * @choicesZh
   * numbers: `2025-01-31`，各语言相同。
   * words: 页面语言的常用格式，中文为 `2025年1月31日`。
   */
  dateFormat?: 'numbers' | 'words';
  /**
   * Values to use in texts, routes and addresses by name in braces: `"product": "Gadget"` for `{product}`.
   * Default: none.
   * @title Reusable values | 网站变量
   * @zh 在文字、路由和地址中用花括号引用的变量：写了 `"product": "Gadget"`，就可用 `{product}`。默认：无。
   */
  values?: Record<string, string>;
  /**
   * The spelling of a value in routes and file names, if it differs from the text: `"product": "gadget"`.
   * @title Values in addresses | 变量在地址中的写法
   * @zh 变量在路由和文件名中的写法，与变量的值不同时才写：`"product": "gadget"`。
   */
  slugs?: Record<string, string>;
  /**
   * Named prefixes for link targets: with `"files": "/files/"`, `files:a.pdf` links to `/files/a.pdf`. A base
   * that starts with `/` is a folder under `assets/`; any other is another site. It ends with `/` or another
   * separator. Default: none.
   * @title Link prefixes | 链接前缀
   * @zh 链接目标的命名前缀：写了 `"files": "/files/"`，`files:a.pdf` 就指向 `/files/a.pdf`。以 `/` 开头的
   * base 是 `assets/` 下的文件夹，其余是其他网站。须以 `/` 或其他分隔符结尾。默认：无。
   */
  bases?: Record<string, Base>;
  /**
   * Other sites with copies of the files. Download commands list them too, with the same checksum. Default:
   * none.
   * @title Mirrors | 镜像站
   * @zh 存有相同文件的镜像站。下载命令也会列出镜像站，校验值相同。默认：无。
   * @mayBeEmpty
   * @unique
   */
  mirrors?: Mirror[];
  /**
   * Address prefixes to replace in API responses. The rest of the address does not change.
   * @title Replaced addresses | 地址替换
   * @zh API 返回数据中要替换的地址前缀，前缀之后的部分不变。
   * @mayBeEmpty
   * @unique from
   */
  rewrites?: Rewrite[];
  /**
   * Redirects from old routes, which keep bookmarks and external links valid. `npm run rename` adds them.
   * @title Redirects | 重定向
   * @zh 旧路由的重定向，使书签和外部链接继续有效。`npm run rename` 会自动添加。
   * @mayBeEmpty
   */
  redirects?: Redirect[];
  /**
   * The route of the page for unknown addresses, shown with status 404 in the language of the address.
   * Default: unknown addresses redirect to the home page.
   * @title “Not found” page | “找不到”页面
   * @zh 访问不存在的地址时显示的页面，写其路由；状态码为 404，语言随地址而定。默认：重定向到首页。
   */
  notFound?: RouteName;
  /**
   * Site search, which visitors open with the header button, `/` or Ctrl-K. Default: no search.
   * @title Search | 搜索
   * @zh 全站搜索，点击页眉按钮、按 `/` 或 Ctrl-K 打开。默认：无。
   */
  search?: SiteSearch;
  /**
   * The server that browsers request newer data from: an origin that serves `/api/v1` with CORS, or `/` for
   * the site's own host. Default: browsers use `npm start` if it serves the site; other hosts show the data
   * of the build.
   * @title Data server | 数据服务器
   * @zh 浏览器请求最新数据的服务器：提供 `/api/v1` 并允许跨域（CORS）的源；与网站同一主机时写 `/`。默认：由
   * `npm start` 提供网站时，向该服务器请求；由其他主机提供时，显示构建时的数据。
   * @pattern ^(https://[^/\s\\?#]+|/)$
   * @form https:// and the host without a path, or / alone for this site’s own host
   * @formZh 须为 https:// 加主机名，不带路径；若与网站同一主机，只写 /
   * @formExample https://api.example.com
   */
  api?: string;
  /**
   * Whether browsers cache visited pages for use without a network, with a note on the page. `false` also
   * deletes earlier caches. Default: `true`.
   * @title Work without a network | 离线可用
   * @zh 浏览器是否缓存访问过的页面，断网时也能打开，并注明来自缓存。写 `false` 还会清除以前的缓存。默
   * 认：`true`。
   * @alias pwa cache serviceWorker
   */
  offline?: boolean;
  /**
   * Routes of pages to cache on the first visit to any page, such as guides, in the visitor's language.
   * Caching stops at 6 MB, in the order of the list. A route with parameters includes all its pages.
   * Default: none.
   * @title Pages stored for offline use | 预先缓存的页面
   * @zh 访客打开任何页面时就一并缓存的页面，写其路由，例如安装指南；只缓存当前语言，按顺序缓存到 6 MB 为止。
   * 带参数的路由包括其所有页面。默认：无。
   * @mayBeEmpty
   * @unique
   */
  precache?: RouteName[];
  /**
   * What visitors see if a data request fails. The browser's console always logs the failure.
   * @title If data cannot load | 数据加载失败时
   * @zh 数据请求失败时访客看到的内容；失败都会写入浏览器控制台。
   * @choiceTitles
   * notice: Show a message | 显示提示
   * silent: Show an empty list | 列表留空
   * @choices
   * notice: A short message with a retry button, instead of the list.
   * silent: An empty list, without a message.
   * @choicesZh
   * notice: 在列表的位置显示提示和重试按钮。
   * silent: 列表留空，不显示提示。
   */
  onDataFailure: 'notice' | 'silent';
  /**
   * The endpoint for browser error reports: a path of this site (`/faults`) or an `https://` URL with a path.
   * Browsers POST each report as small JSON without data about the visitor, at most 20 per page load, never
   * in dev. Default: errors go to the browser's console only.
   * @title Address for error reports | 错误报告地址
   * @zh 接收浏览器错误报告的接口：本站路径（`/faults`）或带路径的 `https://` 网址。报告以 POST 发送一小段
   * JSON，不含访客信息；每次加载页面最多 20 份，开发时不发送。默认：错误只写入浏览器控制台。
   * @pattern ^(https://[^/\s\\?#]+)?/(?![/\\])[^\s\\]*$
   * @form a path of this site that begins with a slash, or an https:// address with a path
   * @formZh 须为本站以斜杠开头的路径，或带路径的 https:// 地址
   * @formExample /faults
   */
  errorReports?: string;
  /**
   * The endpoint that receives the site's forms: an `https://` URL with a path, or an `http://` URL on the
   * server's own machine. `npm start` forwards each form there by POST and saves it to a file if that fails;
   * on static hosts, pages submit directly to an `https://` URL. Default: `npm start` saves forms to a file.
   * @title Address for forms | 表单接收地址
   * @zh 接收网站表单的接口：带路径的 `https://` 网址，或服务器本机的 `http://` 网址。`npm start` 以 POST 转发表
   * 单，转发失败时存入文件；在静态主机上，页面直接提交到 `https://` 网址。默认：`npm start` 把表单存入文件。
   * @pattern ^(https://[^/\s\\?#@]+|http://(localhost|127\.0\.0\.1)(:\d+)?)/[^\s\\#]*$
   * @form an https:// address with a path, or an http:// one of this machine
   * @formZh 须为带路径的 https:// 地址，或本机的 http:// 地址
   * @formExample https://forms.example.com/enquiries
   */
  formUpstream?: string;
  /**
   * The navigation at the top of every page.
   * @title Navigation | 导航菜单
   * @zh 每个页面顶部的导航。
   * @mayBeEmpty
   * @unique
   */
  navigation: NavigationEntry[];
  /**
   * The footer of every page.
   * @title Footer | 页脚
   * @zh 每个页面的页脚。
   */
  footer: Footer;
  /**
   * The map tile service. Default: maps show a drawing.
   * @title Map service | 地图服务
   * @zh 地图瓦片服务。默认：地图显示为示意图。
   */
  map?: MapTiles;
  /**
   * Rule levels and size limits for `npm run check`. Default: the engine's.
   * @title Checks | 检查设置
   * @zh `npm run check` 的规则级别和大小限制。默认：用引擎的设置。
   */
  checks?: Checks;
}

/**
 * A base address: a folder under `assets/` (`/files/manuals/`) or another site; one, or one for each
 * language.
 * @zh base 的地址：`assets/` 下的文件夹（`/files/manuals/`）或其他网站；一个，或每种语言一个。
 */
export type Base = string | LocalizedBase;

/**
 * A base address for each language.
 * @zh 每种语言各自的 base 地址。
 */
export interface LocalizedBase {
  /**
   * The base address on Chinese pages.
   * @title Chinese pages | 中文页面
   * @zh 中文页面上的 base 地址。
   */
  zh: string;
  /**
   * The base address on English pages.
   * @title English pages | 英文页面
   * @zh 英文页面上的 base 地址。
   */
  en: string;
}

/**
 * A site that has a copy of a folder of this site, with the same file names.
 * @title Mirror | 镜像站
 * @zh 镜像站，存有本站某个文件夹的副本，文件名相同。
 */
export interface Mirror {
  /**
   * The name of the mirror, such as its owner or location.
   * @title Name | 名称
   * @zh 镜像的名称，例如提供方或所在地。
   */
  label: Label;
  /**
   * The base of the copied folder under `assets/`, including its subfolders.
   * @title Copied folder | 所镜像的文件夹
   * @zh 所镜像的 `assets/` 文件夹的 base 名称，包括子文件夹。
   */
  copyOf: BaseName;
  /**
   * The base that points to the mirror.
   * @title Address of the mirror | 镜像站地址
   * @zh 指向镜像站的 base 名称。
   */
  base: BaseName;
}

/**
 * An address prefix to replace in API responses.
 * @title Replacement | 替换
 * @zh API 返回数据中要替换的地址前缀。
 */
export interface Rewrite {
  /**
   * The prefix to replace.
   * @title Old start | 原前缀
   * @zh 要替换的前缀。
   */
  from: string;
  /**
   * The new prefix: a base name with its colon (`modules:pdf/`) or an address.
   * @title New start | 新前缀
   * @zh 新前缀：带冒号的 base 名称（`modules:pdf/`）或地址。
   */
  to: string;
}

/**
 * A permanent redirect (308) from an old route, in every language.
 * @title Redirect | 重定向
 * @zh 旧路由的永久重定向（308），对每种语言都有效。
 */
export interface Redirect {
  /**
   * The old route. No page may have it. A parameter in braces matches any value: `/news/{page}`.
   * @title Old address | 旧地址
   * @zh 旧路由，不能再有页面使用它。花括号中的参数匹配任意值：`/news/{page}`。
   * @pattern ^/[\w.{}-]+(/[\w.{}-]+)*$
   * @form a slash, then letters, digits, dots, hyphens and underscores, with single slashes between steps and none at the end
   * @formZh 须以斜杠开头，后接字母、数字、点、连字符和下划线；各级之间只用一个斜杠，末尾不加斜杠
   * @formExample /news/{page}
   */
  from: string;
  /**
   * The new address: a route of this site with the same parameters, with `?query` and `#anchor` if needed, or
   * another old route.
   * @title New address | 新地址
   * @zh 新地址：参数相同的本站路由，可带 `?query` 和 `#anchor`；或另一个旧路由。
   * @pattern ^/(?![/\\])[^\s\\]*$
   * @form an address of this site that begins with one slash, without blanks and backslashes
   * @formZh 须为本站以一个斜杠开头的地址，不能有空格和反斜杠
   * @formExample /news#latest
   */
  to: string;
}

/**
 * The footer of every page.
 * @zh 每个页面的页脚。
 */
export interface Footer {
  /**
   * Columns of links. Default: none.
   * @title Link columns | 链接栏
   * @zh 链接列。默认：无。
   * @mayBeEmpty
   * @unique
   */
  groups?: LinkGroup[];
  /**
   * Phone numbers, email addresses and other contacts, under their own heading. Default: none, without the
   * heading.
   * @title Contacts | 联系方式
   * @zh 电话、邮箱等联系方式，有单独的标题。默认：无，标题也不显示。
   * @mayBeEmpty
   * @unique
   */
  contacts?: Contact[];
  /**
   * A QR code, shown on pages in the default language only.
   * @title QR code | 二维码
   * @zh 二维码，只在默认语言的页面上显示。
   */
  qrCode?: QrCode;
  /**
   * Links to social media. They replace the QR code in the other languages, and in all languages if there is
   * no code.
   * @title Social media | 社交媒体
   * @zh 社交媒体链接。其他语言的页面用它代替二维码；没有二维码时，所有语言都显示。
   * @mayBeEmpty
   * @unique
   */
  social?: Link[];
  /**
   * The copyright line.
   * @title Copyright line | 版权声明
   * @zh 版权声明。
   */
  copyright: Text;
  /**
   * The legally required filing number (ICP), with its link.
   * @title ICP filing | ICP 备案
   * @zh 法律要求的备案号（ICP）及其链接。
   */
  icpFiling?: Link;
}

/**
 * A titled column of links.
 * @title Link column | 链接栏
 * @zh 带标题的一列链接。
 */
export interface LinkGroup {
  /**
   * The title of the column.
   * @title Title | 标题
   * @zh 该列的标题。
   */
  title: Label;
  /**
   * The links. The column is hidden in a language that has no link to show.
   * @title Links | 链接
   * @zh 该列的链接。某种语言没有可显示的链接时，整列不显示。
   * @unique
   */
  links: FooterLink[];
}

/**
 * A link in the footer.
 * @zh 页脚中的链接。
 */
export interface FooterLink extends Link {
  /**
   * The code of the only language that shows the link. Default: every language shows it.
   * @title Only in this language | 仅限语言
   * @zh 只在一种语言中显示时，写该语言的代码。默认：所有语言都显示。
   */
  language?: LanguageCode;
}

/**
 * A way to reach the organization.
 * @title Contact | 联系方式
 * @zh 联系机构的一种方式。
 */
export interface Contact {
  /**
   * The purpose, such as "Sales" or "Support".
   * @title Purpose | 用途
   * @zh 用途，例如“销售”“技术支持”。
   */
  label: Label;
  /**
   * The number or address to show.
   * @title Number or address | 号码或地址
   * @zh 显示的号码或地址。
   */
  value: Text;
  /**
   * The link target (`tel:…`, `mailto:…`). Default: plain text.
   * @title Link target | 链接目标
   * @zh 链接目标（`tel:…`、`mailto:…`）。默认：纯文本。
   */
  to?: Target;
}

/**
 * A QR code with a caption.
 * @zh 带说明的二维码。
 */
export interface QrCode {
  /**
   * The image file under `assets/images/`.
   * @title Image file | 图片文件
   * @zh `assets/images/` 下的图片文件。
   */
  src: ImageFile;
  /**
   * What visitors get by scanning it.
   * @title Caption | 说明文字
   * @zh 扫码后能做什么。
   */
  caption: Text;
}

/**
 * The map tile service.
 * @zh 地图瓦片服务。
 */
export interface MapTiles {
  /**
   * The URL of a tile, with `{z}`, `{x}`, `{y}` and `{key}`. Pages load tiles only when a visitor asks for
   * the map.
   * @title Address of map tiles | 瓦片网址
   * @zh 瓦片的网址，含 `{z}`、`{x}`、`{y}` 和 `{key}`。访客选择显示地图后才加载瓦片。
   */
  tiles: string;
  /**
   * The API key of the service, used for `{key}`. If empty, no tiles load.
   * @title API key | 密钥
   * @zh 服务的密钥，填入 `{key}`。为空时不加载瓦片。
   */
  key: string;
  /**
   * The attribution that the service requires.
   * @title Attribution | 版权署名
   * @zh 服务方要求的版权署名。
   */
  attribution: string;
  /**
   * The coordinate system of the tiles. Default: `WGS-84`.
   * @title Coordinate system | 坐标系
   * @zh 瓦片的坐标系。默认：`WGS-84`。
   * @choiceTitles
   * WGS-84: GPS (WGS-84) | GPS 坐标（WGS-84）
   * GCJ-02: Amap, Tencent (GCJ-02) | 高德、腾讯（GCJ-02）
   * BD-09: Baidu (BD-09) | 百度（BD-09）
   * @choices
   * WGS-84: GPS, and most maps outside China.
   * GCJ-02: Chinese map services such as Amap and Tencent.
   * BD-09: Baidu maps.
   * @choicesZh
   * WGS-84: GPS 和多数国外地图使用。
   * GCJ-02: 高德、腾讯等国内地图使用。
   * BD-09: 百度地图使用。
   */
  coordinateSystem?: 'WGS-84' | 'GCJ-02' | 'BD-09';
}
