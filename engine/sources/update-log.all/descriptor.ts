import type { Day, PlainText } from '../../descriptor/kinds.ts';

/**
 * The update log takes no parameters.
 * @zh 更新记录没有参数。
 */
export type UpdateLogAllParams = Record<string, never>;

/**
 * A release, as it is kept under `assets/records/update-log/` and answered.
 * @zh 一个发布版本，按 `assets/records/update-log/` 下存放的样子返回。
 */
export interface UpdateLogRecord {
  /**
   * The day of the release as `yyyy-mm-dd`.
   * @zh 发布的日期，写作 `yyyy-mm-dd`。
   */
  time: Day;
  /**
   * What it brought.
   * @zh 更新的内容。
   */
  summary: PlainText;
}

/**
 * All releases, newest first.
 * @zh 全部发布版本，最新的在前。
 */
export type UpdateLogAllResponse = UpdateLogRecord[];
