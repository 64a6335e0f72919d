import type { DataAddress, HtmlText, PlainText, RecordId } from '../../descriptor/kinds.ts';

/**
 * The module list takes no parameters.
 * @zh 模块列表没有参数。
 */
export type ModuleAllParams = Record<string, never>;

/**
 * An add-on module, as it is kept under `assets/records/module/` and answered.
 * @zh 一个扩展模块，按 `assets/records/module/` 下存放的样子返回。
 */
export interface ModuleRecord {
  /**
   * Its number, unique among the modules.
   * @zh 编号，在各模块中唯一。
   */
  id: RecordId;
  /**
   * Its name. The menu of the module page lists modules by it.
   * @zh 名称。模块页面的菜单按它列出模块。
   */
  name: string;
  /**
   * What it computes.
   * @zh 它计算什么。
   */
  summary: PlainText;
  /**
   * The address of its tutorial; absent when there is none.
   * @zh 教程的地址；没有教程时不写。
   */
  course_url?: DataAddress;
  /**
   * The address of its files; absent for one that ships with the main program.
   * @zh 模块文件的地址；随主程序一起提供的模块不写。
   */
  software_url?: DataAddress;
  /**
   * Links to examples, and remarks, as HTML.
   * @zh HTML 格式的示例链接和备注。
   */
  note?: HtmlText;
}

/**
 * All modules, in order of their numbers.
 * @zh 全部模块，按编号排列。
 */
export type ModuleAllResponse = ModuleRecord[];
