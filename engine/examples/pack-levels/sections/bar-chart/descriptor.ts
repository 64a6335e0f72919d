import type { DataBinding, FieldName, Row, SectionBase } from 'pagewright/section';

/**
 * A bar for each row, as long as its number.
 * @title Bar chart | 条形图
 * @zh 每行一条，长度表示数值。
 * @exactlyOne rows data
 * @alias chart graph diagram 图表 柱状图
 */
export interface BarChartSection extends SectionBase {
  /**
   * The field with the name of each bar.
   * @title Names | 名称
   * @zh 各条的名称所在的字段。
   */
  label: FieldName;
  /**
   * The field with the number of each bar.
   * @title Numbers | 数值
   * @zh 各条的数值所在的字段。
   */
  value: FieldName;
  /**
   * The rows.
   * @title Rows | 行
   * @zh 图表的行。
   */
  rows?: Row[];
  /**
   * The source of the rows, instead of `rows`.
   * @title Rows from data | 数据来源
   * @zh 行的数据源，代替 `rows`。
   */
  data?: DataBinding;
}
