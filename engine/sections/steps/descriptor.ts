import type { Repeated } from '../../model/for-each.ts';
import type { Anchor, CodeText, FileTarget, Label, Text } from '../../model/kinds.ts';
import type { TellingPicture } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Numbered steps of a guide, with text, commands to copy, expected output and pictures.
 * @title Steps | 步骤
 * @zh 指南的编号步骤，可含文字、可复制的命令、预期输出和图片。
 * @alias guide howto process instructions timeline schedule agenda programme 步骤 流程 指南 日程 时间线
 */
export interface StepsSection extends SectionBase {
  /**
   * The steps, in order.
   * @title Steps | 步骤
   * @zh 步骤，按顺序。
   */
  steps: Step[];
}

/**
 * One step.
 * @title Step | 步骤
 * @zh 一个步骤。
 */
export interface Step extends Repeated {
  /**
   * A name by which links can point to the step. Default: the section's `id` and the step's number, as in
   * `steps-2`, which changes if you insert a step before it.
   * @title Anchor | 锚点
   * @zh 供链接指向该步骤的名称。默认：区块的 `id` 加步骤的序号，如 `steps-2`；在前面插入步骤后会改变。
   */
  id?: Anchor;
  /**
   * What to do in this step, in a few words.
   * @title Task | 任务
   * @zh 用几个字说明这一步做什么。
   */
  title: Label;
  /**
   * The instructions, by paragraph.
   * @title Instructions | 操作说明
   * @zh 具体做法，每段一项。
   * @mayBeEmpty
   */
  text?: Text[];
  /**
   * The files to download. Each becomes a link and a download line at the start of the command, so commands
   * never contain a typed address.
   * @title Files to download | 下载文件
   * @zh 要下载的文件。每个文件会生成一个链接，并在命令开头加一行下载命令，因此命令中不必手写下载地址。
   * @minItems 1
   * @unique to
   */
  downloads?: Download[];
  /**
   * The command, without a prompt; the button copies it unchanged. Refer to files by name (`unzip {name
   * files:a.zip}`), so that the step stays correct when the file changes.
   * @title Command | 命令
   * @zh 要运行的命令，不带提示符，按钮原样复制。文件名用引用表示（`unzip {name files:a.zip}`），更换文件后无
   * 需修改步骤。
   */
  command?: CodeText;
  /**
   * What the command prints if all is well.
   * @title Expected output | 预期输出
   * @zh 命令成功时的输出。
   */
  output?: CodeText;
  /**
   * A picture of the result.
   * @title Picture | 图片
   * @zh 结果的图片。
   */
  picture?: TellingPicture;
}

/**
 * A file to download.
 * @title File | 文件
 * @zh 要下载的文件。
 */
export interface Download {
  /**
   * The file.
   * @title File | 文件
   * @zh 文件。
   */
  to: FileTarget;
}
