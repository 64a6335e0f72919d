/**
 * What a value of a descriptor or a record is: the one place that says so. A field's type names its kind, the generated schema keeps
 * the name, and the check, the compiler, `rename`, `where-used` and the editor's proposals ask for kinds and never for a key.
 * Beside a `@pattern` stand the words that tell it, `@form` in English and `@formZh` in Chinese, with a `@formExample` of it.
 */

declare const kind: unique symbol;

/** Tells kinds apart for TypeScript alone; any string may be written where one is asked for. */
interface Of<Name extends string> {
  readonly [kind]?: Name;
}

/** The names of the kinds that a type admits; `never` for one without. */
export type KindOf<T> = T extends { readonly [kind]?: infer Name } ? (Name extends string ? Name : never) : never;

/**
 * The code of one of the site's languages.
 * @zh 网站的一种语言的代码。
 */
export type LanguageCode = string & Of<'LanguageCode'>;

/**
 * A text in every language of the site. Leaving one out is an error: a page never falls back silently.
 * @zh 网站每种语言的一段文字。缺少其中一种是错误：页面从不悄悄改用另一种语言。
 */
export interface LocalizedText {
  /**
   * The Chinese text. May hold `**bold**`, `` `code` `` and `[label](target)`, and site values such as `{product}`.
   * @zh 中文文字。可含 `**加粗**`、`` `代码` ``、`[文字](地址)`，以及 `{product}` 这样的网站值。
   */
  zh: string;
  /**
   * The English text. May hold `**bold**`, `` `code` `` and `[label](target)`, and site values such as `{product}`.
   * @zh 英文文字。可含 `**加粗**`、`` `代码` ``、`[文字](地址)`，以及 `{product}` 这样的网站值。
   */
  en: string;
}

/**
 * Words that a visitor reads. Write `{ "zh": "…", "en": "…" }`, or one string when it is the same in every language
 * (a number, a file name, a formula). Inside: `**bold**`, `` `code` ``, `[label](target)` and site values in braces
 * (`{{product}}` shows the braces themselves).
 * @zh 访客读到的文字。写 `{ "zh": "…", "en": "…" }`；各语言相同时（数字、文件名、公式）写一个字符串。可以
 * 用 `**加粗**`、`` `代码` ``、`[文字](地址)`，以及花括号中的网站值（`{{product}}` 显示花括号本身）。
 */
export type Text = (string & Of<'Text'>) | LocalizedText;

/**
 * Words that name something: a title, a heading, a label, the words of a link. Never empty.
 * @zh 作名称用的文字：标题、小标题、标签、链接文字。不能为空。
 */
export type Label = Text;

/**
 * Words without markup in every language of the site.
 * @zh 网站每种语言各一份的文字，不含标记。
 */
export interface LocalizedWords {
  /**
   * The Chinese words. Site values such as `{product}` are filled in.
   * @zh 中文文字。`{product}` 等网站值会代入。
   */
  zh: string;
  /**
   * The English words. Site values such as `{product}` are filled in.
   * @zh 英文文字。`{product}` 等网站值会代入。
   */
  en: string;
}

/**
 * Words without markup, of a record. Write `{ "zh": "…", "en": "…" }`, or one string for every language. Site values such as `{product}` are
 * filled in, and all else shows as it stands.
 * @zh 不含标记的文字，出自记录。写 `{ "zh": "…", "en": "…" }`，或各语言共用的一个字符串。`{product}` 等网站值会代入，其余原样显示。
 */
export type PlainText = (string & Of<'PlainText'>) | LocalizedWords;

/**
 * HTML in every language of the site.
 * @zh 网站每种语言各一份的 HTML。
 */
export interface LocalizedHtml {
  /**
   * The HTML of Chinese pages.
   * @zh 中文页面的 HTML。
   */
  zh: string;
  /**
   * The HTML of English pages.
   * @zh 英文页面的 HTML。
   */
  en: string;
}

/**
 * HTML that visitors read, of a record or a row. Write `{ "zh": "…", "en": "…" }`, or one string for every language. It is sanitised before
 * it is shown: scripts, styles, forms and event handlers go.
 * @zh 访客读到的 HTML，出自记录或行。写 `{ "zh": "…", "en": "…" }`，或各语言共用的一个字符串。显示之前会净化：脚本、样式、表单
 * 和事件处理程序都会去掉。
 */
export type HtmlText = (string & Of<'HtmlText'>) | LocalizedHtml;

/**
 * Lines as they are typed or printed, or as they stand in a file; no markup. Site values in braces are filled in, and so is what a
 * file is: `{name files:a.zip}` is its name, `{sha256 files:a.zip}` its checksum, `{address files:a.zip}` its whole address.
 * @zh 原样的一行或几行：键入的、打印出的，或文件中的；没有标记。花括号中的网站值会代入，文件的信息也会：`{name files:a.zip}`
 * 是文件名，`{sha256 files:a.zip}` 是校验值，`{address files:a.zip}` 是完整地址。
 */
export type CodeText = string & Of<'CodeText'>;

/**
 * Where a link leads: a route of this site (`/downloads`, with `?query` and `#anchor` if needed), an anchor on this
 * page (`#section-id`), a file or service under a named base of site.json (`files:manual-en.pdf`), or a whole
 * `https:`, `http:`, `mailto:` or `tel:` address. Anything else is rejected.
 * @zh 链接的去处：本站的路由（`/downloads`，可带 `?query` 和 `#anchor`）、本页的锚点（`#section-id`）、site.json 中某
 * 个 base 名称下的文件或服务（`files:manual-en.pdf`），或完整的 `https:`、`http:`、`mailto:`、`tel:` 地址。其他写法一律报错。
 * @minLength 1
 * @pattern ^(?!javascript:|data:|vbscript:|//|/\\)[^\s\\]+$
 * @form a route, an anchor, a file behind a base of site.json or a whole address, without blanks and backslashes
 * @formZh 须为路由、锚点、以 site.json 的 bases 中的名称开头的文件，或完整地址，不能有空格和反斜杠
 * @formExample /downloads
 */
export type Address = string & Of<'Address'>;

/**
 * A target that differs by language, for example a video on one platform for each.
 * @zh 因语言而异的去处，例如两个平台各有一段视频。
 */
export interface LocalizedAddress {
  /**
   * Where the link leads on Chinese pages.
   * @zh 中文页面上链接的去处。
   */
  zh: Address;
  /**
   * Where the link leads on English pages.
   * @zh 英文页面上链接的去处。
   */
  en: Address;
}

/**
 * Where a link leads; one address, or one for each language.
 * @zh 链接的去处：一个地址，或每种语言一个。
 * @alias href url link target
 */
export type Target = Address | LocalizedAddress;

/**
 * A file of this site that visitors download or play: `files:manual.pdf`; one, or one for each language.
 * @zh 本站供访客下载或播放的文件：`files:manual.pdf`；一个，或每种语言一个。
 */
export type FileTarget = Target;

/**
 * A file of captions of this site: WebVTT, whose name ends in `.vtt` and whose first line begins with `WEBVTT`.
 * @zh 本站的字幕文件：WebVTT 格式，文件名以 `.vtt` 结尾，第一行以 `WEBVTT` 开头。
 */
export type CaptionsFile = FileTarget;

/**
 * Where a row leads: a target in which a field of the row in braces is filled in, as in `/survey-report/{id}`.
 * @zh 行的去处：其中花括号里的字段名换成该行的值，例如 `/survey-report/{id}`。
 */
export type RowTarget = Target;

/**
 * Where the pages of a list are: a target in which the page's number is put in place of `{page}`.
 * @zh 列表各页的地址：其中的 `{page}` 换成页码。
 */
export type PagerTarget = Target;

/**
 * A page that is shown inside this one. Its origin goes into the site's content security policy.
 * @zh 嵌在本页中显示的页面。它的源会写入网站的内容安全策略。
 */
export type FrameTarget = Target;

/**
 * A video: its file, or its page on another site.
 * @zh 视频：视频文件，或它在其他网站上的页面。
 */
export type VideoTarget = Target;

/**
 * To whom visitors write of a mistake on a page, as `mailto:…`. Where the page is a chapter of another, it is left out: that one says it.
 * @zh 访客发现页面有误时写信给谁，写作 `mailto:…`。该页面作为另一页的一章显示时略去，由那一页来写。
 */
export type ReportTarget = Target;

/**
 * Where a link of data leads: a whole `https:`, `http:`, `mailto:` or `tel:` address, an address of this site that begins with `/`, or a
 * file's name behind the base that the section which shows it names. Old prefixes are rewritten as site.json says.
 * @zh 数据中链接的去处：完整的 `https:`、`http:`、`mailto:`、`tel:` 地址，以 `/` 开头的本站地址，或显示它的区块所给 base 下的文
 * 件名。旧前缀按 site.json 改写。
 */
export type DataAddress = string & Of<'DataAddress'>;

/**
 * A picture of data: a file's name behind the base that the section which shows it names, or an address of this site. Never one of another site.
 * @zh 数据中的图片：显示它的区块所给 base 下的文件名，或本站的地址。不能是其他网站的图片。
 */
export type DataPicture = string & Of<'DataPicture'>;

/**
 * A picture's file under `assets/images/`, for example `lattice-perovskite.svg`.
 * @zh `assets/images/` 下的图片文件，例如 `lattice-perovskite.svg`。
 */
export type ImageFile = string;

/**
 * A page's own address, starting with `/`, unique on the site. `{product}` and other site values are filled in; any other
 * name in braces is a route parameter (`/news/{page}`).
 * @zh 页面自己的地址，以 `/` 开头，全站唯一。`{product}` 等网站值会代入；花括号中的其他名称是路由参数
 * （`/news/{page}`）。
 * @pattern ^/([\w.{}-]+(/[\w.{}-]+)*)?$
 * @form a slash, then letters, digits, dots, hyphens and underscores, with single slashes between steps and none at the end
 * @formZh 须以斜杠开头，后接字母、数字、点、连字符和下划线；各级之间只用一个斜杠，末尾不加斜杠
 * @formExample /news/{page}
 */
export type PageRoute = string;

/**
 * The route of a page of this site, as that page writes it.
 * @zh 本站某个页面的路由，照该页面的写法。
 */
export type RouteName = string;

/**
 * The route of a page that another shows whole, as one of its chapters.
 * @zh 作为某页的一章完整显示的页面，写它的路由。
 */
export type ChapterRoute = RouteName;

/**
 * The name of an archive that the build makes of a page, without its ending.
 * @zh 构建时由页面生成的压缩包的名称，不带扩展名。
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 * @form small letters and digits, with single hyphens between them
 * @formZh 须由小写字母和数字组成，中间可用单个连字符
 * @formExample how-to-print
 */
export type ArchiveName = string & Of<'ArchiveName'>;

/**
 * The name of a PDF that the build makes of a page, without its ending.
 * @zh 构建时由页面生成的 PDF 的名称，不带扩展名。
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 * @form small letters and digits, with single hyphens between them
 * @formZh 须由小写字母和数字组成，中间可用单个连字符
 * @formExample how-to-print
 */
export type PdfName = string & Of<'PdfName'>;

/**
 * A name in code and addresses. Letters, digits and hyphens, starting with a letter.
 * @zh 代码和地址中的名称。由字母、数字和连字符组成，以字母开头。
 * @pattern ^[A-Za-z][A-Za-z0-9-]*$
 * @form only letters, digits and hyphens, beginning with a letter
 * @formZh 只能用字母、数字和连字符，且以字母开头
 * @formExample q1
 */
export type Name = string;

/**
 * A name that links may lead to, unique on its page: `/route#name`. Letters, digits and hyphens, starting with a letter.
 * @zh 链接可以指向的名称，本页唯一：`/route#name`。由字母、数字和连字符组成，以字母开头。
 */
export type Anchor = Name;

/**
 * The name of one choice of a section, such as a tab, as it stands in the page's address; unique in its section.
 * @zh 区块中一个选项的名称，例如标签页，会原样出现在页面地址中；在区块内唯一。
 * @pattern ^[a-z0-9][a-z0-9-]*$
 * @form only small letters, digits and hyphens, beginning with a letter or digit
 * @formZh 只能用小写字母、数字和连字符，且以字母或数字开头
 * @formExample linux-arm
 */
export type ChoiceName = string;

/**
 * What is kept when the visitor chooses an option; unique in its field.
 * @zh 访客选中某个选项后保存的值；在字段内唯一。
 * @pattern ^[A-Za-z0-9][A-Za-z0-9-]*$
 * @form only letters, digits and hyphens, beginning with a letter or digit
 * @formZh 只能用字母、数字和连字符，且以字母或数字开头
 * @formExample group-visit
 */
export type OptionName = string;

/**
 * The name under which a section keeps its choice in the page's address: `?guide=dcu`.
 * @zh 区块在页面地址中记录所选项时用的名称：`?guide=dcu`。
 * @pattern ^[a-z][a-z-]*$
 * @form only small letters and hyphens, beginning with a letter
 * @formZh 只能用小写字母和连字符，且以字母开头
 * @formExample guide
 */
export type QueryName = string;

/**
 * The anchor of a section of this page that has `data`.
 * @zh 本页某个带 `data` 的区块的锚点。
 */
export type BoundSectionName = string;

/**
 * A field of the answer that the section beside this name is bound to.
 * @zh 与此并列的区块所绑定的返回数据中的字段。
 */
export type AnswerFieldName = string;

/**
 * A field of the rows that the section shows: of its own `rows`, or of its source's answer.
 * @zh 区块所显示的行的字段：行出自它自己的 `rows`，或数据源的返回数据。
 */
export type FieldName = string;

/**
 * The field of the answer's records that is in place of the one that the section needs by this name.
 * @zh 返回数据的记录中，用来代替区块所需的这个字段的字段。
 */
export type NeededField = FieldName;

/**
 * Fields by whose values a visitor narrows the rows. They need all rows at once.
 * @zh 访客按其取值筛选各行的字段。须一次取得全部的行。
 */
export type RowFilters = FieldName[];

/**
 * Whether a search field narrows the rows. It needs all rows at once.
 * @zh 是否有搜索框筛选各行。须一次取得全部的行。
 */
export type RowSearch = boolean;

/**
 * A field of the rows that holds the address to which the section leads.
 * @zh 行的字段，存放区块链接要去的地址。
 */
export type AddressFieldName = string;

/**
 * A field of the rows that the section shows as HTML.
 * @zh 行的字段，区块按 HTML 显示它。
 */
export type HtmlFieldName = string;

/**
 * Whether the field that stands beside it names its row.
 * @zh 并列的字段是否给所在行命名。
 */
export type NamesRow = boolean;

/**
 * How the field that stands beside it is shown.
 * @zh 并列的字段如何显示。
 * @choices
 * text: Words, with their markup.
 * code: In a fixed-width font.
 * number: Aligned by its digits.
 * date: `20250131` and `2025-01-31` alike become a date.
 * html: HTML, sanitised.
 * link: A link to the address that the field holds, named by its end.
 * @choicesZh
 * text: 文字，可含标记。
 * code: 等宽字体。
 * number: 按位对齐。
 * date: `20250131` 和 `2025-01-31` 都显示为日期。
 * html: HTML，经过净化。
 * link: 指向该字段所存地址的链接，以地址的末段为名。
 */
export type ShownAs = 'text' | 'code' | 'number' | 'date' | 'html' | 'link';

/**
 * How the field that stands beside it is shown where there is room for a few words and none for a link.
 * @zh 并列的字段如何显示，用于只容得下几个字、不能放链接之处。
 * @choices
 * text: Words, with their markup.
 * code: In a fixed-width font.
 * number: Aligned by its digits.
 * date: `20250131` and `2025-01-31` alike become a date.
 * @choicesZh
 * text: 文字，可含标记。
 * code: 等宽字体。
 * number: 按位对齐。
 * date: `20250131` 和 `2025-01-31` 都显示为日期。
 */
export type ShownBriefly = 'text' | 'code' | 'number' | 'date';

/**
 * What the field that names a section's rows holds in one of them.
 * @zh 某一行中，给区块各行命名的那个字段的值。
 */
export type RowName = string;

/**
 * The name of a base of site.json.
 * @zh site.json 的 bases 中的名称。
 */
export type BaseName = string;

/**
 * The name of a shared file: `benchmarks` is `pages/shared/benchmarks.json`.
 * @zh 共享文件的名称：`benchmarks` 即 `pages/shared/benchmarks.json`。
 * @pattern ^[a-z][a-z0-9-]*$
 * @form only small letters, digits and hyphens, beginning with a letter
 * @formZh 只能用小写字母、数字和连字符，且以字母开头
 * @formExample benchmarks
 */
export type SharedName = string;

/**
 * A record's number as an address or a parameter gives it.
 * @zh 地址或参数中的记录编号。
 * @pattern ^[1-9]\d{0,8}$
 * @form a whole number from 1, of nine digits at most, without zeros before it
 * @formZh 须为从 1 起的整数，最多九位，前面不加零
 * @formExample 12
 */
export type RecordNumber = string;

/**
 * The number of a page of a list, from 1, as an address or a parameter gives it.
 * @zh 地址或参数中的列表页码，从 1 起。
 * @pattern ^[1-9]\d{0,4}$
 * @form a whole number from 1, of five digits at most, without zeros before it
 * @formZh 须为从 1 起的整数，最多五位，前面不加零
 * @formExample 2
 */
export type PageNumber = string;

/**
 * A record's number: unique among the records of its collection, and where they have a closed choice (a category, a year), among those of the same.
 * @zh 记录的编号：在同一组记录中唯一；若这组记录有取值固定的字段（分类、年份），则在取值相同的记录中唯一。
 */
export type RecordId = number;

/**
 * A record's short name in addresses, unique in its collection: small letters, digits and hyphens.
 * @zh 记录在地址中的短名称，在同一组记录中唯一：小写字母、数字和连字符。
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 * @form only small letters, digits and single hyphens between them
 * @formZh 只能用小写字母、数字，中间可用单个连字符
 * @formExample spring-release
 */
export type RecordSlug = string;

/**
 * The number or the short name of a record of a collection.
 * @zh 某组记录中一条记录的编号或短名称。
 */
export type RecordReference = number | string;

/**
 * The name of a collection: that of its file under `pages/collections/`.
 * @zh 一组记录的名称，即 `pages/collections/` 下的文件名。
 */
export type CollectionName = string;

/**
 * A field of the records that the collection declares.
 * @zh 这组记录所声明的一个字段。
 */
export type CollectionField = string;

/**
 * The name of a source: a collection's and its answer's, `news.list`.
 * @zh 数据源的名称：一组记录的名称加它的一种返回数据，例如 `news.list`。
 */
export type SourceName = string;

/**
 * An address of the API, with names in braces for what a call chooses by: in the path, or behind a `?` as `name={name}`.
 * @zh API 的地址，花括号中是选取所依据的名称：写在路径中，或写在 `?` 之后，如 `name={name}`。
 * @pattern ^/api/v1(/([\w-]+|\{\w+\}))+(\?\w+=\{\w+\}(&\w+=\{\w+\})*)?$
 * @form an address under /api/v1/, each step a word or a name in braces
 * @formZh 须为 /api/v1/ 下的地址，每一级是一个词或花括号中的名称
 * @formExample /api/v1/news/{id}
 */
export type ApiPath = string;

/**
 * A day as `yyyy-mm-dd`: `2025-01-31`.
 * @zh 写作 `yyyy-mm-dd` 的日期：`2025-01-31`。
 */
export type Day = string;

/**
 * A day as `yyyy-mm-dd`, or empty while there is none yet.
 * @zh 写作 `yyyy-mm-dd` 的日期；还没有时为空。
 */
export type OpenDay = string;

/**
 * A day as `yyyymmdd`: `20250131`.
 * @zh 写作 `yyyymmdd` 的日期：`20250131`。
 * @pattern ^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$
 * @form the eight digits of year, month and day
 * @formZh 须为年、月、日共八位数字
 * @formExample 20250131
 */
export type CompactDay = string;

/**
 * A month as `yyyy-mm`: `2025-01`.
 * @zh 写作 `yyyy-mm` 的月份：`2025-01`。
 */
export type Month = string;

/**
 * A year of four digits: `2025`.
 * @zh 四位数的年份：`2025`。
 * @pattern ^\d{4}$
 * @form the four digits of a year
 * @formZh 须为四位数的年份
 * @formExample 2025
 */
export type Year = string;

/**
 * A length of time as `mm:ss` or `h:mm:ss`: `12:05`.
 * @zh 写作 `mm:ss` 或 `h:mm:ss` 的时长：`12:05`。
 * @pattern ^(\d+:)?[0-5]?\d:[0-5]\d$
 * @form minutes and seconds, or hours, minutes and seconds, with colons between them
 * @formZh 须为分和秒，或时、分、秒，中间用半角冒号隔开
 * @formExample 12:05
 */
export type Duration = string;

/**
 * A time of day as `hh:mm`, from `00:00` to `23:59`.
 * @zh 写作 `hh:mm` 的时刻，从 `00:00` 到 `23:59`。
 * @pattern ^([01]\d|2[0-3]):[0-5]\d$
 * @form the hour from 00 to 23 and the minutes from 00 to 59, of two digits each, with a colon between them
 * @formZh 须为两位数的时（00 到 23）和分（00 到 59），中间用半角冒号隔开
 * @formExample 09:30
 */
export type TimeOfDay = string;

/**
 * A number with its unit, a blank between them: `2.5 GHz`, `-20 °C`, `4.2 eV/Å`; `%` and `°` follow at once. Units are those of the SI
 * and others in use in physics and computing.
 * @zh 带单位的数，中间空一格：`2.5 GHz`、`-20 °C`、`4.2 eV/Å`；`%` 和 `°` 前不空格。单位为国际单位制单位，以及物理和计算机领域的
 * 常用单位。
 * @pattern ^-?\d+(\.\d+)?(%|°| ([TGMkcmµμnpf]?(m|g|s|A|K|mol|Hz|N|Nm|Pa|J|W|Wh|C|V|F|Ω|T|S|H|eV|B|bit|Ah|cal|L)|PB|[KMGT]iB|min|h|d|°C|Å|Ry|Ha|bar|atm|px)[²³]?([·/]([TGMkcmµμnpf]?(m|g|s|A|K|mol|Hz|N|Nm|Pa|J|W|Wh|C|V|F|Ω|T|S|H|eV|B|bit|Ah|cal|L)|PB|[KMGT]iB|min|h|d|°C|Å|Ry|Ha|bar|atm|px)[²³]?)*)$
 * @form a number, then `%` or `°` at once, or a blank and a unit in its own capitals
 * @formZh 须为数字，后面紧接 `%` 或 `°`，或空一格再写单位，单位的大小写须正确
 * @formExample 2.5 GHz
 */
export type Quantity = string;

/**
 * A colour as its red, green and blue in hexadecimal: `#1a5fb4`, or `#fff` for `#ffffff`.
 * @zh 以十六进制的红、绿、蓝表示的颜色：`#1a5fb4`，或以 `#fff` 表示 `#ffffff`。
 * @pattern ^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$
 * @form three or six hexadecimal digits after `#`
 * @formZh 须为三位或六位十六进制数字，前面加 `#`
 * @formExample #1a5fb4
 */
export type Colour = string;

/**
 * A font's file under `assets/fonts/`, for example `brand.woff2`.
 * @zh `assets/fonts/` 下的字体文件，例如 `brand.woff2`。
 * @pattern ^[A-Za-z0-9][\w./-]*\.woff2$
 * @form the name of a woff2 file under assets/fonts/, in letters, digits, dots, hyphens and underscores
 * @formZh 须为 assets/fonts/ 下 woff2 文件的名称，只用字母、数字、点、连字符和下划线
 * @formExample brand.woff2
 */
export type FontFile = string;
