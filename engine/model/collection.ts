import type { ApiPath, CollectionField, CollectionName, PlainText, RouteName, RowTarget } from './kinds.ts';
import type { FieldKind } from './record-kinds.ts';

/**
 * A kind of record that a site keeps, such as its news, and what its API answers from them. The file's name is the collection's, and
 * its records stand in the folder of that name under `assets/records/`: one a file, or a list of them.
 * @zh 网站保存的一类记录（例如新闻），以及 API 由这些记录返回什么。文件名就是这组记录的名称；记录放在 `assets/records/` 下同名的文件夹
 * 中，每个文件写一条，或写一个列表。
 */
export interface CollectionDescriptor {
  /**
   * The path of `schemas/collection.schema.json` from this file.
   * @zh 从本文件到 `schemas/collection.schema.json` 的路径。
   */
  $schema: string;
  /**
   * What one of its records is, in a sentence for those who write them.
   * @zh 用一句话说明一条记录是什么，写给撰写记录的人看。
   */
  says: PlainText;
  /**
   * Whether the records are in `all` languages of the site, or each in `some`: a list then holds in each language the records that are
   * in it, and a record has a page in those languages alone; the switch to another leads to the page above. Default: `all`.
   * @zh 记录用网站的全部语言（`all`）来写，还是每条只用其中一些（`some`）：这时每种语言的列表只含有该语言的记录，记录也只在这些语言中有
   * 页面，切换到其他语言时转到上一级页面。默认：`all`。
   * @choices
   * all: Every record is in every language of the site.
   * some: Each record is in one language or more; lists hold those that are in the page's.
   * @choicesZh
   * all: 每条记录都有网站的全部语言。
   * some: 每条记录有一种或几种语言；列表只含有页面语言的记录。
   */
  languages?: 'all' | 'some';
  /**
   * The fields of a record by their names, which are letters, digits and underscores.
   * @zh 记录的各个字段，以字段名为键；字段名由字母、数字和下划线组成。
   */
  fields: RecordFields;
  /**
   * How lists of the records are in order: by the first field, where two are alike by the next. Default: in the order of their files.
   * @zh 列表中记录的顺序：先按第一个字段，相同时再按下一个。默认：按文件的顺序。
   * @mayBeEmpty
   * @unique
   */
  order?: RecordOrder[];
  /**
   * What the API answers from the records, by the name behind the dot: `list` of `news.json` is the source `news.list`.
   * @zh API 由这些记录返回什么，以点后的名称为键：`news.json` 中的 `list` 就是数据源 `news.list`。
   */
  answers: CollectionAnswers;
  /**
   * A feed of the newest records, to which visitors subscribe: Atom and JSON Feed, in each language. It needs the `origin` of site.json.
   * Default: none.
   * @zh 最新记录的订阅源，供访客订阅：每种语言各有 Atom 和 JSON Feed。须在 site.json 中写明 `origin`。默认：没有。
   */
  feed?: CollectionFeed;
}

/**
 * A feed of a collection's newest records.
 * @zh 一组记录中最新各条的订阅源。
 */
export interface CollectionFeed {
  /**
   * The page that the feed is of: it gives the title, and its head announces the feed, as those of the pages below it and of the home
   * page do.
   * @zh 订阅源所属的页面：以它的标题为名，并由它、它的下级页面和首页在 head 中声明。
   */
  page: RouteName;
  /**
   * The page of a record, with fields of it in braces: `/news-item/{id}`. Default: `page`.
   * @zh 一条记录的页面，花括号中写记录的字段：`/news-item/{id}`。默认：同 `page`。
   */
  item?: RowTarget;
  /**
   * The field that names a record.
   * @zh 给记录命名的字段。
   */
  title: CollectionField;
  /**
   * The field with the day: a day, a month or a year. The newest record comes first.
   * @zh 存放日期的字段：日期、月份或年份。最新的在前。
   */
  day: CollectionField;
  /**
   * The field that says in a few words what the record is about. Default: only its name is told.
   * @zh 用几句话说明内容的字段。默认：只有名称。
   */
  summary?: CollectionField;
  /**
   * The field with the whole text as HTML. Default: readers follow the link.
   * @zh 存放 HTML 全文的字段。默认：读者通过链接阅读。
   */
  content?: CollectionField;
  /**
   * How many of the newest records it holds. Default: 20.
   * @zh 含最新的多少条记录。默认：20。
   * @minimum 1
   * @maximum 1000
   * @asType integer
   */
  size?: number;
}

/**
 * The fields of a record by their names.
 * @zh 记录的各个字段，以字段名为键。
 */
export interface RecordFields {
  [name: string]: RecordField;
}

/**
 * A field of a record.
 * @zh 记录的一个字段。
 */
export interface RecordField {
  /**
   * What its value is; it says how the value is checked, what the editor proposes and how the field shows.
   * @zh 它的值是什么；由此决定怎样检查、编辑器提供什么选项以及怎样显示。
   */
  kind: FieldKind;
  /**
   * What it is for, in a sentence for those who write the records.
   * @zh 用一句话说明它的用途，写给撰写记录的人看。
   */
  says: PlainText;
  /**
   * Whether a record may do without it. Default: no.
   * @zh 记录是否可以不写它。默认：不可以。
   */
  optional?: boolean;
  /**
   * Of a `string`: the only values there are; numbers of records are then unique among those of one value. Default: any.
   * @zh 用于 `string`：仅有的几个取值；记录的编号只须在取值相同的记录中唯一。默认：不限。
   * @minItems 1
   * @unique
   */
  values?: string[];
  /**
   * Of a `RecordReference`: the collection whose record it names. Default: this one.
   * @zh 用于 `RecordReference`：它所指的记录属于哪一组。默认：本组。
   */
  of?: CollectionName;
}

/**
 * A field by which records are in order.
 * @zh 记录按哪个字段排列。
 */
export interface RecordOrder {
  /**
   * The field: a number, a day, a name.
   * @zh 字段：编号、日期或名称。
   */
  field: CollectionField;
  /**
   * Whether the greatest comes first: the newest day, the last number. Default: no.
   * @zh 是否大的在前：最新的日期、最后的编号。默认：否。
   */
  descending?: boolean;
}

/**
 * What the API answers from a collection, by the name behind the dot of the source.
 * @zh API 由一组记录返回什么，以数据源名称中点后的部分为键。
 */
export interface CollectionAnswers {
  [name: string]: CollectionAnswer;
}

/**
 * One answer of the API, made of the records.
 * @zh API 由记录得出的一种返回数据。
 */
export interface CollectionAnswer {
  /**
   * What it is: one `record`, or a `list` of them.
   * @zh 返回什么：一条记录（`record`）或一个列表（`list`）。
   * @choices
   * record: The one record that the parameters of its address name.
   * list: All records, or those that have the values of its parameters.
   * @choicesZh
   * record: 由地址的参数指明的那一条记录。
   * list: 全部记录，或与参数的值相符的记录。
   */
  gives: 'record' | 'list';
  /**
   * Its address, a field of the records in braces for each value that a call chooses by: `/api/v1/news/{id}`. A list that is cut into
   * pages takes `{page}`, as in `/api/v1/news/list?page={page}`.
   * @zh 它的地址；按哪个字段的值选取记录，就在花括号中写哪个字段：`/api/v1/news/{id}`。分页的列表还要写 `{page}`，例如
   * `/api/v1/news/list?page={page}`。
   */
  path: ApiPath;
  /**
   * What it is, in a sentence for those who bind pages to it.
   * @zh 用一句话说明它是什么，写给在页面上使用它的人看。
   */
  says: PlainText;
  /**
   * The fields that it gives of a record, in this order. Default: all.
   * @zh 它给出记录的哪些字段，按此顺序。默认：全部。
   * @minItems 1
   * @unique
   */
  fields?: CollectionField[];
  /**
   * The fields that an API of your own may leave out (`API_UPSTREAM`, `api`): pages take its answers without them. Default: none but
   * those that records may do without.
   * @zh 你自己的 API（`API_UPSTREAM`、`api`）可以不返回的字段：页面接受没有它们的返回数据。默认：只有记录可以不写的字段。
   * @mayBeEmpty
   * @unique
   */
  mayLack?: CollectionField[];
  /**
   * Of one record: the fields that it gives, as `previous` and `next`, of the records before and after it in its order, so that a visitor can
   * go from one to the next. Default: neither.
   * @zh 用于一条记录：按其顺序的上一条和下一条记录各给出哪些字段（`previous` 和 `next`），供访客逐条浏览。默认：都不给出。
   * @minItems 1
   * @unique
   */
  neighbours?: CollectionField[];
  /**
   * Its own order. Default: that of the collection.
   * @zh 它自己的顺序。默认：这组记录的顺序。
   * @mayBeEmpty
   * @unique
   */
  order?: RecordOrder[];
  /**
   * Which records it takes by their day. Default: all.
   * @zh 按日期取哪些记录。默认：全部。
   */
  only?: RecordFilter;
  /**
   * How many records a page of the list has. Default: the list is not cut into pages.
   * @zh 列表每页有几条记录。默认：列表不分页。
   * @minimum 1
   * @asType integer
   */
  size?: number;
}

/**
 * Takes records by a day of theirs.
 * @zh 按记录的日期选取。
 */
export interface RecordFilter {
  /**
   * The field with the day, the month or the year.
   * @zh 存放日期、月份或年份的字段。
   */
  field: CollectionField;
  /**
   * Whether the day is `upcoming`, today's among them, or `past`. Days are those of UTC, when the answer is given or the site is built.
   * @zh 日期尚未过去（`upcoming`，含今天）还是已经过去（`past`）。日期按 UTC 计，以返回数据或构建网站的时刻为准。
   * @choices
   * upcoming: Of today and later.
   * past: Before today.
   * @choicesZh
   * upcoming: 今天及以后的。
   * past: 今天以前的。
   */
  is: 'upcoming' | 'past';
}
