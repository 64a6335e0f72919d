import type { Block } from './blocks.ts';
import type { Typography } from './lines.ts';
import type { Pen, Tag } from './pen.ts';

/** What no page's end divides: a line, a row, a picture. Lengths are in points. */
export interface Strip {
  /** What is left free above it, but at the head of a page. */
  before: number;
  height: number;
  /** Whether what follows stands on the same page. */
  keep: boolean;
  anchors: string[];
  /** What stands above it again where it begins a page. */
  again?: Strip;
  heading?: { level: number; text: string };
  /** Draws it below `y`. */
  draw(y: number): void;
}

export interface Room {
  x: number;
  width: number;
  tag: Tag;
  /** Whether it is part of something: a list, a table. */
  tight?: boolean;
}

export interface Setting {
  layOut(blocks: Block[], room: Room): Strip[];
  pen: Pen;
  typography: Typography;
  /** The picture at an address, with its size in pixels; `undefined` where it cannot be shown. */
  pictures: ReadonlyMap<string, { image: Buffer; width: number; height: number }>;
  /** Hears where the page's number of an anchor belongs. */
  pointsTo(anchor: string, tag: Tag, from: number, right: number, baseline: number): void;
}
