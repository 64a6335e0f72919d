import type { Label, Target, Text } from '../../model/kinds.ts';
import type { Link } from '../../model/link.ts';
import type { Picture, PictureFit } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Slides that take turns. Stops while a visitor points at it, focuses it or has paused it, and never moves by itself for
 * visitors who ask for less motion (WCAG 2.2.2).
 * @zh 轮流显示的幻灯片。访客指向它、焦点在其中或按了暂停时停止；对要求减少动态效果的访客从不自动播放（WCAG 2.2.2）。
 * @alias slider slideshow banners rotator 轮播 轮播图 幻灯片
 */
export interface CarouselSection extends SectionBase {
  /**
   * What the carousel shows, for screen readers: "Products".
   * @zh 轮播的内容，供屏幕阅读器读出：“产品”。
   */
  label: Label;
  /**
   * The time a slide stays, in milliseconds. Default: 6000.
   * @zh 每张幻灯片停留的时间，单位毫秒。默认：6000。
   * @minimum 1000
   * @maximum 60000
   * @asType integer
   */
  interval?: number;
  /**
   * How a slide is laid out. Default: `panel`.
   * @zh 幻灯片的排法。默认：`panel`。
   * @choices
   * panel: The words beside the picture, as wide as the page's content.
   * banner: The picture from one edge of the window to the other, with the words on it; below it on phones.
   * @choicesZh
   * panel: 文字在图片旁，与页面内容同宽。
   * banner: 图片横贯整个窗口，文字在图片上；在手机上文字位于图片下方。
   */
  look?: 'panel' | 'banner';
  /**
   * How the pictures of banners stand in their frame. Default: `cover`.
   * @zh 横幅的图片在框中如何放置。默认：`cover`。
   */
  pictureFit?: PictureFit;
  /**
   * The slides.
   * @zh 幻灯片。
   * @minItems 1
   */
  slides: Slide[];
}

/**
 * One slide.
 * @zh 一张幻灯片。
 * @exactlyOne action to
 */
export interface Slide {
  /**
   * The slide's title.
   * @zh 幻灯片的标题。
   */
  title: Label;
  /**
   * A sentence under the title. Default: none.
   * @zh 标题下的一句话。默认：没有。
   */
  subtitle?: Text;
  /**
   * Its button; a click anywhere on the slide follows it too.
   * @zh 幻灯片的按钮；点击幻灯片任意位置也会前往该处。
   */
  action?: Link;
  /**
   * Where a slide without a button leads: its title is the link, and a click anywhere on the slide follows it.
   * @zh 没有按钮的幻灯片的去处：标题即链接，点击幻灯片任意位置都会前往该处。
   */
  to?: Target;
  /**
   * Its picture.
   * @zh 幻灯片的图片。
   */
  picture: Picture;
}
