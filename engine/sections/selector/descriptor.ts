import type { FieldName, Label, Target, Text } from '../../model/kinds.ts';
import type { Link } from '../../model/link.ts';
import type { SectionBase, Sections } from '../../model/section.ts';

/**
 * Finds the build that fits a machine among the rows of the tables of downloads inside it: by choices, and by what commands on the
 * machine print. A table above them shows what each needs.
 * @zh 在内含的各下载表格的行中，找出适合某台机器的安装包：由访客选择，或读取机器上命令的输出。上方的表格列出每一行的要求。
 * @alias finder chooser wizard 选型 选择
 */
export interface SelectorSection extends SectionBase {
  /**
   * The question which table, whose choices are the headings of the tables. Default: it is not asked.
   * @zh 询问用哪张表格的问题，选项是各表格的标题。默认：不问。
   */
  tables?: Label;
  /**
   * The questions, in order.
   * @zh 各个问题，按顺序。
   * @minItems 1
   * @unique field
   */
  facets: Facet[];
  /**
   * What a machine must have at least. Default: nothing.
   * @zh 机器至少要满足的要求。默认：没有。
   * @mayBeEmpty
   * @unique field
   */
  minimums?: Minimum[];
  /**
   * The mail that asks for a licence, with the UUIDs of the cards that were read. Default: none.
   * @zh 申请授权的邮件，附上读到的显卡 UUID。默认：没有。
   */
  mail?: LicenceMail;
  /**
   * The tables of downloads, and what else stands below.
   * @zh 各下载表格，以及下方的其他区块。
   */
  sections: Sections;
}

/**
 * A question whose choices are what a field of the rows holds.
 * @zh 一个问题，选项是各行某个字段的值。
 */
export interface Facet {
  /**
   * The field of the rows. A row without it fits any choice. What it holds stands in the address; written alike in all languages, it is
   * kept where a visitor changes the language.
   * @zh 行的字段。没有该字段的行适合任何选项。字段的内容写入地址；各语言写法相同时，切换语言后仍保留所选。
   */
  field: FieldName;
  /**
   * What is asked for.
   * @zh 问的是什么。
   */
  label: Label;
  /**
   * What of a command's output answers it. Default: nothing does.
   * @zh 命令输出中的哪一项可以回答它。默认：没有。
   * @choices
   * cuda: The release of `nvcc --version`.
   * mpi: The library and its version of `mpirun --version`.
   * @choicesZh
   * cuda: `nvcc --version` 输出的版本。
   * mpi: `mpirun --version` 输出的库及其版本。
   */
  reads?: 'cuda' | 'mpi';
  /**
   * Where those find theirs for whom no choice is right. Default: nowhere.
   * @zh 没有合适选项的访客可以去的地方。默认：没有。
   * @mayBeEmpty
   * @unique
   */
  elsewhere?: Link[];
}

/**
 * A version that a machine must have at least, by a field of the rows.
 * For the driver, the lowest versions are NVIDIA's: up to CUDA 10 those of the table “CUDA Toolkit and Corresponding Driver Versions” of the CUDA
 * Toolkit release notes (https://docs.nvidia.com/cuda/cuda-toolkit-release-notes/), from CUDA 11 on those of minor version compatibility,
 * 450.80.02 for 11.x and 525.60.13 for 12.x (https://docs.nvidia.com/deploy/cuda-compatibility/).
 * @zh 机器至少要有的版本，由各行的某个字段给出。驱动的最低版本出自 NVIDIA：CUDA 10 及以前见
 * https://docs.nvidia.com/cuda/cuda-toolkit-release-notes/ 中的驱动版本对照表；CUDA 11 起按次版本兼容，11.x 为 450.80.02，12.x 为
 * 525.60.13，见 https://docs.nvidia.com/deploy/cuda-compatibility/ 一页。
 */
export interface Minimum {
  /**
   * The field of the rows that holds the version, of which the numbers count. A row without it needs none.
   * @zh 存放版本号的字段，按其中的数字比较。没有该字段的行没有这项要求。
   */
  field: FieldName;
  /**
   * Of what it is the version.
   * @zh 是什么的版本。
   */
  label: Label;
  /**
   * What of a command's output tells the machine's version.
   * @zh 命令输出中的哪一项给出机器的版本。
   * @choices
   * driver: The driver of `nvidia-smi`.
   * glibc: The C library of `ldd --version`.
   * @choicesZh
   * driver: `nvidia-smi` 输出的驱动版本。
   * glibc: `ldd --version` 输出的 C 库版本。
   */
  reads: 'driver' | 'glibc';
  /**
   * Where the versions are from. Default: it is not told.
   * @zh 版本号的出处。默认：不写。
   */
  source?: Link;
}

/**
 * A mail that a visitor sends.
 * @zh 由访客发出的邮件。
 */
export interface LicenceMail {
  /**
   * To whom, as `mailto:…`.
   * @zh 收件人，写作 `mailto:…`。
   */
  to: Target;
  /**
   * Its subject.
   * @zh 主题。
   */
  subject: Label;
  /**
   * What stands before the UUIDs, a line each. Default: nothing.
   * @zh 写在 UUID 之前的内容，每行一项。默认：没有。
   * @mayBeEmpty
   */
  text?: Text[];
}
