/** A language that a site speaks. The first of its languages is the default, whose addresses stand bare. */
export interface SiteLanguage {
  /**
   * How the site's texts call it, as BCP 47 has it: with `en`, a text is `{ "en": "…" }`.
   * @pattern ^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$
   */
  code: string;
  /** Its name in itself: `English`, `中文`. */
  name: string;
  /**
   * What the addresses of its pages begin with: `/en`. Default: nothing, which is for the first language alone.
   * @pattern ^/[a-z0-9-]+$
   */
  prefix?: string;
  /**
   * What HTML and search engines call it, where that says more than the code: `zh-CN`. Default: the code.
   * @pattern ^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$
   */
  tag?: string;
  /** What the switch to it shows: `EN`. Default: its name. */
  short?: string;
  /** What screen readers say of the switch, in the language itself, beginning with what it shows. Default: what it shows. */
  invitation?: string;
}
