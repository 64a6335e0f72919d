import type { Repeated } from '../../model/for-each.ts';
import type { Label, Target, Text } from '../../model/kinds.ts';
import type { ListedLink } from '../../model/link.ts';
import type { Picture } from '../../model/picture.ts';
import type { SectionBase, Sections } from '../../model/section.ts';

/**
 * A grid of cards, for products, features or links with a short text.
 * @title Cards | 卡片
 * @zh 卡片网格，用于产品、功能或带简介的链接。
 * @alias card grid speakers people team members products services offers 卡片 讲者 嘉宾 团队 成员 人员 产品 服务
 */
export interface CardsSection extends SectionBase {
  /**
   * The cards.
   * @title Cards | 卡片
   * @zh 卡片。
   */
  cards: Card[];
  /**
   * The number of cards in a row on wide screens. Default: 3.
   * @title Cards per row | 每行卡片数
   * @zh 宽屏上每行的卡片数。默认：3。
   */
  columns?: 2 | 3 | 4 | 5;
  /**
   * The layout of a card. Default: `text`.
   * @title Layout | 版式
   * @zh 卡片的版式。默认：`text`。
   * @choices
   * icon: Small icon | 小图标 | A small picture next to the text. | 文字旁的小图标。
   * picture: Wide picture | 宽图 | A wide picture above the text. | 文字上方的宽图。
   * text: Text only | 仅文字 | Text only. | 只有文字。
   */
  variant?: 'icon' | 'picture' | 'text';
}

/**
 * One card.
 * @title Card | 卡片
 * @zh 一张卡片。
 */
export interface Card extends Repeated {
  /**
   * The card's title.
   * @title Title | 标题
   * @zh 卡片的标题。
   */
  title: Label;
  /**
   * A sentence or two.
   * @title Text | 文字
   * @zh 一两句话。
   */
  text?: Text;
  /**
   * The icon or picture.
   * @title Picture | 图片
   * @zh 图标或图片。
   */
  picture?: Picture;
  /**
   * Sections shown in the card as a small preview. Visitors cannot click it, and screen readers skip it.
   * Default: none.
   * @title Preview | 预览内容
   * @zh 在卡片中缩小显示、作为预览的区块，不能点击，屏幕阅读器会跳过。默认：无。
   */
  sections?: Sections;
  /**
   * The page or web address that a click on the card opens.
   * @title Link of the card | 卡片链接
   * @zh 点击卡片后打开的页面或网址。
   */
  to?: Target;
  /**
   * Links at the bottom of the card.
   * @title Links below | 底部链接
   * @zh 卡片底部的链接。
   * @mayBeEmpty
   * @unique
   */
  links?: ListedLink[];
}
