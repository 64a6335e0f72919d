import type { CollectionName, RepeatingField } from './kinds.ts';

/**
 * The fields of an object that can appear once for each value or record of a collection.
 * @zh 可按集合的值或记录逐一重复的对象所共有的字段。
 */
export interface Repeated {
  /**
   * Repeats this object for each value of a field, or for each record of a collection. Names in braces stand
   * for the value (`{year}`) or for the record's fields (`{title}`), in texts, addresses, parameters and ids.
   * Default: it appears once.
   * @title Repeat for | 按数据重复
   * @zh 按字段的每个值或集合的每条记录重复本对象。文字、地址、参数和标识中，花括号里的名称代表该值（`{year}`）或记
   * 录的字段（`{title}`）。默认：只出现一次。
   */
  forEach?: ForEach;
}

/**
 * The values or records for which an object is repeated.
 * @title Repetition | 重复
 * @zh 对象按哪些值或记录重复。
 */
export interface ForEach {
  /**
   * The collection with the values or records.
   * @title Collection | 集合
   * @zh 取值或取记录的集合。
   */
  collection: CollectionName;
  /**
   * The field with the values: one instance per value, in which `{count}` is the number of its records.
   * Default: one instance per record.
   * @title Field with the values | 取值的字段
   * @zh 取哪个字段的值：每个值一份，其中 `{count}` 是记录数。默认：每条记录一份。
   */
  field?: RepeatingField;
  /**
   * Only records with these values, by field. Default: all records.
   * @title Only records with | 筛选
   * @zh 只取字段为这些值的记录。默认：全部记录。
   */
  where?: Record<string, string>;
  /**
   * The order of the values. Records without a `field` keep the order of the collection, or its reverse.
   * Default: as in the collection.
   * @title Order | 顺序
   * @zh 值的顺序。未写 `field` 时，记录按集合的顺序或其倒序。默认：同集合的顺序。
   * @choices
   * ascending: Ascending | 升序 | Smallest or earliest first. | 小的、早的在前。
   * descending: Descending | 降序 | Largest or latest first. | 大的、晚的在前。
   */
  order?: 'ascending' | 'descending';
}
