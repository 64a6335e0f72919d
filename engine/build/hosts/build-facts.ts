import type { Addressing, RoutePattern } from '../../model/page-file.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { Redirect } from '../../model/site.ts';

/** What a server must know about a build. */
export interface BuildFacts {
  build: string;
  /** Whether it is a preview with drafts, which must not be indexed. Default: no. */
  isPreview?: boolean;
  /** CSP source expressions of the inline script and of the inlined styles. */
  scriptHashes: string[];
  styleHashes: string[];
  /** Other origins that frames and pictures may come from. */
  frames: string[];
  images: string[];
  /** Other origins that errors are reported to. Default: none. */
  collectors?: string[];
  /** Other origins that newer data is fetched from. Default: none. */
  apis?: string[];
  /** Further sources for the head entries of the site: origins, and hashes of code. Default: none. */
  head?: { scripts: string[]; styles: string[]; connects: string[] };
  /** Whether pages ask for consent to a script. Default: no. */
  asksConsent?: true;
  /** A hash of the build's inputs. */
  inputs: string;
  /** When the published content changes on its own, as an ISO date-time. Default: never. */
  nextChange?: string;
  /** Routes with parameters, and last the not-found page, whose pattern is empty. */
  patterns: ServedPattern[];
  /** The folder of the host that the site is served from, without a slash at the end. Default: the root of the host. */
  base?: string;
  /** The prefix of each language in addresses below that folder, the default language first. */
  languages: Addressing['languages'];
  /** Redirects of old routes, without language. Default: none. */
  redirects?: Redirect[];
  /** The schemas of forms, by page file and section id. Default: none. */
  forms?: Record<string, Forms>;
  /** The address to which the server forwards form entries. Default: none. */
  formUpstream?: string;
  /** Whether the site's origin is unknown, so that the server fills in that of each request. Default: no. */
  lacksOrigin?: true;
  /** Other origins that pages send forms to. Default: none. */
  formActions?: string[];
}

/** The schemas of a page's forms, by section id. */
export type Forms = Record<string, Schema>;

/** A route with parameters, as the server handles it. */
export interface ServedPattern extends RoutePattern {
  /** The redirect for unknown values. Default: the template is served. */
  fallback?: string;
}
