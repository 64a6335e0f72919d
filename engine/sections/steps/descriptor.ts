import type { Picture } from '../../descriptor/picture.ts';
import type { SectionBase } from '../../descriptor/section.ts';
import type { Text } from '../../descriptor/text.ts';

/** Numbered steps of a guide: words, commands to copy, the output to expect, a picture. */
export interface StepsSection extends SectionBase {
  /** The steps, in order. */
  steps: Step[];
}

/** One step. */
export interface Step {
  /** What is done. */
  title: Text;
  /** How, a paragraph each. */
  text?: Text[];
  /** The command to run, without a prompt; a button copies it as it stands. */
  command?: string;
  /** What the command prints. */
  output?: string;
  /** What it looks like. */
  picture?: Picture;
}
