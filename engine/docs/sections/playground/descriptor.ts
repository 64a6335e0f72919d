import type { CodeText, SectionBase, Sections } from 'pagewright/section';

/**
 * A file of a page to edit, with the problems that the checker finds in it and the page that it makes, all in the
 * browser. Without JavaScript it shows the file and its sections.
 * @title Playground | 练习场
 * @zh 可编辑的页面文件，旁边显示检查结果和生成的页面，全部在浏览器中运行。没有 JavaScript 时显示文件内容及其区块。
 * @alias editor live try 编辑器 试用
 */
export interface PlaygroundSection extends SectionBase {
  /**
   * The file that is shown first, one string per line.
   * @title File | 文件
   * @zh 最初显示的文件，每行一个字符串。
   */
  lines: CodeText[];
  /**
   * The sections of this file.
   * @title Sections | 区块
   * @zh 该文件中的区块。
   */
  sections: Sections;
}
