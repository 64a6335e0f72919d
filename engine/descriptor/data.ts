/**
 * Binds a section to live data. The source is one of the engine's named sources; no addresses and no code. The answer
 * is rendered into the page when it is built and refreshed in the visitor's browser.
 */
export interface DataBinding {
  /** The name of the source, for example `news.list`. */
  source: string;
  /**
   * The source's parameters. A value is a string as the API takes it, or `{route.NAME}` for the part of the page's
   * route of that name.
   */
  params?: Record<string, string>;
}
