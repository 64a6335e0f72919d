import type { CompiledPage, SectionProps } from './compiled.ts';

/** Something that a page is about, in the words of schema.org. What is `undefined` is left out. */
export interface SchemaOrgThing {
  '@type': string;
  [property: string]: unknown;
}

/** What is known of a page where its sections say what they hold. */
export interface PageFacts {
  page: CompiledPage;
  /** The page's language, as HTML names it. */
  language: string;
  /** The page's whole address; `undefined` where the site has no `origin`. */
  address?: string;
  /** The whole address of an address of this site; `undefined` where the site has no `origin`. */
  whole(href: string): string | undefined;
  /** Who publishes the site. */
  publisher: SchemaOrgThing;
}

/** What a section holds for search engines: the default export of `sections/<type>/structured-data.ts`. */
export type StructuredDataBuilder<Section = unknown, Answer = undefined> = (
  props: SectionProps<Section, Answer>,
  about: PageFacts,
) => SchemaOrgThing[];
