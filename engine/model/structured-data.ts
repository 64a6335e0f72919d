import type { CompiledPage, SectionProps } from './compiled.ts';

/** An object of schema.org. */
export interface SchemaOrgThing {
  '@type': string;
  [property: string]: unknown;
}

/** The facts about a page that structured data may use. */
export interface PageFacts {
  page: CompiledPage;
  /** The page's BCP 47 tag. */
  language: string;
  /** The page's URL, if the site has an `origin`. */
  address?: string;
  /** Resolves an address of this site to a URL, if the site has an `origin`. */
  whole(href: string): string | undefined;
  publisher: SchemaOrgThing;
}

/** Describes a section to search engines: the default export of `sections/<type>/structured-data.ts`. */
export type StructuredDataBuilder<Section = unknown, Answer = undefined> = (
  props: SectionProps<Section, Answer>,
  about: PageFacts,
) => SchemaOrgThing[];
