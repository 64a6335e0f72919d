import type { ImageFile, Text } from './kinds.ts';

/**
 * A picture with its alternative text. The engine reads its size from the file, so the page does not jump
 * while it loads.
 * @title Picture | 图片
 * @zh 带替代文字的图片。尺寸从文件读取，加载时页面不会跳动。
 */
export interface Picture {
  /**
   * The image file under `assets/images/`, such as `lattice-perovskite.svg`.
   * @title Image file | 图片文件
   * @zh `assets/images/` 下的图片文件，例如 `lattice-perovskite.svg`。
   * @pattern ^[A-Za-z0-9][\w./-]*\.(svg|png|jpg|jpeg|webp|avif|gif)$
   * @form the name of an svg, png, jpg, jpeg, webp, avif or gif file under assets/images/, in letters, digits, dots, hyphens and underscores
   * @formZh 须为 assets/images/ 下 svg、png、jpg、jpeg、webp、avif 或 gif 文件的名称，只用字母、数字、点、连字符和下划线
   * @formExample lattice-perovskite.svg
   * @alias url file path image
   */
  src: ImageFile;
  /**
   * The alternative text for visitors who cannot see the picture. Write `""` for decoration.
   * @title Alternative text | 替代文字
   * @zh 替代文字，供看不到图片的访客使用。纯装饰的图片写 `""`。
   * @alias alttext alternative description
   */
  alt: Text;
}

/**
 * How a picture fits a frame of another shape.
 * @zh 图片与框的形状不同时如何显示。
 * @choices
 * cover: Fill the frame | 填满图框 | Fills the frame; the edges are cropped. | 填满整个框，裁去超出的部分。
 * contain: Show the whole picture | 完整显示 | Shows the whole picture, with the background around it. | 显示整张图片，
 * 周围露出背景。
 */
export type PictureFit = 'cover' | 'contain';

/**
 * A picture with content of its own, so its alternative text must not be empty.
 * @zh 有实际内容的图片，替代文字不能为空。
 */
export type TellingPicture = Picture;

/**
 * The picture that the player shows before the video starts: an image from the video.
 * @zh 视频播放之前显示的图片，取自视频画面。
 */
export type Poster = Picture;
