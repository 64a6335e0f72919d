import type { ArchiveName, PdfName } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * Ways to take the page along: as a PDF and as an archive that opens without a network, which the build makes, and printed.
 * @zh 把页面带走的办法：下载构建时生成的 PDF 或没有网络也能打开的压缩包；或者打印。
 * @alias print pdf zip download offline
 */
export interface PageCopySection extends SectionBase {
  /**
   * The archive's name: a zip that the build makes of the page, as one HTML file with its pictures. In it, links to the site are whole where
   * site.json names an `origin`, and plain text where it does not. Default: none is made.
   * @zh 压缩包的名称：构建时把页面生成为 zip，其中是一个 HTML 文件及其图片。site.json 写了 `origin` 时，其中指向本站的链接写全；没有写时为纯文字。
   * 默认：不生成。
   */
  archive?: ArchiveName;
  /**
   * The PDF's name: a PDF that the build makes of the page's texts, commands, tables and pictures, tagged and with its headings as outline. It
   * has letters of the Latin, Greek and Cyrillic scripts and of Chinese; another sign shows as an empty box. A language that is written from
   * the right has none. Default: none is made, and the browser's own print makes one.
   * @zh PDF 的名称：构建时把页面的文字、命令、表格和图片生成为带标签的 PDF，并以标题为书签。其中有拉丁文、希腊文、西里尔文和中文的字；
   * 其他字符显示为空方框。从右向左书写的语言没有 PDF。默认：不生成，由浏览器的打印功能存为 PDF。
   */
  pdf?: PdfName;
}
