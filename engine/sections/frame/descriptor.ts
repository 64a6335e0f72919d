import type { FrameTarget, Label, Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A page of another service, shown within this page. It loads only when the visitor asks for it.
 * @title Embedded page | 嵌入页面
 * @zh 显示在本页之中的其他服务的页面，访客点击后才加载。
 * @alias iframe embed widget 嵌入 外部页面
 */
export interface FrameSection extends SectionBase {
  /**
   * The name of the embedded page, for the button and for screen readers.
   * @title Name | 名称
   * @zh 所嵌页面的名称，用于按钮和屏幕阅读器。
   */
  title: Label;
  /**
   * What is shown, who provides it, and what the provider learns about the visitor.
   * @title Notice for visitors | 访客须知
   * @zh 说明会加载什么、由谁提供、对方会得到访客的哪些信息。
   */
  text: Text;
  /**
   * The page to embed.
   * @title Address | 嵌入地址
   * @zh 要嵌入的页面。
   */
  to: FrameTarget;
  /**
   * The height until that of the embedded page is known, in pixels. A page of another site can send it with
   * `parent.postMessage({ frameHeight: 812 }, '*')`; otherwise it scrolls. Default: 720.
   * @title Height (px) | 高度（像素）
   * @zh 所嵌页面的高度未知时使用的高度，单位像素。其他网站的页面可用
   * `parent.postMessage({ frameHeight: 812 }, '*')` 告知高度，否则在框内滚动。默认：720。
   * @minimum 200
   * @maximum 2000
   * @asType integer
   */
  height?: number;
}
