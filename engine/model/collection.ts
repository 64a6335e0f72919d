import type { ApiPath, CollectionField, CollectionName, PlainText, RouteName, RowTarget } from './kinds.ts';
import type { FieldKind } from './record-kinds.ts';

/**
 * A collection of records, such as news, and the API responses built from them. The file name is the
 * collection's name; its records are JSON files in `assets/records/<name>/`, with one record or a list in
 * each.
 * @title Collection | 集合
 * @zh 记录的集合（例如新闻），以及 API 由其中的记录生成的返回数据。文件名即集合的名称；记录存放在
 * `assets/records/<名称>/` 的 JSON 文件中，每个文件一条记录或一个列表。
 */
export interface CollectionDescriptor {
  /**
   * The path of the collection schema, for completion, hints and checks in editors.
   * @title Schema | 文件格式
   * @zh 集合 schema 的路径，供编辑器补全、提示和检查。
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
   * @choiceTitles
   * all: All languages | 全部语言
   * some: Some languages | 部分语言
   * @choices
   * all: Every record is in every language of the site.
   * some: Each record is in one or more languages; a list shows the records in the page's language.
   * @choicesZh
   * all: 每条记录都有网站的全部语言。
   * some: 每条记录有一种或几种语言；列表只显示有当前页面语言的记录。
   */
  languages?: 'all' | 'some';
  /**
   * The fields of a record, by name. Names are letters, digits and underscores.
   * @title Fields | 字段
   * @zh 记录的字段，以字段名为键；字段名由字母、数字和下划线组成。
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
   * The API responses, by name: `list` in `news.json` is the source `news.list`.
   * @title Responses | 返回数据
   * @zh API 的返回数据，以名称为键：`news.json` 中的 `list` 就是数据源 `news.list`。
   */
  answers: CollectionAnswers;
  /**
   * A feed of the newest records (Atom and JSON Feed) in each language. Requires `origin` in site.json.
   * Default: none.
   * @title Feed | 订阅源
   * @zh 最新记录的订阅源（Atom 和 JSON Feed），每种语言一份。须在 site.json 中写明 `origin`。默认：无。
   */
  feed?: CollectionFeed;
}

/**
 * A feed of the newest records of a collection.
 * @zh 集合中最新记录的订阅源。
 */
export interface CollectionFeed {
  /**
   * The page of the feed. The feed uses its title; the page, its subpages and the home page link to the feed
   * in their `<head>`.
   * @title Page of the feed | 订阅源页面
   * @zh 订阅源对应的页面，订阅源沿用其标题；该页面、其下级页面和首页会在 `<head>` 中链接订阅源。
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
   * The field with the full text as HTML. Default: readers follow the link.
   * @title Full text | 正文
   * @zh 存放 HTML 全文的字段。默认：不含全文，读者点击链接阅读。
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
   * The type of the value. It determines the check, the editor's suggestions and the display.
   * @title Type of value | 值的类型
   * @zh 值的类型，决定如何检查、编辑器提示什么以及如何显示。
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
   * For a `string`: the allowed values. Record numbers then only need to be unique among records with the
   * same value. Default: any value.
   * @title Allowed values | 允许的值
   * @zh 用于 `string`：允许的取值。记录编号此时只须在取值相同的记录中唯一。默认：不限。
   * @minItems 1
   * @unique
   */
  enum?: string[];
  /**
   * For a `RecordReference`: the collection that it refers to. Default: this one.
   * @title Collection | 所属集合
   * @zh 用于 `RecordReference`：所引用的集合。默认：本集合。
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
   * The field: a number, a date or a name.
   * @title Field | 字段
   * @zh 字段：数字、日期或名称。
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
 * The API responses of a collection, by the part of the source's name after the dot.
 * @zh 集合的 API 返回数据，以数据源名称中点号之后的部分为键。
 */
export interface CollectionAnswers {
  [name: string]: CollectionAnswer;
}

/**
 * An API response built from the records.
 * @title Response | 返回数据
 * @zh API 由记录生成的一种返回数据。
 */
export interface CollectionAnswer {
  /**
   * What the response contains: one `record` or a `list`.
   * @title Content | 返回内容
   * @zh 返回一条记录（`record`）还是一个列表（`list`）。
   * @choiceTitles
   * record: One record | 一条记录
   * list: A list | 列表
   * @choices
   * record: The record that matches the address parameters.
   * list: All records, or those that match the parameters.
   * @choicesZh
   * record: 与地址参数相符的一条记录。
   * list: 全部记录，或与参数相符的记录。
   */
  type: 'record' | 'list';
  /**
   * The address of the response. Each parameter is a record field in braces: `/api/v1/news/{id}`. A paginated
   * list also has `{page}`, as in `/api/v1/news/list?page={page}`.
   * @title Address | 地址
   * @zh 返回数据的地址。参数是花括号中的记录字段：`/api/v1/news/{id}`；分页列表还要写 `{page}`，例如
   * `/api/v1/news/list?page={page}`。
   */
  path: ApiPath;
  /**
   * One sentence that explains the response to page authors.
   * @title Description | 说明
   * @zh 用一句话说明这种返回数据，供编写页面的人参考。
   */
  description: PlainText;
  /**
   * The record fields in the response, in this order. Default: all.
   * @title Fields | 字段
   * @zh 返回数据包含记录的哪些字段，按此顺序。默认：全部。
   * @minItems 1
   * @unique
   */
  fields?: CollectionField[];
  /**
   * Fields that your own API (`API_UPSTREAM`, `api`) may omit; pages accept responses without them. Default:
   * the optional fields.
   * @title Fields that may be missing | 可缺少的字段
   * @zh 自建 API（`API_UPSTREAM`、`api`）可以不返回的字段，缺少时页面仍可使用。默认：只有记录的可选字段。
   * @mayBeEmpty
   * @unique
   */
  optional?: CollectionField[];
  /**
   * For one record: the fields to include of the records before and after it, as `previous` and `next`, for
   * links between them. Default: none.
   * @title Previous and next record | 前后两条记录
   * @zh 用于单条记录：返回其前后两条记录（`previous` 和 `next`）的哪些字段，供访客逐条浏览。默认：不返回。
   * @minItems 1
   * @unique
   */
  adjacent?: CollectionField[];
  /**
   * The sort order of this response. Default: that of the collection.
   * @title Sort order | 排序
   * @zh 这种返回数据的排序。默认：与集合的排序相同。
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
   * Whether to select `upcoming` dates, including today, or `past` ones. Dates are compared in UTC, at the
   * time of the response or build.
   * @title Period | 时段
   * @zh 选取将来的日期（`upcoming`，含今天）还是过去的日期（`past`）。以返回数据或构建时的 UTC 日期为准。
   * @choiceTitles
   * upcoming: Today and later | 今天及以后
   * past: Before today | 今天以前
   * @choices
   * upcoming: Today or later.
   * past: Before today.
   * @choicesZh
   * upcoming: 今天及以后。
   * past: 今天以前。
   */
  period: 'upcoming' | 'past';
}
