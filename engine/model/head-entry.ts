/** An element that a site adds to the head of every page. */
export type HeadEntry = MetaEntry | LinkEntry | ScriptEntry;

export interface MetaEntry {
  /** Has a `name` or a `property`. */
  meta: { name?: string; property?: string; content: string };
}

export interface LinkEntry {
  /** `href` is an `https:` address, or a path of this site. A style sheet may be of another origin. */
  link: { rel: string; href: string; type?: string; title?: string; integrity?: string };
}

export interface ScriptEntry {
  /** Runs in every page, without consent of the visitor. */
  script: ExternalScript | { code: string };
}

export interface ExternalScript {
  /** An `https:` address, or a path of this site. The script runs after the page is parsed. */
  src: string;
  type?: 'module';
  integrity?: string;
  /** Its `data-` attributes, without this start: `{ domain: 'example.org' }`. */
  data?: Record<string, string>;
  /** The other origins that the script sends requests to. Default: none. */
  connect?: string[];
}
