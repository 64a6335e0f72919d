import type { FieldName } from './kinds.ts';

/**
 * Headings between the rows of a list, one for each value of a field, with the number of its rows. Rows without
 * a value come last. A list with pages repeats the heading on each page that a group continues on. The source
 * must return all rows together, without pages.
 * @title Groups of rows | 行的分组
 * @zh 列表各行之间的标题：字段的每个值一个，并写明行数；没有值的行排在最后。列表分页时，跨页的组在每一页重复标
 * 题。数据源须一次返回全部行，不能分页。
 */
export interface RowGrouping {
  /**
   * The field whose values are the headings.
   * @title Field | 字段
   * @zh 以哪个字段的值作标题。
   */
  field: FieldName;
  /**
   * The order of the headings. Default: as the values first appear in the rows.
   * @title Order | 顺序
   * @zh 标题的顺序。默认：按各个值在行中首次出现的先后。
   * @choices
   * ascending: Ascending | 升序 | Smallest or earliest first. | 小的、早的在前。
   * descending: Descending | 降序 | Largest or latest first. | 大的、晚的在前。
   */
  order?: 'ascending' | 'descending';
}
