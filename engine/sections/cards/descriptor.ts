import type { Label, Target, Text } from '../../model/kinds.ts';
import type { Link } from '../../model/link.ts';
import type { Picture } from '../../model/picture.ts';
import type { SectionBase, Sections } from '../../model/section.ts';

/**
 * A grid of cards: products, functions, advantages, links with a sentence each.
 * @zh 卡片网格：产品、功能、优势，以及各带一句话的链接。
 * @alias card grid speakers people team members products services offers 卡片 讲者 嘉宾 团队 成员 人员 产品 服务
 */
export interface CardsSection extends SectionBase {
  /**
   * The cards.
   * @zh 卡片。
   */
  cards: Card[];
  /**
   * Cards side by side on wide screens. Default: 3.
   * @zh 宽屏上并排的卡片数。默认：3。
   */
  columns?: 2 | 3 | 4 | 5;
  /**
   * What leads a card. Default: `text`.
   * @zh 卡片以什么领头。默认：`text`。
   * @choices
   * icon: A small picture beside the words.
   * picture: A wide picture above the words.
   * text: The words alone.
   * @choicesZh
   * icon: 文字旁的小图标。
   * picture: 文字上方的宽图片。
   * text: 只有文字。
   */
  look?: 'icon' | 'picture' | 'text';
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
   * Its icon or picture.
   * @zh 卡片的图标或图片。
   */
  picture?: Picture;
  /**
   * Sections that the card shows small, as a picture of what it leads to: nothing in them can be clicked or is read out. Default: none.
   * @zh 卡片缩小显示的区块，作为其去处的图片：其中的内容不能点击，也不会被读出。默认：没有。
   */
  sections?: Sections;
  /**
   * Where the card leads. The whole card can be clicked.
   * @zh 卡片的去处。整张卡片都可点击。
   */
  to?: Target;
  /**
   * Further links at the card's foot.
   * @zh 卡片底部的其他链接。
   * @mayBeEmpty
   * @unique
   */
  links?: Link[];
}
