/**
 * A day, `2026-01-31`, which is its first minute, or a day and a time, `2026-01-31T09:00`, in the site's time zone.
 * @zh 日期 `2026-01-31`（指当天零点），或日期和时间 `2026-01-31T09:00`，按网站的时区。
 * @pattern ^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$
 * @form a day as yyyy-mm-dd, or a day and a time with the letter T between them
 * @formZh 须为 yyyy-mm-dd 的日期，或日期和时间，中间用字母 T 隔开
 * @formExample 2026-01-31T09:00
 */
export type Moment = string;

/**
 * When something is published: a page, a section, an entry of the navigation, a record. At other times a build leaves it out.
 * @zh 何时发布：页面、区块、导航项、记录都可以写。其他时间的构建不含它。
 */
export interface Publishing {
  /**
   * Whether it is a draft: `npm run dev` shows it, and a build leaves it out. Default: `false`.
   * @zh 是否为草稿：`npm run dev` 会显示，构建时略去。默认：`false`。
   */
  draft?: boolean;
  /**
   * From when it is published. Default: at once.
   * @zh 从何时起发布。默认：立即发布。
   */
  publishFrom?: Moment;
  /**
   * From when it is published no more. Default: it stays.
   * @zh 从何时起不再发布。默认：一直保留。
   */
  publishUntil?: Moment;
}
