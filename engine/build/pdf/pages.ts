import { breakIntoLines, type Typography, widthOf } from './lines.ts';
import type { Strip } from './pdf-layout.ts';
import { type Pen, sheet } from './pen.ts';
import { textStyles } from './text-styles.ts';

/** Puts strips on pages. Returns the page of each anchor, from 1. */
export function putOnPages(strips: Strip[], pen: Pen): Map<string, number> {
  const { pdf } = pen;
  const pages = new Map<string, number>();
  const outline = [{ level: 0, item: pdf.outline }];
  let y = sheet.top;
  let page = 0;
  const turn = () => {
    pdf.addPage();
    page += 1;
    y = sheet.top;
  };
  turn();
  for (const group of groupsOf(strips)) {
    const height = group.reduce((sum, one) => sum + one.before + one.height, 0);
    // A group longer than a page is divided. A chapter starts only where some of its text fits.
    const [{ heading } = { heading: undefined }] = group;
    const least = heading && heading.level <= 2 ? Math.max(height, 220) : height;
    if (y > sheet.top && y + least > sheet.bottom && height <= sheet.bottom - sheet.top) turn();
    for (const strip of group) {
      if (y > sheet.top && y + strip.before + strip.height > sheet.bottom) turn();
      if (y > sheet.top) y += strip.before;
      else if (strip.repeated && page > 1) {
        const { draw, height } = strip.repeated;
        pen.drawArtifact(() => draw(y), 'Pagination');
        y += height;
      }
      for (const anchor of strip.anchors) {
        pages.set(anchor, page);
        pdf.addNamedDestination(anchor, 'XYZ', 0, Math.max(0, y - 12), null);
      }
      if (strip.heading) {
        const { level, text } = strip.heading;
        while ((outline.at(-1)?.level ?? 0) >= level) outline.pop();
        // The library's types lack the position of a heading.
        const place: { expanded: boolean } = {
          expanded: level < 3,
          ...{ top: Math.max(0, y - 12), left: sheet.width },
        };
        const item = outline.at(-1)?.item.addItem(text, place);
        if (item) outline.push({ level, item });
      }
      strip.draw(y);
      y += strip.height;
    }
  }
  return pages;
}

function groupsOf(strips: Strip[]): Strip[][] {
  const groups: Strip[][] = [[]];
  for (const strip of strips) {
    groups.at(-1)?.push(strip);
    if (!strip.keepWithNext) groups.push([]);
  }
  return groups.filter(({ length }) => length > 0);
}

export function numberPages(title: string, pen: Pen, typography: Typography): void {
  const { pdf, colors } = pen;
  const { count } = pdf.bufferedPageRange();
  const { size } = textStyles.label;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pen.drawArtifact(() => {
      pdf
        .moveTo(sheet.side, 790)
        .lineTo(sheet.width - sheet.side, 790)
        .lineWidth(0.5)
        .strokeColor(colors.border)
        .stroke();
      const [left = []] = breakIntoLines([{ text: title }], 400, size, typography);
      const [right = []] = breakIntoLines([{ text: `${page + 1} / ${count}` }], 80, size, typography);
      for (const [line, start] of [
        [left, sheet.side],
        [right, sheet.width - sheet.side - widthOf(right)],
      ] as const) {
        for (const { text, face, left } of line) {
          pdf.font(face).fontSize(size).fillColor(colors.textMuted);
          pdf.text(text, pen.at(start, widthOf(line)) + left, 806, { lineBreak: false, baseline: 'alphabetic' });
        }
      }
    }, 'Pagination');
  }
}
