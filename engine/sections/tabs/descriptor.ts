import type { ChoiceName, Label, QueryName } from '../../descriptor/kinds.ts';
import type { SectionBase, Sections } from '../../descriptor/section.ts';

/**
 * Sections of which one group shows at a time.
 * @alias tab
 */
export interface TabsSection extends SectionBase {
  /**
   * The tabs, in order; the first shows at first.
   * @minItems 2
   */
  tabs: Tab[];
  /** Keeps the chosen tab in the address under this name (`?guide=dcu`), so that links can lead to a tab. */
  query?: QueryName;
  /**
   * `tabs` (a bar above the content) or `buttons` (a row of buttons, for years and the like). Default: `tabs`.
   * @choices
   * tabs: A bar above the content.
   * buttons: A row of buttons, for years and the like.
   */
  look?: 'tabs' | 'buttons';
  /** Gives the chosen tab or button the keyboard's focus when the page opens. Default: `false`. */
  focusOnOpen?: boolean;
}

/** One tab. */
export interface Tab {
  /** The tab's name in the address, unique among the tabs. */
  id: ChoiceName;
  /** The tab's words. */
  label: Label;
  /** What the tab shows. */
  sections: Sections;
}
