import type { CodeText } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A script or configuration file with a copy button.
 * @title Code | 代码
 * @zh 脚本或配置文件，带复制按钮。
 * @alias snippet command terminal listing 代码 命令
 */
export interface CodeSection extends SectionBase {
  /**
   * The text, one string per line.
   * @title Lines | 代码行
   * @zh 文本，每行一个字符串。
   */
  lines: CodeText[];
  /**
   * The file name to show above the text.
   * @title File name | 文件名
   * @zh 显示在上方的文件名。
   */
  fileName?: string;
}
