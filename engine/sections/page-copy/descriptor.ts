import type { ArchiveName, PdfName } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Ways to take the page along: as a PDF and as an archive that opens without a network, which the build makes, and printed.
 * @zh 把页面带走的办法：下载构建时生成的 PDF 或没有网络也能打开的压缩包；或者打印。
 * @alias print pdf zip download offline 打印 下载本页
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
   * The PDF's name. The build makes a tagged PDF of the page's texts, commands, tables and pictures, with its headings as outline. Latin,
   * Greek, Cyrillic and Chinese have a font. For other scripts and symbols, install the Noto font that the check names, such as
   * `@fontsource-variable/noto-sans-kr`; a character without a font shows as □. Default: no PDF; the browser's print command makes one.
   * @zh PDF 的名称：构建时把页面的文字、命令、表格和图片生成为带标签的 PDF，并以标题为书签。拉丁文、希腊文、西里尔文和中文已有字体；
   * 其他文字和符号，请安装检查所提示的 Noto 字体，例如 `@fontsource-variable/noto-sans-kr`；没有字体的字符显示为 □。默认：不生成，由浏览器的打印功能存为 PDF。
   */
  pdf?: PdfName;
}
