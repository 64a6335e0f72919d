import type { FieldName, Label, Target, Text } from '../../model/kinds.ts';
import type { Link, ListedLink } from '../../model/link.ts';
import type { SectionBase, Sections } from '../../model/section.ts';

/**
 * Helps visitors find the right build in the tables of downloads inside it, from their answers and from the
 * output of commands. A table above lists the requirements of each build.
 * @title Download finder | 下载向导
 * @zh 根据访客的选择和命令输出，从区块内的下载表格中找出合适的安装包。上方的表格列出各安装包的要求。
 * @alias finder chooser wizard 选型 选择
 */
export interface SelectorSection extends SectionBase {
  /**
   * The question that selects a table; its options are the headings of the tables. Default: no question.
   * @title Question for the table | 选择表格的问题
   * @zh 用于选择表格的问题，选项为各表格的标题。默认：不提问。
   */
  tables?: Label;
  /**
   * The questions, in order.
   * @title Questions | 问题
   * @zh 各个问题，按顺序。
   * @minItems 1
   * @unique field
   */
  facets: Facet[];
  /**
   * The minimum versions that a machine needs. Default: none.
   * @title System requirements | 系统要求
   * @zh 机器须达到的最低版本。默认：无。
   * @mayBeEmpty
   * @unique field
   */
  requirements?: Requirement[];
  /**
   * The email that requests a license, with the UUIDs of the detected graphics cards. Default: none.
   * @title Email for a license | 申请授权的邮件
   * @zh 申请授权的邮件，附上检测到的显卡 UUID。默认：无。
   */
  email?: LicenseEmail;
  /**
   * The tables of downloads and any other sections below.
   * @title Tables and sections | 表格和区块
   * @zh 下载表格，以及下方的其他区块。
   */
  sections: Sections;
}

/**
 * A question with the values of a row field as its options.
 * @title Question | 问题
 * @zh 一个问题，选项是行的某个字段的值。
 */
export interface Facet {
  /**
   * The field of the rows whose values are the options. A row without it fits every option. The choice is
   * part of the page's address.
   * @title Field with the options | 选项字段
   * @zh 以行的哪个字段的值为选项；没有该字段的行与任何选项相符。所选的值写入页面地址。
   */
  field: FieldName;
  /**
   * The question.
   * @title Question | 问题
   * @zh 问题的文字。
   */
  label: Label;
  /**
   * The command output that answers the question. Default: none.
   * @title Answer from a command | 由命令得出
   * @zh 可从中读取答案的命令输出。默认：无。
   * @choices
   * cuda: CUDA version | CUDA 版本 | The CUDA version in `nvcc --version`. | `nvcc --version` 输出的 CUDA 版本。
   * mpi: MPI version | MPI 版本 | The MPI library and version in `mpirun --version`. | `mpirun --version` 输出的 MPI 库
   * 及版本。
   */
  detectFrom?: 'cuda' | 'mpi';
  /**
   * Links for visitors who do not find their option. Default: none.
   * @title Links for other needs | 其他情况的链接
   * @zh 供没有合适选项的访客使用的链接。默认：无。
   * @mayBeEmpty
   * @unique
   */
  helpLinks?: ListedLink[];
}

/**
 * A minimum version that the machine needs, from a row field. Minimum driver versions come from NVIDIA: up to
 * CUDA 10 from the table in the CUDA release notes
 * (https://docs.nvidia.com/cuda/cuda-toolkit-release-notes/), from CUDA 11 from minor version compatibility,
 * 450.80.02 for 11.x and 525.60.13 for 12.x (https://docs.nvidia.com/deploy/cuda-compatibility/).
 * @title Requirement | 要求
 * @zh 机器须达到的最低版本，取自行的字段。驱动的最低版本以 NVIDIA 为准：CUDA 10 及以前见
 * https://docs.nvidia.com/cuda/cuda-toolkit-release-notes/ 中的对照表；CUDA 11 起按次版本兼容，11.x 为
 * 450.80.02，12.x 为 525.60.13，见 https://docs.nvidia.com/deploy/cuda-compatibility/ 一页。
 */
export interface Requirement {
  /**
   * The row field with the version; only its numbers are compared. A row without it has no requirement.
   * @title Field with the version | 版本字段
   * @zh 存放版本号的行字段，只比较其中的数字。没有该字段的行不作要求。
   */
  field: FieldName;
  /**
   * The name of the software.
   * @title Software | 软件
   * @zh 软件的名称。
   */
  label: Label;
  /**
   * The command output that contains the machine's version.
   * @title Installed version | 当前版本来源
   * @zh 可从中读取当前版本的命令输出。
   * @choices
   * driver: Driver version | 驱动版本 | The driver version in `nvidia-smi`. | `nvidia-smi` 输出的驱动版本。
   * glibc: C library version | C 库版本 | The C library version in `ldd --version`. | `ldd --version` 输出的 C 库版本。
   */
  detectFrom: 'driver' | 'glibc';
  /**
   * A link to the source of the version numbers. Default: none.
   * @title Source of the numbers | 版本号出处
   * @zh 版本号出处的链接。默认：无。
   */
  source?: Link;
}

/**
 * An email for the visitor to send.
 * @zh 由访客发送的邮件。
 */
export interface LicenseEmail {
  /**
   * The recipient, as `mailto:…`.
   * @title Recipient | 收件人
   * @zh 收件人，写作 `mailto:…`。
   */
  to: Target;
  /**
   * The subject.
   * @title Subject | 主题
   * @zh 邮件主题。
   */
  subject: Label;
  /**
   * The lines before the UUIDs. Default: none.
   * @title Text | 正文
   * @zh UUID 之前的文字，每行一项。默认：无。
   * @mayBeEmpty
   */
  body?: Text[];
}
