import type { DataAddress, PlainText, RecordId } from '../../descriptor/kinds.ts';

/**
 * Which utilities are asked for.
 * @zh 要哪一类工具。
 */
export interface UtilityListParams {
  /**
   * The category.
   * @zh 分类。
   */
  category: UtilityCategory;
}

/**
 * What a utility does: converts formats, draws data, or works on results.
 * @zh 工具的用途：转换格式、绘制数据，或处理结果。
 * @choices
 * format-conversion: Converts between file formats.
 * data-visualization: Draws data.
 * data-post-processing: Works on results.
 * @choicesZh
 * format-conversion: 在文件格式之间转换。
 * data-visualization: 绘制数据。
 * data-post-processing: 处理计算结果。
 */
export type UtilityCategory = 'format-conversion' | 'data-visualization' | 'data-post-processing';

/**
 * A small program around the main one.
 * @zh 主程序之外的一个小程序。
 */
export interface UtilityItem {
  /**
   * Its number, unique in its category.
   * @zh 编号，在所属分类中唯一。
   */
  id: RecordId;
  /**
   * Its name, as it is called on the command line.
   * @zh 名称，即命令行中的写法。
   */
  name: string;
  /**
   * What it does.
   * @zh 用途。
   */
  summary: PlainText;
  /**
   * The file name of its tutorial under the utilities base.
   * @zh 教程在 base `utilities` 下的文件名。
   */
  course_url: DataAddress;
  /**
   * The file name of the program under the utilities base.
   * @zh 程序在 base `utilities` 下的文件名。
   */
  software_url: DataAddress;
}

/**
 * The utilities of the category, in order of their numbers.
 * @zh 该分类的工具，按编号排列。
 */
export type UtilityListResponse = UtilityItem[];

/**
 * One utility as it is kept under `assets/records/utility/`.
 * @zh `assets/records/utility/` 下存放的一个工具。
 */
export interface UtilityRecord extends UtilityItem {
  /**
   * The category in whose list it stands.
   * @zh 它列在哪个分类之下。
   */
  category: UtilityCategory;
}
