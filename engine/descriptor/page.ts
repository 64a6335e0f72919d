import type { AnswerFieldName, BoundSectionName, Label, LanguageCode, PageRoute, RouteName, Text } from './kinds.ts';
import type { Picture } from './picture.ts';
import type { Sections } from './section.ts';

/** One page of the site: a JSON file anywhere under `pages/`. Folders group files for people; the route is a field. */
export interface PageDescriptor {
  /** The page schema, so that an editor completes, explains and checks this file. */
  $schema: string;
  /**
   * The page's name in the code: `<main data-page>`, unique on the site.
   * @pattern ^[A-Za-z][A-Za-z0-9-]*$
   */
  id: string;
  /**
   * The page's address, starting with `/`, unique on the site. `{product}` and other site values are filled in; any other
   * name in braces is a route parameter (`/company-news/{page}`). In other languages than the first it stands at the same route under the language's prefix.
   */
  route: PageRoute;
  /**
   * What a route parameter is when it is left out or names nothing, for example `{ "page": "1" }`. Without a default,
   * an unknown value shows a "not found" notice.
   */
  routeDefaults?: Record<string, string>;
  /** The page's title: its first heading and, with the company's name, the browser's title. */
  title: Label;
  /** Takes the title from live data once it is there, for pages that show one record. */
  titleFrom?: AnswerField;
  /** Whether the title shows at the head of the page. `false` keeps it for screen readers only, under a hero or carousel. Default: `true`. */
  showTitle?: boolean;
  /** One or two sentences under the title. */
  lead?: Text;
  /** One sentence for search engines and link previews, 40 to 160 characters. Default: the lead. */
  description?: Text;
  /** Takes the description from a record's plain text, for pages that show one record. Where there is none: `description`. */
  descriptionFrom?: AnswerField;
  /** A picture beside the title. */
  picture?: Picture;
  /** The page that this one belongs to, for the breadcrumb: its route. Default: the home page. */
  parent?: RouteName;
  /** Says that the page's content is Chinese in both languages. Default: both languages. */
  contentLanguage?: LanguageCode;
  /** Lists the page's headings at its side; for long guides. Default: `false`. */
  contents?: boolean;
  /** The page's sections, in the order they show. */
  sections: Sections;
}

/** A text that a page takes from the data of one of its sections. */
export interface AnswerField {
  /** The `id` of the section on this page whose data holds the text. */
  section: BoundSectionName;
  /** The field of the section's source that is the text. */
  field: AnswerFieldName;
}
