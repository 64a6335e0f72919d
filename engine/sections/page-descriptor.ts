import type {
  LocalizedAddress,
  LocalizedHtml,
  LocalizedMarkdown,
  LocalizedText,
  LocalizedWords,
} from '../model/kinds.ts';
import type { PageDescriptor as PageFile } from '../model/page.ts';
import type { Include, Section } from '../model/section.ts';
import type { SectionTypes } from './section-types.ts';

/** A text for each language of the site, by its code. */
export type Localized = Record<string, string>;

/** The types that schemas have with the languages of the first site. */
type InLanguages = LocalizedText | LocalizedWords | LocalizedHtml | LocalizedMarkdown | LocalizedAddress;

/** A descriptor's type with every section in its own type, and texts in any languages. */
type Written<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends InLanguages
    ? Localized
    : T extends Include
      ? T
      : T extends Section
        ? SectionDescriptor
        : T extends readonly (infer Item)[]
          ? Written<Item>[]
          : T extends object
            ? { [Field in keyof T]: Written<T[Field]> }
            : T;

/** A section of a page in code. Its `type` decides which fields it has. */
export type SectionDescriptor =
  | { [Type in keyof SectionTypes]: { type: Type } & Written<SectionTypes[Type]> }[keyof SectionTypes]
  | Include;

/** A page in code. `renderPage` checks the rest, such as the languages, links and files of the site. */
export type PageDescriptor = { $schema?: string } & Written<Omit<PageFile, '$schema'>>;
