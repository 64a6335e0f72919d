import type {
  Color,
  CompactDay,
  DataAddress,
  DataPicture,
  Day,
  Duration,
  HtmlText,
  Month,
  OpenDay,
  PageNumber,
  PlainText,
  Quantity,
  RecordId,
  RecordNumber,
  RecordReference,
  RecordSlug,
  TimeOfDay,
  Year,
} from './kinds.ts';
import type { Publishing } from './publishing.ts';

/**
 * The types that a record field can have, by name.
 * @zh 记录字段可用的类型，以类型名为键。
 */
export interface RecordKinds {
  /**
   * The record's number, used in addresses.
   * @title Number of the record | 记录编号
   * @zh 记录的编号，用于地址。
   */
  RecordId?: RecordId;
  /**
   * A short name for the record, used in addresses.
   * @title Short name of the record | 记录短名称
   * @zh 记录的短名称，用于地址。
   */
  RecordSlug?: RecordSlug;
  /**
   * Another record, by its number or short name.
   * @title Another record | 另一条记录
   * @zh 另一条记录，写它的编号或短名称。
   */
  RecordReference?: RecordReference;
  /**
   * Text in every language.
   * @title Text | 文字
   * @zh 各语言的文字。
   */
  PlainText?: PlainText;
  /**
   * Formatted text (HTML) in every language.
   * @title HTML text | HTML 正文
   * @zh 各语言带格式的文字（HTML）。
   */
  HtmlText?: HtmlText;
  /**
   * A link to a page, file or web address.
   * @title Link | 链接
   * @zh 指向页面、文件或网址的链接。
   */
  DataAddress?: DataAddress;
  /**
   * A picture.
   * @title Picture | 图片
   * @zh 图片。
   */
  DataPicture?: DataPicture;
  /**
   * A date.
   * @title Date | 日期
   * @zh 日期。
   */
  Day?: Day;
  /**
   * A date, or empty while it is unknown.
   * @title Date, may be empty | 日期（可空）
   * @zh 日期，未定时为空。
   */
  OpenDay?: OpenDay;
  /**
   * A date without hyphens.
   * @title Date without hyphens | 无连字符的日期
   * @zh 不带连字符的日期。
   */
  CompactDay?: CompactDay;
  /**
   * A month.
   * @title Month | 月份
   * @zh 月份。
   */
  Month?: Month;
  /**
   * A year.
   * @title Year | 年份
   * @zh 年份。
   */
  Year?: Year;
  /**
   * A duration.
   * @title Duration | 时长
   * @zh 时长。
   */
  Duration?: Duration;
  /**
   * A time of day.
   * @title Time of day | 时刻
   * @zh 时刻。
   */
  TimeOfDay?: TimeOfDay;
  /**
   * A number with a unit.
   * @title Number with a unit | 带单位的数值
   * @zh 带单位的数值。
   */
  Quantity?: Quantity;
  /**
   * A color.
   * @title Color | 颜色
   * @zh 颜色。
   */
  Color?: Color;
  /**
   * Text that is identical in every language.
   * @title Same text in all languages | 各语言相同的文字
   * @zh 各语言相同的文字。
   */
  string?: string;
  /**
   * A number.
   * @title Number | 数值
   * @zh 数值。
   */
  number?: number;
  /**
   * Yes or no, as `true` or `false`.
   * @title Yes or no | 是或否
   * @zh 是或否，写 `true` 或 `false`。
   */
  boolean?: boolean;
}

/**
 * The types of record fields and address parameters.
 * @title Types of fields | 字段类型
 * @zh 记录字段和地址参数的类型。
 */
export interface CollectionKinds {
  /**
   * The types of fields.
   * @title Fields | 字段
   * @zh 字段的类型。
   */
  fields?: RecordKinds;
  /**
   * The number of a record in an address.
   * @title Number of a record | 记录编号
   * @zh 地址中的记录编号。
   */
  number?: RecordNumber;
  /**
   * The number of a list page in an address.
   * @title Page number | 页码
   * @zh 地址中的列表页码。
   */
  page?: PageNumber;
  /**
   * The publication fields of every record.
   * @title Publishing | 发布
   * @zh 每条记录都可用的发布时间字段。
   */
  publishing?: Publishing;
}

/**
 * The type of a record field.
 * @zh 记录字段的类型。
 */
export type FieldKind = keyof RecordKinds;
