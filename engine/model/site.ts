import type { Checks } from './checks.ts';
import type { BaseName, ImageFile, Label, LanguageCode, LocalizedText, RouteName, Target, Text } from './kinds.ts';
import type { SiteLanguage } from './languages.ts';
import type { Link } from './link.ts';
import type { NavigationEntry } from './navigation.ts';
import type { SiteSearch } from './search.ts';
import type { Theme } from './theme.ts';

/**
 * What the whole site shares: `pages/site.json`.
 * @zh 全站共用的内容：`pages/site.json`。
 */
export interface SiteDescriptor {
  /**
   * The site schema, so that an editor completes, explains and checks this file.
   * @zh 网站的 schema，编辑器据此补全、说明并检查本文件。
   */
  $schema: string;
  /**
   * The languages that the site speaks, the default first. Every text is in each of them.
   * @zh 网站使用的语言，默认语言在前。每段文字都有其中每种语言。
   * @minItems 1
   */
  languages: SiteLanguage[];
  /**
   * The organisation's name, in titles, header and footer.
   * @zh 机构的名称，用于标题、页眉和页脚。
   */
  name: LocalizedText;
  /**
   * A shorter name for the header. Default: the name.
   * @zh 页眉中较短的名称。默认：`name` 的文字。
   */
  shortName?: LocalizedText;
  /**
   * One sentence that says what the organisation makes, for search engines; it also describes pages that hold no text of their own.
   * @zh 说明机构产品的一句话，供搜索引擎使用；没有文字的页面也以它为描述。
   */
  tagline: LocalizedText;
  /**
   * The logo: a square file under `assets/images/`.
   * @zh 标志：`assets/images/` 下的正方形图片文件。
   */
  logo: ImageFile;
  /**
   * How the site looks: colours, fonts, corners, space. What it cannot say, `pages/theme.css` may. Default: as the engine has it.
   * @zh 网站的外观：颜色、字体、圆角、留白。它说不了的，可写在 `pages/theme.css` 里。默认：用引擎的外观。
   * @alias style design brand
   */
  theme?: Theme;
  /**
   * The site's public address without a trailing slash, for what must be whole: the canonical and language links, `sitemap.xml`, feeds,
   * the pictures of link previews, and commands that fetch files. Default: those links are relative, there is no sitemap, no feed and no such
   * picture, and commands have the address that a browser or the server knows; copies for reading off line say that it is missing.
   * @zh 网站的公开地址，末尾不带斜杠，用于必须写全的地址：规范链接和语言链接、`sitemap.xml`、订阅源、链接预览的图片、下载文件的命令。默认：这些链接为相对
   * 链接，没有网站地图和订阅源，也没有预览图片；命令中用浏览器或服务器所知的地址，供离线阅读的副本注明缺少地址。
   * @pattern ^https://[^/]+$
   * @form https:// and the host, without a path and a slash at the end
   * @formZh 须为 https:// 加主机名，不带路径，末尾不加斜杠
   * @formExample https://www.example.com
   */
  origin?: string;
  /**
   * The time zone, by its name in the IANA database, in which `publishFrom` and `publishUntil` are told: `Asia/Shanghai`.
   * Default: `UTC`.
   * @zh 时区，写 IANA 数据库中的名称，用于 `publishFrom` 和 `publishUntil`：`Asia/Shanghai`。默认：`UTC`。
   */
  timeZone?: string;
  /**
   * How days are shown, however records and rows write them. Default: `numbers`.
   * @zh 日期如何显示，与记录和行中的写法无关。默认：`numbers`。
   * @choices
   * numbers: `2025-01-31`, alike in every language.
   * words: As the page's language writes them: `January 31, 2025`, in British English (the `tag` `en-GB`) `31 January 2025`.
   * @choicesZh
   * numbers: `2025-01-31`，各语言相同。
   * words: 按页面语言的写法：中文为 `2025年1月31日`。
   */
  dates?: 'numbers' | 'words';
  /**
   * Names that texts, routes and addresses may use in braces, for example `"product": "Gadget"`. Default: none.
   * @zh 文字、路由和地址中可用花括号引用的名称，例如 `"product": "Gadget"`。默认：没有。
   */
  values?: Record<string, string>;
  /**
   * How a value is spelled in routes and file names, where that differs from its text: `"product": "gadget"`.
   * @zh 某个值在路由和文件名中的写法，用于与其文字不同时：`"product": "gadget"`。
   */
  slugs?: Record<string, string>;
  /**
   * Named base addresses that targets may start with: with `"files": "/files/"`, `files:a.pdf` leads to `/files/a.pdf`.
   * A base that starts with `/` is a folder under `assets/`; others are other sites. It ends with `/`, or another sign that parts it from what follows.
   * Default: none.
   * @zh 去处可用来开头的有名称的地址（base）：写了 `"files": "/files/"`，`files:a.pdf` 就指向 `/files/a.pdf`。以 `/` 开头
   * 的 base 是 `assets/` 下的文件夹，其余是其他网站。它以 `/` 结尾，或以别的能与后文分开的符号结尾。默认：没有。
   */
  bases?: Record<string, Base>;
  /**
   * Other sites that have the same files, which the lines that fetch a file name too: the checksum is the same. Default: none.
   * @zh 存有相同文件的其他网站；下载文件的命令也会列出它们，校验值相同。默认：没有。
   * @mayBeEmpty
   * @unique
   */
  mirrors?: Mirror[];
  /**
   * Old address prefixes in the API's answers, and what to put in their place; what follows is kept as it is.
   * @zh API 返回数据中的旧地址前缀，以及用什么替换；前缀之后的部分不变。
   * @mayBeEmpty
   * @unique from
   */
  rewrites?: Rewrite[];
  /**
   * Old routes and where they lead now, so that bookmarks and links from elsewhere stay good. `npm run rename` writes them.
   * @zh 旧路由及其现在的去处，使书签和外部链接继续有效。由 `npm run rename` 写入。
   * @mayBeEmpty
   */
  redirects?: Redirect[];
  /**
   * The route of the page that stands at every unknown address, with status 404 and in the address's language. Default: an
   * unknown address leads to the home page.
   * @zh 所有未知地址显示的页面，写它的路由；状态码为 404，语言随地址而定。默认：未知地址转到首页。
   */
  notFound?: RouteName;
  /**
   * Search over the whole site, by a button in the header, by `/` and by Ctrl-K. Default: the site has none.
   * @zh 全站搜索：通过页眉的按钮、按 `/` 或按 Ctrl-K 打开。默认：没有搜索。
   */
  search?: SiteSearch;
  /**
   * Where browsers ask for newer data than the pages came with: another origin, which answers `/api/v1` and lets this site ask
   * (CORS), or `/` when the site's own host answers there. Default: `npm start` is asked, which says that it answers; any other
   * host shows what was built.
   * @zh 浏览器向哪里请求比页面所带更新的数据：应答 `/api/v1` 且允许本站请求（CORS）的另一个源；若由网站自己的主机应答，写 `/`。
   * 默认：由 `npm start` 提供时向它请求，因为它会声明自己应答；在其他主机上显示构建时的数据。
   * @pattern ^(https://[^/\s\\?#]+|/)$
   * @form https:// and the host without a path, or / alone for this site’s own host
   * @formZh 须为 https:// 加主机名，不带路径；若由本站主机应答，只写 /
   * @formExample https://api.example.com
   */
  api?: string;
  /**
   * Whether browsers keep the pages that a visitor has seen, so that they open without a network and say that they are from memory. With
   * `false`, browsers also forget what they kept before. Default: `true`.
   * @zh 浏览器是否保存访客看过的页面，使其没有网络时也能打开，并注明是保存的页面。写 `false` 时，浏览器还会删除以前保存的内容。默认：`true`。
   * @alias pwa cache serviceWorker
   */
  offline?: boolean;
  /**
   * Routes of pages that browsers keep for a visitor of any page, such as guides: in the language of the visit, the first ones where all are
   * more than 6 MB. A route with parameters is all of its pages. Default: none.
   * @zh 访客看过任何页面后浏览器都会保存的页面，例如安装指南，写它们的路由：保存访问时所用语言的页面；总量超过 6 MB 时只保存排在前面的。
   * 带参数的路由指它的全部页面。默认：没有。
   * @mayBeEmpty
   * @unique
   */
  keepOffline?: RouteName[];
  /**
   * What visitors see when a call for data fails. Always logged.
   * @zh 请求数据失败时访客看到什么。总会写入控制台。
   * @choices
   * notice: A quiet notice with a retry button stands in the list's place.
   * silent: The list stays empty; the browser's console alone tells.
   * @choicesZh
   * notice: 在列表的位置显示带重试按钮的提示。
   * silent: 列表留空，只写入浏览器的控制台。
   */
  onDataFailure: 'notice' | 'silent';
  /**
   * Where browsers send word of what failed on a page: a path of this site (`/faults`) or an `https://` address with a path.
   * Each report is a small JSON by POST, with nothing of the visitor in it; twenty a page load at most, none in dev.
   * Default: faults go to the browser's console alone.
   * @zh 浏览器向哪里报告页面上的故障：本站的路径（`/faults`），或带路径的 `https://` 地址。每份报告是以 POST 发送的一小段 JSON，
   * 不含访客的任何信息；每次加载页面最多二十份，开发时不发送。默认：故障只写入浏览器的控制台。
   * @pattern ^(https://[^/\s\\?#]+)?/(?![/\\])[^\s\\]*$
   * @form a path of this site that begins with a slash, or an https:// address with a path
   * @formZh 须为本站以斜杠开头的路径，或带路径的 https:// 地址
   * @formExample /faults
   */
  faultReports?: string;
  /**
   * Where what visitors send by the site's forms is passed on to: an `https://` address with a path, or an `http://` one on the server's
   * own machine. `npm start` sends it on as a browser would, by POST with the fields by name, and keeps in its file what the address does
   * not take; on a host that has only files, the pages send it to an `https://` one themselves. Default: `npm start` keeps it in its file.
   * @zh 访客通过网站表单提交的内容转交到哪里：带路径的 `https://` 地址，或服务器本机上的 `http://` 地址。`npm start` 像浏览器一样以 POST 按字段名转交，
   * 对方没有接收的内容保存在自己的文件里；在只能提供文件的主机上，由页面直接提交到 `https://` 地址。默认：`npm start` 保存在自己的文件里。
   * @pattern ^(https://[^/\s\\?#@]+|http://(localhost|127\.0\.0\.1)(:\d+)?)/[^\s\\#]*$
   * @form an https:// address with a path, or an http:// one of this machine
   * @formZh 须为带路径的 https:// 地址，或本机的 http:// 地址
   * @formExample https://forms.example.com/enquiries
   */
  formUpstream?: string;
  /**
   * The navigation at the top of every page.
   * @zh 每个页面顶部的导航。
   * @mayBeEmpty
   * @unique
   */
  navigation: NavigationEntry[];
  /**
   * The foot of every page.
   * @zh 每个页面的页脚。
   */
  footer: Footer;
  /**
   * Map tiles. Without them, a drawn card stands in the map's place.
   * @zh 地图瓦片。不写时，地图的位置显示一张绘制的卡片。
   */
  map?: MapTiles;
  /**
   * What `npm run check` demands of this site. Default: every rule as severe as it is by itself, and the usual budgets.
   * @zh `npm run check` 对本站的要求。默认：每条规则用其自身的级别，篇幅限制用通常的数值。
   */
  checks?: Checks;
}

/**
 * A base address: a folder under `assets/` (`/files/manuals/`) or another site; one, or one for each language.
 * @zh 一个 base 的地址：`assets/` 下的文件夹（`/files/manuals/`）或其他网站；一个，或每种语言一个。
 */
export type Base = string | LocalizedBase;

/**
 * A base address that differs by language.
 * @zh 因语言而异的 base 地址。
 */
export interface LocalizedBase {
  /**
   * The base on Chinese pages.
   * @zh 中文页面上的地址。
   */
  zh: string;
  /**
   * The base on English pages.
   * @zh 英文页面上的地址。
   */
  en: string;
}

/**
 * A site that has the same files as a folder of this one, under the same names.
 * @zh 以同样的文件名存有本站某个文件夹中相同文件的网站。
 */
export interface Mirror {
  /**
   * Whose it is or where it stands.
   * @zh 镜像的名称：由谁提供，或位于何处。
   */
  label: Label;
  /**
   * The base of the folder under `assets/` that it has, with all folders below.
   * @zh 它所镜像的 `assets/` 下文件夹的 base 名称，其下各级文件夹都在内。
   */
  of: BaseName;
  /**
   * The base of the site where they are.
   * @zh 存放这些文件的网站的 base 名称。
   */
  base: BaseName;
}

/**
 * An address prefix that is replaced in the API's answers.
 * @zh API 返回数据中要替换的地址前缀。
 */
export interface Rewrite {
  /**
   * The old prefix.
   * @zh 旧前缀。
   */
  from: string;
  /**
   * The new prefix: a base name with its colon (`modules:pdf/`) or an address.
   * @zh 新前缀：带冒号的 base 名称（`modules:pdf/`）或地址。
   */
  to: string;
}

/**
 * An old route and where it leads now; visitors and search engines are sent on for good (308), in every language.
 * @zh 旧路由及其现在的去处；访客和搜索引擎会被永久转到那里（308），每种语言都是如此。
 */
export interface Redirect {
  /**
   * The old route, which no page has any more. A parameter in braces stands for any value: `/news/{page}`.
   * @zh 已不属于任何页面的旧路由。花括号中的参数代表任意值：`/news/{page}`。
   * @pattern ^/[\w.{}-]+(/[\w.{}-]+)*$
   * @form a slash, then letters, digits, dots, hyphens and underscores, with single slashes between steps and none at the end
   * @formZh 须以斜杠开头，后接字母、数字、点、连字符和下划线；各级之间只用一个斜杠，末尾不加斜杠
   * @formExample /news/{page}
   */
  from: string;
  /**
   * Where it leads: a route of this site with the same parameters, with `?query` and `#anchor` if needed, or another old route.
   * @zh 去处：参数相同的本站路由，可带 `?query` 和 `#anchor`；或另一个旧路由。
   * @pattern ^/(?![/\\])[^\s\\]*$
   * @form an address of this site that begins with one slash, without blanks and backslashes
   * @formZh 须为本站以一个斜杠开头的地址，不能有空格和反斜杠
   * @formExample /news#latest
   */
  to: string;
}

/**
 * The foot of every page.
 * @zh 每个页面的页脚。
 */
export interface Footer {
  /**
   * Columns of links. Default: none.
   * @zh 各列链接。默认：没有。
   * @mayBeEmpty
   * @unique
   */
  groups?: LinkGroup[];
  /**
   * Phone numbers, mail and the like, under a heading of their own. Default: none, and no such heading.
   * @zh 电话、邮箱等联系方式，有自己的小标题。默认：没有，也没有该标题。
   * @mayBeEmpty
   * @unique
   */
  contacts?: Contact[];
  /**
   * A picture under `assets/images/` of the QR code that pages in the first language show.
   * @zh 第一种语言的页面显示的二维码，图片在 `assets/images/` 下。
   */
  qrCode?: QrCode;
  /**
   * Links to social sites, which stand in the code's place in the other languages, and in all where there is no code.
   * @zh 社交网站的链接，其他语言的页面在二维码的位置显示；没有二维码时，各种语言都显示。
   * @mayBeEmpty
   * @unique
   */
  social?: Link[];
  /**
   * The copyright line.
   * @zh 版权声明。
   */
  copyright: Text;
  /**
   * The filing number that the law asks for, with its link.
   * @zh 法律要求的备案号及其链接。
   */
  filing?: Link;
}

/**
 * A titled column of links.
 * @zh 带标题的一列链接。
 */
export interface LinkGroup {
  /**
   * The column's title.
   * @zh 该列的标题。
   */
  title: Label;
  /**
   * Its links. In a language in which none of them shows, the column does not.
   * @zh 该列的链接。某种语言的页面上若没有可显示的链接，则不显示该列。
   * @unique
   */
  links: FooterLink[];
}

/**
 * A link of the footer, which may be for one language only.
 * @zh 页脚的链接，可只用于一种语言。
 */
export interface FooterLink extends Link {
  /**
   * The code of the one language in which the link shows. Default: it shows in all.
   * @zh 只在一种语言中显示该链接时，写它的代码。默认：各种语言都显示。
   */
  only?: LanguageCode;
}

/**
 * A way to reach the organisation.
 * @zh 联系机构的一种方式。
 */
export interface Contact {
  /**
   * What it is for: "Sales", "Support".
   * @zh 用途：“销售”“技术支持”。
   */
  label: Label;
  /**
   * The number or address as it is read.
   * @zh 显示给人看的号码或地址。
   */
  value: Text;
  /**
   * Where it leads (`tel:…`, `mailto:…`). Default: plain text.
   * @zh 去处（`tel:…`、`mailto:…`）。默认：纯文字。
   */
  to?: Target;
}

/**
 * A QR code with its caption.
 * @zh 带说明的二维码。
 */
export interface QrCode {
  /**
   * The file under `assets/images/`.
   * @zh `assets/images/` 下的文件。
   */
  src: ImageFile;
  /**
   * What scanning it does.
   * @zh 扫码之后的作用。
   */
  caption: Text;
}

/**
 * Where map tiles come from.
 * @zh 地图瓦片的来源。
 */
export interface MapTiles {
  /**
   * The tile address with `{z}`, `{x}`, `{y}` and `{key}`. Tiles are asked for once a visitor wants them.
   * @zh 瓦片的地址，含 `{z}`、`{x}`、`{y}` 和 `{key}`。访客需要时才请求瓦片。
   */
  tiles: string;
  /**
   * The key that the service asks for. `{key}` in the address becomes this. Empty: no tiles are loaded.
   * @zh 服务所要的密钥，代入地址中的 `{key}`。为空时不加载瓦片。
   */
  key: string;
  /**
   * The service's credit line.
   * @zh 服务方要求的署名。
   */
  attribution: string;
  /**
   * The coordinate system of the tiles. Default: `WGS-84`.
   * @zh 瓦片的坐标系。默认：`WGS-84`。
   * @choices
   * WGS-84: What GPS receivers and most maps of the world give.
   * GCJ-02: What map services in China give, such as Amap and Tencent.
   * BD-09: What Baidu's maps give.
   * @choicesZh
   * WGS-84: GPS 接收机和世界上多数地图给出的坐标。
   * GCJ-02: 中国的地图服务给出的坐标，如高德、腾讯。
   * BD-09: 百度地图给出的坐标。
   */
  system?: 'WGS-84' | 'GCJ-02' | 'BD-09';
}
