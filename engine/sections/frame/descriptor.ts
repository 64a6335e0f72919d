import type { FrameTarget, Label, Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A page of another service inside this one, in a sandbox. It loads when the visitor asks for it.
 * @zh 嵌在本页沙盒中的其他服务的页面。访客要求时才加载。
 * @alias iframe embed widget 嵌入 外部页面
 */
export interface FrameSection extends SectionBase {
  /**
   * What the frame holds: its name for screen readers and on the button.
   * @zh 框架中的内容：屏幕阅读器和按钮用的名称。
   */
  title: Label;
  /**
   * What will be loaded, from whom, and what it learns of the visitor.
   * @zh 将加载什么、来自谁、对方会得知访客的哪些信息。
   */
  text: Text;
  /**
   * The page.
   * @zh 要嵌入的页面。
   */
  to: FrameTarget;
  /**
   * The frame's height in pixels until the page in it is measured, as one of this site is, or tells its own, as one of another
   * site may by `parent.postMessage({ frameHeight: 812 }, '*')`; a page that never does scrolls inside the frame. Default: 720.
   * @zh 框架的高度，单位像素，用到其中页面的高度已知为止：本站的页面由引擎测量，其他网站的页面可
   * 用 `parent.postMessage({ frameHeight: 812 }, '*')` 告知；始终不告知的，在框架内滚动。默认：720。
   * @minimum 200
   * @maximum 2000
   * @asType integer
   */
  height?: number;
}
