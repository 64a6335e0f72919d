import type { ImageFile, Text } from './kinds.ts';

/**
 * A picture with its alternative text. Its size is read from the file, so the page does not move while it loads.
 * @zh 带替代文字的图片。尺寸从文件读取，因此加载时页面不会跳动。
 */
export interface Picture {
  /**
   * The picture's file under `assets/images/`, for example `lattice-perovskite.svg`.
   * @zh `assets/images/` 下的图片文件，例如 `lattice-perovskite.svg`。
   * @pattern ^[A-Za-z0-9][\w./-]*\.(svg|png|jpg|jpeg|webp|avif|gif)$
   * @form the name of an svg, png, jpg, jpeg, webp, avif or gif file under assets/images/, in letters, digits, dots, hyphens and underscores
   * @formZh 须为 assets/images/ 下 svg、png、jpg、jpeg、webp、avif 或 gif 文件的名称，只用字母、数字、点、连字符和下划线
   * @formExample lattice-perovskite.svg
   * @alias url file path image
   */
  src: ImageFile;
  /**
   * What the picture says, for visitors who do not see it. Write `""` when it only decorates.
   * @zh 图片的内容，写给看不到它的访客。纯装饰的图片写 `""`。
   * @alias alttext alternative description
   */
  alt: Text;
}

/**
 * How a picture stands in a frame of another shape.
 * @zh 图片与所在的框形状不同时如何放置。
 * @choices
 * cover: It fills the frame, and what does not fit is cut off.
 * contain: All of it shows, on the ground of the frame.
 * @choicesZh
 * cover: 填满整个框，超出的部分裁去。
 * contain: 完整显示，周围露出框的底色。
 */
export type PictureFit = 'cover' | 'contain';

/**
 * A picture that shows what the words beside it do not: its alternative text is not empty.
 * @zh 所示内容在旁边文字中没有的图片：替代文字不能为空。
 */
export type TellingPicture = Picture;

/**
 * The picture that a player shows until the first frame of its video is there: a frame of the `VideoTarget` beside it.
 * @zh 播放器在视频第一帧到达之前显示的图片：取自与它并列的 `VideoTarget` 的一帧画面。
 */
export type Poster = Picture;
