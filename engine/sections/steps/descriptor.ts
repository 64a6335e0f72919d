import type { FileTarget, Label, Text } from '../../descriptor/kinds.ts';
import type { TellingPicture } from '../../descriptor/picture.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * Numbered steps of a guide: words, commands to copy, the output to expect, a picture.
 * @alias guide howto
 */
export interface StepsSection extends SectionBase {
  /** The steps, in order. */
  steps: Step[];
}

/** One step. */
export interface Step {
  /** What is done. */
  title: Label;
  /** How, a paragraph each. */
  text?: Text[];
  /**
   * What the step downloads. Each file is a link, and the command begins with a line that fetches it from this site: no
   * address of a download is ever typed into a command.
   * @minItems 1
   */
  downloads?: Download[];
  /** The command to run, without a prompt; a button copies it as it stands. */
  command?: string;
  /** What the command prints. */
  output?: string;
  /** What it looks like. */
  picture?: TellingPicture;
}

/** A file that a step downloads. */
export interface Download {
  /** The file. */
  to: FileTarget;
}
