import type { PdfBlock } from './blocks.ts';
import { breakIntoLines } from './lines.ts';
import type { Area, PdfLayout, Strip } from './pdf-layout.ts';
import { baselineIn, headingStyle, type TextStyleName, textStyles } from './text-styles.ts';

/** Lays out the items of a list next to their markers. */
export function listStrips(
  { numbered, items }: Extract<PdfBlock, { is: 'list' }>,
  area: Area,
  setting: PdfLayout,
): Strip[] {
  const { pen, typography } = setting;
  const list = pen.tag(area.tag, 'L');
  const indent = numbered ? 24 : 16;
  return items.flatMap((blocks, index) => {
    const item = pen.tag(list, 'LI');
    const label = numbered ? pen.tag(item, 'Lbl') : item;
    const body = { x: area.x + indent, width: area.width - indent, tag: pen.tag(item, 'LBody'), tight: true };
    const strips = setting.layOut(blocks, body);
    const [first] = strips;
    if (!first) return [];
    const look = textStyles[firstLook(blocks)];
    const [mark = []] = numbered
      ? breakIntoLines([{ text: `${index + 1}.`, bold: true }], indent, look.size, typography)
      : [];
    const { draw } = first;
    first.draw = (y) => {
      const baseline = y + baselineIn(look);
      if (numbered) pen.write(label, mark, area.x, baseline, pen.colors.accent);
      else
        pen.drawArtifact(() =>
          pen.pdf.circle(pen.at(area.x + 4), baseline - look.size * 0.36, 1.7).fill(pen.colors.accent),
        );
      draw(y);
    };
    const onlyRun =
      blocks.length === 1 && blocks[0]?.is === 'text' && blocks[0].runs.length === 1 ? blocks[0].runs[0] : undefined;
    const last = strips.at(-1);
    if (last && onlyRun?.href?.startsWith('#') && pen.leads(onlyRun.href)) {
      const { draw } = last;
      const line = breakIntoLines([onlyRun], body.width, look.size, typography).at(-1) ?? [];
      const from = line.reduce((x, { width }) => x + width, body.x);
      last.draw = (y) => {
        draw(y);
        setting.addPageNumber(onlyRun.href?.slice(1) ?? '', body.tag, from, area.x + area.width, y + baselineIn(look));
      };
    }
    return strips;
  });
}

/** The text style of the first line of an item, next to its marker. */
function firstLook([first]: PdfBlock[]): TextStyleName {
  if (first?.is === 'heading') return headingStyle(first.level);
  return first?.is === 'code' ? 'code' : first?.is === 'text' ? (first.style ?? 'body') : 'body';
}
