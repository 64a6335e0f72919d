import { breakIntoLines, type Fragment, widthOf } from './lines.ts';
import type { Area, PdfLayout, Strip } from './pdf-layout.ts';
import type { Run } from './runs.ts';
import { baselineIn, type TextStyle, textStyles } from './text-styles.ts';

/** Lays out a text without widows and orphans. */
export function textStrips(
  runs: Run[],
  look: TextStyle,
  color: string,
  area: Area,
  { pen, typography }: PdfLayout,
): Strip[] {
  const { size, leading } = look;
  const lines = breakIntoLines(runs, area.width, size, typography);
  // Code starts at the left, also on right-to-left pages.
  const isCode = typography.direction === 'rtl' && runs.every(({ code }) => code);
  const startOf = (line: Fragment[]) => (isCode ? area.x + area.width - widthOf(line) : area.x);
  const most = look.size > textStyles.body.size ? 16 : 8;
  return lines.map((line, index) => ({
    before: index > 0 ? 0 : area.tight ? Math.min(look.before, most) : look.before,
    height: leading,
    keepWithNext: index < lines.length - 1 && (lines.length < 4 || index === 0 || index === lines.length - 2),
    anchors: [],
    draw: (y) => pen.write(area.tag, line, startOf(line), y + baselineIn(look), color),
  }));
}

export function addBackground(
  strips: Strip[],
  around: number,
  before: number,
  background: (y: number, height: number) => void,
): Strip[] {
  return strips.map((strip, index) => {
    const [first, last] = [index === 0, index === strips.length - 1];
    const above = first ? around : strip.before;
    const height = above + strip.height + (last ? around : 0);
    const draw = (y: number) => {
      // Overlap, so that no gap shows between the backgrounds of two strips.
      background(y, height + (last ? 0 : 0.4));
      strip.draw(y + above);
    };
    return { ...strip, before: first ? before : 0, height, draw };
  });
}
