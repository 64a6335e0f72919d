/**
 * A date (`2026-01-31`, from midnight) or a date and time (`2026-01-31T09:00`) in the site's time zone.
 * @zh 日期（`2026-01-31`，指当天零点）或日期和时间（`2026-01-31T09:00`），按网站的时区。
 * @pattern ^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$
 * @form a day as yyyy-mm-dd, or a day and a time with the letter T between them
 * @formZh 须为 yyyy-mm-dd 的日期，或日期和时间，中间用字母 T 隔开
 * @formExample 2026-01-31T09:00
 */
export type Moment = string;

/**
 * The time during which a page, section, navigation entry or record is on the site. At other times, builds
 * leave it out.
 * @zh 页面、区块、导航项或记录的发布时间。在此期间之外构建时不包含该内容。
 */
export interface Publishing {
  /**
   * Whether this is a draft, which `npm run dev` shows and builds omit. Default: `false`.
   * @title Draft | 草稿
   * @zh 是否为草稿。草稿在 `npm run dev` 中显示，构建时不包含。默认：`false`。
   */
  draft?: boolean;
  /**
   * The start of publication. Default: immediately.
   * @title Publish from | 发布时间
   * @zh 开始发布的时间。默认：立即发布。
   */
  publishFrom?: Moment;
  /**
   * The end of publication. Default: no end.
   * @title Publish until | 下线时间
   * @zh 结束发布的时间。默认：一直发布。
   */
  publishUntil?: Moment;
}
