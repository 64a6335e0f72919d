import type { DataBinding } from '../../model/data.ts';
import type { FieldName, HtmlFieldName } from '../../model/kinds.ts';
import type { Link, RowLink } from '../../model/link.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * One record of a source with HTML: a news item, a test document. The page's `titleFrom` and `descriptionFrom` can take its title and summary.
 * @zh 数据源中一条含 HTML 的记录：新闻、测试文档。页面的 `titleFrom` 和 `descriptionFrom` 可取它的标题和摘要。
 * @alias post blog-post entry 文章 详情
 */
export interface ArticleSection extends SectionBase {
  /**
   * The record: `{ "source": "news.item", "params": { "id": "{route.id}" } }`.
   * @zh 记录：`{ "source": "news.item", "params": { "id": "{route.id}" } }`。
   */
  data: DataBinding;
  /**
   * The field that holds the HTML. Default: `content`.
   * @zh 存放 HTML 的字段。默认：`content`。
   */
  contentField?: HtmlFieldName;
  /**
   * The field that holds the day. Leave it out for records without one.
   * @zh 存放日期的字段。记录没有日期时不写。
   */
  timeField?: FieldName;
  /**
   * Where to go from here, under the text. Whoever came by the list that it leads to finds the same page and place of it again.
   * @zh 正文下方，从这里去往何处。从它所指的列表来的访客，会回到列表的同一页、同一处。
   */
  back?: Link;
  /**
   * Where the records before and after are, for an answer that gives its `neighbours`: `/news-item/{id}`. Default: no links to
   * them.
   * @zh 上一条和下一条记录的地址，用于给出 `neighbours` 的返回数据：`/news-item/{id}`。默认：没有到它们的链接。
   */
  neighbours?: RowLink;
  /**
   * The field that names the record before and the one after. Default: `title`.
   * @zh 给上一条和下一条记录命名的字段。默认：`title`。
   * @default title
   */
  titleField?: FieldName;
}
