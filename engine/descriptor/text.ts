/** A text in both languages of the site. Leaving one out is an error: a page never falls back silently. */
export interface BilingualText {
  /** The Chinese text. May hold `**bold**`, `` `code` `` and `[label](target)`, and site values such as `{product}`. */
  zh: string;
  /** The English text. May hold `**bold**`, `` `code` `` and `[label](target)`, and site values such as `{product}`. */
  en: string;
}

/**
 * Words that a visitor reads. Write `{ "zh": "…", "en": "…" }`, or one string when it is the same in every language
 * (a number, a file name, a formula). Inside: `**bold**`, `` `code` ``, `[label](target)` and site values in braces
 * (`{{product}}` shows the braces themselves).
 */
export type Text = string | BilingualText;

/** HTML from a record or the API. It is sanitised before it is shown: scripts, styles, forms and event handlers go. */
export type Html = string;
