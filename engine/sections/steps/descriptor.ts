import type { Anchor, CodeText, FileTarget, Label, Text } from '../../model/kinds.ts';
import type { TellingPicture } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Numbered steps of a guide: words, commands to copy, the output to expect, a picture.
 * @zh 指南中编号的步骤：文字、可复制的命令、预期的输出、图片。
 * @alias guide howto process instructions timeline schedule agenda programme 步骤 流程 指南 日程 时间线
 */
export interface StepsSection extends SectionBase {
  /**
   * The steps, in order.
   * @zh 步骤，按顺序。
   */
  steps: Step[];
}

/**
 * One step.
 * @zh 一个步骤。
 */
export interface Step {
  /**
   * The step's anchor, for a link that leads to it. Default: the section's `id` with the step's number, `steps-2`, which changes when a
   * step is put in before it.
   * @zh 步骤的锚点，供链接指向它。默认：区块的 `id` 加步骤的序号，如 `steps-2`；在它之前加入步骤时会变。
   */
  id?: Anchor;
  /**
   * What is done.
   * @zh 做什么。
   */
  title: Label;
  /**
   * How, a paragraph each.
   * @zh 怎么做，每段一项。
   * @mayBeEmpty
   */
  text?: Text[];
  /**
   * What the step downloads. Each file is a link, and the command begins with a line that fetches it from this site: no
   * address of a download is ever typed into a command.
   * @zh 该步骤下载的文件。每个文件是一个链接，命令的开头会有一行从本站取得它：命令中从不手写下载地址。
   * @minItems 1
   * @unique to
   */
  downloads?: Download[];
  /**
   * The command to run, without a prompt; a button copies it as it stands. Names of files are asked for (`unzip {name files:a.zip}`),
   * so that a step goes with its file.
   * @zh 要运行的命令，不带提示符；按钮原样复制它。文件名用引用写出（`unzip {name files:a.zip}`），步骤便与文件一致。
   */
  command?: CodeText;
  /**
   * What the command prints.
   * @zh 命令的输出。
   */
  output?: CodeText;
  /**
   * What it looks like.
   * @zh 结果的样子。
   */
  picture?: TellingPicture;
}

/**
 * A file that a step downloads.
 * @zh 步骤所下载的一个文件。
 */
export interface Download {
  /**
   * The file.
   * @zh 文件。
   */
  to: FileTarget;
}
