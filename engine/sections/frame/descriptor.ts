import type { FrameTarget, Label, Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A page of another service in a sandboxed frame, loaded only when the visitor asks for it.
 * @title Embedded page | 嵌入页面
 * @zh 其他服务的页面，嵌在沙盒框架中，访客点击后才加载。
 * @alias iframe embed widget 嵌入 外部页面
 */
export interface FrameSection extends SectionBase {
  /**
   * The name of the frame for the button and screen readers.
   * @title Name | 名称
   * @zh 框架的名称，用于按钮和屏幕阅读器。
   */
  title: Label;
  /**
   * The content of the frame, its provider, and the visitor's data that the provider receives.
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
   * The initial height of the frame, in pixels. The engine measures pages of this site; other sites can call
   * `parent.postMessage({ frameHeight: 812 }, '*')`. Any other page scrolls inside the frame. Default: 720.
   * @title Height (px) | 高度（像素）
   * @zh 框架的初始高度，单位像素。本站页面的高度由引擎测量；其他网站可调用
   * `parent.postMessage({ frameHeight: 812 }, '*')` 告知高度，否则在框架内滚动。默认：720。
   * @minimum 200
   * @maximum 2000
   * @asType integer
   */
  height?: number;
}
