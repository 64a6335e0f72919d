import type { Anchor, Label, SharedName, Text } from './kinds.ts';
import type { Publishing } from './publishing.ts';

/**
 * The fields that every section has, whatever its type.
 * @zh 各种类型的区块都有的字段。
 */
export interface SectionBase extends Publishing {
  /**
   * The section's anchor, unique on its page: `/route#id` leads here. Letters, digits and hyphens, starting with a letter.
   * @zh 区块的锚点，本页唯一：`/route#id` 指向这里。由字母、数字和连字符组成，以字母开头。
   */
  id?: Anchor;
  /**
   * On which screens the section shows. Default: `both`.
   * @zh 区块在哪些屏幕上显示。默认：`both`。
   * @choices
   * desktop: On wider screens only.
   * mobile: On phones only.
   * both: On all screens.
   * @choicesZh
   * desktop: 只在较宽的屏幕上显示。
   * mobile: 只在手机上显示。
   * both: 在所有屏幕上显示。
   */
  showOn?: 'desktop' | 'mobile' | 'both';
  /**
   * The section's heading.
   * @zh 区块的标题。
   */
  heading?: Label;
  /**
   * One or two sentences under the heading.
   * @zh 标题下的一两句话。
   */
  lead?: Text;
}

/**
 * Any section; its `type` says what it shows.
 * @zh 任意区块；它的 `type` 决定显示什么。
 */
export interface Section extends SectionBase {
  /**
   * What the section shows: text, a table, a form and so on.
   * @zh 区块显示的内容：文字、表格、表单等。
   */
  type: string;
}

/**
 * Sections, in the order they show.
 * @zh 区块，按显示的顺序。
 */
export type Sections = Section[];

/**
 * Takes the sections of a shared file in its place, so that what several pages show is written once.
 * @zh 在此处放入共享文件的区块，这样多个页面相同的内容只写一次。
 */
export interface Include extends Publishing {
  /**
   * Always `include`.
   * @zh 始终为 `include`。
   */
  type: 'include';
  /**
   * The shared file: `benchmarks` is `pages/shared/benchmarks.json`.
   * @zh 共享文件：`benchmarks` 即 `pages/shared/benchmarks.json`。
   */
  name: SharedName;
}

/**
 * Sections that several pages include: a file under `pages/shared/`, named as they include it.
 * @zh 供多个页面引用的区块：`pages/shared/` 下的一个文件，页面按文件名引用。
 */
export interface SharedDescriptor {
  /**
   * The shared-sections schema, so that an editor completes, explains and checks this file.
   * @zh 共享区块的 schema，编辑器据此补全、说明并检查本文件。
   */
  $schema: string;
  /**
   * The sections, in the order they show.
   * @zh 区块，按显示的顺序。
   */
  sections: Sections;
}
