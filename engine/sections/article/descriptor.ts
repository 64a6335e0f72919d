import type { DataBinding } from '../../descriptor/data.ts';
import type { FieldName, HtmlFieldName } from '../../descriptor/kinds.ts';
import type { Link } from '../../descriptor/link.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * One record of a source with HTML: a news item, a test document. The page's `titleFrom` and `descriptionFrom` can take its title and summary.
 * @alias post
 */
export interface ArticleSection extends SectionBase {
  /** The record: `{ "source": "news.item", "params": { "id": "{route.id}" } }`. */
  data: DataBinding;
  /** The field that holds the HTML. Default: `content`. */
  contentField?: HtmlFieldName;
  /** The field that holds the day. Leave it out for records without one. */
  timeField?: FieldName;
  /** Where to go from here, under the text. */
  back?: Link;
}
