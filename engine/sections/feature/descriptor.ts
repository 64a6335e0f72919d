import type { Text } from '../../model/kinds.ts';
import type { ListedLink } from '../../model/link.ts';
import type { Picture } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Text next to a picture, with buttons, to present a product, service or idea.
 * @title Feature | 图文介绍
 * @zh 图文并排，带按钮，用于介绍产品、服务或观点。
 * @alias hero banner intro jumbotron highlight 首屏 横幅 头图 主视觉 特色 简介
 */
export interface FeatureSection extends SectionBase {
  /**
   * The paragraphs.
   * @title Paragraphs | 段落
   * @zh 段落。
   * @mayBeEmpty points actions picture
   */
  paragraphs: Text[];
  /**
   * A bullet list after the paragraphs.
   * @title Bullet points | 要点列表
   * @zh 段落之后的要点列表。
   * @mayBeEmpty
   */
  points?: Text[];
  /**
   * The buttons. The first is emphasized.
   * @title Buttons | 按钮
   * @zh 按钮，第一个最醒目。
   * @mayBeEmpty
   * @unique
   */
  actions?: ListedLink[];
  /**
   * The picture next to the text.
   * @title Picture | 图片
   * @zh 文字旁的图片。
   */
  picture?: Picture;
  /**
   * A caption below the picture, for figures that readers study. Default: no caption.
   * @title Caption | 图片说明
   * @zh 图片下方的说明，用于需要细看的图。默认：无。
   */
  caption?: Text;
  /**
   * The position of the picture on wide screens. Default: `end`.
   * @title Position of the picture | 图片位置
   * @zh 图片在宽屏上的位置。默认：`end`。
   * @choices
   * start: Before the text | 文字之前 | Before the text. | 在文字之前。
   * end: After the text | 文字之后 | After the text. | 在文字之后。
   */
  pictureSide?: 'start' | 'end';
  /**
   * The background of the section. Default: `plain`.
   * @title Background | 背景
   * @zh 区块的背景。默认：`plain`。
   * @choices
   * plain: Plain | 无底色 | The background of the page. | 与页面背景相同。
   * tinted: Tinted | 浅底色 | A tinted background. | 带色背景，与上下区块区分。
   */
  background?: 'plain' | 'tinted';
}
