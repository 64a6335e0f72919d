import type { Text } from '../../model/kinds.ts';
import type { Link } from '../../model/link.ts';
import type { Picture } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Text and a picture side by side, with buttons: a product, a service, an argument.
 * @zh 图文并排，带按钮：一个产品、一项服务或一个论点。
 * @alias hero banner intro jumbotron highlight 首屏 横幅 头图 主视觉 特色 简介
 */
export interface FeatureSection extends SectionBase {
  /**
   * The paragraphs.
   * @zh 段落。
   * @mayBeEmpty points actions picture
   */
  paragraphs: Text[];
  /**
   * Points listed after the paragraphs.
   * @zh 段落之后的要点。
   * @mayBeEmpty
   */
  points?: Text[];
  /**
   * The buttons; the first stands out.
   * @zh 按钮；第一个最醒目。
   * @mayBeEmpty
   * @unique
   */
  actions?: Link[];
  /**
   * The picture beside the text.
   * @zh 文字旁的图片。
   */
  picture?: Picture;
  /**
   * What the picture shows, below it: for a figure that a reader studies. Default: no caption.
   * @zh 图片下方的说明，写明图中内容：用于需要细看的图。默认：没有说明。
   */
  caption?: Text;
  /**
   * The side of the picture on wide screens. Default: `end`.
   * @zh 图片在宽屏上的位置。默认：`end`。
   * @choices
   * start: The picture before the text.
   * end: The picture after the text.
   * @choicesZh
   * start: 图片在文字之前。
   * end: 图片在文字之后。
   */
  pictureSide?: 'start' | 'end';
  /**
   * The section's ground. Default: `plain`.
   * @zh 区块的底色。默认：`plain`。
   * @choices
   * plain: The page's own ground.
   * tinted: A ground that sets the section apart.
   * @choicesZh
   * plain: 页面本身的底色。
   * tinted: 另一种底色，使区块与上下区分。
   */
  tone?: 'plain' | 'tinted';
}
