import type { Label, Target, Text } from '../../model/kinds.ts';
import type { Link } from '../../model/link.ts';
import type { Picture } from '../../model/picture.ts';
import type { SectionBase, Sections } from '../../model/section.ts';

/**
 * A grid of cards, for products, features or links with a short text.
 * @zh 卡片网格，用于产品、功能或带简介的链接。
 * @alias card grid speakers people team members products services offers 卡片 讲者 嘉宾 团队 成员 人员 产品 服务
 */
export interface CardsSection extends SectionBase {
  /**
   * The cards.
   * @zh 卡片。
   */
  cards: Card[];
  /**
   * The number of cards in a row on wide screens. Default: 3.
   * @zh 宽屏上每行的卡片数。默认：3。
   */
  columns?: 2 | 3 | 4 | 5;
  /**
   * The layout of a card. Default: `text`.
   * @zh 卡片的版式。默认：`text`。
   * @choices
   * icon: A small picture next to the text.
   * picture: A wide picture above the text.
   * text: Text only.
   * @choicesZh
   * icon: 文字旁的小图标。
   * picture: 文字上方的宽图。
   * text: 只有文字。
   */
  variant?: 'icon' | 'picture' | 'text';
}

/**
 * One card.
 * @zh 一张卡片。
 */
export interface Card {
  /**
   * The card's title.
   * @zh 卡片的标题。
   */
  title: Label;
  /**
   * A sentence or two.
   * @zh 一两句话。
   */
  text?: Text;
  /**
   * The icon or picture.
   * @zh 图标或图片。
   */
  picture?: Picture;
  /**
   * Sections shown in the card as a small preview. Visitors cannot click it, and screen readers skip it.
   * Default: none.
   * @zh 在卡片中缩小显示、作为预览的区块，不能点击，屏幕阅读器会跳过。默认：无。
   */
  sections?: Sections;
  /**
   * The link target of the whole card.
   * @zh 整张卡片的链接目标。
   */
  to?: Target;
  /**
   * Links at the bottom of the card.
   * @zh 卡片底部的链接。
   * @mayBeEmpty
   * @unique
   */
  links?: Link[];
}
