import type { FrameTarget, Label, Text } from '../../descriptor/kinds.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * A page of another service inside this one, in a sandbox. It loads when the visitor asks for it.
 * @alias iframe embed
 */
export interface FrameSection extends SectionBase {
  /** What the frame holds: its name for screen readers and on the button. */
  title: Label;
  /** What will be loaded, from whom, and what it learns of the visitor. */
  text: Text;
  /** The page. */
  to: FrameTarget;
  /**
   * The frame's height in pixels until the page in it is measured, as one of this site is, or tells its own, as one of another
   * site may by `parent.postMessage({ frameHeight: 812 }, '*')`; a page that never does scrolls inside the frame. Default: 720.
   * @minimum 200
   * @maximum 2000
   * @asType integer
   */
  height?: number;
}
