import type { ImageFile, Text } from './kinds.ts';

/** A picture with its alternative text. Its size is read from the file, so the page does not move while it loads. */
export interface Picture {
  /**
   * The picture's file under `assets/images/`, for example `lattice-perovskite.svg`.
   * @pattern ^[A-Za-z0-9][\w./-]*\.(svg|png|jpg|jpeg|webp|avif|gif)$
   * @form the name of an svg, png, jpg, jpeg, webp, avif or gif file under assets/images/, in letters, digits, dots, hyphens and underscores
   * @formZh 须为 assets/images/ 下 svg、png、jpg、jpeg、webp、avif 或 gif 文件的名称，只用字母、数字、点、连字符和下划线
   * @formExample lattice-perovskite.svg
   * @alias url file path image
   */
  src: ImageFile;
  /**
   * What the picture says, for visitors who do not see it. Write `""` when it only decorates.
   * @alias alttext alternative description
   */
  alt: Text;
}

/** A picture that shows what the words beside it do not: its alternative text is not empty. */
export type TellingPicture = Picture;
