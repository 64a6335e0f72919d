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
   * @zh 记录的编号，用于地址。
   */
  RecordId?: RecordId;
  /**
   * The record's slug, used in addresses.
   * @zh 记录的短名称，用于地址。
   */
  RecordSlug?: RecordSlug;
  /**
   * The number or slug of another record.
   * @zh 另一条记录的编号或短名称。
   */
  RecordReference?: RecordReference;
  /**
   * Text in every language.
   * @zh 各语言的文字。
   */
  PlainText?: PlainText;
  /**
   * HTML in every language.
   * @zh 各语言的 HTML。
   */
  HtmlText?: HtmlText;
  /**
   * A link target.
   * @zh 链接目标。
   */
  DataAddress?: DataAddress;
  /**
   * A picture.
   * @zh 图片。
   */
  DataPicture?: DataPicture;
  /**
   * A date.
   * @zh 日期。
   */
  Day?: Day;
  /**
   * A date, or empty while it is unknown.
   * @zh 日期，未定时为空。
   */
  OpenDay?: OpenDay;
  /**
   * A date without hyphens.
   * @zh 不带连字符的日期。
   */
  CompactDay?: CompactDay;
  /**
   * A month.
   * @zh 月份。
   */
  Month?: Month;
  /**
   * A year.
   * @zh 年份。
   */
  Year?: Year;
  /**
   * A duration.
   * @zh 时长。
   */
  Duration?: Duration;
  /**
   * A time of day.
   * @zh 时刻。
   */
  TimeOfDay?: TimeOfDay;
  /**
   * A number with a unit.
   * @zh 带单位的数值。
   */
  Quantity?: Quantity;
  /**
   * A color.
   * @zh 颜色。
   */
  Color?: Color;
  /**
   * Text that is identical in every language.
   * @zh 各语言相同的文字。
   */
  string?: string;
  /**
   * A number.
   * @zh 数值。
   */
  number?: number;
  /**
   * `true` or `false`.
   * @zh `true` 或 `false`。
   */
  boolean?: boolean;
}

/**
 * The types of record fields and address parameters.
 * @zh 记录字段和地址参数的类型。
 */
export interface CollectionKinds {
  /**
   * The types of fields.
   * @zh 字段的类型。
   */
  fields?: RecordKinds;
  /**
   * A record number in an address.
   * @zh 地址中的记录编号。
   */
  number?: RecordNumber;
  /**
   * A list page number in an address.
   * @zh 地址中的列表页码。
   */
  page?: PageNumber;
  /**
   * The publication fields of every record.
   * @zh 每条记录都可用的发布时间字段。
   */
  publishing?: Publishing;
}

/**
 * The type of a record field.
 * @zh 记录字段的类型。
 * @choices
 * RecordId: The record's number, used in addresses.
 * RecordSlug: The record's slug, used in addresses.
 * RecordReference: The number or slug of another record.
 * PlainText: Text in every language.
 * HtmlText: HTML in every language.
 * DataAddress: A link target.
 * DataPicture: A picture.
 * Day: A date.
 * OpenDay: A date, or empty while it is unknown.
 * CompactDay: A date without hyphens.
 * Month: A month.
 * Year: A year.
 * Duration: A duration.
 * TimeOfDay: A time of day.
 * Quantity: A number with a unit.
 * Color: A color.
 * string: Text that is identical in every language.
 * number: A number.
 * boolean: `true` or `false`.
 * @choicesZh
 * RecordId: 记录的编号，用于地址。
 * RecordSlug: 记录的短名称，用于地址。
 * RecordReference: 另一条记录的编号或短名称。
 * PlainText: 各语言的文字。
 * HtmlText: 各语言的 HTML。
 * DataAddress: 链接目标。
 * DataPicture: 图片。
 * Day: 日期。
 * OpenDay: 日期，未定时为空。
 * CompactDay: 不带连字符的日期。
 * Month: 月份。
 * Year: 年份。
 * Duration: 时长。
 * TimeOfDay: 时刻。
 * Quantity: 带单位的数值。
 * Color: 颜色。
 * string: 各语言相同的文字。
 * number: 数值。
 * boolean: `true` 或 `false`。
 */
export type FieldKind = keyof RecordKinds;
