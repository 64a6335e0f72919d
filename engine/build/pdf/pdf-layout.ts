import type { PdfBlock } from './blocks.ts';
import type { Typography } from './lines.ts';
import type { Pen, Tag } from './pen.ts';

/** A line, row or picture, which no page break divides. Lengths are in points. */
export interface Strip {
  /** The space above it, except at the top of a page. */
  before: number;
  height: number;
  /** Whether the next strip stays on the same page. */
  keepWithNext: boolean;
  anchors: string[];
  /** Repeated above it at the top of a page. */
  repeated?: Strip;
  heading?: { level: number; text: string };
  draw(y: number): void;
}

export interface Area {
  x: number;
  width: number;
  tag: Tag;
  /** Whether it is inside a list or table. */
  tight?: boolean;
}

export interface PdfLayout {
  layOut(blocks: PdfBlock[], area: Area): Strip[];
  pen: Pen;
  typography: Typography;
  /** Pictures with their sizes in pixels, by address. */
  pictures: ReadonlyMap<string, { image: Buffer; width: number; height: number }>;
  /** Called with the position for the page number of an anchor. */
  addPageNumber(anchor: string, tag: Tag, from: number, right: number, baseline: number): void;
}
