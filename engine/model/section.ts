import type { Repeated } from './for-each.ts';
import type { Anchor, Label, SharedName, Text } from './kinds.ts';
import type { Publishing } from './publishing.ts';

/**
 * The fields of every section type.
 * @zh 各类区块都有的字段。
 */
export interface SectionBase extends Publishing, Repeated {
  /**
   * A name by which links can point to the section (`/route#id`), unique on its page: letters, digits and
   * hyphens, starting with a letter.
   * @title Anchor | 锚点
   * @zh 供链接指向该区块的名称（`/route#id`），本页唯一，由字母、数字和连字符组成，以字母开头。
   */
  id?: Anchor;
  /**
   * The screens that show the section. Default: `both`.
   * @title Show on | 显示设备
   * @zh 在哪些屏幕上显示区块。默认：`both`。
   * @choices
   * desktop: Wide screens | 宽屏 | Wide screens only. | 只在宽屏上显示。
   * mobile: Phones | 手机 | Phones only. | 只在手机上显示。
   * both: All screens | 所有屏幕 | All screens. | 在所有屏幕上显示。
   */
  showOn?: 'desktop' | 'mobile' | 'both';
  /**
   * The section's heading.
   * @title Heading | 标题
   * @zh 区块的标题。
   */
  heading?: Label;
  /**
   * One or two sentences below the heading.
   * @title Introduction | 导语
   * @zh 标题下方的一两句话。
   */
  lead?: Text;
}

/**
 * A section of any type.
 * @zh 任意类型的区块。
 */
export interface Section extends SectionBase {
  /**
   * The type of the section, such as `prose`, `table` or `form`.
   * @title Section type | 区块类型
   * @zh 区块的类型，例如 `prose`、`table` 或 `form`。
   */
  type: string;
}

/**
 * Sections, in order.
 * @zh 区块，按显示顺序。
 */
export type Sections = Section[];

/**
 * Inserts the sections of a shared file here, for content that several pages have in common.
 * @title Shared sections | 共享区块
 * @zh 在此插入共享文件的区块，用于多个页面共有的内容。
 */
export interface Include extends Publishing {
  /**
   * Always `include`.
   * @title Section type | 区块类型
   * @zh 始终为 `include`。
   */
  type: 'include';
  /**
   * The shared file: `benchmarks` is `pages/shared/benchmarks.json`.
   * @title Shared file | 共享文件
   * @zh 共享文件：`benchmarks` 指 `pages/shared/benchmarks.json`。
   */
  name: SharedName;
}

/**
 * Sections that several pages include: a file under `pages/shared/`, which pages include by its name.
 * @title Shared sections | 共享区块
 * @zh 多个页面共用的区块：`pages/shared/` 下的一个文件，页面按文件名引用。
 */
export interface SharedDescriptor {
  /**
   * The format of this file, by which code editors complete and check it. It needs no change.
   * @title Schema | 文件格式
   * @zh 本文件的格式，代码编辑器据此补全和检查。无需修改。
   */
  $schema: string;
  /**
   * The sections, in order.
   * @title Sections | 区块
   * @zh 区块，按显示顺序。
   */
  sections: Sections;
}
