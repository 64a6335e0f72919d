import type {
  Colour,
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
 * The values that a field of a record can have, by the names of their kinds.
 * @zh 记录字段可取的值，以类型名为键。
 */
export interface RecordKinds {
  /**
   * A number that names the record in addresses.
   * @zh 在地址中指明该记录的编号。
   */
  RecordId?: RecordId;
  /**
   * A short name that names the record in addresses.
   * @zh 在地址中指明该记录的短名称。
   */
  RecordSlug?: RecordSlug;
  /**
   * The number or the short name of another record.
   * @zh 另一条记录的编号或短名称。
   */
  RecordReference?: RecordReference;
  /**
   * Words in every language.
   * @zh 各语言的文字。
   */
  PlainText?: PlainText;
  /**
   * HTML in every language.
   * @zh 各语言的 HTML。
   */
  HtmlText?: HtmlText;
  /**
   * Where a link leads.
   * @zh 链接的去处。
   */
  DataAddress?: DataAddress;
  /**
   * A picture.
   * @zh 图片。
   */
  DataPicture?: DataPicture;
  /**
   * A day.
   * @zh 日期。
   */
  Day?: Day;
  /**
   * A day, or empty while there is none yet.
   * @zh 日期；还没有时为空。
   */
  OpenDay?: OpenDay;
  /**
   * A day without hyphens.
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
   * A length of time.
   * @zh 时长。
   */
  Duration?: Duration;
  /**
   * A time of day.
   * @zh 一天中的时刻。
   */
  TimeOfDay?: TimeOfDay;
  /**
   * A number with its unit.
   * @zh 带单位的数值。
   */
  Quantity?: Quantity;
  /**
   * A colour.
   * @zh 颜色。
   */
  Colour?: Colour;
  /**
   * Words or a name, the same in every language.
   * @zh 各语言相同的文字或名称。
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
 * What the fields of records and the parameters of addresses can hold.
 * @zh 记录的字段和地址的参数可取的值。
 */
export interface CollectionKinds {
  /**
   * The values of fields.
   * @zh 字段的值。
   */
  fields?: RecordKinds;
  /**
   * How an address gives the number of a record.
   * @zh 地址中写记录编号的方式。
   */
  number?: RecordNumber;
  /**
   * How an address gives the number of a page of a list.
   * @zh 地址中写列表页码的方式。
   */
  page?: PageNumber;
  /**
   * What every record may say of when it is published.
   * @zh 每条记录都可以写的发布时间。
   */
  publishing?: Publishing;
}

/**
 * The name of a kind that a field of a record can be of.
 * @zh 记录字段可用的类型名。
 * @choices
 * RecordId: A number that names the record in addresses.
 * RecordSlug: A short name that names the record in addresses.
 * RecordReference: The number or the short name of another record.
 * PlainText: Words in every language.
 * HtmlText: HTML in every language.
 * DataAddress: Where a link leads.
 * DataPicture: A picture.
 * Day: A day.
 * OpenDay: A day, or empty while there is none yet.
 * CompactDay: A day without hyphens.
 * Month: A month.
 * Year: A year.
 * Duration: A length of time.
 * TimeOfDay: A time of day.
 * Quantity: A number with its unit.
 * Colour: A colour.
 * string: Words or a name, the same in every language.
 * number: A number.
 * boolean: `true` or `false`.
 * @choicesZh
 * RecordId: 在地址中指明该记录的编号。
 * RecordSlug: 在地址中指明该记录的短名称。
 * RecordReference: 另一条记录的编号或短名称。
 * PlainText: 各语言的文字。
 * HtmlText: 各语言的 HTML。
 * DataAddress: 链接的去处。
 * DataPicture: 图片。
 * Day: 日期。
 * OpenDay: 日期；还没有时为空。
 * CompactDay: 不带连字符的日期。
 * Month: 月份。
 * Year: 年份。
 * Duration: 时长。
 * TimeOfDay: 一天中的时刻。
 * Quantity: 带单位的数值。
 * Colour: 颜色。
 * string: 各语言相同的文字或名称。
 * number: 数值。
 * boolean: `true` 或 `false`。
 */
export type FieldKind = keyof RecordKinds;
