/**
 * The kinds of values in descriptors and records. A field's type is its kind, which the generated schema contains. The
 * check, the compiler, `rename`, `where-used` and editor suggestions depend on kinds, never on field names. A `@pattern`
 * has a description in English (`@form`) and Chinese (`@formZh`) and an example (`@formExample`).
 */

declare const kind: unique symbol;

/** Brands a type for TypeScript only: any string is assignable to it. */
interface Of<Name extends string> {
  readonly [kind]?: Name;
}

/** The names of the kinds in a type. */
export type KindOf<T> = T extends { readonly [kind]?: infer Name } ? (Name extends string ? Name : never) : never;

/**
 * The code of a language that the site has.
 * @zh 网站所用语言之一的代码。
 */
export type LanguageCode = string & Of<'LanguageCode'>;

/**
 * A text in every language of the site. A missing language is an error: pages never fall back to another
 * language.
 * @zh 每种语言各一段文字。缺少任何一种语言都会报错，不会用其他语言代替。
 */
export interface LocalizedText {
  /**
   * The Chinese text. May contain `**bold**`, `` `code` ``, `[label](target)` and site values such as
   * `{product}`.
   * @title Chinese | 中文
   * @zh 中文文字，可用 `**加粗**`、`` `代码` ``、`[文字](地址)` 和 `{product}` 等网站变量。
   */
  zh: string;
  /**
   * The English text. May contain `**bold**`, `` `code` ``, `[label](target)` and site values such as
   * `{product}`.
   * @title English | 英文
   * @zh 英文文字，可用 `**加粗**`、`` `代码` ``、`[文字](地址)` 和 `{product}` 等网站变量。
   */
  en: string;
}

/**
 * Text on a page. Write `{ "zh": "…", "en": "…" }`, or one string if every language shows the same. Supports
 * `**bold**`, `` `code` ``, `[label](target)` and site values such as `{product}`; write `{{product}}` to
 * show the braces.
 * @zh 页面上的文字。写 `{ "zh": "…", "en": "…" }`；各语言相同时写一个字符串。可用
 * `**加粗**`、`` `代码` ``、`[文字](地址)` 和 `{product}` 等网站变量；要显示花括号本身，写 `{{product}}`。
 */
export type Text = (string & Of<'Text'>) | LocalizedText;

/**
 * The text of a title, heading, label or link. Must not be empty.
 * @zh 标题、小标题、标签或链接的文字，不能为空。
 */
export type Label = Text;

/**
 * Plain text in every language of the site.
 * @zh 每种语言各一段纯文本。
 */
export interface LocalizedWords {
  /**
   * The Chinese text. Site values such as `{product}` are filled in.
   * @title Chinese | 中文
   * @zh 中文文字，`{product}` 等网站变量会替换成实际内容。
   */
  zh: string;
  /**
   * The English text. Site values such as `{product}` are filled in.
   * @title English | 英文
   * @zh 英文文字，`{product}` 等网站变量会替换成实际内容。
   */
  en: string;
}

/**
 * Text of a record, without markup. Write `{ "zh": "…", "en": "…" }`, or one string for every language. Site
 * values such as `{product}` are filled in; everything else shows unchanged.
 * @zh 记录中的纯文本。写 `{ "zh": "…", "en": "…" }`，或各语言共用的一个字符串。`{product}` 等网站变量会替换成
 * 实际内容，其余原样显示。
 */
export type PlainText = (string & Of<'PlainText'>) | LocalizedWords;

/**
 * HTML in every language of the site.
 * @zh 每种语言各一段 HTML。
 */
export interface LocalizedHtml {
  /**
   * The HTML for Chinese pages.
   * @title Chinese | 中文
   * @zh 中文页面的 HTML。
   */
  zh: string;
  /**
   * The HTML for English pages.
   * @title English | 英文
   * @zh 英文页面的 HTML。
   */
  en: string;
}

/**
 * HTML of a record or a row. Write `{ "zh": "…", "en": "…" }`, or one string for every language. The
 * sanitizer removes scripts, styles, forms and event handlers.
 * @zh 记录或行中的 HTML。写 `{ "zh": "…", "en": "…" }`，或各语言共用的一个字符串。脚本、样式、表单和事件处理
 * 程序会被过滤。
 */
export type HtmlText = (string & Of<'HtmlText'>) | LocalizedHtml;

/**
 * Markdown in every language of the site: text, or the name of a file.
 * @zh 每种语言各一段 Markdown，或各一个文件名。
 */
export interface LocalizedMarkdown {
  /**
   * The Markdown for Chinese pages, or the name of its file: `release.zh.md`.
   * @title Chinese | 中文
   * @zh 中文页面的 Markdown，或其文件名，例如 `release.zh.md`。
   */
  zh: string;
  /**
   * The Markdown for English pages, or the name of its file: `release.en.md`.
   * @title English | 英文
   * @zh 英文页面的 Markdown，或其文件名，例如 `release.en.md`。
   */
  en: string;
}

/**
 * A long text in Markdown: the name of a file next to the JSON file or in a folder below it (`release.md`), or the text itself. Write
 * `{ "zh": "…", "en": "…" }`, or one string for every language. Supports CommonMark, tables, footnotes,
 * definition lists, notes (`> [!NOTE]`), figures (`![text](picture.svg "Caption")` in a paragraph of its own), highlighted code and
 * formulas (`$…$`, `$$…$$`). HTML shows as text.
 * @zh Markdown 长文：写 JSON 文件旁边（或其下级文件夹中）的文件名（`release.md`），或直接写正文。写
 * `{ "zh": "…", "en": "…" }`，或各语言共用的一个字符串。支持 CommonMark、表格、脚注、定义列表、提示框（`> [!NOTE]`）、
 * 带说明的图片（单独成段的 `![文字](picture.svg "说明")`）、代码高亮和公式（`$…$`、`$$…$$`）。HTML 会原样显示。
 */
export type Markdown = (string & Of<'Markdown'>) | LocalizedMarkdown;

/**
 * Commands, output or lines of a file, shown unchanged. Site values are filled in, and so are facts about
 * files: `{name files:a.zip}` is the name, `{sha256 files:a.zip}` the checksum, `{address files:a.zip}` the
 * full URL.
 * @zh 命令、输出或文件内容，原样显示。网站变量和文件信息会替换成实际内容：`{name files:a.zip}` 是文件
 * 名，`{sha256 files:a.zip}` 是校验值，`{address files:a.zip}` 是完整网址。
 */
export type CodeText = string & Of<'CodeText'>;

/**
 * A link target: a page of this site (`/downloads`, with `?query` and `#anchor` if needed), a section of this
 * page (`#section-id`), a file with a link prefix of site.json (`files:manual-en.pdf`), or a full `https:`,
 * `http:`, `mailto:` or `tel:` URL. Anything else is an error.
 * @zh 链接目标：本站页面（`/downloads`，可带 `?query` 和 `#anchor`）、本页区块（`#section-id`）、带
 * site.json 链接前缀的文件（`files:manual-en.pdf`），或完整的 `https:`、`http:`、`mailto:`、`tel:` 网址。其他
 * 写法会报错。
 * @minLength 1
 * @pattern ^(?!javascript:|data:|vbscript:|//|/\\)[^\s\\]+$
 * @form a route, an anchor, a file behind a base of site.json or a whole address, without blanks and backslashes
 * @formZh 须为路由、锚点、以 site.json 的 bases 中的名称开头的文件，或完整地址，不能有空格和反斜杠
 * @formExample /downloads
 */
export type Address = string & Of<'Address'>;

/**
 * A link target for each language, such as one video platform per language.
 * @zh 每种语言各自的链接目标，例如视频在不同平台上的网址。
 */
export interface LocalizedAddress {
  /**
   * The link target on Chinese pages.
   * @title Chinese pages | 中文页面
   * @zh 中文页面上的链接目标。
   */
  zh: Address;
  /**
   * The link target on English pages.
   * @title English pages | 英文页面
   * @zh 英文页面上的链接目标。
   */
  en: Address;
}

/**
 * The link target: one address, or one for each language.
 * @zh 链接目标：一个地址，或每种语言一个。
 * @alias href url link target
 */
export type Target = Address | LocalizedAddress;

/**
 * A file of this site to download or play, such as `files:manual.pdf`: one, or one for each language.
 * @zh 本站供下载或播放的文件，例如 `files:manual.pdf`：一个，或每种语言一个。
 */
export type FileTarget = Target;

/**
 * A caption file of this site in WebVTT format. Its name ends in `.vtt` and its first line begins with
 * `WEBVTT`.
 * @zh 本站的 WebVTT 字幕文件，文件名以 `.vtt` 结尾，第一行以 `WEBVTT` 开头。
 */
export type CaptionsFile = FileTarget;

/**
 * The link target of a row. Fields of the row in braces are filled in: `/survey-report/{id}`.
 * @zh 行的链接目标，花括号中的字段名会替换成该行的值：`/survey-report/{id}`。
 */
export type RowTarget = Target;

/**
 * The link target of a list page. `{page}` is replaced with the page number.
 * @zh 列表分页的链接目标，`{page}` 会替换成页码。
 */
export type PagerTarget = Target;

/**
 * The page to embed in this one. The policy of the site permits its address.
 * @zh 要嵌入本页的页面，网站会自动允许它的网址。
 */
export type FrameTarget = Target;

/**
 * A video: its file, or its page on another site.
 * @zh 视频文件，或视频在其他网站上的页面。
 */
export type VideoTarget = Target;

/**
 * The `mailto:…` address for reports of mistakes on a page. A page shown as a chapter omits it and uses that
 * of the page that contains it.
 * @zh 接收页面勘误的邮箱，写作 `mailto:…`。页面作为一章显示时，以所在页面的设置为准。
 */
export type ReportTarget = Target;

/**
 * A link in a record: a full `https:`, `http:`, `mailto:` or `tel:` URL, an address of this site that begins
 * with `/`, or a file name that the section completes with a link prefix. `rewrites` in site.json apply.
 * @zh 记录中的链接：完整的 `https:`、`http:`、`mailto:`、`tel:` 网址，以 `/` 开头的本站地址，或由区块用链接前
 * 缀补全的文件名。site.json 的 `rewrites` 会改写它。
 */
export type DataAddress = string & Of<'DataAddress'>;

/**
 * A picture in a record: a file name that the section completes with a link prefix, or an address of this
 * site. Pictures of other sites are an error.
 * @zh 记录中的图片：由区块用链接前缀补全的文件名，或本站地址。引用其他网站的图片会报错。
 */
export type DataPicture = string & Of<'DataPicture'>;

/**
 * An image file under `assets/images/`, such as `lattice-perovskite.svg`.
 * @zh `assets/images/` 下的图片文件，例如 `lattice-perovskite.svg`。
 */
export type ImageFile = string;

/**
 * The address of a page: it starts with `/` and is unique on the site. Site values such as `{product}` are
 * filled in; other names in braces stand for any value (`/news/{page}`).
 * @zh 页面的地址，以 `/` 开头，全站唯一。`{product}` 等网站变量会替换成实际内容；花括号中的其他名称代表任意值
 * （`/news/{page}`）。
 * @pattern ^/([\w.{}-]+(/[\w.{}-]+)*)?$
 * @form a slash, then letters, digits, dots, hyphens and underscores, with single slashes between steps and none at the end
 * @formZh 须以斜杠开头，后接字母、数字、点、连字符和下划线；各级之间只用一个斜杠，末尾不加斜杠
 * @formExample /news/{page}
 */
export type PageRoute = string;

/**
 * A page of this site, by its address (`route`).
 * @zh 本站的一个页面，写它的地址（`route`）。
 */
export type RouteName = string;

/**
 * The page to show in full as a chapter of this one, by its address.
 * @zh 作为一章完整显示在本页的页面，写它的地址。
 */
export type ChapterRoute = RouteName;

/**
 * The file name, without extension, of the archive that the build makes of a page.
 * @zh 构建时由页面生成的压缩包的文件名，不带扩展名。
 * @pattern ^([a-z0-9]|\{\w+\})+(-([a-z0-9]|\{\w+\})+)*$
 * @form small letters and digits, with single hyphens between them
 * @formZh 须由小写字母和数字组成，中间可用单个连字符
 * @formExample how-to-print
 */
export type ArchiveName = string & Of<'ArchiveName'>;

/**
 * The file name, without extension, of the PDF that the build makes of a page.
 * @zh 构建时由页面生成的 PDF 的文件名，不带扩展名。
 * @pattern ^([a-z0-9]|\{\w+\})+(-([a-z0-9]|\{\w+\})+)*$
 * @form small letters and digits, with single hyphens between them
 * @formZh 须由小写字母和数字组成，中间可用单个连字符
 * @formExample how-to-print
 */
export type PdfName = string & Of<'PdfName'>;

/**
 * A short name for addresses and code: letters, digits and hyphens, starting with a letter.
 * @zh 用于地址和代码的短名称，由字母、数字和连字符组成，以字母开头。
 * @pattern ^([A-Za-z]|\{\w+\})([A-Za-z0-9-]|\{\w+\})*$
 * @form only letters, digits and hyphens, beginning with a letter
 * @formZh 只能用字母、数字和连字符，且以字母开头
 * @formExample q1
 */
export type Name = string;

/**
 * A name by which links can point here (`/route#name`), unique on its page: letters, digits and hyphens,
 * starting with a letter.
 * @zh 供链接指向此处的名称（`/route#name`），本页唯一，由字母、数字和连字符组成，以字母开头。
 */
export type Anchor = Name;

/**
 * The name of a choice, such as a tab, in the page's address. Unique in its section.
 * @zh 选项（例如标签页）在页面地址中的名称，在区块内唯一。
 * @pattern ^([a-z0-9]|\{\w+\})([a-z0-9-]|\{\w+\})*$
 * @form only small letters, digits and hyphens, beginning with a letter or digit
 * @formZh 只能用小写字母、数字和连字符，且以字母或数字开头
 * @formExample linux-arm
 */
export type ChoiceName = string;

/**
 * The answer that is stored and sent for an option. Unique in its field.
 * @zh 选中该选项时保存和发送的答案，在字段内唯一。
 * @pattern ^[A-Za-z0-9][A-Za-z0-9-]*$
 * @form only letters, digits and hyphens, beginning with a letter or digit
 * @formZh 只能用字母、数字和连字符，且以字母或数字开头
 * @formExample group-visit
 */
export type OptionName = string;

/**
 * The name in the page's address under which the visitor's choice is recorded: `?guide=dcu`.
 * @zh 在页面地址中记录访客所选项的名称：`?guide=dcu`。
 * @pattern ^[a-z][a-z-]*$
 * @form only small letters and hyphens, beginning with a letter
 * @formZh 只能用小写字母和连字符，且以字母开头
 * @formExample guide
 */
export type QueryName = string;

/**
 * A section of this page that has `data`, by its `id`.
 * @zh 本页某个有 `data` 的区块，写它的 `id`。
 */
export type BoundSectionName = string;

/**
 * A field in the data of that section.
 * @zh 该区块数据中的一个字段。
 */
export type AnswerFieldName = string;

/**
 * A field of the section's rows, from its `rows` or from its source.
 * @zh 区块各行的字段，行来自 `rows` 或数据源。
 */
export type FieldName = string;

/**
 * The record field to use instead of the section's default field.
 * @zh 代替区块默认字段的记录字段。
 */
export type NeededField = FieldName;

/**
 * The fields that visitors can filter rows by. The source must return all rows together, without pages.
 * @zh 访客可用来筛选行的字段。数据源须一次返回全部行，不能分页。
 */
export type RowFilters = FieldName[];

/**
 * Whether to show a search box for the rows. The source must return all rows together, without pages.
 * @zh 是否显示行的搜索框。数据源须一次返回全部行，不能分页。
 */
export type RowSearch = boolean;

/**
 * A field of the rows that holds the address of a link.
 * @zh 行中存放链接地址的字段。
 */
export type AddressFieldName = string;

/**
 * A field of the rows with formatted text (HTML).
 * @zh 行中存放带格式文字（HTML）的字段。
 */
export type HtmlFieldName = string;

/**
 * Whether this field is the name of its row.
 * @zh 该字段是否为所在行的名称。
 */
export type RowHeader = boolean;

/**
 * How to format the field.
 * @zh 字段的显示格式。
 * @choices
 * text: Text | 文字 | Text with its markup. | 文字，可含标记。
 * code: Code | 代码 | In a fixed-width font. | 等宽字体。
 * number: Number | 数字 | A number, with digits aligned. | 数字，按位对齐。
 * date: Date | 日期 | A date, from `20250131` or `2025-01-31`. | 日期，由 `20250131` 或 `2025-01-31` 转换。
 * html: HTML | HTML 内容 | Sanitized HTML. | 过滤后的 HTML。
 * link: Link | 链接 | A link to the address in the field, with the end of the address as its text. | 链接，地址取自该字
 * 段，文字用地址的末段。
 */
export type ShownAs = 'text' | 'code' | 'number' | 'date' | 'html' | 'link';

/**
 * How to format the field in a narrow column, without links or HTML.
 * @zh 字段在窄列中的显示格式，不含链接和 HTML。
 * @choices
 * text: Text | 文字 | Text with its markup. | 文字，可含标记。
 * code: Code | 代码 | In a fixed-width font. | 等宽字体。
 * number: Number | 数字 | A number, with digits aligned. | 数字，按位对齐。
 * date: Date | 日期 | A date, from `20250131` or `2025-01-31`. | 日期，由 `20250131` 或 `2025-01-31` 转换。
 */
export type ShownBriefly = 'text' | 'code' | 'number' | 'date';

/**
 * The name of a row: the value of the field that names the section's rows.
 * @zh 行的名称，即名称字段在该行中的值。
 */
export type RowName = string;

/**
 * A link prefix, by its name in `bases` in site.json.
 * @zh 链接前缀，写它在 site.json 的 `bases` 中的名称。
 */
export type BaseName = string;

/**
 * The name of a shared file: `benchmarks` is `pages/shared/benchmarks.json`.
 * @zh 共享文件的名称：`benchmarks` 指 `pages/shared/benchmarks.json`。
 * @pattern ^[a-z][a-z0-9-]*$
 * @form only small letters, digits and hyphens, beginning with a letter
 * @formZh 只能用小写字母、数字和连字符，且以字母开头
 * @formExample benchmarks
 */
export type SharedName = string;

/**
 * The number of a record in an address or parameter.
 * @zh 地址或参数中的记录编号。
 * @pattern ^[1-9]\d{0,8}$
 * @form a whole number from 1, of nine digits at most, without zeros before it
 * @formZh 须为从 1 起的整数，最多九位，前面不加零
 * @formExample 12
 */
export type RecordNumber = string;

/**
 * The number of a list page in an address or parameter, from 1.
 * @zh 地址或参数中的列表页码，从 1 开始。
 * @pattern ^[1-9]\d{0,4}$
 * @form a whole number from 1, of five digits at most, without zeros before it
 * @formZh 须为从 1 起的整数，最多五位，前面不加零
 * @formExample 2
 */
export type PageNumber = string;

/**
 * The number of a record, unique in its collection. If the collection has a field with fixed values, such as
 * a category or year, unique among records with the same value.
 * @zh 记录的编号，在集合中唯一；若集合有取值固定的字段（如分类、年份），则在取值相同的记录中唯一。
 */
export type RecordId = number;

/**
 * A short name for the record in addresses, unique in its collection: lowercase letters, digits and hyphens.
 * @zh 记录在地址中的短名称，在集合中唯一，由小写字母、数字和连字符组成。
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 * @form only small letters, digits and single hyphens between them
 * @formZh 只能用小写字母、数字，中间可用单个连字符
 * @formExample spring-release
 */
export type RecordSlug = string;

/**
 * A record, by its number or short name.
 * @zh 一条记录，写它的编号或短名称。
 */
export type RecordReference = number | string;

/**
 * The name of a collection: its file name under `pages/collections/`, without extension.
 * @zh 集合的名称，即 `pages/collections/` 下的文件名（不含扩展名）。
 */
export type CollectionName = string;

/**
 * A field that the collection declares for its records.
 * @zh 集合声明的字段。
 */
export type CollectionField = string;

/**
 * A field of a collection whose values repeat an object: a number, short name, date, or text with the same
 * value in all languages.
 * @zh 集合中用于重复对象的字段：编号、短名称、日期，或各语言相同的文字。
 */
export type RepeatingField = string;

/**
 * The name of a source: that of its collection, a dot, and its own, as in `news.list`.
 * @zh 数据源的名称，由集合名、点号和数据源自身的名称组成，例如 `news.list`。
 */
export type SourceName = string;

/**
 * The address of data that the site offers. Names in braces stand for values, in the path or after a question
 * mark as `name={name}`.
 * @zh 网站所提供数据的地址。花括号中的名称代表具体的值，可写在路径中，也可写在问号之后，例如 `name={name}`。
 * @pattern ^/api/v1(/([\w-]+|\{\w+\}))+(\?\w+=\{\w+\}(&\w+=\{\w+\})*)?$
 * @form an address under /api/v1/, each step a word or a name in braces
 * @formZh 须为 /api/v1/ 下的地址，每一级是一个词或花括号中的名称
 * @formExample /api/v1/news/{id}
 */
export type ApiPath = string;

/**
 * A date as `yyyy-mm-dd`: `2025-01-31`.
 * @zh 日期，格式为 `yyyy-mm-dd`：`2025-01-31`。
 */
export type Day = string;

/**
 * A date as `yyyy-mm-dd`, or an empty string while it is unknown.
 * @zh 日期，格式为 `yyyy-mm-dd`；未定时为空字符串。
 */
export type OpenDay = string;

/**
 * A date as `yyyymmdd`: `20250131`.
 * @zh 日期，格式为 `yyyymmdd`：`20250131`。
 * @pattern ^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$
 * @form the eight digits of year, month and day
 * @formZh 须为年、月、日共八位数字
 * @formExample 20250131
 */
export type CompactDay = string;

/**
 * A month as `yyyy-mm`: `2025-01`.
 * @zh 月份，格式为 `yyyy-mm`：`2025-01`。
 */
export type Month = string;

/**
 * A four-digit year: `2025`.
 * @zh 四位数的年份：`2025`。
 * @pattern ^\d{4}$
 * @form the four digits of a year
 * @formZh 须为四位数的年份
 * @formExample 2025
 */
export type Year = string;

/**
 * A duration as `mm:ss` or `h:mm:ss`: `12:05`.
 * @zh 时长，格式为 `mm:ss` 或 `h:mm:ss`：`12:05`。
 * @pattern ^(\d+:)?[0-5]?\d:[0-5]\d$
 * @form minutes and seconds, or hours, minutes and seconds, with colons between them
 * @formZh 须为分和秒，或时、分、秒，中间用半角冒号隔开
 * @formExample 12:05
 */
export type Duration = string;

/**
 * A time of day as `hh:mm`, from `00:00` to `23:59`.
 * @zh 时刻，格式为 `hh:mm`，从 `00:00` 到 `23:59`。
 * @pattern ^([01]\d|2[0-3]):[0-5]\d$
 * @form the hour from 00 to 23 and the minutes from 00 to 59, of two digits each, with a colon between them
 * @formZh 须为两位数的时（00 到 23）和分（00 到 59），中间用半角冒号隔开
 * @formExample 09:30
 */
export type TimeOfDay = string;

/**
 * A number and its unit, separated by a space: `2.5 GHz`, `-20 °C`, `4.2 eV/Å`. Write `%` and `°` without a
 * space. Accepts SI units and those common in physics and computing.
 * @zh 数值和单位，中间空一格：`2.5 GHz`、`-20 °C`、`4.2 eV/Å`；`%` 和 `°` 前不空格。可用国际单位制单位，以及物
 * 理和计算机领域的常用单位。
 * @pattern ^-?\d+(\.\d+)?(%|°| ([TGMkcmµμnpf]?(m|g|s|A|K|mol|Hz|N|Nm|Pa|J|W|Wh|C|V|F|Ω|T|S|H|eV|B|bit|Ah|cal|L)|PB|[KMGT]iB|min|h|d|°C|Å|Ry|Ha|bar|atm|px)[²³]?([·/]([TGMkcmµμnpf]?(m|g|s|A|K|mol|Hz|N|Nm|Pa|J|W|Wh|C|V|F|Ω|T|S|H|eV|B|bit|Ah|cal|L)|PB|[KMGT]iB|min|h|d|°C|Å|Ry|Ha|bar|atm|px)[²³]?)*)$
 * @form a number, then `%` or `°` at once, or a blank and a unit in its own capitals
 * @formZh 须为数字，后面紧接 `%` 或 `°`，或空一格再写单位，单位的大小写须正确
 * @formExample 2.5 GHz
 */
export type Quantity = string;

/**
 * A color code: `#1a5fb4`, or `#fff` for `#ffffff`.
 * @zh 颜色代码：`#1a5fb4`；`#fff` 是 `#ffffff` 的简写。
 * @pattern ^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$
 * @form three or six hexadecimal digits after `#`
 * @formZh 须为三位或六位十六进制数字，前面加 `#`
 * @formExample #1a5fb4
 */
export type Color = string;

/**
 * A font file under `assets/fonts/`, such as `brand.woff2`.
 * @zh `assets/fonts/` 下的字体文件，例如 `brand.woff2`。
 * @pattern ^[A-Za-z0-9][\w./-]*\.woff2$
 * @form the name of a woff2 file under assets/fonts/, in letters, digits, dots, hyphens and underscores
 * @formZh 须为 assets/fonts/ 下 woff2 文件的名称，只用字母、数字、点、连字符和下划线
 * @formExample brand.woff2
 */
export type FontFile = string;
