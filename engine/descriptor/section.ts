import type { Anchor, Label, SharedName, Text } from './kinds.ts';

/** The fields that every section has, whatever its type. */
export interface SectionBase {
  /** The section's anchor, unique on its page: `/route#id` leads here. Letters, digits and hyphens, starting with a letter. */
  id?: Anchor;
  /**
   * Shows the section on phones only, on wider screens only, or on both. Default: `both`.
   * @choices
   * desktop: On wider screens only.
   * mobile: On phones only.
   * both: On all screens.
   */
  showOn?: 'desktop' | 'mobile' | 'both';
  /** The section's heading. */
  heading?: Label;
  /** One or two sentences under the heading. */
  lead?: Text;
}

/** Any section; its `type` is the name of a folder under `engine/sections/`. */
export interface Section extends SectionBase {
  /** The section's type: the name of a folder under `engine/sections/`. */
  type: string;
}

/** Sections, in the order they show. */
export type Sections = Section[];

/** Takes the sections of a shared file in its place, so that what several pages show is written once. */
export interface Include {
  /** Always `include`. */
  type: 'include';
  /** The shared file: `benchmarks` is `pages/shared/benchmarks.json`. */
  name: SharedName;
}

/** Sections that several pages include: a file under `pages/shared/`, named as they include it. */
export interface SharedDescriptor {
  /** The shared-sections schema, so that an editor completes, explains and checks this file. */
  $schema: string;
  /** The sections, in the order they show. */
  sections: Sections;
}
