import type { Repeated } from '../../model/for-each.ts';
import type { Label, Target, Text } from '../../model/kinds.ts';
import type { Link } from '../../model/link.ts';
import type { Picture, PictureFit } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Slides that change automatically. They stop under the pointer, on focus and when paused, and never start
 * for visitors who prefer reduced motion.
 * @title Carousel | 轮播
 * @zh 自动轮播的幻灯片。鼠标悬停、获得焦点或暂停时停止；访客设置了减少动态效果时不自动播放。
 * @alias slider slideshow banners rotator 轮播 轮播图 幻灯片
 */
export interface CarouselSection extends SectionBase {
  /**
   * What screen readers call the carousel, such as "Products".
   * @title Name for screen readers | 屏幕阅读器名称
   * @zh 轮播的名称，供屏幕阅读器读出，例如“产品”。
   */
  label: Label;
  /**
   * The time between slides, in milliseconds. Default: 6000.
   * @title Time per slide (ms) | 每张停留时间（毫秒）
   * @zh 每张幻灯片的停留时间，单位毫秒。默认：6000。
   * @minimum 1000
   * @maximum 60000
   * @asType integer
   */
  interval?: number;
  /**
   * The layout of a slide. Default: `panel`.
   * @title Layout | 版式
   * @zh 幻灯片的版式。默认：`panel`。
   * @choices
   * panel: Text next to the picture | 图文并排 | Text next to the picture, as wide as the page content. | 文字在图片
   * 旁，与页面内容同宽。
   * banner: Wide picture with text | 通栏大图 | A picture across the full window with text on it; on phones the text
   * is below. | 图片横贯整个窗口，文字叠在图片上；在手机上文字位于图片下方。
   */
  variant?: 'panel' | 'banner';
  /**
   * How pictures of banners fit their frame. Default: `cover`.
   * @title Fit of the picture | 图片显示方式
   * @zh 横幅图片在框中的显示方式。默认：`cover`。
   */
  pictureFit?: PictureFit;
  /**
   * The slides.
   * @title Slides | 幻灯片
   * @zh 幻灯片。
   * @minItems 1
   */
  slides: Slide[];
}

/**
 * One slide.
 * @title Slide | 幻灯片
 * @zh 一张幻灯片。
 * @exactlyOne action to
 */
export interface Slide extends Repeated {
  /**
   * The slide's title.
   * @title Title | 标题
   * @zh 幻灯片的标题。
   */
  title: Label;
  /**
   * A sentence below the title. Default: none.
   * @title Subtitle | 副标题
   * @zh 标题下方的一句话。默认：无。
   */
  subtitle?: Text;
  /**
   * The button. A click anywhere on the slide follows it too.
   * @title Button | 按钮
   * @zh 按钮；点击幻灯片任意位置效果相同。
   */
  action?: Link;
  /**
   * The page or web address that the slide opens if it has no button. The title becomes the link, and the
   * whole slide is clickable.
   * @title Link of the slide | 幻灯片链接
   * @zh 没有按钮时，幻灯片打开的页面或网址。标题成为链接，整张幻灯片都可点击。
   */
  to?: Target;
  /**
   * The picture.
   * @title Picture | 图片
   * @zh 幻灯片的图片。
   */
  picture: Picture;
}
