import type { DataAddress, Day, OpenDay, PlainText } from '../../descriptor/kinds.ts';

/**
 * The bug log takes no parameters.
 * @zh 缺陷记录没有参数。
 */
export type TestLogAllParams = Record<string, never>;

/**
 * A reported bug, as it is kept under `assets/records/test-log/` and answered.
 * @zh 一个报告的缺陷，按 `assets/records/test-log/` 下存放的样子返回。
 */
export interface TestLogRecord {
  /**
   * The day it was reported, as `yyyy-mm-dd`.
   * @zh 报告的日期，写作 `yyyy-mm-dd`。
   */
  time: Day;
  /**
   * Who reported it.
   * @zh 报告人。
   */
  ask_man: PlainText;
  /**
   * What goes wrong.
   * @zh 出了什么问题。
   */
  summary: PlainText;
  /**
   * The address of files that show it; absent when there are none.
   * @zh 重现问题的文件的地址；没有时不写。
   */
  download?: DataAddress;
  /**
   * What has been found or done.
   * @zh 查明了什么，或做了什么处理。
   */
  answer: PlainText;
  /**
   * Whether it is resolved: "Resolved", "In progress".
   * @zh 是否解决：“已解决”“处理中”。
   */
  resolve: PlainText;
  /**
   * The day it was resolved, as `yyyy-mm-dd`; empty while it is open.
   * @zh 解决的日期，写作 `yyyy-mm-dd`；未解决时为空。
   */
  resolve_time: OpenDay;
}

/**
 * All reported bugs, the latest report first.
 * @zh 全部报告的缺陷，最近报告的在前。
 */
export type TestLogAllResponse = TestLogRecord[];
