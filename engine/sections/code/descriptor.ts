import type { CodeText } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A script or configuration file, with a button that copies it.
 * @zh 脚本或配置文件，带复制按钮。
 * @alias snippet command terminal listing 代码 命令
 */
export interface CodeSection extends SectionBase {
  /**
   * The text as it stands, line breaks and all; one string a line.
   * @zh 原样的文本，保留换行；每行一个字符串。
   */
  lines: CodeText[];
  /**
   * The file's name, shown above it.
   * @zh 显示在上方的文件名。
   */
  fileName?: string;
}
