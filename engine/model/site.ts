import type { Checks } from './checks.ts';
import type { Repeated } from './for-each.ts';
import type { BaseName, ImageFile, Label, LanguageCode, LocalizedText, RouteName, Target, Text } from './kinds.ts';
import type { SiteLanguage } from './languages.ts';
import type { Link, ListedLink } from './link.ts';
import type { NavigationEntry } from './navigation-entry.ts';
import type { SiteSearch } from './site-search.ts';
import type { Theme } from './theme.ts';

/**
 * Settings for the whole site: `pages/site.json`.
 * @title Site | 网站
 * @zh 全站设置：`pages/site.json`。
 */
export interface SiteDescriptor {
  /**
   * The format of this file, by which code editors complete and check it. It needs no change.
   * @title Schema | 文件格式
   * @zh 本文件的格式，代码编辑器据此补全和检查。无需修改。
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
   * The web address at which visitors find the site, such as `https://example.org`, without a slash at the
   * end. A site in a folder of its host has the folder, too: `https://example.org/lab`. Search engines, feeds,
   * link previews and download commands need it. Default: the site has no sitemap, feeds or preview pictures.
   * @title Web address of the site | 网站网址
   * @zh 访客访问网站的网址，例如 `https://example.org`，末尾不带斜杠；网站在主机的文件夹下时写上文件夹，例
   * 如 `https://example.org/lab`。搜索引擎、订阅源、链接预览和下载命令都需要它。默认：没有网站地图、订阅源和预览图片。
   * @pattern ^https://[^/]+(/[\w-][\w.-]*)*$
   * @form https:// and the host, and folders if the site is in one, without a slash at the end
   * @formZh 须为 https:// 加主机名，网站在文件夹下时加文件夹，末尾不加斜杠
   * @formExample https://www.example.com
   */
  origin?: string;
  /**
   * The folder of its host that the site is served from, such as `/lab/`. Addresses in descriptors and data do
   * not have it: `/faq` leads to `/lab/faq`. Only a site without `origin` needs it. Default: the folder of
   * `origin`, or `/`.
   * @title Folder of the site | 网站所在文件夹
   * @zh 网站在主机上所处的文件夹，例如 `/lab/`。描述文件和数据中的网址不写它：`/faq` 会指向 `/lab/faq`。只有没有写
   * `origin` 的网站才需要。默认：`origin` 中的文件夹，或 `/`。
   * @pattern ^/([\w-][\w.-]{0,99}/){0,9}$
   * @form names of folders, with a slash at the start and at the end
   * @formZh 须为文件夹名称，首尾都带斜杠
   * @formExample /lab/
   */
  base?: string;
  /**
   * The time zone of publication times (`publishFrom`, `publishUntil`), such as `Asia/Shanghai`. Default:
   * `UTC`.
   * @title Time zone | 时区
   * @zh 发布时间（`publishFrom` 和 `publishUntil`）所用的时区，例如 `Asia/Shanghai`。默认：`UTC`。
   */
  timeZone?: string;
  /**
   * The date format on pages, whatever format the data has. Default: `numbers`.
   * @title Date format | 日期格式
   * @zh 页面上的日期格式，与数据中的写法无关。默认：`numbers`。
   * @choices
   * numbers: 2025-01-31 in all languages | 各语言均为 2025-01-31 | `2025-01-31` in every language. | `2025-01-31`，各语
   * 言相同。
   * words: As usual in the language | 各语言的习惯写法 | The usual format of the page's language: `January 31, 2025`,
   * or `31 January 2025` with the `tag` `en-GB`. | 页面语言的常用格式，中文为 `2025年1月31日`。
   */
  dateFormat?: 'numbers' | 'words';
  /**
   * Values that texts and addresses use by their name in braces: `"product": "Gadget"` for `{product}`.
   * Default: none.
   * @title Reusable values | 网站变量
   * @zh 文字和地址中可用花括号引用的变量：写了 `"product": "Gadget"`，就可用 `{product}`。默认：无。
   */
  values?: Record<string, string>;
  /**
   * How a value is written in addresses and file names, if that differs from the text: `"product": "gadget"`.
   * @title Values in addresses | 变量在地址中的写法
   * @zh 变量在地址和文件名中的写法，与变量的值不同时才写：`"product": "gadget"`。
   */
  slugs?: Record<string, string>;
  /**
   * Short names for the start of link targets: with `"files": "/files/"`, `files:a.pdf` links to
   * `/files/a.pdf`. A start with `/` is a folder under `assets/`, any other is another site; it ends with `/`
   * or another separator. Default: none.
   * @title Link prefixes | 链接前缀
   * @zh 链接目标开头部分的简称：写了 `"files": "/files/"`，`files:a.pdf` 就指向 `/files/a.pdf`。以 `/` 开头的
   * 是 `assets/` 下的文件夹，其余是其他网站；须以 `/` 或其他分隔符结尾。默认：无。
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
   * Starts of addresses to replace in records and data. The rest of an address stays.
   * @title Replaced addresses | 地址替换
   * @zh 要替换的地址开头，用于记录和数据；地址的其余部分不变。
   * @mayBeEmpty
   * @unique from
   */
  rewrites?: Rewrite[];
  /**
   * Old addresses and those that replace them, so that bookmarks and links of other sites still work.
   * `npm run rename` adds them.
   * @title Redirects | 重定向
   * @zh 旧地址及取代它的新地址，使书签和其他网站的链接继续有效。`npm run rename` 会自动添加。
   * @mayBeEmpty
   */
  redirects?: Redirect[];
  /**
   * The page that visitors see at an address that does not exist. Default: the home page opens.
   * @title “Not found” page | “找不到”页面
   * @zh 访客打开不存在的地址时看到的页面。默认：打开首页。
   */
  notFound?: RouteName;
  /**
   * Site search, which visitors open with the header button, `/` or Ctrl-K. Default: no search.
   * @title Search | 搜索
   * @zh 全站搜索，点击页眉按钮、按 `/` 或 Ctrl-K 打开。默认：无。
   */
  search?: SiteSearch;
  /**
   * The web address of the server from which pages load newer data, or `/` for the site's own server. It
   * answers at `/api/v1` and must permit requests from the site (CORS). Default: `npm start`, if it serves
   * the site; otherwise pages keep the data of the build.
   * @title Data server | 数据服务器
   * @zh 页面加载最新数据的服务器网址；与网站同一服务器时写 `/`。它须在 `/api/v1` 提供数据，并允许来自本站的请
   * 求（CORS）。默认：网站由 `npm start` 提供时，用该服务器；否则一直显示构建时的数据。
   * @pattern ^(https://[^/\s\\?#]+|/)$
   * @form https:// and the host without a path, or / alone for this site’s own host
   * @formZh 须为 https:// 加主机名，不带路径；若与网站同一主机，只写 /
   * @formExample https://api.example.com
   */
  api?: string;
  /**
   * Whether visited pages also open without a network, with a note on the page. `false` also deletes the
   * pages that browsers have stored. Default: `true`.
   * @title Work without a network | 离线可用
   * @zh 访问过的页面断网时是否也能打开，页面上会注明。写 `false` 还会清除浏览器已存的页面。默认：`true`。
   * @alias pwa cache serviceWorker
   */
  offline?: boolean;
  /**
   * Pages to store at the visitor's first visit, such as guides, so that they open without a network. They
   * are stored in the visitor's language, in this order, up to 6 MB. A page with names in braces in its
   * address includes all its pages. Default: none.
   * @title Pages stored for offline use | 预先缓存的页面
   * @zh 访客首次访问时就存入浏览器、断网也能打开的页面，例如安装指南。只存访客的语言，按顺序存到 6 MB 为止；
   * 地址中有花括号的页面包括其所有页面。默认：无。
   * @mayBeEmpty
   * @unique
   */
  precache?: RouteName[];
  /**
   * What visitors see if data cannot be loaded.
   * @title If data cannot load | 数据加载失败时
   * @zh 数据加载失败时，访客看到什么。
   * @choices
   * notice: Show a message | 显示提示 | A short message with a retry button, instead of the list. | 在列表的位置显示提
   * 示和重试按钮。
   * silent: Show an empty list | 列表留空 | An empty list, without a message. | 列表留空，不显示提示。
   */
  onDataFailure: 'notice' | 'silent';
  /**
   * The address that receives reports about errors in visitors' browsers: a path of this site (`/faults`), or
   * an `https://` URL with a path. Reports contain nothing about the visitor. Default: no reports.
   * @title Address for error reports | 错误报告地址
   * @zh 接收访客浏览器错误报告的地址：本站路径（`/faults`），或带路径的 `https://` 网址。报告不含访客信息。默
   * 认：不发送报告。
   * @pattern ^(https://[^/\s\\?#]+)?/(?![/\\])[^\s\\]*$
   * @form a path of this site that begins with a slash, or an https:// address with a path
   * @formZh 须为本站以斜杠开头的路径，或带路径的 https:// 地址
   * @formExample /faults
   */
  errorReports?: string;
  /**
   * The address that receives the site's forms: an `https://` URL with a path, or an `http://` URL on the
   * server's own machine. Static hosts need it. `npm start` forwards forms there, and saves those that it
   * cannot forward to a file. Default: `npm start` saves all forms to a file.
   * @title Address for forms | 表单接收地址
   * @zh 接收网站表单的地址：带路径的 `https://` 网址，或服务器本机的 `http://` 网址。静态主机必须填
   * 写。`npm start` 把表单转发到该地址，转发失败时存入文件。默认：`npm start` 把表单存入文件。
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
   * The service whose maps the site shows. Default: maps show a drawing.
   * @title Map service | 地图服务
   * @zh 网站所用的地图服务。默认：地图显示为示意图。
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
 * The start of addresses: a folder under `assets/` (`/files/manuals/`) or another site; one, or one for each
 * language.
 * @zh 地址的开头：`assets/` 下的文件夹（`/files/manuals/`）或其他网站；一个，或每种语言一个。
 */
export type Base = string | LocalizedBase;

/**
 * The start of addresses in each language.
 * @zh 每种语言各自的地址开头。
 */
export interface LocalizedBase {
  /**
   * The start of addresses on Chinese pages.
   * @title Chinese pages | 中文页面
   * @zh 中文页面上的地址开头。
   */
  zh: string;
  /**
   * The start of addresses on English pages.
   * @title English pages | 英文页面
   * @zh 英文页面上的地址开头。
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
   * The copied folder under `assets/`, with its subfolders, by its link prefix.
   * @title Copied folder | 所镜像的文件夹
   * @zh 所镜像的 `assets/` 文件夹，包括子文件夹，写它的链接前缀。
   */
  copyOf: BaseName;
  /**
   * The mirror, by its link prefix.
   * @title Address of the mirror | 镜像站地址
   * @zh 镜像站，写它的链接前缀。
   */
  base: BaseName;
}

/**
 * A start of addresses to replace in records and data.
 * @title Replacement | 替换
 * @zh 要替换的地址开头，用于记录和数据。
 */
export interface Rewrite {
  /**
   * The start to replace.
   * @title Old start | 原前缀
   * @zh 要替换的开头。
   */
  from: string;
  /**
   * The new start: a link prefix with its colon (`modules:pdf/`), or an address.
   * @title New start | 新前缀
   * @zh 新的开头：带冒号的链接前缀（`modules:pdf/`），或一个地址。
   */
  to: string;
}

/**
 * An old address, and the address that replaces it in every language.
 * @title Redirect | 重定向
 * @zh 旧地址，以及取代它的新地址，对每种语言都有效。
 */
export interface Redirect {
  /**
   * The old address, which no page may have any more, in letters of any script: `/旧闻` also means
   * `/%E6%97%A7%E9%97%BB`. A name in braces matches any value: `/news/{page}`.
   * @title Old address | 旧地址
   * @zh 旧地址，不能再有页面使用它。可用任何文字：`/旧闻` 也代表 `/%E6%97%A7%E9%97%BB`。花括号中的名称代表任意值：`/news/{page}`。
   * @pattern ^/([\w.{}-]|[^\x00-\x7F\s\p{C}])+(/([\w.{}-]|[^\x00-\x7F\s\p{C}])+)*$
   * @form a slash, then letters and digits of any script, dots, hyphens and underscores, with single slashes between steps and none at the end
   * @formZh 须以斜杠开头，后接任何文字的字母、数字，以及点、连字符和下划线；各级之间只用一个斜杠，末尾不加斜杠
   * @formExample /news/{page}
   */
  from: string;
  /**
   * The new address: a page of this site with the same names in braces, with `?query` and `#anchor` if
   * needed, or another old address.
   * @title New address | 新地址
   * @zh 新地址：本站页面，花括号中的名称须相同，可带 `?query` 和 `#anchor`；或另一个旧地址。
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
  social?: ListedLink[];
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
export interface LinkGroup extends Repeated {
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
export interface FooterLink extends ListedLink {
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
   * What opens at a click (`tel:…`, `mailto:…`). Default: no link.
   * @title Link target | 链接目标
   * @zh 点击后打开什么（`tel:…`、`mailto:…`）。默认：没有链接。
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
 * The service whose maps the site shows.
 * @zh 网站所用的地图服务。
 */
export interface MapTiles {
  /**
   * The address of the service's map images, with `{z}`, `{x}`, `{y}` and `{key}`, as the service describes
   * it. They load only when a visitor asks for the map.
   * @title Address of map tiles | 瓦片网址
   * @zh 地图服务的图片网址，含 `{z}`、`{x}`、`{y}` 和 `{key}`，见该服务的说明。访客选择显示地图后才加载。
   */
  tiles: string;
  /**
   * The key that the service has given to this site, for `{key}`. If it is empty, no map loads.
   * @title API key | 密钥
   * @zh 地图服务发给本站的密钥，填入 `{key}`。为空时不加载地图。
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
   * @choices
   * WGS-84: GPS (WGS-84) | GPS 坐标（WGS-84） | GPS, and most maps outside China. | GPS 和多数国外地图使用。
   * GCJ-02: Amap, Tencent (GCJ-02) | 高德、腾讯（GCJ-02） | Chinese map services such as Amap and Tencent. | 高德、腾讯
   * 等国内地图使用。
   * BD-09: Baidu (BD-09) | 百度（BD-09） | Baidu maps. | 百度地图使用。
   */
  coordinateSystem?: 'WGS-84' | 'GCJ-02' | 'BD-09';
}
