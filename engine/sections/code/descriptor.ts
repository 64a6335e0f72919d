import type { SectionBase } from '../../descriptor/section.ts';

/**
 * A script or configuration file, with a button that copies it.
 * @alias snippet
 */
export interface CodeSection extends SectionBase {
  /** The text as it stands, line breaks and all; one string a line. */
  lines: string[];
  /** The file's name, shown above it. */
  fileName?: string;
}
