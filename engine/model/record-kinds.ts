import type {
  Color,
  CompactDay,
  DataAddress,
  DataPicture,
  Day,
  Duration,
  HtmlText,
  Markdown,
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
 * @fields
 * RecordId: Number of the record | 记录编号 | The record's number, used in addresses. | 记录的编号，用于地址。
 * RecordSlug: Short name of the record | 记录短名称 | A short name for the record, used in addresses. | 记录的短名称，
 * 用于地址。
 * RecordReference: Another record | 另一条记录 | Another record, by its number or short name. | 另一条记录，写它的编号
 * 或短名称。
 * PlainText: Text | 文字 | Text in every language. | 各语言的文字。
 * HtmlText: HTML text | HTML 正文 | Formatted text (HTML) in every language. | 各语言带格式的文字（HTML）。
 * Markdown: Long text (Markdown) | 长文（Markdown） | A long text in Markdown, in a file or in place. | Markdown 长文，写在
 * 文件中或直接写在字段里。
 * DataAddress: Link | 链接 | A link to a page, file or web address. | 指向页面、文件或网址的链接。
 * DataPicture: Picture | 图片 | A picture. | 图片。
 * Day: Date | 日期 | A date. | 日期。
 * OpenDay: Date, may be empty | 日期（可空） | A date, or empty while it is unknown. | 日期，未定时为空。
 * CompactDay: Date without hyphens | 无连字符的日期 | A date without hyphens. | 不带连字符的日期。
 * Month: Month | 月份 | A month. | 月份。
 * Year: Year | 年份 | A year. | 年份。
 * Duration: Duration | 时长 | A duration. | 时长。
 * TimeOfDay: Time of day | 时刻 | A time of day. | 时刻。
 * Quantity: Number with a unit | 带单位的数值 | A number with a unit. | 带单位的数值。
 * Color: Color | 颜色 | A color. | 颜色。
 * string: Same text in all languages | 各语言相同的文字 | Text that is identical in every language. | 各语言相同的文
 * 字。
 * number: Number | 数值 | A number. | 数值。
 * boolean: Yes or no | 是或否 | Yes or no, as `true` or `false`. | 是或否，写 `true` 或 `false`。
 */
export interface RecordKinds {
  RecordId?: RecordId;
  RecordSlug?: RecordSlug;
  RecordReference?: RecordReference;
  PlainText?: PlainText;
  HtmlText?: HtmlText;
  Markdown?: Markdown;
  DataAddress?: DataAddress;
  DataPicture?: DataPicture;
  Day?: Day;
  OpenDay?: OpenDay;
  CompactDay?: CompactDay;
  Month?: Month;
  Year?: Year;
  Duration?: Duration;
  TimeOfDay?: TimeOfDay;
  Quantity?: Quantity;
  Color?: Color;
  string?: string;
  number?: number;
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
