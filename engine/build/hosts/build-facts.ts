import type { Addressing, RoutePattern } from '../../model/page-file.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { Redirect } from '../../model/site.ts';

/** What the server must know of a build. */
export interface BuildFacts {
  build: string;
  /** Whether it is a preview with drafts, of which nothing may be indexed. Default: no. */
  isPreview?: boolean;
  /** CSP source expressions of the inline script and of the inlined styles. */
  scriptHashes: string[];
  styleHashes: string[];
  /** Origins that frames and pictures may come from, besides the site's own. */
  frames: string[];
  images: string[];
  /** Origins that faults are reported to. Default: none besides the site's own. */
  collectors?: string[];
  /** Origins that newer data are asked from. Default: none besides the site's own. */
  apis?: string[];
  /** A hash of what the build was made from. */
  inputs: string;
  /** When what is published changes by itself, in ISO form: the site is to be built again then. Default: never. */
  nextChange?: string;
  /** Routes with parameters, with what answers their unknown values; last the page of unknown addresses, whose pattern is empty. */
  patterns: ServedPattern[];
  /** What the addresses of each language begin with, the default first. */
  languages: Addressing['languages'];
  /** The old routes and where each leads, without language. Default: none. */
  redirects?: Redirect[];
  /** What the forms of pages take, by the page's file and the section's id. Default: no page has a form. */
  forms?: Record<string, Forms>;
  /** Where the server passes on what they take. Default: nowhere. */
  formUpstream?: string;
  /** Whether the site's origin was not known: the server fills that of each request into the pages that need it. Default: no. */
  lacksOrigin?: true;
  /** Origins that the pages send forms to themselves, besides the site's own. Default: none. */
  formActions?: string[];
}

/** What the forms of a page take, by the section's id. */
export type Forms = Record<string, Schema>;

/** A route with parameters, as the server answers it. */
export interface ServedPattern extends RoutePattern {
  /** Where an unknown value leads; without one, the template is served. */
  fallback?: string;
}
