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
   * The name of a zip file with the page and its pictures, to read offline. Its links to the site need
   * `origin` in site.json. Default: no zip file.
   * @title Name of the zip file | 压缩包名称
   * @zh 压缩包（zip）的名称，内含页面及其图片，可离线阅读。其中指向本站的链接须在 site.json 中写 `origin`。默
   * 认：不生成。
   */
  archive?: ArchiveName;
  /**
   * The name of a PDF of the page, with its headings as bookmarks. For scripts other than Latin, Greek,
   * Cyrillic and Chinese, install the font that the check names, such as `@fontsource-variable/noto-sans-kr`;
   * missing characters show as □. Default: no PDF, only the browser's print command.
   * @title Name of the PDF | PDF 名称
   * @zh 页面的 PDF 的名称，以标题为书签。拉丁文、希腊文、西里尔文和中文以外的文字，请安装检查所提示的字体，例
   * 如 `@fontsource-variable/noto-sans-kr`；没有字体的字符显示为□。默认：不生成，只能用浏览器打印。
   */
  pdf?: PdfName;
}
