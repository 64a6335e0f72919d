import type { ApiPath, CollectionField, CollectionName, PlainText, RouteName, RowTarget } from './kinds.ts';
import type { FieldKind } from './record-kinds.ts';
import type { RecordOrigin } from './record-origin.ts';

/**
 * A kind of records, such as news: their fields, and what pages can show of them. The records are JSON files
 * in `assets/records/<name>/`, where the name is that of this file.
 * @title Collection | 集合
 * @zh 一类记录，例如新闻：记录有哪些字段，页面可以取用哪些数据。记录是 `assets/records/<名称>/` 下的 JSON 文
 * 件，名称即本文件的文件名。
 */
export interface CollectionDescriptor {
  /**
   * The format of this file, by which code editors complete and check it. It needs no change.
   * @title Schema | 文件格式
   * @zh 本文件的格式，代码编辑器据此补全和检查。无需修改。
   */
  $schema: string;
  /**
   * The name of the records in forms and lists, such as “News”. Default: the file name.
   * @title Name of the collection | 集合名称
   * @zh 表单和列表中对这些记录的称呼，例如“新闻”。默认：文件名。
   */
  title?: PlainText;
  /**
   * One sentence that explains a record to its authors.
   * @title Description | 说明
   * @zh 用一句话说明记录的内容，供编写记录的人参考。
   */
  description: PlainText;
  /**
   * Whether each record must be in `all` languages of the site or only in `some`. With `some`, lists and
   * record pages exist only in a record's own languages, and switching to another language opens the parent
   * page. Default: `all`.
   * @title Languages of a record | 记录的语言
   * @zh 每条记录须有网站的全部语言（`all`），还是只需部分语言（`some`）。用 `some` 时，列表和记录页面只出现在
   * 记录已有的语言中，切换到其他语言时打开上级页面。默认：`all`。
   * @choices
   * all: All languages | 全部语言 | Every record is in every language of the site. | 每条记录都有网站的全部语言。
   * some: Some languages | 部分语言 | Each record is in one or more languages; a list shows the records in the page's
   * language. | 每条记录有一种或几种语言；列表只显示有当前页面语言的记录。
   */
  languages?: 'all' | 'some';
  /**
   * Where the records come from: a CSV or Excel file, a database, or a web address. Default: the JSON files in
   * `assets/records/<name>/`.
   * @title Origin of the records | 记录的来源
   * @zh 记录取自何处：CSV 或 Excel 文件、数据库，或网址。默认：`assets/records/<名称>/` 下的 JSON 文件。
   */
  from?: RecordOrigin;
  /**
   * The fields of a record. Their names consist of letters, digits and underscores.
   * @title Fields | 字段
   * @zh 记录的各个字段。字段名由字母、数字和下划线组成。
   */
  fields: RecordFields;
  /**
   * The sort order of the records: by the first field, then by the next for equal values. Default: the order
   * of the files.
   * @title Sort order | 排序
   * @zh 记录的排序：先按第一个字段，值相同时再按下一个。默认：按文件顺序。
   * @mayBeEmpty
   * @unique
   */
  order?: RecordOrder[];
  /**
   * What pages can show of the records: lists, or one record. `list` in `news.json` is the source
   * `news.list`.
   * @title Sources for pages | 供页面使用的数据源
   * @zh 页面可以取用的数据源：记录的列表，或一条记录。`news.json` 中的 `list` 就是数据源 `news.list`。
   */
  answers: CollectionAnswers;
  /**
   * The newest records as a feed that readers can subscribe to, in each language. Needs `origin` in
   * site.json. Default: none.
   * @title Feed | 订阅源
   * @zh 供读者订阅的最新记录，每种语言一份。须在 site.json 中写明 `origin`。默认：无。
   */
  feed?: CollectionFeed;
}

/**
 * A feed of the newest records of a collection.
 * @zh 集合中最新记录的订阅源。
 */
export interface CollectionFeed {
  /**
   * The page whose title the feed has. Feed readers find the feed on this page, its subpages and the home
   * page.
   * @title Page of the feed | 订阅源页面
   * @zh 订阅源对应的页面，订阅源沿用其标题。阅读器在该页面、其下级页面和首页都能找到订阅源。
   */
  page: RouteName;
  /**
   * The page of a record, with record fields in braces: `/news-item/{id}`. Default: `page`.
   * @title Page of a record | 记录页面
   * @zh 单条记录的页面，花括号中写字段名：`/news-item/{id}`。默认：同 `page`。
   */
  item?: RowTarget;
  /**
   * The field with the title of a record.
   * @title Title | 标题
   * @zh 记录的标题字段。
   */
  title: CollectionField;
  /**
   * The field with the date, month or year. The feed starts with the newest.
   * @title Date | 日期
   * @zh 存放日期、月份或年份的字段，最新的排在前面。
   */
  date: CollectionField;
  /**
   * The field with a short summary. Default: only the title appears.
   * @title Summary | 摘要
   * @zh 存放摘要的字段。默认：只有标题。
   */
  summary?: CollectionField;
  /**
   * The field with the full text. Default: readers follow the link to the page.
   * @title Full text | 正文
   * @zh 存放全文的字段。默认：不含全文，读者点击链接阅读。
   */
  content?: CollectionField;
  /**
   * The number of records in the feed. Default: 20.
   * @title Number of records | 记录数
   * @zh 订阅源中的记录数。默认：20。
   * @minimum 1
   * @maximum 1000
   * @asType integer
   */
  limit?: number;
}

/**
 * The fields of a record, by name.
 * @zh 记录的字段，以字段名为键。
 */
export interface RecordFields {
  [name: string]: RecordField;
}

/**
 * A field of a record.
 * @title Field | 字段
 * @zh 记录的一个字段。
 */
export interface RecordField {
  /**
   * The label of the field in forms, such as “Published on”. Default: the field's name in words.
   * @title Label | 字段名称
   * @zh 表单中显示的字段名称，例如“发布日期”。默认：由字段名得出。
   */
  title?: PlainText;
  /**
   * What the field holds, such as text, a date or a picture. Forms, lists and the check depend on it.
   * @title Type of value | 值的类型
   * @zh 字段存放什么，例如文字、日期或图片。表单、列表和检查都以此为准。
   */
  kind: FieldKind;
  /**
   * One sentence that explains the field to authors.
   * @title Description | 说明
   * @zh 用一句话说明字段的用途，供编写记录的人参考。
   */
  description: PlainText;
  /**
   * Whether records may omit the field. Default: no.
   * @title Optional | 可省略
   * @zh 记录是否可以省略该字段。默认：不可以。
   */
  optional?: boolean;
  /**
   * The values to choose from, for a `string`. Records with different values can have the same number.
   * Default: any text.
   * @title Allowed values | 允许的值
   * @zh 可选的值，用于 `string`。取值不同的记录可以有相同的编号。默认：不限。
   * @minItems 1
   * @unique
   */
  enum?: string[];
  /**
   * The collection of the other record, for a `RecordReference`. Default: this collection.
   * @title Collection | 所属集合
   * @zh 另一条记录所在的集合，用于 `RecordReference`。默认：本集合。
   */
  collection?: CollectionName;
}

/**
 * A field to sort records by.
 * @title Sort field | 排序字段
 * @zh 排序所用的字段。
 */
export interface RecordOrder {
  /**
   * The field to sort by: a number, a date or a name.
   * @title Field | 字段
   * @zh 排序依据的字段：数字、日期或名称。
   */
  field: CollectionField;
  /**
   * Whether to sort from high to low or from new to old. Default: no.
   * @title Newest or largest first | 从新到旧、从大到小
   * @zh 是否从大到小、从新到旧排列。默认：否。
   */
  descending?: boolean;
}

/**
 * The sources of a collection, by the part of their name after the dot.
 * @zh 集合的各个数据源，以名称中点号之后的部分为键。
 */
export interface CollectionAnswers {
  [name: string]: CollectionAnswer;
}

/**
 * A source for pages: a list of the records, or one record.
 * @title Source | 数据源
 * @zh 供页面取用的一个数据源：记录的列表，或一条记录。
 */
export interface CollectionAnswer {
  /**
   * Whether the source is one `record` or a `list`.
   * @title Kind of source | 数据源类型
   * @zh 数据源是一条记录（`record`）还是一个列表（`list`）。
   * @choices
   * record: One record | 一条记录 | The record that matches the address parameters. | 与地址参数相符的一条记录。
   * list: A list | 列表 | All records, or those that match the parameters. | 全部记录，或与参数相符的记录。
   */
  type: 'record' | 'list';
  /**
   * The address of the data, with record fields in braces: `/api/v1/news/{id}`. A list in several parts also
   * has `{page}`, as in `/api/v1/news/list?page={page}`.
   * @title Address | 地址
   * @zh 数据的地址，花括号中写记录的字段：`/api/v1/news/{id}`。分页的列表还要写 `{page}`，例如
   * `/api/v1/news/list?page={page}`。
   */
  path: ApiPath;
  /**
   * One sentence about the source, for people who write pages.
   * @title Description | 说明
   * @zh 用一句话说明这个数据源，供编写页面的人参考。
   */
  description: PlainText;
  /**
   * The fields of a record that the source includes, in this order. Default: all.
   * @title Fields | 字段
   * @zh 数据源包含记录的哪些字段，按此顺序。默认：全部。
   * @minItems 1
   * @unique
   */
  fields?: CollectionField[];
  /**
   * Fields that may be missing if the data comes from a server of your own (`API_UPSTREAM`, `api`). Default:
   * the optional fields.
   * @title Fields that may be missing | 可缺少的字段
   * @zh 数据来自自己的服务器（`API_UPSTREAM`、`api`）时，可以缺少的字段。默认：只有可省略的字段。
   * @mayBeEmpty
   * @unique
   */
  optional?: CollectionField[];
  /**
   * The fields of the previous and next record to add to one record (`previous`, `next`), for links between
   * them. Default: none.
   * @title Previous and next record | 前后两条记录
   * @zh 随一条记录一并提供前后两条记录（`previous` 和 `next`）的哪些字段，供访客逐条浏览。默认：无。
   * @minItems 1
   * @unique
   */
  adjacent?: CollectionField[];
  /**
   * The sort order of this source. Default: that of the collection.
   * @title Sort order | 排序
   * @zh 这个数据源的排序。默认：与集合的排序相同。
   * @mayBeEmpty
   * @unique
   */
  order?: RecordOrder[];
  /**
   * Selects records by date. Default: all records.
   * @title Filter by date | 按日期筛选
   * @zh 按日期选取记录。默认：全部。
   */
  filter?: RecordFilter;
  /**
   * The number of records on each page of the list. Default: no pagination.
   * @title Records per page | 每页记录数
   * @zh 列表每页的记录数。默认：不分页。
   * @minimum 1
   * @asType integer
   */
  pageSize?: number;
}

/**
 * Selects records by a date field.
 * @zh 按日期字段选取记录。
 */
export interface RecordFilter {
  /**
   * The field with the date, month or year.
   * @title Date field | 日期字段
   * @zh 存放日期、月份或年份的字段。
   */
  field: CollectionField;
  /**
   * Whether to show `upcoming` dates, including today, or `past` ones. Today is the date in UTC when the data
   * is loaded or the site is built.
   * @title Period | 时段
   * @zh 显示将来的日期（`upcoming`，含今天）还是过去的日期（`past`）。“今天”是加载数据或构建网站时的 UTC 日
   * 期。
   * @choices
   * upcoming: Today and later | 今天及以后 | Today or later. | 今天及以后。
   * past: Before today | 今天以前 | Before today. | 今天以前。
   */
  period: 'upcoming' | 'past';
}
