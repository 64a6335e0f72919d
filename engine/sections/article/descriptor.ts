import type { DataBinding } from '../../model/data.ts';
import type { FieldName, HtmlFieldName, Markdown } from '../../model/kinds.ts';
import type { Link, RowLink } from '../../model/link.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A long text: one record in full, such as a news item, or an article in Markdown. For a record, `titleFrom` and `descriptionFrom` of the
 * page can take its title and summary.
 * @title Article | 文章
 * @zh 长文：完整显示一条记录（例如新闻），或用 Markdown 写的文章。显示记录时，页面的 `titleFrom` 和 `descriptionFrom` 可取它的标题和摘要。
 * @exactlyOne data content
 * @alias post blog-post markdown entry 文章 详情
 */
export interface ArticleSection extends SectionBase {
  /**
   * The source of the record. Example: `{ "source": "news.item", "params": { "id": "{route.id}" } }`.
   * @title Record | 记录
   * @zh 记录的数据源。例如 `{ "source": "news.item", "params": { "id": "{route.id}" } }`。
   */
  data?: DataBinding;
  /**
   * The text, instead of a record: a Markdown file next to the page (`guide.md`), or Markdown in place.
   * @title Text (Markdown) | 正文（Markdown）
   * @zh 正文，代替记录：页面旁边的 Markdown 文件（`guide.md`），或直接写 Markdown。
   */
  content?: Markdown;
  /**
   * The field with the formatted text (HTML). Default: `content`.
   * @title Field with the text | 正文字段
   * @zh 存放带格式正文（HTML）的字段。默认：`content`。
   */
  contentField?: HtmlFieldName;
  /**
   * The field with the date. Omit it for records without a date.
   * @title Field with the date | 日期字段
   * @zh 日期字段；记录没有日期时不写。
   */
  timeField?: FieldName;
  /**
   * A link below the text, usually to the list. Visitors who came from that list return to the same page and
   * position.
   * @title Link back | 返回链接
   * @zh 正文下方的链接，一般指向列表。从该列表来的访客会回到原来的页码和位置。
   */
  back?: Link;
  /**
   * Links to the previous and next record: `/news-item/{id}`. The source must have `adjacent`. Default: no
   * links.
   * @title Previous and next | 上一条和下一条
   * @zh 上一条和下一条记录的链接：`/news-item/{id}`。数据源须有 `adjacent`。默认：无。
   */
  adjacent?: RowLink;
  /**
   * The field with the titles of the previous and next record. Default: `title`.
   * @title Titles of these records | 上下条的标题字段
   * @zh 上一条和下一条记录的标题字段。默认：`title`。
   * @default title
   */
  titleField?: FieldName;
}

/**
 * The data that the section's source must return: one record.
 * @zh 区块的数据源须返回的数据：一条记录。
 */
export type ArticleAnswer = Record<string, unknown>;
