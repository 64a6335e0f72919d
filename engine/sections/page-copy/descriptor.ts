import type { ArchiveName } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * Ways to take the page along: printed or as a PDF, which the browser makes, and as an archive that opens without a network.
 * @zh 把页面带走的办法：打印，或由浏览器存为 PDF；以及下载没有网络也能打开的压缩包。
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
}
