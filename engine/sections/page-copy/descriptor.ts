import type { ArchiveName, PdfName } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Buttons to print the page or download it as PDF or as an offline archive. The build makes both files.
 * @title Print and download | 打印与下载
 * @zh 打印页面，或下载构建时生成的 PDF 或离线压缩包。
 * @alias print pdf zip download offline 打印 下载本页
 */
export interface PageCopySection extends SectionBase {
  /**
   * The name of a zip with the page as one HTML file and its pictures. Its links to the site need `origin` in
   * site.json; without it they are plain text. Default: no archive.
   * @title Name of the zip file | 压缩包名称
   * @zh 压缩包的名称，zip 内是页面的 HTML 文件及其图片。其中指向本站的链接须在 site.json 中写 `origin`，否则
   * 显示为纯文本。默认：不生成。
   */
  archive?: ArchiveName;
  /**
   * The name of a tagged PDF with the page's text, commands, tables and pictures, and its headings as
   * bookmarks. Fonts for Latin, Greek, Cyrillic and Chinese are included. For others, install the Noto font
   * that the check names, such as `@fontsource-variable/noto-sans-kr`; characters without a font show as □.
   * Default: no PDF, only the browser's print command.
   * @title Name of the PDF | PDF 名称
   * @zh 带标签的 PDF 的名称，含页面的文字、命令、表格和图片，以标题为书签。拉丁文、希腊文、西里尔文和中文字体已
   * 内置；其他文字请安装检查所提示的 Noto 字体，例如 `@fontsource-variable/noto-sans-kr`；没有字体的字符显示为
   * □。默认：不生成，只能用浏览器打印。
   */
  pdf?: PdfName;
}
